// Designs of stages without a curtain: one with a huge screen for speakers, a small one in a club.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, cone, disc, ground, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, panes, frontPanel, type Space, type Spot } from "../../parts/space.ts";
import { oval, type PlaceDesign } from "../../plate-canvas.ts";

const speakers = setting({
  size: { half: 5, high: 5, deep: 8 },
  floor: "plain",
  floorTint: () => lightOf(0.2, 0.015, 255),
  ceiling: () => lightOf(0.08, 0.01, 255),
  wall: (space) => {
    const { plate } = space;
    slab(space, lightOf(0.1, 0.012, 255), [-5, 0, 7.95], [10, 5]);
    const said = plate.place.colours.find(({ of }) => of === "screen")?.colour;
    const hue = said?.hue ?? 250;
    slab(space, lightOf(0.3, 0.02, 250), [-3.9, 0.75, 7.9], [7.8, 4]);
    slab(
      space,
      lightOf(said ? 0.6 : 0.56, said ? Math.max(0.1, said.chroma) : 0.16, hue),
      [-3.8, 0.85, 7.88],
      [7.6, 3.8],
    );
    shineAt(space, [0, 2.6, 7.8], 5, lightOf(0.6, 0.12, hue, 0.35));
    const white = lightOf(0.96, 0.01, 230);
    for (const [y, w] of [
      [3.9, 2.6],
      [3.4, 1.9],
    ] as const)
      slab(space, white, [-3.3, y, 7.86], [w, 0.2]);
    row(0.4, 0.75, 4, (x, at) => slab(space, faded(white, 0.85), [x, 1.4, 7.86], [0.5, 0.6 + at * 0.55]));
    rod(space, faded(white, 0.9), 0.08, [0.4, 2.4, 7.85], [1.4, 2.8, 7.85], [2.2, 3.4, 7.85], [3.2, 4.1, 7.85]);
    ring(space, [white, lightOf(0.56, 0.16, hue)], [-2.4, 2, 7.86], 0.65);
  },
  back: (space) => {
    for (const x of [-3, -1, 1, 3]) {
      block(space, { at: [x - 0.15, 4.5, 6.6], size: [0.3, 0.35, 0.3] }, lightOf(0.16, 0.01, 250));
      cone(space, lightOf(0.9, 0.03, 230, 0.16), [x, 4.5, 6.5], [x * 0.5, 0.8]);
    }
    rod(space, lightOf(0.3, 0.01, 250), 0.1, [-5, 4.95, 6.7], [5, 4.95, 6.7]);
  },
  front: (space) => {
    ground(space, lightOf(0.3, 0.05, 250), [-5, 5], [0.4, 5.6]);
    ground(space, lightOf(0.36, 0.06, 250), [-3, 3], [2, 4.6]);
    for (const x of [-4.4, 4.4]) block(space, { at: [x - 0.5, 0, 5.2], size: [1, 2.4, 0.7] }, lightOf(0.13, 0.01, 250));
  },
});

/** A dark hall, a screen across the whole back, beams of light, heads of listeners at the edge. */
export const SPEAKERS_STAGE: PlaceDesign = {
  ...speakers,
  front: (plate) => {
    const { view, unit, random } = plate;
    const y = view.bottom;
    const wide = view.right - view.left;
    for (let head = 0; head < 14; head++) {
      const part = head / 13;
      if (part > 0.36 && part < 0.64) continue;
      const x = view.left + wide * part + unit * between(random, -0.01, 0.01);
      const size = (view.bottom - view.top) * 0.052;
      oval(plate, lightOf(0.09, 0.01, 255), [x, y - size * between(random, 0.4, 1)], [size * 0.8, size]);
      oval(plate, lightOf(0.09, 0.01, 255), [x, y + size * 0.9], [size * 1.7, size]);
    }
  },
};

