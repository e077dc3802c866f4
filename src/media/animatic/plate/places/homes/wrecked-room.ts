// Design of a room that war, fire or years have wrecked: a wall with a breach in it, or boarded windows; torn paper, bare bricks, fallen beams, rubble.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import type { Point } from "../../../paint/canvas.ts";
import { paintPane, paintView } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { disc, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, frontPanel, panes, spot, type Space, type Spot } from "../../parts/space.ts";
import { halo, has, lit, oval, shape, type PlateCanvas } from "../../plate-canvas.ts";

const SHOT_OPEN =
  "bombed shelled missing ruined ruin collapsed destroyed blasted bomb shell sniper exploded war bombing earthquake".split(
    " ",
  );
const BURNT = "burnt burned charred gutted scorched fire blackened soot".split(" ");
const isOpen = (plate: PlateCanvas): boolean => has(plate, ...SHOT_OPEN);
const isBurnt = (plate: PlateCanvas): boolean => has(plate, ...BURNT);

/** The breach's corners in metres, going round. */
const BREACH: readonly (readonly [number, number])[] = [
  [-1.75, 0.25],
  [-1.55, 0.8],
  [-1.9, 1.2],
  [-1.5, 1.75],
  [-1.65, 2.3],
  [-1.1, 2.75],
  [-0.3, 2.9],
  [0.2, 2.6],
  [0.9, 2.8],
  [1.45, 2.4],
  [1.3, 1.8],
  [1.75, 1.3],
  [1.5, 0.8],
  [1.85, 0.3],
  [0.9, 0.12],
  [-0.8, 0.2],
];

export const WRECKED_ROOM = setting({
  size: { half: 3, high: 2.75, deep: 5.4 },
  floor: "boards",
  floorTint: (plate) => lit(plate, isBurnt(plate) ? 0.26 : 0.42, 0.03, 60),
  ceiling: (plate) => lit(plate, isBurnt(plate) ? 0.2 : 0.5, 0.015, 70),
  wall: (space) => {
    const { plate } = space;
    const paper = isBurnt(plate)
      ? lit(plate, 0.3, 0.012, 60)
      : mixed(plate.palette.wall, lit(plate, 0.55, 0.03, 90), 0.5);
    slab(space, paper, [-3, 0, 5.39], [6, 2.75]);
    torn(space, paper);
    if (isOpen(plate)) breach(space);
    else boarded(space);
    if (isBurnt(plate)) soot(space);
    crackWalls(space);
  },
  back: (space) => {
    const beam = isBurnt(space.plate) ? lightOf(0.12, 0.012, 50) : tone(space, 0.36, 0.06, 55);
    rod(space, beam, 0.17, [-2.9, 2.7, 4.6], [-1.1, 0.1, 4.2]);
    rod(space, shifted(beam, 0.04), 0.13, [2.6, 2.75, 4.8], [1.5, 0.5, 4.4]);
    rod(space, shifted(beam, -0.03), 0.12, [-2.2, 2.75, 4.5], [0.4, 2.35, 4.5]);
    rod(space, tone(space, 0.25, 0.01, 250), 0.025, [0.8, 2.75, 4.3], [0.86, 2.1, 4.3], [0.75, 1.85, 4.3]);
    heap(space, [1.9, 4.3], 1.3);
    heap(space, [-2.1, 4.1], 1.1);
    heap(space, [0.2, 4.9], 0.9);
  },
  front: (space) => {
    const way = space.plate.place.side;
    heap(space, [way * 1.7, 2.9], 0.75);
    const wood = isBurnt(space.plate) ? lightOf(0.13, 0.012, 50) : tone(space, 0.4, 0.07, 50);
    block(space, { at: [-way * 1.9 - 0.2, 0.28, 3.2], size: [0.45, 0.05, 0.4] }, wood);
    rod(space, wood, 0.05, [-way * 1.9 - 0.2, 0.28, 3.2], [-way * 1.9 - 0.4, 0, 3.2]);
    rod(space, wood, 0.05, [-way * 1.9 + 0.25, 0.28, 3.2], [-way * 1.9 + 0.25, 0, 3.2]);
    rod(space, wood, 0.05, [-way * 1.9 - 0.2, 0.3, 3.6], [-way * 1.9 - 0.5, 0.85, 3.6]);
  },
});

