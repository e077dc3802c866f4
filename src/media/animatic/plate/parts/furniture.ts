// Furniture, in metres: each stands at a spot on the floor and takes its colours from the place.
import { mixed, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../core/animatic/seeded-random.ts";
import { glow, isDark, line, lit, oval, shape, type PlateCanvas } from "../plate-canvas.ts";
import { block, contact, face, frontPanel, metre, patch, spot, type Space, type Spot } from "./space.ts";

/** Left, near depth; the rest is the piece's own. */
type At = readonly [x: number, z: number];

export function table(
  space: Space,
  [x, z]: At,
  [w, d, h]: Spot = [1.6, 0.9, 0.75],
  tint: Colour = space.plate.palette.wood,
): void {
  contact(space, [x + w / 2, z + d / 2], [w * 0.6, d * 0.7]);
  const leg = shifted(tint, -0.07);
  for (const [dx, dz] of [
    [0.05, d - 0.1],
    [w - 0.12, d - 0.1],
    [0.05, 0.05],
    [w - 0.12, 0.05],
  ] as const)
    block(space, { at: [x + dx, 0, z + dz], size: [0.07, h - 0.05, 0.06] }, leg);
  block(space, { at: [x, h - 0.06, z], size: [w, 0.06, d] }, shifted(tint, 0.03));
}

/** Seen from behind or from the front; `back`: the back is towards the camera. */
export function chair(space: Space, [x, z]: At, back = false, tint: Colour = space.plate.palette.wood): void {
  contact(space, [x + 0.21, z + 0.2], [0.3, 0.3]);
  const rest = () => {
    block(space, { at: [x, 0.45, back ? z : z + 0.38], size: [0.42, 0.08, 0.04] }, tint);
    block(space, { at: [x, 0.78, back ? z : z + 0.38], size: [0.42, 0.14, 0.04] }, shifted(tint, 0.02));
    for (const dx of [0, 0.37]) block(space, { at: [x + dx, 0, back ? z : z + 0.38], size: [0.05, 0.92, 0.04] }, tint);
  };
  if (!back) rest();
  for (const dx of [0, 0.37])
    block(space, { at: [x + dx, 0, back ? z + 0.36 : z], size: [0.05, 0.44, 0.05] }, shifted(tint, -0.05));
  block(space, { at: [x, 0.42, z], size: [0.42, 0.05, 0.42] }, shifted(tint, 0.03));
  if (back) rest();
}

export function stool(space: Space, [x, z]: At, h = 0.75): void {
  const { plate } = space;
  const { wood, accent } = plate.palette;
  const m = metre(space, z);
  const [sx, foot] = spot(space, [x, 0, z]);
  const top = spot(space, [x, h, z])[1];
  line(plate, shifted(wood, -0.08), 0.006, [sx, foot], [sx, top]);
  line(plate, shifted(wood, -0.08), 0.005, [sx - 0.14 * m, foot + 0.01 * m], [sx + 0.14 * m, foot + 0.01 * m]);
  oval(plate, shifted(accent, -0.05), [sx, top], [0.18 * m, 0.05 * m]);
}

interface Doors {
  readonly tint: Colour;
  readonly grid: readonly [columns: number, rows: number];
}

export function cabinet(space: Space, [x, z]: At, [w, d, h]: Spot, { tint, grid: [columns, rows] }: Doors): void {
  const { plate } = space;
  contact(space, [x + w / 2, z + d / 2], [w * 0.56, d]);
  block(space, { at: [x, 0, z], size: [w, h, d] }, tint);
  const panel = frontPanel(space, [x, 0, z], w, h);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [u, v] = [column / columns + 0.02, row / rows + 0.03];
      patch(plate, panel, shifted(tint, -0.045), [u, v, 1 / columns - 0.04, 1 / rows - 0.06]);
      patch(plate, panel, shifted(tint, 0.015), [u + 0.008, v + 0.012, 1 / columns - 0.056, 1 / rows - 0.084]);
      patch(plate, panel, shifted(tint, 0.16), [u + (1 / columns) * 0.42, v + 0.05, (1 / columns) * 0.12, 0.016]);
    }
  }
}

type Goods = "books" | "jars" | "boxes";

interface Boards {
  readonly boards: number;
  readonly tint?: Colour;
  readonly full?: Goods;
}

/** Boards with books, or with what `things` says: its colour by place. */
export function shelves(space: Space, [x, z]: At, [w, d, h]: Spot, plan: Boards): void {
  const { plate } = space;
  const { boards, tint = plate.palette.wood, full = "books" } = plan;
  block(space, { at: [x, 0, z], size: [w, h, d] }, shifted(tint, -0.02));
  const panel = frontPanel(space, [x, 0, z], w, h);
  const gap = 1 / boards;
  for (let board = 0; board < boards; board++) {
    patch(plate, panel, shifted(tint, -0.13), [0.02, board * gap + 0.012, 0.96, gap - 0.024]);
    fillBoard(
      plate,
      (u, [du, dv], colour) => patch(plate, panel, colour, [u, (board + 1) * gap - 0.012 - dv, du, dv]),
      { gap, w, full },
    );
  }
}