/** A wall of bricks in a pool of light, drums and a double bass at its sides, tables with candles before it. */
export const CLUB_STAGE = setting({
  size: { half: 3.4, high: 3, deep: 6.2 },
  floor: "boards",
  blocks: [14, 14],
  ceiling: () => lightOf(0.1, 0.015, 40),
  wall: (space) => {
    const { plate } = space;
    shineAt(space, [0, 1.4, 6.1], 2.3, lightOf(0.9, 0.06, 80, 0.55));
    const tube = lightOf(0.82, 0.2, plate.place.hue);
    rod(space, tube, 0.07, [-0.9, 2.35, 6.15], [-0.6, 2.7, 6.15], [0.6, 2.7, 6.15], [0.9, 2.35, 6.15]);
    shineAt(space, [0, 2.55, 6.1], 1, { ...tube, alpha: 0.4 });
    for (const side of [-1, 1])
      panes(plate, frontPanel(space, [side > 0 ? 2.5 : -3.4, 0, 6.15], 0.9, 3), [5, 1, 0.96, 1], (column) =>
        lightOf(0.3 - 0.05 * (column % 2), 0.12, 22),
      );
  },
  back: (space) => {
    const way = space.plate.place.side;
    block(space, { at: [-3.4, 0, 4.6], size: [6.8, 0.22, 1.5] }, tone(space, 0.34, 0.06, 45));
    drums(space, [way * 1.75, 0.22, 5.2]);
    doubleBass(space, [-way * 1.9, 0.22, 5.1]);
    for (const x of [-1.6, 1.6]) cone(space, lightOf(0.92, 0.06, x > 0 ? 60 : 320, 0.24), [x, 3, 4.9], [x * 0.2, 1]);
  },
  front: (space) => {
    for (const x of [-2.5, 2.3]) {
      rod(space, lightOf(0.14, 0.01, 250), 0.07, [x, 0, 3.3], [x, 0.72, 3.3]);
      disc(space, tone(space, 0.3, 0.05, 40), [x, 0.74, 3.3], [0.42, 0.08]);
      slab(space, lightOf(0.5, 0.18, 27), [x - 0.06, 0.76, 3.28], [0.12, 0.13]);
      bulb(space, [x, 0.93, 3.27], 0.035, lightOf(0.93, 0.1, 75));
    }
  },
});

function drums(space: Space, [x, y, z]: Spot): void {
  const skin = tone(space, 0.92, 0.02, 85);
  const shell = tone(space, 0.48, 0.18, 27);
  disc(space, shell, [x, y + 0.42, z], 0.44);
  disc(space, skin, [x, y + 0.42, z - 0.02], 0.36);
  for (const dx of [-0.5, 0.48]) {
    slab(space, shell, [x + dx - 0.2, y + 0.62, z - 0.03], [0.4, 0.28]);
    disc(space, skin, [x + dx, y + 0.9, z - 0.03], [0.21, 0.06]);
  }
  for (const [dx, dy] of [
    [-0.85, 1.3],
    [0.85, 1.35],
  ] as const) {
    rod(space, tone(space, 0.7, 0.01, 240), 0.03, [x + dx, y, z], [x + dx, y + dy, z]);
    disc(space, lightOf(0.82, 0.13, 85), [x + dx, y + dy, z - 0.02], [0.34, 0.07]);
  }
}

function doubleBass(space: Space, [x, y, z]: Spot): void {
  const wood = tone(space, 0.48, 0.13, 48);
  disc(space, wood, [x, y + 0.5, z], [0.38, 0.44]);
  disc(space, wood, [x, y + 1.05, z], [0.28, 0.32]);
  for (const dx of [-0.16, 0.16])
    rod(space, shifted(wood, -0.22), 0.04, [x + dx, y + 0.6, z - 0.02], [x + dx * 0.8, y + 0.9, z - 0.02]);
  rod(space, shifted(wood, -0.24), 0.1, [x, y + 0.85, z - 0.03], [x + 0.06, y + 1.95, z - 0.03]);
  face(
    space,
    shifted(wood, -0.1),
    [x - 0.02, y + 1.9, z],
    [x + 0.16, y + 1.9, z],
    [x + 0.14, y + 2.1, z],
    [x, y + 2.12, z],
  );
}