/** Paper that hangs off, plaster gone to the bricks. */
function torn(space: Space, paper: Colour): void {
  const { plate } = space;
  const brick = tone(space, isBurnt(plate) ? 0.3 : 0.5, 0.09, 35);
  for (const [x, y, w, h] of [
    [-2.95, 0.9, 0.9, 1.1],
    [2.05, 0.3, 0.85, 1.3],
    [1.9, 1.9, 0.9, 0.7],
  ] as const) {
    slab(space, shifted(brick, 0.14), [x, y, 5.38], [w, h]);
    panes(plate, frontPanel(space, [x, y, 5.37], w, h), [4, Math.round(h * 9), 0.92, 0.82], (column, line) =>
      shifted(brick, ((column * 5 + line * 3) % 4) * 0.02 - 0.03),
    );
    face(
      space,
      shifted(paper, 0.09),
      [x + w, y + h, 5.36],
      [x + w * 0.55, y + h + 0.1, 5.36],
      [x + w * 0.75, y + h * 0.55, 5.36],
      [x + w + 0.08, y + h * 0.7, 5.36],
    );
  }
}

function breach(space: Space): void {
  const { plate } = space;
  const { context, floor, unit, palette, random } = plate;
  const points = BREACH.map(([x, y]) => spot(space, [x, y, 5.36]));
  const brick = tone(space, 0.48, 0.1, 35);
  shape(plate, brick, ...BREACH.map(([x, y]) => spot(space, [x * 1.12, 1.45 + (y - 1.45) * 1.13, 5.37])));
  context.save();
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.clip();
  const [left, top] = spot(space, [-1.95, 2.95, 5.36]);
  const [right, bottom] = spot(space, [1.9, 0.1, 5.36]);
  paintView(plate, [left, top, right, bottom], "sky");
  for (let one = 0; one < 9; one++) {
    const x = left + ((right - left) * one) / 8.5;
    const [w, h] = [unit * between(random, 0.05, 0.09), unit * between(random, 0.1, 0.3)];
    const wall = mixed(palette.haze, palette.near, 0.3 + 0.3 * (one % 2));
    shape(
      plate,
      wall,
      [x, bottom],
      [x, bottom - h],
      [x + w * 0.3, bottom - h * 0.86],
      [x + w * 0.5, bottom - h * 1.1],
      [x + w, bottom - h * 0.7],
      [x + w, bottom],
    );
    for (let pane = 0; pane < 4; pane++)
      shape(plate, faded(palette.near, 0.7), ...pane4([x + w * 0.2, bottom - h * (0.2 + pane * 0.16)], w * 0.18));
  }
  for (let puff = 0; puff < 12; puff++)
    oval(
      plate,
      { light: palette.haze.light * 0.6, chroma: 0.012, hue: 60, alpha: 0.3 },
      [left + (right - left) * 0.7 + unit * 0.008 * puff, floor - unit * (0.1 + 0.025 * puff)],
      unit * (0.015 + 0.004 * puff),
    );
  context.restore();
  for (const [at, [x, y]] of BREACH.entries()) {
    if (at % 2) continue;
    block(space, { at: [x - 0.14, y - 0.07, 5.3], size: [0.28, 0.13, 0.05] }, shifted(brick, at % 4 ? 0.05 : -0.04));
  }
  for (const x of [-1.2, -0.2, 1])
    rod(space, tone(space, 0.3, 0.05, 40), 0.03, [x, 2.75, 5.3], [x + 0.1, 2.45, 5.3], [x - 0.05, 2.2, 5.3]);
}

