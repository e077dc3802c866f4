// Designs of what else a house has: a basement, a family's garage.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { paintPane, paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, lightOf, ring, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, contact, face, type Space, type Spot } from "../../parts/space.ts";
import type { PlateCanvas } from "../../plate-canvas.ts";

/** Bare blocks, pipes under the ceiling, a boiler, a washing machine, a stair of boards, a bulb on a cord. */
export const BASEMENT = setting({
  size: { half: 3.1, high: 2.4, deep: 5.4 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.42 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.012, hue: 80 }),
  blocks: [13, 9],
  wall: (space) => {
    paintWindow(space, {
      at: [space.plate.place.side > 0 ? -1 : 0.1, 1.75, 5.36],
      size: [0.9, 0.38],
      panes: [2, 1],
      view: "sky",
    });
    for (const [y, r, hue] of [
      [2.28, 0.13, 50],
      [2.12, 0.07, 230],
    ] as const)
      rod(space, tone(space, 0.56, 0.05, hue), r, [-3.1, y, 5.2], [3.1, y, 5.2]);
  },
  back: (space) => {
    const way = space.plate.place.side;
    if (isBeforeVault(space.plate)) return hungBulb(space, way);
    boardStair(space, way);
    const x = -way * 2.3;
    rod(space, tone(space, 0.6, 0.012, 230), 0.75, [x, 0.1, 4.7], [x, 1.6, 4.7]);
    slab(space, lightOf(0.25, 0.02, 40), [x - 0.18, 0.3, 4.3], [0.36, 0.3]);
    disc(space, lightOf(0.75, 0.17, 55), [x, 0.45, 4.29], [0.1, 0.09]);
    rod(space, tone(space, 0.55, 0.1, 45), 0.1, [x, 1.6, 4.7], [x, 2.2, 4.7], [x + way * 1.2, 2.2, 4.9]);
    ring(space, [lightOf(0.5, 0.18, 27), tone(space, 0.95, 0.005, 90)], [x + 0.15, 1.15, 4.28], 0.11);
    washer(space, [-way * 1.1 - 0.32, 0, 4.6]);
    for (const [dx, y, w] of [
      [0, 0, 0.6],
      [0.08, 0.42, 0.5],
      [0.7, 0, 0.55],
    ] as const)
      block(space, { at: [way * 0.15 + dx - 0.3, y, 4.9], size: [w, 0.4, 0.4] }, tone(space, 0.62, 0.06, 68));
    hungBulb(space, way);
  },
});

/** The door of a vault has the wall for itself. */
const isBeforeVault = ({ place }: PlateCanvas): boolean => place.details.some(({ name }) => name === "vault_door");

function hungBulb(space: Space, way: number): void {
  rod(space, lightOf(0.2, 0.01, 60), 0.02, [0.35 * way, 2.4, 4], [0.35 * way, 2, 4]);
  bulb(space, [0.35 * way, 1.93, 4], 0.07, lightOf(0.96, 0.09, 85));
}

function boardStair(space: Space, way: number): void {
  const wood = tone(space, 0.48, 0.07, 58);
  for (let step = 0; step < 9; step++) {
    const [x, y] = [way * (0.75 + step * 0.24), 0.18 + step * 0.25];
    block(space, { at: [x - 0.16, y, 4.8], size: [0.34, 0.06, 0.55] }, shifted(wood, step % 2 ? 0.03 : -0.02));
  }
  rod(space, shifted(wood, -0.08), 0.14, [way * 0.6, 0.05, 4.78], [way * 2.9, 2.45, 4.78]);
  rod(space, shifted(wood, 0.04), 0.06, [way * 0.7, 1.05, 4.76], [way * 2.2, 2.6, 4.76]);
  for (const step of [0, 3, 6])
    rod(
      space,
      shifted(wood, 0.02),
      0.05,
      [way * (0.75 + step * 0.24), 0.2 + step * 0.25, 4.76],
      [way * (0.75 + step * 0.24), 1.1 + step * 0.25, 4.76],
    );
}

function washer(space: Space, [x, y, z]: Spot): void {
  block(space, { at: [x, y, z], size: [0.65, 0.88, 0.5] }, tone(space, 0.93, 0.006, 220));
  ring(space, [tone(space, 0.55, 0.01, 230), lightOf(0.25, 0.03, 230)], [x + 0.32, 0.42, z - 0.02], 0.22);
  slab(space, tone(space, 0.8, 0.01, 220), [x + 0.05, 0.72, z - 0.02], [0.55, 0.11]);
  disc(space, lightOf(0.3, 0.01, 240), [x + 0.5, 0.775, z - 0.03], 0.04);
}

