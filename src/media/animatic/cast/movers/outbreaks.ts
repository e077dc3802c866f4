// What a thing leaves of itself where it bursts, cracks in the ground, in walls and in panes, water that rises over the floor, and the ledge on which candles stand.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between, seededRandom } from "../../../../core/animatic/seeded-random.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { box, polygon } from "../set-pieces/parts.ts";
import { BLACK, glow, OAK, RED, WHITE, type Art } from "./art.ts";

const WATER: Colour = { light: 0.58, chroma: 0.08, hue: 228 };
const PANE: Colour = { light: 0.88, chroma: 0.03, hue: 220 };

/** Rays all around, and scraps that fly off. */
function paintPop(pen: Pen, phase: number, colour: Colour): void {
  const random = seededRandom("pop");
  for (let ray = 0; ray < 11; ray++) {
    const turn = (ray / 11) * 2 * Math.PI + 0.2;
    const [near, far] = [0.35 + phase * 0.7, 0.8 + phase * 0.8 + (ray % 2) * 0.25];
    const line = curve(
      [
        [Math.cos(turn) * near, Math.sin(turn) * near],
        [Math.cos(turn) * far, Math.sin(turn) * far],
      ],
      false,
    );
    drawLine({ ...pen, line: 1 }, line, faded(WHITE, 1 - phase), 0.09);
  }
  for (let scrap = 0; scrap < 10; scrap++) {
    const turn = between(random, 0, 2 * Math.PI);
    const far = between(random, 0.2, 1.5) * (0.3 + phase);
    const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far + phase * phase * 1.2];
    const size = between(random, 0.1, 0.24);
    paintPart(pen, polygon([x - size, y], [x, y - size], [x + size, y + size * 0.3]), colour, { shade: 0.05 });
  }
}

const zigzag = (dots: number, step: (at: number) => Dot): readonly Dot[] =>
  Array.from({ length: dots }, (_, at) => step(at));

/** From far behind up to the feet, with branches. */
function paintCrackGround(pen: Pen, phase: number): void {
  const random = seededRandom("crack in the ground");
  const long = 9 * phase;
  const main = zigzag(12, (at) => [-long * (at / 11) + 1, between(random, -0.28, 0.28)]);
  drawLine({ ...pen, line: 1 }, curve(main, false, 0), BLACK, 0.16);
  drawLine({ ...pen, line: 1 }, curve(main, false, 0), WHITE, 0.04);
  for (const at of [2, 4, 6, 8]) {
    const [x, y] = main[at] ?? [0, 0];
    const side = at % 4 === 0 ? 1 : -1;
    const branch: readonly Dot[] = [
      [x, y],
      [x - 0.6 * phase, y + 0.3 * side],
      [x - 1.3 * phase, y + 0.4 * side],
    ];
    drawLine({ ...pen, line: 1 }, curve(branch, false, 0), BLACK, 0.09);
  }
}

function paintCrackWall(pen: Pen, phase: number): void {
  const random = seededRandom("crack in the wall");
  const down = zigzag(10, (at) => [between(random, -0.4, 0.4), -3 + 5.4 * phase * (at / 9)]);
  if (phase > 0) drawLine({ ...pen, line: 1 }, curve(down, false, 0), BLACK, 0.14);
  for (const at of [3, 5, 7]) {
    const [x, y] = down[at] ?? [0, 0];
    const side = at === 5 ? 1 : -1;
    const branch: readonly Dot[] = [
      [x, y],
      [x + 0.7 * side * phase, y + 0.3],
      [x + 1.2 * side * phase, y + 0.9 * phase],
    ];
    if (phase > 0) drawLine({ ...pen, line: 1 }, curve(branch, false, 0), BLACK, 0.08);
  }
}

