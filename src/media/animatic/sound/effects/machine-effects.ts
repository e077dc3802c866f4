// Bells, signals, vehicles and machines as samples.
import type { SeededRandom } from "../../../../core/animatic/seeded-random.ts";
import { bandPass, highPass, lowPass, sweptBand } from "../synth/filters.ts";
import {
  add,
  burst,
  drift,
  heldSwell,
  scatter,
  shape,
  span,
  strike,
  strikeAll,
  sweep,
  white,
  type Partial,
  type Samples,
  type Makers,
} from "../synth/shapes.ts";
import { rasp } from "./animal-effects.ts";

const BELL: readonly Partial[] = [
  { hertz: 131, decay: 4, gain: 0.6 },
  { hertz: 262, decay: 3.6, gain: 0.8 },
  { hertz: 314, decay: 3, gain: 0.55 },
  { hertz: 393, decay: 2.4, gain: 0.4 },
  { hertz: 524, decay: 2, gain: 0.5 },
  { hertz: 786, decay: 1.3, gain: 0.25 },
  { hertz: 1_100, decay: 0.8, gain: 0.2 },
];
const SMALL_BELL: readonly Partial[] = [
  { hertz: 2_093, decay: 0.8, gain: 0.7 },
  { hertz: 3_400, decay: 0.6, gain: 0.4 },
  { hertz: 5_270, decay: 0.4, gain: 0.25 },
];

/** A steady tone over the whole length. */
function tone(length: number, hertz: number | ((at: number) => number), partials: readonly number[]): Samples {
  const out = new Float32Array(length);
  const pitch = typeof hertz === "number" ? () => hertz : (part: number) => hertz(part * length);
  sweep(out, { from: 0, seconds: length / 48_000, hertz: pitch, partials, gain: 0.5, swell: () => 1 });
  return out;
}

/** Pulses a second: on for a share of each. */
function gated(samples: Samples, perSecond: number, share: number): Samples {
  const period = 48_000 / perSecond;
  return shape(samples, (at) => ((at % period) / period < share ? 1 : 0));
}

function engineOf(length: number, hertz: number, random: SeededRandom): Samples {
  const idle = drift(length, 0.6, random);
  const out = tone(length, (at) => hertz * (0.97 + 0.06 * idle(at)), [0.8, 1, 0.5, 0.6, 0.3, 0.25]);
  add(out, rasp(length, hertz / 2, random), 0.25);
  lowPass(out, 420);
  return add(out, lowPass(white(length, random), 240), 0.5);
}

/** Comes near and goes away again, 0 to 1. */
function nearness(at: number, length: number): number {
  return Math.exp(-(((at / length - 0.5) * 4.2) ** 2));
}

function tyresOf(length: number, random: SeededRandom): Samples {
  const tyres = sweptBand(white(length, random), (at) => 700 + 500 * nearness(at, length), 0.8);
  return shape(tyres, (at) => nearness(at, length));
}

function passing(length: number, random: SeededRandom): Samples {
  const motor = shape(engineOf(length, 64, random), (at) => nearness(at, length));
  return add(tyresOf(length, random), motor, 0.6);
}

