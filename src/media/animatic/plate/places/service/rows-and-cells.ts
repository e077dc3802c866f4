// Designs of rooms of institutions: a wing of cells, a room of chairs in rows before a table, a darkroom for photographs.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { chair, table } from "../../parts/furniture.ts";
import { paintPicture, paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { beam, bulb, disc, lightOf, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, patch, sidePanel, type Space, type Spot } from "../../parts/space.ts";
import { has } from "../../plate-canvas.ts";

/** Two floors of steel doors along both sides, walkways with rails, a barred window at the end. */
export const CELL_BLOCK = setting({
  floor: "plain",
  size: { half: 3.2, high: 5.4, deep: 12 },
  wall: (space) => {
    slab(space, tone(space, 0.85, 0.01, 220), [-1.2, 1.6, 11.95], [2.4, 3]);
    row(-1.05, 0.35, 7, (x) => rod(space, lightOf(0.2, 0.01, 250), 0.07, [x, 1.6, 11.9], [x, 4.6, 11.9]));
    for (const side of [-1, 1])
      for (const low of [0, 2.75]) for (let z = 1.6; z < 11; z += 1.9) cellDoor(space, side, [z, low]);
    for (let z = 2; z < 12; z += 2.4) bulb(space, [0, 5.1, z], 0.1, lightOf(0.95, 0.04, 95));
    for (const side of [-1, 1]) {
      face(
        space,
        tone(space, 0.4, 0.02, 240),
        [side * 3.2, 2.6, 12],
        [side * 2.2, 2.6, 12],
        [side * 2.2, 2.6, 1],
        [side * 3.2, 2.6, 1],
      );
      for (const y of [2.6, 3.05, 3.5])
        beam(space, tone(space, 0.62, 0.1, 85), 0.06, [side * 2.2, y, 12], [side * 2.2, y, 1]);
      for (let z = 1.4; z < 12; z *= 1.22)
        rod(space, tone(space, 0.62, 0.1, 85), 0.05, [side * 2.2, 2.6, z], [side * 2.2, 3.5, z]);
    }
  },
});

function cellDoor(space: Space, side: number, [z, low]: readonly [number, number]): void {
  const { plate } = space;
  const panel = sidePanel(space, side * 3.18, [z, z + 1.15], [low, low + 2.15]);
  patch(plate, panel, tone(space, 0.42, 0.02, 240), [-0.08, -0.04, 1.16, 1.04]);
  if (has(plate, "bars", "barred")) {
    patch(plate, panel, lightOf(0.1, 0.01, 250), [0, 0, 1, 1]);
    for (let bar = 0; bar < 7; bar++) patch(plate, panel, tone(space, 0.6, 0.01, 240), [0.04 + bar * 0.14, 0, 0.06, 1]);
    return;
  }
  patch(plate, panel, tone(space, 0.5, 0.06, 220), [0, 0, 1, 1]);
  patch(plate, panel, lightOf(0.12, 0.01, 250), [0.3, 0.18, 0.4, 0.1]);
  patch(plate, panel, tone(space, 0.36, 0.05, 220), [0.22, 0.5, 0.56, 0.08]);
  patch(plate, panel, tone(space, 0.8, 0.01, 240), [0.84, 0.48, 0.08, 0.1]);
}

/** Backs of chairs in rows, a table and a lectern ahead; flowers for weddings, a picture on a stand for sales. */
export const ASSEMBLY_ROOM = setting({
  floor: "boards",
  size: { half: 3.6, high: 3, deep: 7 },
  wall: (space) => {
    for (const x of [-3.2, 2])
      paintWindow(space, { at: [x, 0.9, 6.95], size: [1.2, 1.6], panes: [2, 3], view: "city" });
    if (has(space.plate, "registry", "wedding", "register")) {
      slab(space, tone(space, 0.5, 0.15, 20), [-1.2, 0, 6.94], [2.4, 2.6]);
      for (const x of [-1, 0.9]) bouquet(space, [x, 1, 6.5]);
      return;
    }
    paintPicture(space, [-0.5, 1.5, 6.94], [1, 0.8]);
  },
  back: (space) => {
    table(space, [-1.1, 5.9], [2.2, 0.6, 0.76], tone(space, 0.42, 0.08, 48));
    const way = space.plate.place.side;
    lectern(space, [way * 1.9, 0, 5.7]);
    if (has(space.plate, "auction", "auctioneer", "auctions")) pictureStand(space, [-way * 1.9, 0, 5.8]);
    if (has(space.plate, "registry", "wedding", "register")) bouquet(space, [0, 0.78, 5.9]);
  },
  front: (space) => {
    const red = tone(space, 0.46, 0.15, 22);
    for (const z of [5, 4.2, 3.5])
      for (const way of [-1, 1])
        row(way > 0 ? 1 : -3, 0.68, 4, (x) => chair(space, [x, z], true, z === 3.5 ? shifted(red, 0.04) : red));
  },
});

function lectern(space: Space, [x, , z]: Spot): void {
  const wood = tone(space, 0.44, 0.1, 50);
  block(space, { at: [x - 0.32, 0, z], size: [0.64, 1.1, 0.4] }, wood);
  slab(space, shifted(wood, 0.08), [x - 0.22, 0.2, z - 0.02], [0.44, 0.7]);
  face(
    space,
    shifted(wood, 0.1),
    [x - 0.4, 1.1, z - 0.02],
    [x + 0.4, 1.1, z - 0.02],
    [x + 0.36, 1.26, z + 0.3],
    [x - 0.36, 1.26, z + 0.3],
  );
  rod(space, lightOf(0.2, 0.01, 250), 0.025, [x + 0.2, 1.2, z], [x + 0.1, 1.5, z]);
}

function pictureStand(space: Space, [x, , z]: Spot): void {
  for (const dx of [-0.45, 0.45]) rod(space, tone(space, 0.5, 0.09, 60), 0.06, [x + dx, 0, z], [x, 2.1, z]);
  slab(space, lightOf(0.72, 0.12, 82), [x - 0.6, 0.75, z - 0.03], [1.2, 1]);
  slab(space, tone(space, 0.6, 0.1, 220), [x - 0.5, 0.85, z - 0.04], [1, 0.8]);
  slab(space, tone(space, 0.46, 0.1, 140), [x - 0.5, 0.85, z - 0.05], [1, 0.3]);
}

function bouquet(space: Space, [x, y, z]: Spot): void {
  slab(space, tone(space, 0.9, 0.01, 220), [x - 0.1, y, z], [0.2, 0.3]);
  for (const [at, [dx, dy]] of (
    [
      [-0.22, 0.42],
      [0.22, 0.44],
      [0, 0.58],
      [-0.1, 0.4],
      [0.12, 0.38],
    ] as const
  ).entries())
    disc(space, tone(space, 0.82, 0.1, at % 2 ? 350 : 95), [x + dx, y + dy, z - 0.01], 0.14);
}

/** Red light, trays of fluid, an enlarger, wet prints pegged to lines. */
export const DARKROOM = setting({
  floor: "plain",
  size: { half: 2.6, high: 2.5, deep: 5.2 },
  floorTint: () => lightOf(0.16, 0.08, 25),
  ceiling: () => lightOf(0.14, 0.08, 25),
  wall: (space) => {
    slab(space, lightOf(0.24, 0.12, 25), [-2.6, 0, 5.18], [5.2, 2.5]);
    row(-2.2, 0.62, 8, (x, at) => {
      slab(space, lightOf(0.72, 0.1, 25), [x, 1.28 + 0.03 * (at % 2), 4.9], [0.46, 0.6]);
      slab(space, lightOf(0.34, 0.12, 25), [x + 0.05, 1.34 + 0.03 * (at % 2), 4.89], [0.36, 0.48]);
      disc(space, lightOf(0.6, 0.1, 25), [x + 0.23, 1.62, 4.88], [0.08, 0.1]);
      slab(space, lightOf(0.6, 0.1, 25), [x + 0.11, 1.35 + 0.03 * (at % 2), 4.88], [0.24, 0.16]);
      slab(space, lightOf(0.5, 0.1, 60), [x + 0.2, 1.85, 4.87], [0.05, 0.1]);
    });
    rod(space, lightOf(0.6, 0.08, 25), 0.02, [-2.6, 1.95, 4.88], [2.6, 1.93, 4.88]);
    bulb(space, [0.9, 2.25, 4.8], 0.12, lightOf(0.62, 0.25, 27));
    shineAt(space, [0.9, 2.2, 4.8], 3.2, lightOf(0.5, 0.24, 27, 0.6));
  },
  back: (space) => {
    block(space, { at: [-2.6, 0, 4.2], size: [5.2, 0.85, 0.7] }, lightOf(0.2, 0.09, 25));
    row(-2, 0.85, 3, (x) => {
      block(space, { at: [x, 0.85, 4.25], size: [0.7, 0.1, 0.5] }, lightOf(0.62, 0.13, 25));
      face(
        space,
        lightOf(0.4, 0.17, 25),
        [x + 0.05, 0.96, 4.28],
        [x + 0.65, 0.96, 4.28],
        [x + 0.65, 0.96, 4.7],
        [x + 0.05, 0.96, 4.7],
      );
    });
    const x = 1.5;
    slab(space, lightOf(0.3, 0.08, 25), [x - 0.4, 0.87, 4.5], [0.8, 0.06]);
    rod(space, lightOf(0.45, 0.1, 25), 0.07, [x + 0.3, 0.9, 4.6], [x + 0.15, 1.95, 4.6]);
    slab(space, lightOf(0.1, 0.04, 25), [x - 0.2, 1.4, 4.5], [0.4, 0.5]);
    face(
      space,
      lightOf(0.85, 0.1, 40, 0.4),
      [x - 0.06, 1.4, 4.48],
      [x + 0.06, 1.4, 4.48],
      [x + 0.3, 0.93, 4.48],
      [x - 0.3, 0.93, 4.48],
    );
  },
});
