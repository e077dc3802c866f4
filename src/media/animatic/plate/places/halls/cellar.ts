// Design of a cellar: a stone vault, stairs to a door, and what is kept there: barrels and bottles of wine or beer, else jars, sacks and coal.
import { faded, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { down, fade } from "../../../paint/canvas.ts";
import { shelves } from "../../parts/furniture.ts";
import { bulb, disc, lightOf, rod, slab, tone } from "../../parts/solids.ts";
import { block, contact, face, frontPanel, panes, patch, spot, type Space } from "../../parts/space.ts";
import { glow, halo, has, line, lit, oval, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import { spaceOf } from "./shared.ts";

const DEEP = 7.5;
const HALF = 2.9;
/** Where the vault begins to bend. */
const SPRING = 1.15;
const COURSES = 11;

const isOfBarrels = (plate: PlateCanvas): boolean =>
  has(
    plate,
    "wine",
    "barrel",
    "cask",
    "beer",
    "brewery",
    "winery",
    "rum",
    "cognac",
    "whisky",
    "whiskey",
    "port",
    "sherry",
  );

/** Warm, and never so dark that the vault is not seen. */
const stoneOf = (plate: PlateCanvas, light: number): Colour => ({
  ...lit(plate, light, 0.055, 68),
  light: Math.max(light * 0.85, lit(plate, light, 0, 0).light),
});

/** Of a round vault, from one side (0) to the other (1). */
const onVault = (part: number, z: number) => {
  const turn = Math.PI * (1 - part);
  return [Math.cos(turn) * HALF, SPRING + Math.sin(turn) * 1.75, z] as const;
};

function paintVault(space: Space): void {
  const { plate } = space;
  const stone = stoneOf(plate, 0.62);
  const rows = [0.5, 1.1, 1.8, 2.6, 3.6, 4.8, 6.1, DEEP];
  for (const side of [-1, 1])
    face(
      space,
      shifted(stone, -0.06),
      [side * HALF, 0, DEEP],
      [side * HALF, SPRING, DEEP],
      [side * HALF, SPRING, 0.4],
      [side * HALF, 0, 0.4],
    );
  for (let z = rows.length - 2; z >= 0; z--)
    for (let course = 0; course < COURSES; course++) {
      const [near, far] = [rows[z] ?? 0.5, rows[z + 1] ?? DEEP];
      const shade = (((course * 31 + z * 17 + plate.place.hue) * 7919) % 11) / 110 - 0.05;
      const lean = plate.place.side * (course / COURSES - 0.5) * 0.16;
      const [from, to] = [course / COURSES, (course + 0.94) / COURSES];
      face(
        space,
        shifted(stone, shade + lean - 0.05 * (1 - near / DEEP)),
        onVault(from, near),
        onVault(to, near),
        onVault(to, near + (far - near) * 0.93),
        onVault(from, near + (far - near) * 0.93),
      );
    }
  for (const z of [DEEP - 0.1, 4.9, 3]) {
    const rib = Array.from({ length: 21 }, (_, at) => onVault(at / 20, z));
    rod(space, shifted(stone, 0.1), 0.2, [-HALF, 0, z], ...rib, [HALF, 0, z]);
  }
}

/** A barrel that lies, its head towards us: staves, two hoops, a tap. */
function paintCask(space: Space, [x, y, z]: readonly [number, number, number], r: number): void {
  const { plate } = space;
  const wood = { ...stoneOf(plate, 0.6), chroma: 0.1, hue: 58 };
  const iron = tone(space, 0.26, 0.012, 250);
  disc(space, iron, [x, y, z], r);
  disc(space, shifted(wood, -0.08), [x, y, z], r * 0.95);
  disc(space, iron, [x, y, z], r * 0.83);
  disc(space, wood, [x, y, z], r * 0.77);
  for (const u of [-0.5, -0.25, 0, 0.25, 0.5])
    line(
      plate,
      shifted(wood, -0.13),
      0.0022,
      spot(space, [x + u * r, y - r * Math.sqrt(0.59 - u * u), z]),
      spot(space, [x + u * r, y + r * Math.sqrt(0.59 - u * u), z]),
    );
  disc(space, tone(space, 0.7, 0.12, 84), [x, y - r * 0.45, z - 0.02], r * 0.1);
}

/** Barrels in two rows on beams, along one side before the wall ahead and near us on the other. */
function paintCasks(space: Space): void {
  const way = space.plate.place.side;
  for (const [x, z, count] of [
    [-2.3, 6.6, 4],
    [-2.4, 3.3, 1],
    [2.35, 4, 1],
  ] as const) {
    for (let at = 0; at < count; at++) {
      const left = way > 0 ? x + at * 1.16 : -x - at * 1.16;
      contact(space, [left, z], [0.6, 0.4]);
      paintCask(space, [left, 0.62, z], 0.56);
      if (at < 3) paintCask(space, [left + (count > 1 ? way * 0.58 : 0), 1.62, z + 0.05], 0.52);
    }
  }
}

function paintStores(space: Space): void {
  const { plate } = space;
  const way = plate.place.side;
  shelves(space, [way > 0 ? -2.6 : 0.7, 6.6], [1.9, 0.4, 2.3], {
    boards: 4,
    tint: tone(space, 0.4, 0.05, 55),
    full: "jars",
  });
  const sacking = tone(space, 0.62, 0.06, 75);
  for (const [x, z, r] of [
    [-2.1, 4.6, 0.36],
    [-1.5, 4.9, 0.32],
    [-2.3, 3.8, 0.34],
  ] as const) {
    contact(space, [way * x, z], [r * 1.3, 0.3]);
    disc(space, shifted(sacking, x * 0.02), [way * x, r * 0.85, z], [r, r * 1.1]);
    disc(space, shifted(sacking, -0.1), [way * x, r * 1.9, z], [r * 0.3, r * 0.2]);
  }
  for (let lump = 0; lump < 18; lump++)
    disc(
      space,
      shifted(lightOf(0.16, 0.01, 260), (lump % 4) * 0.025),
      [way * (1.5 + (lump % 6) * 0.2), 0.08 + Math.floor(lump / 6) * 0.12, 4.4],
      0.12,
    );
}

export const CELLAR: PlaceDesign = {
  far: (plate) => {
    const space = spaceOf(plate, 9);
    const wall = stoneOf(plate, 0.54);
    plate.context.fillStyle = "#0b0a0c";
    plate.context.fillRect(-plate.width, -plate.height, 3 * plate.width, 3 * plate.height);
    slab(space, wall, [-HALF, 0, DEEP], [2 * HALF, 3.1]);
    panes(plate, frontPanel(space, [-HALF, 0, DEEP], 2 * HALF, 3.1), [12, 8, 0.95, 0.92], (column, row) =>
      shifted(wall, (((column * 31 + row * 17) * 7919) % 11) / 110 - 0.05),
    );
    paintVault(space);
    face(
      space,
      fade(plate.context, down(plate.floor, plate.height), [0, shifted(wall, -0.12)], [1, shifted(wall, -0.2)]),
      [-HALF, 0, DEEP],
      [HALF, 0, DEEP],
      [HALF, 0, 0.3],
      [-HALF, 0, 0.3],
    );
    const left = plate.place.side > 0 ? 0.7 : -2.1;
    for (let step = 0; step < 7; step++)
      block(
        space,
        { at: [left, 0, 7.3 - step * 0.16], size: [1.4, 0.2 * (7 - step), 0.16] },
        shifted(wall, 0.1 - step * 0.012),
      );
    patch(plate, frontPanel(space, [left + 0.2, 1.4, 7.35], 1, 1.5), tone(space, 0.3, 0.05, 50), [0, 0, 1, 1]);
  },
  middle: (plate) => {
    const space = spaceOf(plate, 9);
    if (isOfBarrels(plate)) paintCasks(space);
    else paintStores(space);
    glow(plate, spot(space, [0, 1.8, 6]), plate.unit * 0.5, faded(plate.palette.lamp, 0.2));
  },
  near: (plate) => {
    const space = spaceOf(plate, 9);
    const { palette } = plate;
    if (has(plate, "candle", "candles", "candlelight", "torch", "lantern"))
      for (const [x, z] of [
        [-1.25, 4.4],
        [1.5, 5.4],
      ] as const) {
        slab(space, tone(space, 0.4, 0.06, 55), [x - 0.2, 0, z], [0.4, 0.95]);
        slab(space, lightOf(0.94, 0.03, 90), [x - 0.05, 0.95, z], [0.1, 0.22]);
        halo(plate, spot(space, [x, 1.3, z]), plate.unit * 0.3, faded(palette.lamp, 0.5));
        bulb(space, [x, 1.24, z], 0.05, lightOf(0.93, 0.12, 75));
      }
    const at = spot(space, [0, 2.3, 4.6]);
    line(plate, "rgba(10,10,14,0.8)", 0.002, [at[0], -plate.height], at);
    halo(plate, at, plate.unit * 0.8, { ...palette.lamp, alpha: 0.5 });
    oval(plate, { light: 0.97, chroma: 0.05, hue: 85 }, at, [plate.unit * 0.011, plate.unit * 0.014]);
  },
};
