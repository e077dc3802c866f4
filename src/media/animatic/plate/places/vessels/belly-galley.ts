// Designs of hollow hulls and bodies: the inside of a great fish, the rowing deck of a galley.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, type Space, type Spot } from "../../parts/space.ts";
import { fillBand, glow, oval, type PlaceDesign } from "../../plate-canvas.ts";

const around = (z: number, r: number, part: number): Spot => [
  Math.cos(part * Math.PI) * r,
  1.1 + Math.sin(part * Math.PI) * r * 0.95,
  z,
];

/** Red walls between pale ribs that get smaller into the dark, a shallow pool, a tail of light from the mouth. */
export const BELLY: PlaceDesign = {
  far: (plate) => {
    const { height, width, floor, unit } = plate;
    fillBand(plate, -height, 3 * height, lightOf(0.3, 0.12, 18));
    glow(plate, [width * 0.5, floor - unit * 0.1], unit * 0.5, lightOf(0.5, 0.14, 25, 0.6));
    const space = openSpace(plate, 14);
    for (const z of [4, 5.4, 7.2, 9.4, 12, 15]) {
      const flesh = lightOf(0.46 - z * 0.018, 0.14, 18);
      const points = Array.from({ length: 17 }, (_, at) => around(z, 3.9, at / 16));
      if (z > 5) face(space, flesh, [3.9, -1, z], ...points, [-3.9, -1, z]);
    }
    oval(plate, lightOf(0.1, 0.05, 20), [width * 0.5, floor - unit * 0.12], [unit * 0.1, unit * 0.09]);
  },
  middle: (plate) => {
    const space = openSpace(plate, 14);
    for (const z of [14, 10.5, 8, 6, 4.4, 3.2]) {
      const bone = lightOf(0.86 - z * 0.03, 0.05, 80);
      for (const [from, to] of [
        [0.02, 0.46],
        [0.54, 0.98],
      ] as const) {
        const rib = Array.from({ length: 12 }, (_, at) => around(z, 3.5, from + ((to - from) * at) / 11));
        rod(space, shifted(bone, -0.2), 0.4, ...rib);
        rod(space, bone, 0.26, ...rib);
      }
      disc(space, bone, [0, 1.1 + 3.4, z], [0.4, 0.24]);
    }
  },
  near: (plate) => {
    const { floor, height, unit, width, random, context } = plate;
    fillBand(
      plate,
      floor,
      2 * height,
      slope(context, down(floor, height), lightOf(0.44, 0.13, 20), lightOf(0.26, 0.1, 18)),
    );
    const pool = lightOf(0.5, 0.08, 190, 0.75);
    oval(plate, pool, [width * 0.5, floor + unit * 0.14], [unit * 0.8, unit * 0.07]);
    for (let ripple = 0; ripple < 12; ripple++)
      oval(
        plate,
        faded(lightOf(0.85, 0.04, 190), 0.5),
        [width * between(random, 0.1, 0.9), floor + unit * between(random, 0.09, 0.19)],
        [unit * 0.05, unit * 0.003],
      );
  },
};

/** Benches on both sides with oars through the hull, light in bars from a grating above, a drum. */
export const GALLEY_DECK = setting({
  floor: "boards",
  size: { half: 3.3, high: 2.3, deep: 8 },
  wall: (space) => {
    row(-3.3, 0.42, 16, (x, at) => slab(space, tone(space, 0.4 + 0.04 * (at % 3), 0.07, 55), [x, 0, 7.96], [0.4, 2.3]));
    for (let z = 1.5; z < 8; z *= 1.25)
      for (const side of [-1, 1])
        rod(space, tone(space, 0.34, 0.06, 50), 0.16, [side * 3.25, 0, z], [side * 3.1, 1.5, z], [side * 2.6, 2.3, z]);
    row(-0.7, 0.35, 5, (x) =>
      face(space, lightOf(0.92, 0.05, 90), [x, 2.29, 7.5], [x + 0.2, 2.29, 7.5], [x + 0.2, 2.29, 2], [x, 2.29, 2]),
    );
    disc(space, tone(space, 0.5, 0.1, 50), [0, 0.7, 7.7], [0.5, 0.55]);
    disc(space, tone(space, 0.88, 0.03, 85), [0, 1.1, 7.65], [0.48, 0.14]);
  },
  back: (space) => {
    for (const z of [7, 6, 5.1, 4.3]) bench(space, z);
    bulb(space, [0, 1.9, 7.4], 0.07, lightOf(0.92, 0.1, 75));
  },
  front: (space) => {
    for (const z of [3.5, 2.8]) bench(space, z);
  },
});

function bench(space: Space, z: number): void {
  for (const side of [-1, 1]) {
    const left = side > 0 ? 1.1 : -3;
    block(space, { at: [left, 0.3, z], size: [1.9, 0.14, 0.25] }, tone(space, 0.5, 0.08, 58));
    slab(space, lightOf(0.85, 0.06, 215), [side * 3.14 - 0.12, 0.85, z + 0.05], [0.24, 0.3]);
    rod(space, tone(space, 0.7, 0.08, 68), 0.055, [side * 3.2, 0.95, z + 0.05], [side * 0.7, 1.6, z - 0.1]);
    rod(space, tone(space, 0.56, 0.09, 55), 0.08, [side * 1.1, 1.5, z - 0.1], [side * 0.7, 1.6, z - 0.11]);
  }
}