function fillBoard(
  plate: PlateCanvas,
  put: (u: number, size: readonly [number, number], colour: Colour) => void,
  { gap, w, full }: { gap: number; w: number; full: Goods },
): void {
  const { random, palette } = plate;
  const step = { books: [0.04, 0.075], jars: [0.11, 0.16], boxes: [0.28, 0.42] }[full];
  for (let u = 0.03; u < 0.95;) {
    const du = Math.min(0.97 - u, between(random, step[0] ?? 0.04, step[1] ?? 0.08) / w);
    if (random() < (full === "books" ? 0.93 : 0.8)) {
      const high = gap * between(random, 0.5, full === "boxes" ? 0.72 : 0.82);
      const hue =
        full === "boxes"
          ? 65
          : random() < 0.6
            ? palette.accent.hue + between(random, -35, 35)
            : between(random, 20, 80);
      const tint = lit(plate, between(random, 0.34, 0.66), full === "books" ? 0.06 : 0.045, hue);
      put(u, [du * (full === "books" ? 0.92 : 0.75), high], tint);
    }
    u += du;
  }
}

/** A counter with a worktop. */
interface Counter {
  readonly front: Colour;
  readonly top: Colour;
  readonly doors?: number;
}

export function counter(space: Space, [x, z]: At, [w, d, h]: Spot, { front, top, doors = 4 }: Counter): void {
  const { plate } = space;
  contact(space, [x + w / 2, z + d / 2], [w * 0.55, d]);
  block(space, { at: [x, 0, z], size: [w, h, d] }, front);
  const panel = frontPanel(space, [x, 0, z], w, h);
  for (let door = 0; door < doors; door++) {
    patch(plate, panel, shifted(front, -0.05), [door / doors + 0.012, 0.1, 1 / doors - 0.024, 0.78]);
    patch(plate, panel, shifted(front, 0.012), [door / doors + 0.02, 0.125, 1 / doors - 0.04, 0.73]);
  }
  block(space, { at: [x - 0.04, h, z - 0.04], size: [w + 0.08, 0.05, d + 0.04] }, top);
}

export function bed(space: Space, [x, z]: At, w = 1.5, metal = false): void {
  const { plate } = space;
  const frame = metal ? lit(plate, 0.72, 0.01, 240) : plate.palette.wood;
  const sheet = lit(plate, 0.9, 0.014, 85);
  contact(space, [x + w / 2, z + 0.9], [w * 0.62, 1]);
  block(space, { at: [x, 0.35, z + 1.95], size: [w, 0.7, 0.06] }, frame);
  block(space, { at: [x, 0.2, z], size: [w, 0.28, 2] }, mixed(frame, sheet, 0.3));
  block(space, { at: [x - 0.02, 0.46, z + 0.1], size: [w + 0.04, 0.14, 1.85] }, sheet);
  for (const part of w > 1.2 ? [0.06, 0.54] : [0.14])
    block(
      space,
      { at: [x + w * part, 0.6, z + 1.5], size: [w > 1.2 ? w * 0.4 : w * 0.72, 0.13, 0.36] },
      shifted(sheet, 0.03),
    );
  const cover = metal ? lit(plate, 0.7, 0.04, 215) : { ...plate.palette.accent, chroma: 0.06 };
  block(space, { at: [x - 0.04, 0.44, z + 0.06], size: [w + 0.08, 0.2, 1.15] }, cover);
  block(space, { at: [x, 0.2, z], size: [w, 0.42, 0.05] }, frame);
}

export function sofa(space: Space, [x, z]: At, w = 1.9): void {
  const tint = {
    ...space.plate.palette.accent,
    chroma: 0.055,
    light: Math.max(0.24, space.plate.palette.accent.light - 0.16),
  };
  contact(space, [x + w / 2, z + 0.4], [w * 0.58, 0.6]);
  block(space, { at: [x, 0.2, z + 0.62], size: [w, 0.66, 0.24] }, tint);
  block(space, { at: [x, 0.1, z], size: [w, 0.34, 0.7] }, shifted(tint, -0.02));
  const seats = Math.round(w / 0.8);
  for (let seat = 0; seat < seats; seat++)
    block(
      space,
      { at: [x + 0.16 + (seat * (w - 0.32)) / seats, 0.4, z + 0.02], size: [(w - 0.36) / seats, 0.13, 0.6] },
      shifted(tint, 0.03),
    );
  for (const dx of [0, w - 0.18])
    block(space, { at: [x + dx, 0.1, z - 0.02], size: [0.18, 0.52, 0.84] }, shifted(tint, 0.012));
}