/** A door of panels that rolls up, a bench with tools on a board, bicycles, boxes, the family's car. */
export const HOME_GARAGE = setting({
  size: { half: 3.4, high: 2.6, deep: 6 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.56 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.01, hue: 80 }),
  wall: (space) => {
    const { plate } = space;
    const way = plate.place.side;
    const door = tone(space, 0.88, 0.01, 90);
    const x = way > 0 ? -3.1 : -0.4;
    slab(space, tone(space, 0.6, 0.01, 90), [x - 0.08, 0, 5.98], [3.66, 2.3]);
    for (let panel = 0; panel < 4; panel++)
      slab(space, shifted(door, panel % 2 ? -0.03 : 0.01), [x, 0.02 + panel * 0.55, 5.97], [3.5, 0.53]);
    row(x + 0.2, 0.85, 4, (at) => {
      paintPane(space, [at, 2.1, 5.96], [at + 0.6, 1.76, 5.96], "sky");
    });
    for (const dx of [0.1, 3.4]) rod(space, lightOf(0.5, 0.01, 240), 0.06, [x + dx, 2.3, 5.95], [x + dx, 2.55, 4]);
    toolBoard(space, [way > 0 ? 0.9 : -2.7, 1.1, 5.95]);
  },
  back: (space) => {
    const way = space.plate.place.side;
    const x = way > 0 ? 0.8 : -2.9;
    block(space, { at: [x, 0, 5.2], size: [2.1, 0.86, 0.6] }, tone(space, 0.5, 0.08, 55));
    slab(space, tone(space, 0.62, 0.08, 60), [x - 0.05, 0.84, 5.18], [2.2, 0.08]);
    for (const [dx, hue] of [
      [0.2, 27],
      [0.6, 250],
      [1.5, 90],
    ] as const)
      slab(space, tone(space, 0.6, 0.14, hue), [x + dx, 0.92, 5.3], [0.2, 0.24]);
    familyCar(space, [-way * 1.5, 0, 4.9]);
  },
  front: (space) => bicycle(space, [space.plate.place.side * 2.1, 0, 3.7]),
});

function toolBoard(space: Space, [x, y, z]: Spot): void {
  slab(space, tone(space, 0.72, 0.06, 70), [x, y, z], [1.9, 1]);
  row(x + 0.15, 0.26, 7, (at, one) => {
    const steel = tone(space, 0.45, 0.01, 240);
    if (one % 3 === 0) {
      rod(space, tone(space, 0.45, 0.09, 45), 0.05, [at, y + 0.2, z - 0.02], [at, y + 0.65, z - 0.02]);
      slab(space, steel, [at - 0.12, y + 0.62, z - 0.02], [0.24, 0.1]);
    } else if (one % 3 === 1) {
      face(
        space,
        steel,
        [at - 0.08, y + 0.2, z - 0.02],
        [at + 0.1, y + 0.75, z - 0.02],
        [at + 0.16, y + 0.72, z - 0.02],
        [at + 0.06, y + 0.2, z - 0.02],
      );
      slab(space, tone(space, 0.5, 0.16, 40), [at + 0.04, y + 0.72, z - 0.02], [0.16, 0.16]);
    } else {
      rod(space, steel, 0.05, [at, y + 0.25, z - 0.02], [at, y + 0.7, z - 0.02]);
      ring(space, [steel, tone(space, 0.72, 0.06, 70)], [at, y + 0.75, z - 0.02], 0.08);
    }
  });
}

function familyCar(space: Space, [x, , z]: Spot): void {
  const paint = tone(space, 0.5, 0.13, space.plate.place.hue);
  contact(space, [x, z], [1.2, 0.3]);
  for (const dx of [-0.66, 0.66]) slab(space, lightOf(0.1, 0.01, 250), [x + dx - 0.12, 0, z], [0.24, 0.45]);
  face(
    space,
    paint,
    [x - 0.9, 0.25, z],
    [x + 0.9, 0.25, z],
    [x + 0.86, 0.85, z],
    [x + 0.62, 1.42, z],
    [x - 0.62, 1.42, z],
    [x - 0.86, 0.85, z],
  );
  face(
    space,
    lightOf(0.25, 0.02, 230),
    [x - 0.66, 0.9, z - 0.01],
    [x + 0.66, 0.9, z - 0.01],
    [x + 0.54, 1.34, z - 0.01],
    [x - 0.54, 1.34, z - 0.01],
  );
  for (const side of [-1, 1]) slab(space, lightOf(0.5, 0.2, 27), [x + side * 0.74 - 0.12, 0.62, z - 0.02], [0.24, 0.2]);
  slab(space, lightOf(0.92, 0.01, 90), [x - 0.26, 0.42, z - 0.02], [0.52, 0.15]);
}

function bicycle(space: Space, [x, , z]: Spot): void {
  const frame = tone(space, 0.55, 0.19, 27);
  const wheel = (at: number) =>
    rod(
      space,
      lightOf(0.14, 0.01, 250),
      0.035,
      ...Array.from({ length: 21 }, (_, turn): Spot => [
        at + Math.cos((turn * Math.PI) / 10) * 0.32,
        0.33 + Math.sin((turn * Math.PI) / 10) * 0.32,
        z,
      ]),
    );
  for (const dx of [-0.5, 0.5]) wheel(x + dx);
  rod(
    space,
    frame,
    0.045,
    [x - 0.5, 0.33, z],
    [x - 0.2, 0.78, z],
    [x + 0.36, 0.8, z],
    [x, 0.33, z],
    [x - 0.2, 0.78, z],
  );
  rod(space, frame, 0.045, [x - 0.5, 0.33, z], [x, 0.33, z]);
  rod(space, lightOf(0.3, 0.01, 250), 0.04, [x + 0.5, 0.33, z], [x + 0.34, 0.98, z], [x + 0.48, 1.02, z]);
  slab(space, lightOf(0.15, 0.01, 250), [x - 0.34, 0.86, z], [0.26, 0.06]);
}
