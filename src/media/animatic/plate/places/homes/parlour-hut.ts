// Designs of rooms of other times and climates: a parlour of the nineteenth century, a hut in the ice.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { hearth } from "../../parts/fire-and-jars.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, frontPanel, panes, type Space, type Spot } from "../../parts/space.ts";

/** Patterned paper over dark panels, a fireplace with a mirror, gas brackets, oval portraits, a winged chair, a fern. */
export const PARLOUR = setting({
  floor: "boards",
  size: { half: 3.1, high: 3.1, deep: 6 },
  floorTint: (plate) => shifted(plate.palette.wood, -0.12),
  wall: (space) => {
    paintPaper(space);
    const way = space.plate.place.side;
    paintWindow(space, { at: [way * 1.9 - 0.55, 0.9, 5.95], size: [1.1, 1.6], panes: [2, 3] });
    for (const dx of [-0.95, 0.55])
      panes(space.plate, frontPanel(space, [way * 1.9 + dx, 0.1, 5.9], 0.4, 2.7), [4, 1, 0.95, 1], (fold) =>
        tone(space, 0.4 - 0.07 * (fold % 2), 0.14, 22),
      );
    slab(space, tone(space, 0.36, 0.14, 22), [way * 1.9 - 1.05, 2.5, 5.88], [2.1, 0.4]);
    row(way * 1.9 - 1, 0.2, 11, (x) => rod(space, lightOf(0.75, 0.12, 85), 0.04, [x, 2.5, 5.87], [x, 2.38, 5.87]));
    for (const x of [-way * 2.7, -way * 0.2]) oval(space, [x, 1.95, 5.92]);
    chimneyPiece(space, -way * 1.45);
  },
  back: (space) => {
    const way = space.plate.place.side;
    wingChair(space, [way * 1.5, 0, 4.7]);
    for (const x of [-way * 2.35, -way * 0.5]) gasBracket(space, [x, 2.05, 5.85]);
  },
  front: (space) => {
    const x = space.plate.place.side * 2.35;
    block(space, { at: [x - 0.2, 0, 4], size: [0.4, 0.8, 0.3] }, tone(space, 0.34, 0.07, 45));
    disc(space, tone(space, 0.72, 0.1, 250), [x, 0.92, 3.98], [0.2, 0.16]);
    for (let frond = -5; frond <= 5; frond++)
      rod(
        space,
        tone(space, 0.48, 0.11, 140),
        0.05,
        [x, 1, 3.96],
        [x + frond * 0.07, 1.5 - Math.abs(frond) * 0.03, 3.96],
        [x + frond * 0.15, 1.35 - Math.abs(frond) * 0.08, 3.96],
      );
  },
  lights: [hearth([0, 0.35, 5.7], 6)],
});

/** Sprigs in rows above a panelled foot. */
function paintPaper(space: Space): void {
  const paper = tone(space, 0.46, 0.06, [155, 18, 95][space.plate.place.hue % 3] ?? 155);
  slab(space, paper, [-3.1, 0.95, 5.98], [6.2, 2.15]);
  row(-2.95, 0.36, 18, (x, at) => {
    for (let line = 0; line < 5; line++) {
      const y = 1.15 + line * 0.42 + (at % 2) * 0.21;
      disc(space, shifted(paper, 0.13), [x, y, 5.97], [0.07, 0.1]);
      disc(space, tone(space, 0.66, 0.09, 80), [x, y + 0.02, 5.965], 0.03);
    }
  });
  slab(space, tone(space, 0.32, 0.06, 45), [-3.1, 0, 5.97], [6.2, 0.95]);
  row(-3, 0.78, 8, (x) => slab(space, tone(space, 0.38, 0.07, 48), [x, 0.15, 5.96], [0.62, 0.65]));
  slab(space, tone(space, 0.5, 0.09, 60), [-3.1, 0.93, 5.95], [6.2, 0.06]);
}

