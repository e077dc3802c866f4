// Animals as samples: calls are tones whose pitch moves, hooves and wings are small noises in a rhythm.
import type { SeededRandom } from "../../../../core/animatic/seeded-random.ts";
import { bandPass, highPass, lowPass } from "../synth/filters.ts";
import {
  add,
  burst,
  drift,
  heldSwell,
  paced,
  roundSwell,
  scatter,
  shape,
  span,
  strike,
  sweep,
  white,
  type Samples,
  type Makers,
} from "../synth/shapes.ts";

export const ANIMAL_EFFECTS = {
  gulls: (length, random) => {
    const out = new Float32Array(length);
    for (const at of scatter(length, 0.45, random)) {
      const [pitch, loud] = [880 + 260 * random(), 0.3 + 0.6 * random()];
      const count = 1 + Math.floor(3 * random());
      for (let call = 0; call < count; call++)
        sweep(out, {
          ...{ from: at + span(call * 0.42), seconds: 0.36, partials: [1, 0.7, 0.5, 0.2], gain: loud },
          hertz: (part) => pitch * (1 + 0.35 * Math.sin(Math.PI * part ** 0.6) - 0.2 * part),
        });
    }
    return out;
  },
  birds: (length, random) => {
    const out = new Float32Array(length);
    for (const at of scatter(length, 0.9, random)) {
      const [pitch, loud] = [2_300 + 2_600 * random(), 0.15 + 0.7 * random() ** 2];
      const [count, gap, bend] = [2 + Math.floor(5 * random()), 0.09 + 0.1 * random(), random() * 0.6 - 0.3];
      for (let note = 0; note < count; note++) {
        const own = pitch * (0.9 + 0.25 * random());
        sweep(out, {
          ...{ from: at + span(note * gap), seconds: gap * 0.7, partials: [1, 0.06], gain: loud },
          hertz: (part) => own * (1 + bend * part + 0.04 * Math.sin(30 * part)),
        });
      }
    }
    return out;
  },
  owl: (length, random) => {
    const out = new Float32Array(length);
    const pitch = 340 + 60 * random();
    for (const [start, seconds] of [
      [0.05, 0.32],
      [0.62, 0.7],
    ] as const)
      sweep(out, {
        from: span(start),
        seconds,
        hertz: (part) => pitch * (1 - 0.06 * part),
        partials: [1, 0.12, 0.05],
        gain: 0.8,
      });
    return out;
  },
  crows: (length, random) => {
    const out = new Float32Array(length);
    for (const start of [0, 0.48]) {
      const caw = bandPass(rasp(span(0.34), 330 + 40 * random(), random), 1_250, 1.6);
      add(
        out,
        shape(caw, (at) => heldSwell(at / caw.length)),
        1,
        span(start),
      );
    }
    return out;
  },
  "bird wings": (length, random) => {
    const out = new Float32Array(length);
    for (const at of paced(length, 0.085, 0.12, random))
      burst(out, at, {
        noise: bandPass(white(span(0.07), random), 700, 1),
        decay: 0.06,
        gain: 1 - (0.7 * at) / length,
      });
    return out;
  },
  crickets: (length, random) => {
    const out = new Float32Array(length);
    for (const [pitch, gain, offset] of [
      [4_350, 0.8, 0],
      [4_820, 0.4, 0.31],
      [3_900, 0.25, 0.12],
    ] as const) {
      const rest = 0.42 + 0.3 * random();
      for (let start = offset; start * 48_000 < length; start += rest + 0.14)
        for (let pulse = 0; pulse < 4; pulse++)
          sweep(out, { from: span(start + pulse * 0.034), seconds: 0.024, hertz: () => pitch, partials: [1], gain });
    }
    return out;
  },
  frogs: (length, random) => {
    const out = new Float32Array(length);
    for (const at of scatter(length, 1.3, random)) {
      const croak = bandPass(rasp(span(0.22 + 0.2 * random()), 46 + 30 * random(), random), 520 + 380 * random(), 3);
      add(
        out,
        shape(croak, (place) => roundSwell(place / croak.length)),
        0.3 + 0.7 * random(),
        at,
      );
    }
    return out;
  },
  insects: (length, random) => {
    const [near, pitch] = [drift(length, 0.9, random), drift(length, 0.7, random)];
    const out = new Float32Array(length);
    sweep(out, {
      ...{ from: 0, seconds: length / 48_000, partials: [1, 0.7, 0.5, 0.35, 0.2], gain: 1 },
      hertz: (part) => 150 + 70 * pitch(part * length),
      swell: (part) => near(part * length) ** 3,
    });
    return highPass(out, 200);
  },
  wolf: (length, random) => {
    const out = new Float32Array(length);
    const top = 520 + 90 * random();
    sweep(out, {
      ...{ from: 0, seconds: Math.min(2.6, length / 48_000), partials: [1, 0.35, 0.18, 0.06], gain: 0.8 },
      hertz: (part) =>
        top *
        (0.62 + 0.38 * Math.min(1, part * 4) - 0.22 * Math.max(0, part - 0.6)) *
        (1 + 0.008 * Math.sin(part * 80)),
    });
    return out;
  },
  dog: (length, random) => {
    const out = new Float32Array(length);
    for (const start of [0, 0.36]) {
      const bark = bandPass(rasp(span(0.17), 300 - 60 * random(), random), 780, 1.1);
      add(
        out,
        shape(bark, (at) => roundSwell((at / bark.length) ** 0.6)),
        1,
        span(start + 0.04 * random()),
      );
      burst(out, span(start), { noise: bandPass(white(span(0.12), random), 1_400, 0.8), decay: 0.1, gain: 0.35 });
    }
    return out;
  },
  cat: (length, random) => {
    const out = new Float32Array(length);
    const pitch = 560 + 90 * random();
    sweep(out, {
      ...{ from: 0, seconds: 0.75, partials: [0.6, 1, 0.8, 0.4, 0.25, 0.12], gain: 0.6 },
      hertz: (part) => pitch * (0.8 + 0.4 * Math.sin(Math.PI * part ** 0.7)),
    });
    return out;
  },
  horse: (length, random) => {
    const out = new Float32Array(length);
    for (const at of paced(length, 0.56, 0.04, random))
      for (const [beat, gain] of [
        [0, 1],
        [0.13, 0.7],
        [0.3, 0.9],
      ] as const) {
        const from = at + span(beat + 0.01 * random());
        strike(out, from, { hertz: 640 + 240 * random(), decay: 0.05, gain: 0.6 * gain });
        burst(out, from, { noise: lowPass(white(span(0.09), random), 500), decay: 0.09, gain: 1.6 * gain });
      }
    return out;
  },
} satisfies Makers;

/** A rough tone: pulses, none quite where it should be. */
export function rasp(length: number, hertz: number, random: SeededRandom): Samples {
  const out = new Float32Array(length);
  for (let at = 0; at < length; at += (48_000 / hertz) * (0.94 + 0.12 * random())) {
    const from = Math.floor(at);
    for (let place = 0; place < 40 && from + place < length; place++)
      out[from + place] = (out[from + place] ?? 0) + (1 - place / 40) ** 2;
  }
  return highPass(out, 60);
}