const pane4 = ([x, y]: Point, s: number): readonly Point[] => [
  [x, y],
  [x + s, y],
  [x + s, y + s * 1.4],
  [x, y + s * 1.4],
];

/** A window with boards nailed over it and light in the gaps. */
function boarded(space: Space): void {
  const { plate } = space;
  const x = plate.place.side > 0 ? 0.3 : -1.9;
  slab(space, tone(space, 0.62, 0.03, 80), [x - 0.1, 0.75, 5.36], [1.8, 1.65]);
  paintPane(space, [x, 2.3, 5.35], [x + 1.6, 0.85, 5.35], "city");
  const wood = tone(space, 0.42, 0.06, 60);
  for (const [at, y] of [0.92, 1.3, 1.7, 2.08].entries()) {
    const lean = at % 2 ? 0.09 : -0.06;
    face(
      space,
      shifted(wood, at % 2 ? 0.05 : -0.02),
      [x - 0.15, y, 5.34],
      [x + 1.75, y + lean, 5.34],
      [x + 1.75, y + lean + 0.22, 5.34],
      [x - 0.15, y + 0.22, 5.34],
    );
    for (const dx of [-0.08, 1.66]) disc(space, lightOf(0.2, 0.01, 250), [x + dx, y + 0.11, 5.33], 0.025);
  }
  const far = -plate.place.side;
  slab(space, lightOf(0.08, 0.01, 260), [far * 1.6 - 0.45, 0, 5.36], [0.9, 2.05]);
  face(
    space,
    tone(space, 0.4, 0.06, 50),
    [far * 1.6 - 0.5, 0, 5.3],
    [far * 1.6 - 0.2, 0.06, 4.7],
    [far * 1.6 - 0.1, 1.95, 4.7],
    [far * 1.6 - 0.4, 2.05, 5.3],
  );
}

function soot(space: Space): void {
  const { plate } = space;
  for (const [x, y, r] of [
    [-1.2, 2.4, 1.6],
    [0.6, 2.5, 1.9],
    [2.4, 2.2, 1.4],
    [-2.7, 1.8, 1.3],
    [0.2, 1.5, 1.2],
  ] as const)
    halo(plate, spot(space, [x, y, 5.35]), r * plate.unit * 0.2, { light: 0.06, chroma: 0.01, hue: 50, alpha: 0.85 });
}

function crackWalls(space: Space): void {
  const dark = faded(lightOf(0.14, 0.01, 60), 0.7);
  const crack = (...way: readonly Spot[]) => rod(space, dark, 0.03, ...way);
  crack([-2.3, 2.75, 5.34], [-2.15, 2.3, 5.34], [-2.35, 2, 5.34], [-2.1, 1.6, 5.34]);
  crack([1.9, 0, 5.34], [2, 0.5, 5.34], [1.85, 0.9, 5.34]);
}

/** Bricks, boards and plaster in a heap. */
function heap(space: Space, [x, z]: readonly [number, number], s: number): void {
  const { random } = space.plate;
  const dust = tone(space, isBurnt(space.plate) ? 0.22 : 0.55, 0.025, 65);
  face(
    space,
    shifted(dust, -0.05),
    [x - s, 0, z],
    [x - s * 0.4, s * 0.3, z],
    [x + s * 0.1, s * 0.42, z],
    [x + s * 0.6, s * 0.22, z],
    [x + s, 0, z],
  );
  row(x - s * 0.85, s * 0.16, 11, (at, one) => {
    const y = s * 0.34 * (1 - Math.abs(at - x) / s) * between(random, 0.3, 1);
    const brick = one % 3 === 0 ? tone(space, 0.48, 0.1, 35) : shifted(dust, between(random, -0.12, 0.1));
    const w = s * between(random, 0.1, 0.22);
    block(
      space,
      { at: [at, y, z - 0.05], size: [w, w * 0.55, 0.1] },
      isBurnt(space.plate) ? shifted(brick, -0.14) : brick,
    );
  });
}
