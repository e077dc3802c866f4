// Designs of rooms where hands make things: a room of sewing machines, the studio of a painter, of a sculptor, a potter's workshop.
import { faded, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { pendant, table } from "../../parts/furniture.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, lightOf, ring, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, type Space, type Spot } from "../../parts/space.ts";
import { has } from "../../plate-canvas.ts";

/** Rows of machines with needles, rolls of cloth, dummies with pinned gowns. */
export const SEWING_ROOM = setting({
  floor: "boards",
  size: { half: 3.6, high: 3, deep: 6.4 },
  tubes: [-1.4, 1.4],
  wall: (space) => {
    paintWindow(space, { at: [-0.8, 1.25, 6.38], size: [1.6, 1.2], panes: [4, 3], view: "city" });
    for (const x of [-3.4, 1.5]) {
      slab(space, shifted(space.plate.palette.wood, -0.08), [x, 0.3, 6.3], [1.9, 2.1]);
      for (const y of [0.45, 1.05, 1.65])
        row(x + 0.2, 0.3, 6, (at, one) => {
          const cloth = tone(space, 0.62, 0.15, (one * 57 + y * 130 + space.plate.place.hue) % 360);
          disc(space, cloth, [at, y + 0.2, 6.28], 0.14);
          disc(space, shifted(cloth, -0.15), [at, y + 0.2, 6.27], 0.05);
        });
    }
  },
  back: (space) => {
    for (const [x, hue] of [
      [-2.5, 20],
      [2.4, 260],
    ] as const)
      dummy(space, [x, 0, 5.2], hue);
    row(-1.7, 1.25, 3, (x) => sewingPlace(space, [x, 4.9]));
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? -2.25 : 1.25;
    sewingPlace(space, [x, 3.3]);
  },
});

function dummy(space: Space, [x, , z]: Spot, hue: number): void {
  const gown = tone(space, 0.66, 0.12, hue);
  rod(space, tone(space, 0.4, 0.07, 50), 0.06, [x, 0, z], [x, 0.5, z]);
  face(space, gown, [x - 0.22, 0.95, z], [x + 0.22, 0.95, z], [x + 0.5, 0.25, z], [x - 0.5, 0.25, z]);
  face(space, shifted(gown, 0.05), [x - 0.26, 1.5, z], [x + 0.26, 1.5, z], [x + 0.18, 0.95, z], [x - 0.18, 0.95, z]);
  disc(space, tone(space, 0.82, 0.04, 75), [x, 1.52, z], [0.26, 0.1]);
  rod(space, tone(space, 0.82, 0.04, 75), 0.14, [x, 1.5, z], [x, 1.68, z]);
  disc(space, tone(space, 0.4, 0.07, 50), [x, 1.72, z], 0.06);
}

/** A table with a machine on it and cloth under its needle. */
function sewingPlace(space: Space, [x, z]: readonly [number, number]): void {
  table(space, [x, z], [1, 0.5, 0.74], tone(space, 0.6, 0.07, 70));
  const black = lightOf(0.16, 0.012, 260);
  block(space, { at: [x + 0.22, 0.75, z + 0.1], size: [0.56, 0.06, 0.2] }, black);
  slab(space, black, [x + 0.62, 0.8, z + 0.08], [0.15, 0.34]);
  slab(space, black, [x + 0.24, 1.06, z + 0.08], [0.5, 0.13]);
  slab(space, black, [x + 0.24, 0.92, z + 0.08], [0.11, 0.2]);
  rod(space, lightOf(0.8, 0.01, 230), 0.02, [x + 0.3, 0.92, z + 0.07], [x + 0.3, 0.81, z + 0.07]);
  ring(space, [lightOf(0.7, 0.1, 82), black], [x + 0.84, 1.08, z + 0.07], 0.12);
  disc(space, lightOf(0.6, 0.18, 27), [x + 0.55, 1.25, z + 0.07], [0.05, 0.08]);
  face(
    space,
    tone(space, 0.62, 0.15, (x * 90 + 400) % 360),
    [x + 0.05, 0.77, z + 0.06],
    [x + 0.5, 0.77, z + 0.06],
    [x + 0.4, 0.4, z - 0.02],
    [x, 0.45, z - 0.02],
  );
}

/** Canvases on stands and against the walls, a skylight, a table with pots of paint. */
export const ART_STUDIO = setting({
  floor: "boards",
  size: { half: 3.4, high: 3.4, deep: 6.2 },
  floorTint: (plate) => shifted(plate.palette.wood, 0.06),
  wall: (space) => {
    if (has(space.plate, "sculptor", "sculpture", "marble", "statue"))
      row(-3, 1.1, 6, (x, at) => shelfBust(space, x, at));
    paintWindow(space, { at: [-1.5, 1.35, 6.18], size: [3, 1.8], panes: [6, 3], view: "sky" });
    for (const [x, w, h, hue] of [
      [-3.2, 0.9, 1.1, 27],
      [-2.6, 0.8, 0.8, 220],
      [1.9, 0.8, 1.2, 140],
      [2.5, 0.9, 0.8, 60],
    ] as const)
      canvas(space, [x, 0.05, 6.1], [w, h], hue);
  },
  back: (space) => {
    const { place } = space.plate;
    if (has(space.plate, "sculptor", "sculpture", "marble")) {
      statue(space, [place.side * 1.7, 0, 4.8]);
      block(space, { at: [-place.side * 2 - 0.45, 0, 4.9], size: [0.9, 1.2, 0.5] }, tone(space, 0.9, 0.008, 90));
      block(space, { at: [-place.side * 1.1 - 0.3, 0, 5.2], size: [0.7, 0.7, 0.5] }, tone(space, 0.86, 0.008, 90));
      return;
    }
    stand(space, [place.side * 1.65, 0, 4.6], 1);
    stand(space, [-place.side * 2, 0, 5.2], 2);
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? -2.3 : 1.3;
    table(space, [x, 3.7], [1.1, 0.5, 0.7], tone(space, 0.5, 0.07, 55));
    row(x + 0.12, 0.16, 5, (at, one) => {
      slab(space, tone(space, 0.85, 0.01, 220), [at, 0.71, 3.75], [0.12, 0.15]);
      slab(space, tone(space, 0.62, 0.2, one * 77), [at, 0.81, 3.74], [0.12, 0.05]);
    });
    for (const dx of [0.9, 0.95, 1])
      rod(space, tone(space, 0.5, 0.08, 60), 0.02, [x + dx, 0.72, 3.75], [x + dx * 1.04, 1.08, 3.75]);
  },
});

/** A picture in broad strokes. */
function canvas(space: Space, [x, y, z]: Spot, [w, h]: readonly [number, number], hue: number): void {
  slab(space, tone(space, 0.95, 0.01, 90), [x, y, z], [w, h]);
  slab(space, tone(space, 0.7, 0.1, hue), [x + 0.04, y + 0.04, z - 0.005], [w - 0.08, h - 0.08]);
  slab(space, tone(space, 0.5, 0.12, hue + 60), [x + 0.04, y + 0.04, z - 0.01], [w - 0.08, h * 0.35]);
  disc(space, tone(space, 0.82, 0.14, hue + 150), [x + w * 0.6, y + h * 0.66, z - 0.015], [w * 0.18, w * 0.18]);
  disc(space, tone(space, 0.42, 0.13, hue + 210), [x + w * 0.3, y + h * 0.4, z - 0.016], [w * 0.14, h * 0.22]);
}

function stand(space: Space, [x, , z]: Spot, at: number): void {
  const wood = tone(space, 0.5, 0.09, 60);
  for (const [top, foot] of [
    [0.05, 0.5],
    [-0.05, -0.5],
    [0, 0.05],
  ] as const)
    rod(space, wood, 0.06, [x + foot, 0, z], [x + top, 2.05, z]);
  canvas(space, [x - 0.5, 0.75, z - 0.05], [1, 1.15], at * 120);
  slab(space, wood, [x - 0.55, 0.7, z - 0.08], [1.1, 0.06]);
}

function shelfBust(space: Space, x: number, at: number): void {
  const plaster = tone(space, 0.93, 0.008, 90);
  slab(space, tone(space, 0.5, 0.07, 55), [x - 0.4, 2.55, 6.17], [1, 0.05]);
  disc(space, plaster, [x, 2.86, 6.16], [0.12, 0.16]);
  face(space, plaster, [x - 0.2, 2.6, 6.16], [x + 0.2, 2.6, 6.16], [x + 0.06, 2.8, 6.16], [x - 0.06, 2.8, 6.16]);
  if (at % 2) disc(space, shifted(plaster, -0.06), [x + 0.4, 2.7, 6.16], [0.13, 0.1]);
}

function statue(space: Space, [x, , z]: Spot): void {
  const marble = tone(space, 0.94, 0.006, 90);
  const shade = shifted(marble, -0.1);
  block(space, { at: [x - 0.5, 0, z], size: [1, 0.5, 0.4] }, tone(space, 0.55, 0.06, 60));
  face(space, marble, [x - 0.3, 0.5, z], [x + 0.32, 0.5, z], [x + 0.2, 1.2, z], [x - 0.2, 1.2, z]);
  face(space, marble, [x - 0.2, 1.15, z], [x + 0.2, 1.15, z], [x + 0.27, 1.68, z], [x - 0.27, 1.68, z]);
  rod(space, marble, 0.13, [x + 0.24, 1.6, z], [x + 0.5, 1.3, z], [x + 0.35, 1.05, z]);
  rod(space, marble, 0.13, [x - 0.24, 1.6, z], [x - 0.42, 1.95, z], [x - 0.2, 2.2, z]);
  disc(space, marble, [x, 1.9, z], [0.14, 0.18]);
  face(
    space,
    faded(shade, 0.7),
    [x + 0.05, 0.5, z - 0.01],
    [x + 0.3, 0.5, z - 0.01],
    [x + 0.2, 1.6, z - 0.01],
    [x + 0.08, 1.5, z - 0.01],
  );
}

/** A wheel with a wet bowl on it, boards of pots, a kiln with a glow. */
export const POTTERY = setting({
  floor: "boards",
  size: { half: 3.2, high: 2.8, deep: 6 },
  wall: (space) => {
    paintWindow(space, { at: [-0.7, 1.2, 5.98], size: [1.4, 1.1], panes: [2, 2], view: "land" });
    for (const x of [-3.1, 0.95])
      for (const y of [0.35, 0.95, 1.55, 2.1]) {
        slab(space, tone(space, 0.5, 0.07, 60), [x, y, 5.9], [2.1, 0.06]);
        row(x + 0.2, 0.34, 6, (at, one) =>
          pot(space, [at, y + 0.06, 5.88], 0.24 + 0.12 * ((one * 7 + y * 10) % 3) * 0.5, one),
        );
      }
  },
  back: (space) => {
    const way = -space.plate.place.side;
    block(space, { at: [way * 2.2 - 0.6, 0, 4.9], size: [1.2, 1.5, 0.6] }, tone(space, 0.55, 0.09, 38));
    disc(space, lightOf(0.15, 0.03, 40), [way * 2.2, 0.75, 4.88], [0.38, 0.4]);
    bulb(space, [way * 2.2, 0.7, 4.87], 0.22, lightOf(0.8, 0.16, 55));
    pendant(space, [0, 4.8], 2.2, 2.8);
  },
  front: (space) => {
    const x = space.plate.place.side * 1.5;
    block(space, { at: [x - 0.5, 0, 3.6], size: [1, 0.6, 0.5] }, tone(space, 0.5, 0.07, 55));
    disc(space, tone(space, 0.66, 0.02, 230), [x, 0.66, 3.58], [0.42, 0.07]);
    pot(space, [x, 0.68, 3.56], 0.5, 1);
  },
});

function pot(space: Space, [x, y, z]: Spot, h: number, at: number): void {
  const glazes: readonly Colour[] = [
    tone(space, 0.58, 0.11, 45),
    tone(space, 0.6, 0.1, 230),
    tone(space, 0.85, 0.03, 85),
    tone(space, 0.5, 0.08, 160),
  ];
  const clay = glazes[at % 4] ?? tone(space, 0.58, 0.11, 45);
  disc(space, clay, [x, y + h * 0.42, z], [h * 0.38, h * 0.42]);
  slab(space, clay, [x - h * 0.16, y + h * 0.7, z], [h * 0.32, h * 0.25]);
  disc(space, shifted(clay, -0.18), [x, y + h * 0.95, z - 0.001], [h * 0.2, h * 0.06]);
  disc(space, faded(shifted(clay, 0.2), 0.7), [x - h * 0.14, y + h * 0.5, z - 0.002], [h * 0.06, h * 0.16]);
}