export function plant(space: Space, [x, z]: At, h = 1.1): void {
  const { plate } = space;
  const { random } = plate;
  const m = metre(space, z);
  const [sx] = spot(space, [x, 0, z]);
  contact(space, [x, z], [0.24, 0.2]);
  const rim = spot(space, [x, 0.36, z])[1];
  const foot = spot(space, [x, 0, z])[1];
  shape(
    plate,
    lit(plate, 0.55, 0.06, 45),
    [sx - 0.17 * m, rim],
    [sx + 0.17 * m, rim],
    [sx + 0.12 * m, foot],
    [sx - 0.12 * m, foot],
  );
  for (let leaf = 0; leaf < 13; leaf++) {
    const turn = -Math.PI / 2 + between(random, -1.15, 1.15);
    const long = h * m * between(random, 0.45, 0.75);
    const tip = [sx + Math.cos(turn) * long * 0.5, rim + Math.sin(turn) * long * 0.55] as const;
    oval(plate, lit(plate, between(random, 0.36, 0.52), 0.075, 145), tip, [long * 0.48, 0.075 * m, turn]);
  }
}

/** A lamp on a stand; it is lit when the day is not. */
export function floorLamp(space: Space, [x, z]: At, h = 1.6): void {
  const { plate } = space;
  const m = metre(space, z);
  const [sx, foot] = spot(space, [x, 0, z]);
  const top = spot(space, [x, h, z])[1];
  const on = plate.place.hour !== "day";
  line(plate, shifted(plate.palette.wood, -0.05), 0.006, [sx, foot], [sx, top]);
  oval(plate, shifted(plate.palette.wood, -0.05), [sx, foot], [0.16 * m, 0.035 * m]);
  shape(
    plate,
    on ? plate.palette.lamp : lit(plate, 0.84, 0.03, 85),
    [sx - 0.13 * m, top - 0.16 * m],
    [sx + 0.13 * m, top - 0.16 * m],
    [sx + 0.22 * m, top + 0.14 * m],
    [sx - 0.22 * m, top + 0.14 * m],
  );
  if (on) glow(plate, [sx, top], 1.7 * m, { ...plate.palette.lamp, alpha: 0.42 });
}

/** A lamp on a cord from the ceiling. */
export function pendant(space: Space, [x, z]: At, h: number, ceiling: number): void {
  const { plate } = space;
  const m = metre(space, z);
  const [sx, y] = spot(space, [x, h, z]);
  line(plate, shifted(plate.palette.wood, -0.1), 0.0022, [sx, spot(space, [x, ceiling, z])[1]], [sx, y - 0.1 * m]);
  shape(
    plate,
    shifted(plate.palette.wood, -0.04),
    [sx - 0.05 * m, y - 0.12 * m],
    [sx + 0.05 * m, y - 0.12 * m],
    [sx + 0.17 * m, y + 0.03 * m],
    [sx - 0.17 * m, y + 0.03 * m],
  );
  oval(plate, plate.palette.lamp, [sx, y + 0.03 * m], [0.13 * m, 0.035 * m]);
  glow(plate, [sx, y + 0.05 * m], (isDark(plate) ? 1.5 : 0.7) * m, {
    ...plate.palette.lamp,
    alpha: isDark(plate) ? 0.4 : 0.2,
  });
}

/** Long tubes of light on a ceiling. */
export function tubeLight(space: Space, x: number, [near, far]: readonly [number, number], high: number): void {
  const { plate } = space;
  const white: Colour = { light: 0.97, chroma: 0.02, hue: 190 };
  face(space, white, [x - 0.12, high, near], [x + 0.12, high, near], [x + 0.12, high, far], [x - 0.12, high, far]);
  glow(plate, spot(space, [x, high, (near + far) / 2]), metre(space, (near + far) / 2) * 1.1, { ...white, alpha: 0.3 });
}

export function fireplace(space: Space, [x, z]: At): void {
  const { plate } = space;
  const stone = lit(plate, 0.62, 0.02, 60);
  block(space, { at: [x, 0, z], size: [1.5, 1.15, 0.35] }, stone);
  block(space, { at: [x - 0.08, 1.15, z - 0.06], size: [1.66, 0.09, 0.42] }, plate.palette.wood);
  block(space, { at: [x + 0.35, 1.24, z + 0.1], size: [0.8, 1.4, 0.2] }, shifted(stone, 0.03));
  const panel = frontPanel(space, [x, 0, z], 1.5, 1.15);
  patch(plate, panel, { light: 0.13, chroma: 0.02, hue: 40 }, [0.2, 0.25, 0.6, 0.75]);
}