export const MACHINE_EFFECTS = {
  doorbell: (length) => {
    const out = new Float32Array(length);
    for (const [start, hertz] of [
      [0, 659],
      [0.55, 523],
    ] as const)
      strikeAll(out, span(start), [
        { hertz, decay: 1.3, gain: 0.8 },
        { hertz: hertz * 3, decay: 0.5, gain: 0.15 },
      ]);
    return out;
  },
  "bicycle bell": (length) => {
    const out = new Float32Array(length);
    for (const start of [0, 0.09]) strikeAll(out, span(start), SMALL_BELL);
    return out;
  },
  bell: (length) => {
    const out = new Float32Array(length);
    strikeAll(out, 0, BELL, 0.8);
    return out;
  },
  vibrate: (length) => shape(gated(tone(length, 165, [1, 0.6, 0.4, 0.3]), 0.9, 0.45), () => 1),
  phone: (length) => {
    const out = new Float32Array(length);
    for (let start = 0; start < 2.6; start += 2)
      for (let beat = 0; beat < 22; beat++)
        strikeAll(out, span(start + beat * 0.05), [
          { hertz: beat % 2 ? 1_480 : 1_260, decay: 0.22, gain: 0.35 },
          { hertz: beat % 2 ? 3_900 : 3_360, decay: 0.1, gain: 0.12 },
        ]);
    return out;
  },
  siren: (length) =>
    lowPass(
      tone(length, (at) => 760 + 340 * Math.sin((2 * Math.PI * at) / span(2.4)), [1, 0.3, 0.35]),
      1_600,
    ),
  alarm: (length) =>
    gated(
      tone(length, (at) => (at % span(0.8) < span(0.4) ? 880 : 988), [1, 0, 0.3, 0, 0.15]),
      5,
      0.6,
    ),
  beeps: (length) => {
    const out = new Float32Array(length);
    for (let start = 0.3; start * 48_000 < length; start += 1.05)
      sweep(out, {
        from: span(start),
        seconds: 0.12,
        hertz: () => 980,
        partials: [1, 0.1],
        gain: 0.8,
        swell: heldSwell,
      });
    return out;
  },
  static: (length, random) => {
    const out = bandPass(white(length, random), 2_400, 0.5);
    const fade = drift(length, 0.35, random);
    shape(out, (at) => 0.4 + 0.6 * fade(at));
    for (const at of scatter(length, 9, random))
      burst(out, at, { noise: white(span(0.01), random), decay: 0.008, gain: random() });
    const beat = drift(length, 1.3, random);
    return add(
      out,
      shape(
        tone(length, (at) => 700 + 900 * beat(at), [1]),
        (at) => beat(at) ** 4,
      ),
      0.25,
    );
  },
  clock: (length, random) => {
    const out = new Float32Array(length);
    for (let beat = 0; beat * 24_000 + 9_000 < length; beat++) {
      const from = beat * 24_000 + 9_000;
      strike(out, from, { hertz: beat % 2 ? 1_950 : 2_480, decay: 0.03, gain: 0.7 });
      burst(out, from, { noise: highPass(white(span(0.006), random), 2_000), decay: 0.005, gain: 0.6 });
    }
    return out;
  },
  engine: (length, random) => engineOf(length, 44, random),
  "car pass": (length, random) => passing(length, random),
  traffic: (length, random) => {
    const out = lowPass(lowPass(white(length, random), 300), 700);
    for (const at of scatter(length, 0.22, random)) add(out, tyresOf(span(3.4), random), 0.14 + 0.12 * random(), at);
    return out;
  },
  train: (length, random) => {
    const out = lowPass(white(length, random), 210);
    shape(out, () => 0.8);
    for (let start = 0.15; start * 48_000 < length; start += 0.74)
      for (const beat of [0, 0.13]) {
        const from = span(start + beat + 0.006 * random());
        burst(out, from, { noise: lowPass(white(span(0.09), random), 420), decay: 0.09, gain: 1.7 });
        strike(out, from, { hertz: 1_150, decay: 0.05, gain: 0.12 });
      }
    return out;
  },
  "train whistle": (length, random) => {
    const out = new Float32Array(length);
    for (const hertz of [311, 370, 466, 554])
      sweep(out, {
        from: 0,
        seconds: 1.6,
        hertz: (part) => hertz * (0.97 + 0.03 * Math.min(1, part * 6)),
        partials: [1, 0.35, 0.2],
        gain: 0.25,
        swell: heldSwell,
      });
    const steam = highPass(white(Math.min(length, span(1.6)), random), 1_500);
    return add(
      out,
      shape(steam, (at) => heldSwell(at / steam.length)),
      0.1,
    );
  },
  "ship horn": (length) => {
    const out = new Float32Array(length);
    sweep(out, {
      from: 0,
      seconds: 2.2,
      hertz: () => 98,
      partials: [1, 0.8, 0.6, 0.45, 0.3, 0.2],
      gain: 0.4,
      swell: (part) => Math.min(1, part * 6, (1 - part) * 5),
    });
    return out;
  },
  "car horn": (length) => {
    const out = new Float32Array(length);
    for (const hertz of [420, 525])
      sweep(out, {
        from: 0,
        seconds: 0.5,
        hertz: () => hertz,
        partials: [1, 0.6, 0.5, 0.3, 0.2],
        gain: 0.25,
        swell: heldSwell,
      });
    return out;
  },
  plane: (length, random) =>
    add(lowPass(lowPass(white(length, random), 380), 900), tone(length, 118, [0.6, 0.4, 0.25]), 0.12),
  helicopter: (length, random) => {
    const out = lowPass(white(length, random), 420);
    const period = span(0.082);
    return shape(out, (at) => 0.25 + Math.exp((-4 * (at % period)) / period));
  },
  kettle: (length, random) => {
    const out = tone(length, (at) => 2_150 + (180 * at) / length, [1, 0.15]);
    return add(out, highPass(white(length, random), 2_500), 0.15);
  },
  steam: (length, random) => {
    const force = drift(length, 0.7, random);
    return shape(highPass(white(length, random), 2_200), (at) => 0.5 + 0.5 * force(at));
  },
  hum: (length, random) =>
    add(tone(length, 50, [0.6, 1, 0.35, 0.4, 0.1, 0.15]), lowPass(white(length, random), 300), 0.15),
  ventilation: (length, random) =>
    add(lowPass(lowPass(white(length, random), 340), 1_100), tone(length, 87, [0.5, 0.2]), 0.03),
  drone: (length, random) => {
    const move = drift(length, 2.6, random);
    const out = tone(length, 55, [1, 0.5, 0.22, 0.1]);
    add(out, tone(length, 55.4, [0.8, 0.4, 0.3]), 0.8);
    shape(out, (at) => 0.7 + 0.3 * move(at));
    return add(out, lowPass(white(length, random), 160), 0.7);
  },
} satisfies Makers;