function chimneyPiece(space: Space, x: number): void {
  const marble = tone(space, 0.84, 0.015, 80);
  block(space, { at: [x - 0.85, 0, 5.5], size: [1.7, 1.15, 0.4] }, marble);
  slab(space, lightOf(0.1, 0.01, 40), [x - 0.5, 0, 5.48], [1, 0.8]);
  for (const dx of [-0.25, 0, 0.22]) disc(space, lightOf(0.75, 0.19, 50), [x + dx, 0.14, 5.47], [0.15, 0.16]);
  shineAt(space, [x, 0.3, 5.45], 0.9, lightOf(0.7, 0.16, 50, 0.4));
  block(space, { at: [x - 1, 1.15, 5.4], size: [2, 0.1, 0.5] }, shifted(marble, 0.04));
  slab(space, lightOf(0.72, 0.12, 82), [x - 0.6, 1.35, 5.9], [1.2, 1.3]);
  slab(space, tone(space, 0.72, 0.02, 220), [x - 0.5, 1.43, 5.89], [1, 1.12]);
  for (const dx of [-0.75, 0.75]) {
    rod(space, lightOf(0.75, 0.1, 85), 0.05, [x + dx, 1.25, 5.4], [x + dx, 1.5, 5.4]);
    slab(space, lightOf(0.95, 0.02, 90), [x + dx - 0.03, 1.5, 5.4], [0.06, 0.18]);
    bulb(space, [x + dx, 1.73, 5.39], 0.035, lightOf(0.93, 0.1, 75));
  }
  disc(space, tone(space, 0.5, 0.1, 60), [x, 1.42, 5.4], [0.2, 0.18]);
  ring(space, [lightOf(0.75, 0.1, 85), lightOf(0.95, 0.01, 90)], [x, 1.42, 5.38], 0.13);
}

function oval(space: Space, [x, y, z]: Spot): void {
  disc(space, lightOf(0.66, 0.11, 80), [x, y, z], [0.26, 0.34]);
  disc(space, tone(space, 0.28, 0.03, 60), [x, y, z - 0.01], [0.2, 0.28]);
  disc(space, tone(space, 0.76, 0.05, 60), [x, y + 0.06, z - 0.02], [0.08, 0.1]);
  disc(space, tone(space, 0.14, 0.02, 250), [x, y - 0.16, z - 0.02], [0.14, 0.1]);
}

function gasBracket(space: Space, [x, y, z]: Spot): void {
  rod(space, lightOf(0.7, 0.11, 82), 0.04, [x, y - 0.2, z], [x + 0.18, y - 0.1, z - 0.1], [x + 0.18, y, z - 0.1]);
  disc(space, lightOf(0.95, 0.06, 85), [x + 0.18, y + 0.12, z - 0.11], [0.1, 0.13]);
  shineAt(space, [x + 0.18, y + 0.12, z - 0.12], 0.9, lightOf(0.85, 0.1, 78, 0.5));
}

function wingChair(space: Space, [x, , z]: Spot): void {
  const velvet = tone(space, 0.42, 0.13, 150);
  face(
    space,
    velvet,
    [x - 0.5, 0.4, z + 0.3],
    [x + 0.5, 0.4, z + 0.3],
    [x + 0.42, 1.35, z + 0.3],
    [x - 0.42, 1.35, z + 0.3],
  );
  row(x - 0.27, 0.27, 3, (at) => {
    for (const y of [0.8, 1.08]) disc(space, shifted(velvet, -0.16), [at, y, z + 0.29], 0.03);
  });
  for (const way of [-1, 1]) {
    block(space, { at: [x + way * 0.5 - 0.1, 0.15, z - 0.2], size: [0.2, 0.55, 0.6] }, shifted(velvet, -0.05));
    face(
      space,
      shifted(velvet, -0.04),
      [x + way * 0.5, 0.6, z + 0.2],
      [x + way * 0.66, 0.7, z],
      [x + way * 0.6, 1.35, z + 0.2],
      [x + way * 0.42, 1.35, z + 0.25],
    );
  }
  block(space, { at: [x - 0.42, 0.2, z - 0.2], size: [0.84, 0.28, 0.5] }, shifted(velvet, 0.04));
  for (const dx of [-0.4, 0.4])
    rod(space, tone(space, 0.28, 0.05, 45), 0.07, [x + dx, 0, z - 0.18], [x + dx, 0.22, z - 0.18]);
}

