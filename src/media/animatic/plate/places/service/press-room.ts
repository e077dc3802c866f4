// Design of a room where the press is spoken to: a backdrop with signs, flags, a lectern with microphones, cameras that flash.
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, type Space } from "../../parts/space.ts";
import type { MovingLight } from "../../plate-canvas.ts";

const DEEP = 6.4;

export const PRESS_ROOM = setting({
  size: { half: 3.8, high: 3, deep: DEEP },
  floor: "plain",
  floorTint: () => lightOf(0.34, 0.04, 255),
  tubes: [-1.8, 1.8],
  wall: (space) => {
    const said = space.plate.place.colours.find(({ of }) => of === "backdrop")?.colour;
    slab(space, tone(space, said?.light ?? 0.45, said?.chroma ?? 0.13, said?.hue ?? 255), [-2.5, 0.2, 6.35], [5, 2.7]);
    row(-2.2, 0.8, 6, (x, column) =>
      row(0.5, 0.62, 4, (y, at) => {
        const left = x + (at % 2) * 0.2;
        disc(space, tone(space, 0.95, 0.01, 230), [left + 0.1, y + 0.1, 6.34], 0.09);
        slab(space, tone(space, 0.9, 0.02 + 0.01 * (column % 2), 230), [left + 0.24, y + 0.06, 6.34], [0.3, 0.08]);
      }),
    );
    for (const x of [-3.1, 2.75]) flag(space, x);
  },
  back: (space) => lectern(space, space.plate.place.side * 0.95),
  front: (space) => {
    for (const x of [-1.75, 1.6]) filmCamera(space, x);
  },
  lights: [flashes("shimmer"), flashes("counter-shimmer")],
});

function flag(space: Space, x: number): void {
  const hue = 25 + ((space.plate.place.hue * 7 + (x > 0 ? 120 : 0)) % 240);
  rod(space, tone(space, 0.75, 0.1, 85), 0.05, [x, 0, 6.2], [x, 2.5, 6.2]);
  face(space, tone(space, 0.55, 0.16, hue), [x, 2.4, 6.2], [x + 0.5, 2.1, 6.2], [x + 0.42, 0.8, 6.2], [x, 0.9, 6.2]);
  face(space, tone(space, 0.88, 0.1, 90), [x, 2, 6.19], [x + 0.5, 1.7, 6.19], [x + 0.47, 1.35, 6.19], [x, 1.55, 6.19]);
}

/** Before the backdrop, with a bunch of microphones on it. */
function lectern(space: Space, x: number): void {
  const wood = tone(space, 0.5, 0.07, 55);
  block(space, { at: [x - 0.36, 0, 5], size: [0.72, 1.12, 0.4] }, wood);
  slab(space, tone(space, 0.6, 0.07, 58), [x - 0.46, 1.08, 4.98], [0.92, 0.1]);
  disc(space, tone(space, 0.86, 0.1, 85), [x, 0.7, 4.97], 0.17);
  row(x - 0.28, 0.14, 5, (at, turn) => {
    const lean = (turn - 2) * 0.03;
    rod(space, lightOf(0.18, 0.01, 250), 0.025, [at, 1.18, 4.96], [at - lean, 1.42, 4.95]);
    disc(
      space,
      tone(space, turn % 2 ? 0.5 : 0.16, turn % 2 ? 0.16 : 0.01, turn * 90),
      [at - lean, 1.46, 4.94],
      [0.05, 0.08],
    );
  });
}

function filmCamera(space: Space, x: number): void {
  const dark = lightOf(0.14, 0.01, 250);
  for (const dx of [-0.38, 0, 0.38]) rod(space, dark, 0.05, [x, 1, 3.5], [x + dx, 0, 3.5]);
  slab(space, dark, [x - 0.26, 1, 3.45], [0.52, 0.34]);
  slab(space, lightOf(0.7, 0.06, 220), [x - 0.1, 1.06, 3.44], [0.24, 0.18]);
  disc(space, lightOf(0.6, 0.24, 27), [x + 0.19, 1.27, 3.43], 0.03);
}

function flashes(rhythm: MovingLight["rhythm"]): MovingLight {
  return {
    rhythm,
    paint: (plate) => {
      const space = openSpace(plate, DEEP);
      for (let flash = 0; flash < 3; flash++)
        bulb(
          space,
          [between(plate.random, -3, 3), between(plate.random, 1.1, 2.1), 4.5],
          0.09,
          lightOf(0.98, 0.01, 230),
        );
    },
  };
}
