// Design of a salon in a palace: panels with gilded frames, a marble fireplace under a tall mirror, a great chandelier, silk seats.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { paintCurtains, paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { arch, bulb, disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, contact, frontPanel, type Space, type Spot } from "../../parts/space.ts";
import { has, isDark, lacks } from "../../plate-canvas.ts";

const DEEP = 6.4;

export const PALACE_SALON = setting({
  size: { half: 4, high: 4, deep: DEEP },
  floor: "boards",
  floorTint: (plate) => ({
    ...plate.palette.wood,
    light: Math.min(0.62, plate.palette.wood.light + 0.1),
    chroma: 0.09,
    hue: 62,
  }),
  ceiling: (plate) => shifted(plate.palette.wall, 0.12),
  wall: (space) => {
    const { plate } = space;
    const gold = tone(space, 0.76, 0.12, 84);
    const silk = mixed(plate.palette.wall, tone(space, 0.78, 0.05, 160), 0.6);
    slab(space, silk, [-4, 0, DEEP - 0.01], [8, 4]);
    slab(space, tone(space, 0.92, 0.015, 90), [-4, 0, DEEP - 0.02], [8, 0.85]);
    for (const y of [0.85, 3.75]) slab(space, gold, [-4, y, DEEP - 0.03], [8, 0.09]);
    const window = plate.place.side * 2.75;
    for (const x of [-2.75, 2.75]) {
      if (x === window) continue;
      frame(space, [x - 0.75, 1.1, DEEP - 0.04], [1.5, 2.4], shifted(silk, 0.05));
      portrait(space, [x, 2.35, DEEP - 0.06], gold);
    }
    const plan = {
      at: [window - 0.65, 0.5, DEEP - 0.05] as Spot,
      size: [1.3, 2.75] as const,
      panes: [2, 5] as const,
      view: "land" as const,
    };
    paintWindow(space, plan);
    paintCurtains(plate, frontPanel(space, plan.at, ...plan.size));
    for (const x of [-1.7, 1.42]) frame(space, [x, 1.1, DEEP - 0.04], [0.34, 2.4], shifted(silk, 0.05));
    if (!isBedroom(space)) fireplace(space, gold);
  },
  back: (space) => {
    if (isBedroom(space)) return greatBed(space);
    chandelier(space, [0, 3.1, 5]);
    const gold = tone(space, 0.74, 0.12, 84);
    for (const x of [-2.9, 1.5]) settee(space, [x, 5], 1.4, gold);
  },
  front: (space) => {
    const way = space.plate.place.side;
    const gold = tone(space, 0.74, 0.12, 84);
    settee(space, [way > 0 ? -2.7 : 1.9, 3.6], 0.75, gold);
    rod(space, gold, 0.05, [way * 2, 0, 3.7], [way * 2, 0.72, 3.7]);
    disc(space, tone(space, 0.95, 0.01, 90), [way * 2, 0.75, 3.7], [0.38, 0.07]);
    disc(space, tone(space, 0.5, 0.12, 258), [way * 2, 0.95, 3.7], [0.12, 0.18]);
    for (const [dx, hue] of [
      [-0.12, 0],
      [0, 350],
      [0.12, 20],
    ] as const)
      disc(space, tone(space, 0.72, 0.13, hue), [way * 2 + dx, 1.18 + 0.05 * (dx === 0 ? 1 : 0), 3.7], 0.11);
  },
});

function isBedroom({ plate }: Space): boolean {
  return has(plate, "bed", "bedroom", "bedchamber", "boudoir") && !lacks(plate, "bed");
}

/** A bed as wide as a room: a canopy with a valance on four gilded posts, drawn curtains, white pillows. */
function greatBed(space: Space): void {
  const gold = tone(space, 0.74, 0.12, 84);
  const silk = tone(space, 0.46, 0.15, space.plate.place.hue > 180 ? 20 : 265);
  const linen = tone(space, 0.95, 0.01, 90);
  slab(space, shifted(silk, -0.1), [-1.7, 0, 6.1], [3.4, 2.9]);
  slab(space, gold, [-1.5, 0.5, 6.05], [3, 1.1]);
  disc(space, gold, [0, 1.6, 6.05], [1.1, 0.3]);
  slab(space, shifted(silk, 0.1), [-1.35, 0.6, 6.04], [2.7, 0.9]);
  for (const x of [-0.72, 0.72]) disc(space, linen, [x, 0.92, 5.6], [0.55, 0.26]);
  block(space, { at: [-1.6, 0.2, 4.4], size: [3.2, 0.5, 1.6] }, shifted(silk, 0.04));
  slab(space, linen, [-1.6, 0.6, 4.39], [3.2, 0.16]);
  for (const side of [-1, 1]) {
    row(0, 0.13, 4, (dx, at) =>
      slab(space, shifted(silk, at % 2 ? -0.06 : 0.03), [side > 0 ? 1.16 + dx : -1.68 + dx, 0.1, 4.36], [0.13, 2.6]),
    );
    slab(space, gold, [side > 0 ? 1.14 : -1.7, 1.15, 4.35], [0.56, 0.07]);
    rod(space, gold, 0.11, [side * 1.74, 0, 4.34], [side * 1.74, 2.75, 4.34]);
  }
  slab(space, silk, [-1.85, 2.45, 4.33], [3.7, 0.45]);
  row(-1.7, 0.34, 11, (x) => disc(space, shifted(silk, 0.06), [x, 2.44, 4.32], [0.17, 0.13]));
  slab(space, gold, [-1.9, 2.88, 4.31], [3.8, 0.09]);
  for (const x of [-1.74, 1.74]) disc(space, gold, [x, 3.05, 4.3], 0.12);
}