/** Plain boards, bunks over one another, an iron stove with its pipe, furs and skis on the wall, ice round the window. */
export const POLAR_HUT = setting({
  floor: "boards",
  size: { half: 2.8, high: 2.4, deep: 5.6 },
  wall: (space) => {
    row(-2.8, 0.35, 16, (x, at) =>
      slab(space, tone(space, 0.52 + 0.05 * (at % 3), 0.05, 65), [x, 0, 5.58], [0.34, 2.4]),
    );
    paintWindow(space, { at: [-0.5, 1.1, 5.55], size: [1, 0.8], panes: [2, 2], view: "land" });
    for (const [x, y, w, h] of [
      [-0.56, 1.04, 0.34, 0.3],
      [0.3, 1.04, 0.28, 0.34],
      [-0.56, 1.7, 0.26, 0.24],
      [0.24, 1.74, 0.34, 0.2],
    ] as const)
      disc(space, lightOf(0.96, 0.02, 225, 0.9), [x + w / 2, y + h / 2, 5.5], [w * 0.7, h * 0.6]);
    slab(space, lightOf(0.97, 0.01, 230), [-0.62, 1.02, 5.48], [1.24, 0.1]);
    const way = space.plate.place.side;
    for (const dx of [0, 0.14]) {
      rod(
        space,
        tone(space, 0.62, 0.1, 60),
        0.08,
        [-way * 1.1 + dx, 0.1, 5.5],
        [-way * 1.1 + dx, 2, 5.5],
        [-way * 1.1 + dx + 0.06, 2.15, 5.5],
      );
    }
    parka(space, [way * 1, 1.75, 5.5]);
  },
  back: (space) => {
    const way = space.plate.place.side;
    bunks(space, [-way * 2, 0, 4.4]);
    stove(space, [way * 1.75, 0, 4.7]);
    rod(space, lightOf(0.3, 0.01, 250), 0.03, [0, 2.4, 4.6], [0, 1.95, 4.6]);
    bulb(space, [0, 1.88, 4.6], 0.08, lightOf(0.93, 0.1, 75));
  },
  front: (space) => {
    const x = -space.plate.place.side * 1.2;
    block(space, { at: [x - 0.45, 0, 3.9], size: [0.9, 0.5, 0.5] }, tone(space, 0.6, 0.07, 70));
    row(x - 0.35, 0.22, 4, (at, one) =>
      slab(space, tone(space, 0.58, 0.15, [27, 95, 250, 150][one] ?? 27), [at, 0.5, 3.95], [0.17, 0.2]),
    );
  },
});

function parka(space: Space, [x, y, z]: Spot): void {
  const cloth = tone(space, 0.64, 0.17, 50);
  face(space, cloth, [x - 0.24, y, z], [x + 0.24, y, z], [x + 0.34, y - 0.85, z], [x - 0.34, y - 0.85, z]);
  rod(space, shifted(cloth, -0.07), 0.16, [x - 0.25, y - 0.08, z], [x - 0.38, y - 0.65, z]);
  rod(space, shifted(cloth, -0.07), 0.16, [x + 0.25, y - 0.08, z], [x + 0.38, y - 0.65, z]);
  disc(space, tone(space, 0.78, 0.04, 70), [x, y + 0.02, z - 0.01], [0.22, 0.13]);
}

function bunks(space: Space, [x, , z]: Spot): void {
  const wood = tone(space, 0.48, 0.08, 58);
  for (const dx of [-0.75, 0.75]) block(space, { at: [x + dx - 0.05, 0, z], size: [0.1, 1.95, 0.1] }, wood);
  for (const [y, hue] of [
    [0.4, 27],
    [1.25, 250],
  ] as const) {
    block(space, { at: [x - 0.75, y, z], size: [1.5, 0.12, 0.9] }, wood);
    block(space, { at: [x - 0.7, y + 0.12, z], size: [1.4, 0.16, 0.85] }, tone(space, 0.5, 0.13, hue));
    block(space, { at: [x - 0.68, y + 0.28, z + 0.1], size: [0.36, 0.12, 0.5] }, tone(space, 0.9, 0.015, 90));
  }
}

function stove(space: Space, [x, , z]: Spot): void {
  const iron = lightOf(0.2, 0.01, 40);
  rod(space, iron, 0.16, [x, 0.9, z + 0.2], [x, 2.4, z + 0.2]);
  for (const dx of [-0.25, 0.25]) rod(space, iron, 0.06, [x + dx, 0, z], [x + dx, 0.2, z]);
  block(space, { at: [x - 0.36, 0.18, z], size: [0.72, 0.72, 0.45] }, iron);
  slab(space, lightOf(0.72, 0.19, 48), [x - 0.22, 0.32, z - 0.02], [0.44, 0.3]);
  row(x - 0.2, 0.1, 5, (at) => rod(space, iron, 0.03, [at, 0.32, z - 0.03], [at, 0.62, z - 0.03]));
  shineAt(space, [x, 0.5, z - 0.05], 1.3, lightOf(0.75, 0.16, 52, 0.45));
  disc(space, faded(lightOf(0.55, 0.01, 230), 1), [x - 0.1, 1, z - 0.02], [0.16, 0.12]);
}
