// What people are heard by besides their lines: steps, breath, heart, crowds.
import type { SeededRandom } from "../../../../core/animatic/seeded-random.ts";
import { bandPass, lowPass } from "../synth/filters.ts";
import {
  add,
  burst,
  drift,
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
import { rasp } from "./animal-effects.ts";

function stepsOf(length: number, seconds: number, random: SeededRandom): Samples {
  const out = new Float32Array(length);
  for (const [index, at] of paced(length, seconds, 0.05, random).entries()) {
    const side = index % 2 ? 0.86 : 1;
    burst(out, at, { noise: lowPass(white(span(0.09), random), 230), decay: 0.08, gain: 4 * side });
    burst(out, at + span(0.015), {
      noise: bandPass(white(span(0.08), random), 1_300 + 500 * random(), 0.9),
      decay: 0.06,
      gain: 0.5 * side,
    });
    burst(out, at + span(0.11), {
      noise: bandPass(white(span(0.05), random), 2_000, 0.9),
      decay: 0.04,
      gain: 0.25 * side,
    });
  }
  return out;
}

/** Several people who say nothing that can be understood: bands of a mouth, each opened and closed at its own rate of syllables. */
function babble(length: number, voices: number, random: SeededRandom): Samples {
  const out = new Float32Array(length);
  for (let voice = 0; voice < voices; voice++) {
    const [syllables, talk] = [drift(length, 0.09 + 0.03 * random(), random), drift(length, 0.9 + random(), random)];
    const pitch = 95 + 130 * random();
    const sung = rasp(length, pitch, random);
    add(sung, white(length, random), 0.2);
    bandPass(sung, 380 + 550 * random(), 1.3);
    add(
      out,
      shape(sung, (at) => Math.max(0, syllables(at) - 0.25) * Math.min(1, 2 * talk(at))),
    );
  }
  return out;
}

export const PEOPLE_EFFECTS = {
  steps: (length, random) => stepsOf(length, 0.56, random),
  running: (length, random) => stepsOf(length, 0.29, random),
  crowd: (length, random) => {
    const out = babble(length, 5, random);
    return add(out, bandPass(white(length, random), 480, 0.6), 0.12);
  },
  applause: (length, random) => {
    const out = new Float32Array(length);
    for (const at of scatter(length, 130, random))
      burst(out, at, {
        noise: bandPass(white(span(0.02), random), 900 + 900 * random(), 0.9),
        decay: 0.016,
        gain: 0.2 + 0.8 * random(),
      });
    return out;
  },
  "heavy breathing": (length, random) => {
    const out = new Float32Array(length);
    for (const at of paced(length, 1.5, 0.06, random))
      for (const [start, seconds, hertz, gain] of [
        [0, 0.5, 1_500, 0.7],
        [0.65, 0.65, 950, 1],
      ] as const) {
        const air = bandPass(white(span(seconds), random), hertz, 0.9);
        add(
          out,
          shape(air, (place) => roundSwell(place / air.length)),
          gain,
          at + span(start),
        );
      }
    return out;
  },
  heartbeat: (length) => {
    const out = new Float32Array(length);
    for (let start = 0.2; start * 48_000 < length; start += 0.86)
      for (const [beat, gain] of [
        [0, 1],
        [0.27, 0.7],
      ] as const)
        sweep(out, {
          from: span(start + beat),
          seconds: 0.16,
          hertz: (part) => 62 - 22 * part,
          partials: [1, 0.45, 0.2],
          gain,
          swell: (part) => Math.min(1, part * 10) * Math.exp(-4 * part),
        });
    return out;
  },
  whistle: (length, random) => {
    const out = new Float32Array(length);
    const pitch = 1_350 + 250 * random();
    sweep(out, { from: 0, seconds: 0.32, hertz: (part) => pitch * (1 + 0.25 * part), partials: [1, 0.05], gain: 0.8 });
    sweep(out, {
      from: span(0.36),
      seconds: 0.45,
      hertz: (part) => pitch * (1.35 - 0.35 * part),
      partials: [1, 0.05],
      gain: 0.8,
    });
    return out;
  },
  typing: (length, random) => {
    const out = new Float32Array(length);
    for (const at of scatter(length, 6.5, random)) {
      burst(out, at, {
        noise: bandPass(white(span(0.02), random), 2_400 + 900 * random(), 1.2),
        decay: 0.014,
        gain: 0.5 + 0.5 * random(),
      });
      strike(out, at, { hertz: 420 + 120 * random(), decay: 0.03, gain: 0.15 });
    }
    return out;
  },
} satisfies Makers;