/** A framed pane, and the star of cracks in it. */
function paintCrackPane(pen: Pen, phase: number): void {
  paintPart(pen, box(-1.7, -2.9, 3.4, 4.8), OAK, { shade: 0.08 });
  paintPart(pen, box(-1.45, -2.65, 2.9, 4.3), PANE, { shade: 0.06 });
  const random = seededRandom("crack in a pane");
  for (let ray = 0; phase > 0 && ray < 9; ray++) {
    const turn = (ray / 9) * 2 * Math.PI + between(random, -0.2, 0.2);
    const reach = phase * (Math.abs(Math.sin(turn)) > 0.7 ? 2 : 1.35);
    const dots: readonly Dot[] = [0, 0.4, 0.7, 1].map((part): Dot => {
      const off = part === 0 ? 0 : between(random, -0.14, 0.14);
      return [Math.cos(turn) * reach * part + off, -0.5 + Math.sin(turn) * reach * part + off];
    });
    drawLine({ ...pen, line: 1 }, curve(dots, false, 0), shifted(BLACK, 0.1), 0.06);
  }
}

/** As wide as the picture. */
function paintFlood({ context }: Pen, phase: number): void {
  const waves = Array.from({ length: 25 }, (_, at): Dot => {
    const x = -0.62 + (1.24 * at) / 24;
    return [x, 0.006 * Math.sin(at * 1.6 + phase * 2 * Math.PI)];
  });
  context.fillStyle = css(faded(WATER, 0.72));
  context.fill(curve([...waves, [0.62, 1], [-0.62, 1]], true, 0.3));
  context.strokeStyle = css(faded(WHITE, 0.8));
  context.lineWidth = 0.004;
  context.stroke(curve(waves, false, 0.6));
}

/** Rays of sparks that fly apart and fall. */
function paintFirework(pen: Pen, phase: number, colour: Colour): void {
  const far = 2.4 * Math.sqrt(phase);
  glow(pen, [0, 0], far * 0.9, colour, 0.4 * (1 - phase));
  for (let ray = 0; ray < 18; ray++) {
    const turn = (ray / 18) * 2 * Math.PI;
    for (const share of [0.45, 0.72, 1]) {
      const [x, y] = [Math.cos(turn) * far * share, Math.sin(turn) * far * share + phase * phase * share * 0.9];
      pen.context.fillStyle = css(faded(shifted(colour, share === 1 ? 0.12 : 0), 1 - phase * 0.8));
      pen.context.fill(oval(x, y, 0.1 * share, 0.1 * share));
    }
  }
}

function paintStandRow(pen: Pen): void {
  paintPart(pen, box(-0.56, -0.01, 1.12, 0.08), OAK, { shade: 0.06 });
  for (const x of [-0.5, 0.44]) paintPart(pen, box(x, 0.07, 0.06, 0.5), shifted(OAK, -0.06), { shade: 0.05 });
}

export const OUTBREAKS = {
  pop: {
    ...{ drawings: 5, box: [-2.4, -2.4, 2.4, 3] },
    paint: (pen, phase, { colour }) => paintPop(pen, phase, colour ?? RED),
  },
  crack_ground: { ...{ drawings: 6, box: [-9, -1, 2, 1.2] }, paint: paintCrackGround },
  crack_wall: { ...{ drawings: 6, box: [-2.2, -3.4, 2.2, 3] }, paint: paintCrackWall },
  crack_pane: { ...{ drawings: 6, box: [-2, -3.2, 2, 2.2] }, paint: paintCrackPane },
  flood: { ...{ drawings: 6, box: [-0.6, -0.03, 0.6, 0.6] }, paint: paintFlood },
  firework: {
    ...{ drawings: 8, box: [-2.8, -2.8, 2.8, 3.4], isLight: true },
    paint: (pen, phase, { colour }) => paintFirework(pen, phase, colour ?? RED),
  },
  stand_row: { ...{ drawings: 1, box: [-0.7, -0.1, 0.7, 0.7] }, paint: paintStandRow },
} as const satisfies Readonly<Record<string, Art>>;
