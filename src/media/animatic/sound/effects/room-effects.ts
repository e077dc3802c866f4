// Doors, things and knocks as samples: struck partials for what is hard, filtered bursts for what is soft.
import type { SeededRandom } from "../../../../core/animatic/seeded-random.ts";
import { bandPass, highPass, lowPass, roomOf, sweptBand } from "../synth/filters.ts";
import {
  add,
  burst,
  drift,
  heldSwell,
  roundSwell,
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

const partials = (decay: number, ...tones: readonly (readonly [hertz: number, gain: number])[]): readonly Partial[] =>
  tones.map(([hertz, gain]) => ({ hertz, gain, decay: (decay * (tones[0]?.[0] ?? hertz) ** 0.3) / hertz ** 0.3 }));

const WOOD = partials(0.16, [165, 1], [290, 0.7], [470, 0.45], [790, 0.25], [1_240, 0.12]);
const DOOR = partials(0.4, [74, 1], [118, 0.8], [205, 0.5], [330, 0.3]);
const LATCH = partials(0.06, [1_900, 0.3], [3_100, 0.25], [4_600, 0.15]);
const STEEL = partials(0.9, [1_780, 0.5], [2_930, 0.6], [4_380, 0.4], [6_150, 0.3]);
const CUP = partials(0.5, [2_650, 0.6], [4_310, 0.35], [6_900, 0.2]);
const PAN = partials(0.6, [310, 0.5], [735, 0.6], [1_180, 0.45], [1_990, 0.35], [3_240, 0.25]);

function thump(out: Samples, from: number, random: SeededRandom, gain: number): void {
  burst(out, from, { noise: lowPass(white(span(0.22), random), 190), decay: 0.2, gain: gain * 5 });
}

function creakOf(length: number, random: SeededRandom): Samples {
  const force = drift(length, 0.22, random);
  const rough = rasp(length, 75 + 50 * random(), random);
  const move = drift(length, 0.4, random);
  const out = sweptBand(rough, (at) => 480 + 900 * move(at), 5);
  return shape(out, (at) => (0.2 + force(at)) * heldSwell(at / length));
}

export const ROOM_EFFECTS = {
  "door opens": (length, random) => {
    const out = new Float32Array(length);
    strikeAll(out, 0, LATCH, 0.8);
    burst(out, span(0.02), { noise: bandPass(white(span(0.05), random), 2_200, 1), decay: 0.04, gain: 0.5 });
    return add(out, creakOf(Math.max(0, length - span(0.22)), random), 1.6, span(0.18));
  },
  "door closes": (length, random) => {
    const out = new Float32Array(length);
    strikeAll(out, span(0.1), DOOR, 0.5);
    thump(out, span(0.1), random, 0.5);
    strikeAll(out, span(0.19), LATCH, 0.9);
    return out;
  },
  slam: (length, random) => {
    const out = new Float32Array(length);
    strikeAll(out, 0, DOOR, 0.9);
    thump(out, 0, random, 1);
    burst(out, 0, { noise: lowPass(white(span(0.16), random), 2_800), decay: 0.16, gain: 0.9 });
    strikeAll(out, span(0.03), LATCH, 0.5);
    return out;
  },
  knock: (length, random) => {
    const out = new Float32Array(length);
    for (const [start, gain] of [
      [0, 0.9],
      [0.21, 0.75],
      [0.41, 1],
    ] as const) {
      strikeAll(out, span(start), WOOD, gain);
      burst(out, span(start), { noise: lowPass(white(span(0.02), random), 2_400), decay: 0.02, gain: 0.6 * gain });
    }
    return out;
  },
  creak: (length, random) => creakOf(length, random),
  clink: (length, random) => {
    const out = new Float32Array(length);
    for (const start of [0, 0.13 + 0.1 * random()]) strikeAll(out, span(start), CUP, 0.5 + 0.5 * random());
    return out;
  },
  glass: (length, random) => {
    const out = new Float32Array(length);
    burst(out, 0, { noise: highPass(white(span(0.14), random), 2_500), decay: 0.12, gain: 0.9 });
    for (let shard = 0; shard < 54; shard++) {
      const at = span(0.55 * random() ** 2);
      strike(out, at, {
        hertz: 2_300 + 6_500 * random(),
        decay: 0.05 + 0.32 * random(),
        gain: 0.32 * random() * Math.exp(-at / span(0.35)),
      });
    }
    return out;
  },
  shot: (length, random) => {
    const out = new Float32Array(length);
    burst(out, 0, { noise: white(span(0.09), random), decay: 0.08, gain: 1.4 });
    burst(out, span(0.004), { noise: lowPass(white(span(1.4), random), 420), decay: 1.1, gain: 1.2 });
    thump(out, 0, random, 0.6);
    return add(out, roomOf(out, 1.1), 0.25);
  },
  explosion: (length, random) => {
    const out = new Float32Array(length);
    burst(out, 0, { noise: lowPass(white(span(0.4), random), 3_000), decay: 0.35, gain: 0.8 });
    const rumble = lowPass(lowPass(white(length, random), 90), 180);
    return add(
      out,
      shape(rumble, (at) => Math.exp(-at / span(0.8)) * Math.min(1, at / 300)),
      14,
    );
  },
  sword: (length, random) => {
    const out = new Float32Array(length);
    burst(out, 0, { noise: highPass(white(span(0.04), random), 3_000), decay: 0.03, gain: 0.8 });
    strikeAll(out, 0, STEEL, 0.8 + 0.4 * random());
    return out;
  },
  chains: (length, random) => {
    const out = new Float32Array(length);
    for (const at of scatter(length, 16, random))
      strike(out, at, {
        hertz: 2_200 + 4_200 * random(),
        decay: 0.07 + 0.1 * random(),
        gain: 0.5 * random() * roundSwell(at / length),
      });
    return out;
  },
  clatter: (length, random) => {
    const out = new Float32Array(length);
    let gain = 1;
    for (let at = 0; at < 0.8; at += 0.07 + 0.16 * random(), gain *= 0.66)
      strikeAll(out, span(at), PAN, gain * (0.7 + 0.3 * random()));
    return out;
  },
  thud: (length, random) => {
    const out = new Float32Array(length);
    thump(out, 0, random, 1);
    strike(out, 0, { hertz: 62, decay: 0.25, gain: 0.9 });
    burst(out, span(0.02), { noise: bandPass(white(span(0.2), random), 600, 0.8), decay: 0.14, gain: 0.3 });
    return out;
  },
  paper: (length, random) => {
    const move = drift(length, 0.07, random);
    const out = highPass(lowPass(white(length, random), 6_500), 1_600);
    return shape(out, (at) => move(at) ** 3 * roundSwell(at / length));
  },
  cloth: (length, random) => {
    const move = drift(length, 0.12, random);
    return shape(bandPass(white(length, random), 1_100, 0.6), (at) => move(at) ** 2 * roundSwell(at / length));
  },
  whoosh: (length, random) => {
    const out = sweptBand(white(length, random), (at) => 260 + 1_900 * roundSwell(at / span(0.55)), 1.8);
    return shape(out, (at) => (at < span(0.55) ? roundSwell(at / span(0.55)) ** 2 : 0));
  },
  click: (length, random) => {
    const out = new Float32Array(length);
    burst(out, 0, { noise: highPass(white(span(0.008), random), 1_200), decay: 0.006, gain: 1 });
    strikeAll(out, 0, LATCH, 0.5);
    return out;
  },
  "camera click": (length, random) => {
    const out = new Float32Array(length);
    for (const start of [0, 0.07])
      burst(out, span(start), { noise: bandPass(white(span(0.03), random), 2_600, 0.8), decay: 0.02, gain: 1 });
    return out;
  },
  drum: (length, random) => {
    const out = new Float32Array(length);
    sweep(out, {
      from: 0,
      seconds: 0.5,
      hertz: (part) => 92 - 30 * part,
      partials: [1, 0.3],
      gain: 1,
      swell: (part) => Math.exp(-6 * part),
    });
    burst(out, 0, { noise: lowPass(white(span(0.05), random), 1_500), decay: 0.04, gain: 0.6 });
    return out;
  },
} satisfies Makers;