function frame(space: Space, [x, y, z]: Spot, [w, h]: readonly [number, number], inside: Colour): void {
  const gold = tone(space, 0.76, 0.12, 84);
  slab(space, gold, [x, y, z], [w, h]);
  slab(space, inside, [x + 0.05, y + 0.05, z - 0.005], [w - 0.1, h - 0.1]);
  disc(space, gold, [x + w / 2, y + h, z - 0.01], [0.16, 0.1]);
}

function portrait(space: Space, [x, y, z]: Spot, gold: Colour): void {
  disc(space, gold, [x, y, z], [0.5, 0.66]);
  disc(space, tone(space, 0.32, 0.04, 60), [x, y, z - 0.01], [0.42, 0.57]);
  disc(space, tone(space, 0.95, 0.008, 90), [x, y + 0.2, z - 0.02], [0.17, 0.2]);
  disc(space, tone(space, 0.74, 0.06, 55), [x, y + 0.13, z - 0.03], [0.11, 0.16]);
  disc(space, tone(space, 0.45, 0.12, space.plate.place.hue), [x, y - 0.3, z - 0.03], [0.28, 0.26]);
}

function fireplace(space: Space, gold: Colour): void {
  const marble = tone(space, 0.93, 0.012, 60);
  const z = DEEP - 0.4;
  slab(space, gold, [-0.95, 1.3, DEEP - 0.05], [1.9, 2.35]);
  slab(
    space,
    mixed(tone(space, 0.72, 0.03, 210), space.plate.palette.wall, 0.5),
    [-0.85, 1.4, DEEP - 0.06],
    [1.7, 2.15],
  );
  slab(space, faded(tone(space, 0.97, 0.01, 200), 0.35), [-0.55, 1.4, DEEP - 0.065], [0.25, 2.15]);
  disc(space, gold, [0, 3.68, DEEP - 0.07], [0.4, 0.18]);
  block(space, { at: [-1.05, 0, z], size: [2.1, 1.15, 0.3] }, marble);
  block(space, { at: [-1.2, 1.15, z - 0.1], size: [2.4, 0.1, 0.45] }, shifted(marble, 0.03));
  arch(space, lightOf(0.14, 0.03, 40), [-0.6, 0.05, z - 0.01], [1.2, 0.85]);
  if (isDark(space.plate)) {
    shineAt(space, [0, 0.35, z - 0.02], 0.9, lightOf(0.8, 0.16, 55, 0.8));
    for (const dx of [-0.25, 0, 0.22]) disc(space, lightOf(0.82, 0.16, 60), [dx, 0.28, z - 0.03], [0.09, 0.2]);
  }
  disc(space, tone(space, 0.95, 0.01, 90), [0, 1.48, z - 0.12], [0.15, 0.2]);
  ring(space, [gold, tone(space, 0.97, 0.005, 90)], [0, 1.5, z - 0.13], 0.12);
  for (const x of [-0.85, 0.85]) {
    rod(space, gold, 0.05, [x, 1.25, z - 0.1], [x, 1.7, z - 0.1]);
    for (const dx of [-0.15, 0, 0.15]) bulb(space, [x + dx, 1.86, z - 0.1], 0.05, lightOf(0.95, 0.1, 80));
  }
}

function chandelier(space: Space, [x, y, z]: Spot): void {
  const gold = tone(space, 0.78, 0.12, 84);
  rod(space, gold, 0.04, [x, 4, z], [x, y, z]);
  for (const [r, dy, lamps] of [
    [1.05, 0, 9],
    [0.62, 0.35, 7],
  ] as const) {
    disc(space, faded(gold, 0.9), [x, y + dy, z], [r, 0.06]);
    row(x - r, (2 * r) / (lamps - 1), lamps, (at) => {
      rod(space, tone(space, 0.95, 0.01, 90), 0.045, [at, y + dy, z], [at, y + dy + 0.14, z]);
      bulb(space, [at, y + dy + 0.2, z], 0.05, lightOf(0.96, 0.09, 82));
      for (const drop of [0.08, 0.17]) disc(space, lightOf(0.95, 0.02, 210), [at, y + dy - drop, z], 0.028);
    });
  }
  disc(space, gold, [x, y - 0.25, z], [0.1, 0.14]);
}

/** Gilded legs and arms, silk with stripes. */
function settee(space: Space, [x, z]: readonly [number, number], w: number, gold: Colour): void {
  const silk = tone(space, 0.6, 0.13, space.plate.place.hue > 180 ? 15 : 250);
  contact(space, [x + w / 2, z + 0.3], [w * 0.6, 0.4]);
  for (const dx of [0.04, w - 0.04]) rod(space, gold, 0.06, [x + dx, 0, z], [x + dx, 0.42, z]);
  slab(space, gold, [x - 0.04, 0.4, z + 0.4], [w + 0.08, 0.72]);
  disc(space, gold, [x + w / 2, 1.1, z + 0.4], [w * 0.5, 0.17]);
  slab(space, silk, [x + 0.02, 0.45, z + 0.39], [w - 0.04, 0.6]);
  disc(space, silk, [x + w / 2, 1.05, z + 0.38], [w * 0.44, 0.13]);
  row(x + 0.12, 0.2, Math.floor((w - 0.1) / 0.2), (at) =>
    slab(space, faded(shifted(silk, 0.16), 0.8), [at, 0.46, z + 0.37], [0.06, 0.66]),
  );
  block(space, { at: [x, 0.38, z], size: [w, 0.12, 0.4] }, shifted(silk, 0.05));
  for (const dx of [-0.05, w - 0.03]) block(space, { at: [x + dx, 0.5, z], size: [0.08, 0.2, 0.4] }, gold);
}
