// Designs of a bank's vault and a photographer's studio.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { setting } from "../../parts/setting.ts";
import { disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, contact, face, frontPanel, panes, sidePanel, type Space, type Spot } from "../../parts/space.ts";

/** Walls of numbered boxes, a round door of steel that stands open, a table with bundles of notes and gold bars. */
export const VAULT = setting({
  size: { half: 3.2, high: 2.9, deep: 6.2 },
  floor: "tiles",
  tubes: [0],
  wall: (space) => {
    const { plate } = space;
    const brass = tone(space, 0.7, 0.1, 82);
    slab(space, tone(space, 0.5, 0.02, 80), [-3.2, 0, 6.19], [6.4, 2.9]);
    const boxes = (column: number, line: number) => shifted(brass, (((column * 7 + line * 13) % 5) - 2) * 0.022);
    panes(plate, frontPanel(space, [-3.2, 0.1, 6.17], 6.4, 2.7), [16, 11, 0.9, 0.86], boxes);
    for (const side of [-1, 1])
      panes(plate, sidePanel(space, side * 3.19, [1, 6.1], [0.1, 2.8]), [9, 11, 0.9, 0.86], boxes);
    row(-3, 0.4, 16, (x, at) =>
      row(0.22, 0.2455, 11, (y, line) =>
        disc(space, shifted(brass, at === 5 && line === 6 ? 0.2 : -0.22), [x, y, 6.15], 0.03),
      ),
    );
  },
  back: (space) => {
    const way = space.plate.place.side;
    roundDoor(space, [way * 1.75, 1.25, 5.2]);
    const x = -way * 1.8;
    block(space, { at: [x - 0.9, 0, 4.7], size: [1.8, 0.72, 0.6] }, tone(space, 0.4, 0.02, 240));
    for (const [dx, dy] of [
      [-0.75, 0],
      [-0.45, 0],
      [-0.6, 0.12],
    ] as const)
      block(space, { at: [x + dx, 0.73 + dy, 4.75], size: [0.28, 0.11, 0.2] }, lightOf(0.8, 0.15, 88));
    for (const [dx, dy] of [
      [0.1, 0],
      [0.42, 0],
      [0.26, 0.1],
    ] as const) {
      block(space, { at: [x + dx, 0.73 + dy, 4.75], size: [0.3, 0.09, 0.2] }, tone(space, 0.62, 0.09, 150));
      slab(space, tone(space, 0.94, 0.01, 90), [x + dx + 0.11, 0.73 + dy, 4.74], [0.08, 0.09]);
    }
  },
});

function roundDoor(space: Space, [x, y, z]: Spot): void {
  const steel = tone(space, 0.72, 0.012, 230);
  ring(space, [tone(space, 0.4, 0.012, 240), lightOf(0.14, 0.012, 250)], [x, y, z + 0.4], 1.5);
  contact(space, [x, z], [1.2, 0.2]);
  disc(space, shifted(steel, -0.2), [x - 0.08, y, z + 0.02], 1.26);
  disc(space, steel, [x, y, z], 1.2);
  ring(space, [shifted(steel, 0.12), steel], [x, y, z - 0.01], 1.02);
  for (let bolt = 0; bolt < 14; bolt++) {
    const turn = (bolt * Math.PI) / 7;
    disc(space, shifted(steel, -0.18), [x + Math.cos(turn) * 1.08, y + Math.sin(turn) * 1.08, z - 0.02], 0.06);
  }
  for (let spoke = 0; spoke < 3; spoke++) {
    const turn = (spoke * Math.PI) / 3 + 0.3;
    rod(
      space,
      lightOf(0.3, 0.012, 250),
      0.09,
      [x - Math.cos(turn) * 0.55, y - Math.sin(turn) * 0.55, z - 0.03],
      [x + Math.cos(turn) * 0.55, y + Math.sin(turn) * 0.55, z - 0.03],
    );
    for (const end of [-1, 1])
      disc(
        space,
        lightOf(0.25, 0.012, 250),
        [x + end * Math.cos(turn) * 0.55, y + end * Math.sin(turn) * 0.55, z - 0.04],
        0.09,
      );
  }
  ring(space, [lightOf(0.3, 0.012, 250), shifted(steel, 0.1)], [x, y, z - 0.05], 0.24);
}

/** A white paper sweep that runs onto the floor, lamps in white boxes and umbrellas on stands, a camera on three legs. */
export const PHOTO_STUDIO = setting({
  size: { half: 3.8, high: 3.2, deep: 6.4 },
  floor: "plain",
  floorTint: () => lightOf(0.4, 0.01, 250),
  ceiling: () => lightOf(0.26, 0.01, 250),
  wall: (space) => {
    slab(space, lightOf(0.34, 0.012, 250), [-3.8, 0, 6.39], [7.6, 3.2]);
    rod(space, lightOf(0.6, 0.01, 240), 0.12, [-2.1, 3.05, 6.2], [2.1, 3.05, 6.2]);
    slab(space, lightOf(0.97, 0.003, 90), [-1.9, 0.25, 6.2], [3.8, 2.8]);
    face(space, lightOf(0.94, 0.003, 90), [-1.9, 0.25, 6.2], [1.9, 0.25, 6.2], [1.95, 0, 5.6], [-1.95, 0, 5.6]);
    face(space, lightOf(0.9, 0.004, 90), [-1.95, 0, 5.6], [1.95, 0, 5.6], [2.2, 0, 3.3], [-2.2, 0, 3.3]);
    shineAt(space, [0, 1.6, 6], 2.6, lightOf(0.98, 0.005, 90, 0.35));
  },
  back: (space) => {
    softBox(space, [-2.35, 1.75, 4.6], 1);
    umbrella(space, [2.4, 1.9, 4.7]);
  },
  front: (space) => {
    const x = space.plate.place.side * 1.75;
    const black = lightOf(0.13, 0.01, 250);
    for (const dx of [-0.35, 0, 0.35]) rod(space, black, 0.045, [x, 1.1, 3.3], [x + dx, 0, 3.3]);
    slab(space, black, [x - 0.2, 1.1, 3.28], [0.4, 0.27]);
    slab(space, black, [x - 0.09, 1.36, 3.28], [0.18, 0.08]);
    ring(space, [lightOf(0.3, 0.01, 250), lightOf(0.2, 0.06, 260)], [x, 1.23, 3.26], 0.12);
  },
});

function softBox(space: Space, [x, y, z]: Spot, way: number): void {
  rod(space, lightOf(0.15, 0.01, 250), 0.05, [x, 0, z], [x, y, z]);
  for (const dx of [-0.35, 0.35]) rod(space, lightOf(0.15, 0.01, 250), 0.04, [x, 0.35, z], [x + dx, 0, z]);
  face(
    space,
    lightOf(0.16, 0.01, 250),
    [x - way * 0.5, y + 0.2, z + 0.1],
    [x - way * 0.5, y - 0.2, z + 0.1],
    [x + way * 0.4, y - 0.75, z],
    [x + way * 0.4, y + 0.75, z],
  );
  face(
    space,
    lightOf(0.99, 0.004, 90),
    [x + way * 0.05, y + 0.72, z - 0.01],
    [x + way * 0.6, y + 0.6, z - 0.01],
    [x + way * 0.6, y - 0.6, z - 0.01],
    [x + way * 0.05, y - 0.72, z - 0.01],
  );
  shineAt(space, [x + way * 0.35, y, z - 0.02], 1.5, lightOf(0.98, 0.005, 90, 0.7));
}

function umbrella(space: Space, [x, y, z]: Spot): void {
  rod(space, lightOf(0.15, 0.01, 250), 0.05, [x, 0, z], [x, y, z]);
  for (const dx of [-0.35, 0.35]) rod(space, lightOf(0.15, 0.01, 250), 0.04, [x, 0.35, z], [x + dx, 0, z]);
  disc(space, lightOf(0.95, 0.005, 90), [x - 0.1, y + 0.1, z], [0.68, 0.66]);
  for (let rib = 0; rib < 8; rib++)
    rod(
      space,
      lightOf(0.6, 0.006, 250),
      0.02,
      [x - 0.1, y + 0.1, z - 0.01],
      [x - 0.1 + Math.cos(rib * 0.785) * 0.66, y + 0.1 + Math.sin(rib * 0.785) * 0.64, z - 0.01],
    );
  slab(space, lightOf(0.12, 0.01, 250), [x - 0.2, y - 0.05, z - 0.05], [0.34, 0.26]);
  shineAt(space, [x - 0.1, y + 0.1, z - 0.02], 1.4, lightOf(0.98, 0.005, 90, 0.6));
}
