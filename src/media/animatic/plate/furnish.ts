// Furniture along a room's walls: what the location's words name, and something by hash where they name nothing.
import { between, oneOf } from "../../../core/animatic/seeded-random.ts";
import { css, faded, mixed, shifted } from "../../../core/animatic/colour.ts";
import { across, down, fade, fillShape, shine, slope } from "../paint/canvas.ts";
import { thick, type PlateCanvas } from "./plate-canvas.ts";
import type { InteriorView } from "./interior-view.ts";

type Piece = (plate: PlateCanvas, view: InteriorView) => void;

const BY_WORDS: readonly (readonly [words: RegExp, piece: Piece])[] = [
  [/kitchen|cook|stove|galley|bakery|counter/i, paintCounter],
  [/book|library|study|office|archive|shop|store/i, paintShelves],
  [/table|dining|breakfast|desk|kitchen|class|meeting/i, paintTable],
  [/bar|pub|cafe|café|restaurant|diner|workshop|garage|kitchen/i, paintPendants],
];

/** Paints the pieces that the words ask for, a picture where the wall is free, and light. */
export function furnish(plate: PlateCanvas, view: InteriorView, words: string): void {
  const named = BY_WORDS.filter(([pattern]) => pattern.test(words)).map(([, piece]) => piece);
  const pieces = named.length > 0 ? named : [oneOf(plate.random, [paintShelves, paintTable, paintPlant])];
  if (!pieces.includes(paintShelves)) paintPicture(plate, view);
  for (const piece of pieces) piece(plate, view);
  if (!pieces.includes(paintPendants)) paintLamp(plate, view);
}

/** The side of the back wall away from the window, as parts of the wall. */
function alongWall(plate: PlateCanvas, view: InteriorView, part: number): number {
  const wide = view.right - view.left;
  return plate.place.side < 0 ? view.left + wide * part : view.right - wide * part;
}

function paintPicture(plate: PlateCanvas, view: InteriorView): void {
  const { context, random, palette, unit } = plate;
  const [wide, tall] = [unit * between(random, 0.07, 0.11), unit * between(random, 0.08, 0.13)];
  const x = alongWall(plate, view, 0.56) - wide / 2;
  const y = view.top + (view.base - view.top) * 0.22;
  context.fillStyle = css(shifted(palette.wood, -0.04));
  context.fillRect(x - unit * 0.007, y - unit * 0.007, wide + unit * 0.014, tall + unit * 0.014);
  context.fillStyle = fade(
    context,
    down(y, y + tall),
    [0, shifted(palette.accent, 0.1)],
    [0.6, palette.accent],
    [0.61, shifted(palette.accent, -0.16)],
    [1, shifted(palette.accent, -0.1)],
  );
  context.fillRect(x, y, wide, tall);
}

/** A standing lamp; it is lit when the day is not. */
function paintLamp(plate: PlateCanvas, view: InteriorView): void {
  const { context, palette, unit, place } = plate;
  const x = alongWall(plate, view, 0.93);
  const foot = view.base + unit * 0.05;
  const top = foot - unit * 0.36;
  const lit = place.hour !== "day";
  context.fillStyle = css(shifted(palette.wood, -0.06));
  context.fillRect(x - thick(plate, 0.0035), top, thick(plate, 0.007), foot - top);
  context.beginPath();
  context.ellipse(x, foot, unit * 0.03, unit * 0.008, 0, 0, 7);
  context.fill();
  fillShape(
    context,
    css(lit ? palette.lamp : shifted(palette.accent, 0.08)),
    [x - unit * 0.026, top - unit * 0.045],
    [x + unit * 0.026, top - unit * 0.045],
    [x + unit * 0.048, top + unit * 0.02],
    [x - unit * 0.048, top + unit * 0.02],
  );
  if (lit) paintGlow(plate, x, top, 0.42);
}

function paintGlow(plate: PlateCanvas, x: number, y: number, reach: number): void {
  const { context, palette, unit } = plate;
  context.globalCompositeOperation = "screen";
  shine(context, [x, y], unit * reach, faded(palette.lamp, 0.42));
  context.globalCompositeOperation = "source-over";
}

/** Lamps on cords from the ceiling. */
function paintPendants(plate: PlateCanvas, view: InteriorView): void {
  const { context, palette, unit, place } = plate;
  for (const part of [0.28, 0.5, 0.72]) {
    const x = view.left + (view.right - view.left) * part;
    const y = view.top + unit * 0.13;
    context.fillStyle = css(shifted(palette.wood, -0.1));
    context.fillRect(x - thick(plate, 0.0012), view.top - unit * 0.2, thick(plate, 0.0024), unit * 0.31);
    fillShape(
      context,
      css(shifted(palette.wood, -0.05)),
      [x - unit * 0.012, y - unit * 0.022],
      [x + unit * 0.012, y - unit * 0.022],
      [x + unit * 0.036, y + unit * 0.01],
      [x - unit * 0.036, y + unit * 0.01],
    );
    context.fillStyle = css(palette.lamp);
    context.beginPath();
    context.ellipse(x, y + unit * 0.012, unit * 0.024, unit * 0.008, 0, 0, 7);
    context.fill();
    if (place.hour !== "day") paintGlow(plate, x, y + unit * 0.02, 0.26);
  }
}

function paintShelves(plate: PlateCanvas, view: InteriorView): void {
  const { context, random, palette, unit } = plate;
  const wide = unit * 0.21;
  const x = alongWall(plate, view, 0.57) - wide / 2;
  const top = view.base - unit * 0.37;
  context.fillStyle = css(shifted(palette.wood, -0.02));
  context.fillRect(x, top, wide, view.base - top);
  for (let shelf = 0; shelf < 4; shelf++) {
    const y = top + unit * (0.012 + 0.09 * shelf);
    context.fillStyle = css(shifted(palette.wood, -0.13));
    context.fillRect(x + unit * 0.008, y, wide - unit * 0.016, unit * 0.076);
    for (let at = x + unit * 0.012; at < x + wide - unit * 0.024; at += unit * 0.0165) {
      const tall = unit * between(random, 0.036, 0.066);
      context.fillStyle = css({
        light: between(random, palette.wall.light - 0.26, palette.wall.light),
        chroma: 0.055,
        hue: palette.accent.hue + between(random, -120, 120),
      });
      if (random() < 0.86) context.fillRect(at, y + unit * 0.076 - tall, unit * 0.0145, tall);
    }
  }
}

/** A table in the middle of the room, seen from the front, with a few things on it. */
function paintTable(plate: PlateCanvas, view: InteriorView): void {
  const { context, palette, unit, place } = plate;
  const x = view.eye[0] - place.side * unit * 0.1;
  const y = view.base - unit * 0.045;
  const [back, front] = [unit * 0.24, unit * 0.31];
  context.fillStyle = css(faded(shifted(palette.floor, -0.24), 0.4));
  context.beginPath();
  context.ellipse(x, y + unit * 0.2, front * 1.02, unit * 0.025, 0, 0, 7);
  context.fill();
  context.fillStyle = css(shifted(palette.wood, -0.07));
  for (const leg of [-0.92, 0.86]) context.fillRect(x + front * leg, y + unit * 0.06, unit * 0.016, unit * 0.145);
  fillShape(
    context,
    slope(context, across(x - front, x + front), shifted(palette.wood, 0.12), shifted(palette.wood, 0.04)),
    [x - back, y],
    [x + back, y],
    [x + front, y + unit * 0.05],
    [x - front, y + unit * 0.05],
  );
  context.fillStyle = css(shifted(palette.wood, -0.03));
  context.fillRect(x - front, y + unit * 0.05, 2 * front, unit * 0.018);
  for (const [part, size] of [
    [-0.5, 0.02],
    [-0.05, 0.014],
    [0.42, 0.02],
  ] as const)
    paintBowl(plate, x + part * back * 1.6, y + unit * 0.025, unit * size);
}

function paintBowl(plate: PlateCanvas, x: number, y: number, size: number): void {
  const { context, palette } = plate;
  context.fillStyle = css(mixed(palette.wall, palette.accent, 0.5));
  context.beginPath();
  context.ellipse(x, y - size * 0.5, size, size * 0.75, 0, 0, Math.PI);
  context.fill();
  context.fillStyle = css(shifted(palette.wall, 0.1));
  context.beginPath();
  context.ellipse(x, y - size * 0.5, size, size * 0.26, 0, 0, 7);
  context.fill();
}

/** A worktop with cupboards under it and pots on it. */
function paintCounter(plate: PlateCanvas, view: InteriorView): void {
  const { context, palette, unit, place } = plate;
  const wide = (view.right - view.left) * 0.46;
  const x = place.side < 0 ? view.left : view.right - wide;
  const top = view.base - unit * 0.135;
  context.fillStyle = slope(
    context,
    down(top, view.base),
    mixed(palette.accent, palette.wall, 0.5),
    shifted(mixed(palette.accent, palette.wall, 0.5), -0.12),
  );
  context.fillRect(x, top, wide, view.base - top);
  context.strokeStyle = css(faded(shifted(palette.wall, -0.3), 0.4));
  context.lineWidth = thick(plate, 0.002);
  for (let door = 0; door < 4; door++)
    context.strokeRect(x + (wide * (door + 0.08)) / 4, top + unit * 0.022, (wide * 0.84) / 4, unit * 0.1);
  context.fillStyle = css(shifted(palette.wood, 0.1));
  context.fillRect(x - unit * 0.006, top - unit * 0.014, wide + unit * 0.012, unit * 0.018);
  for (const [part, size, tall] of [
    [0.12, 0.026, 0.05],
    [0.24, 0.02, 0.034],
    [0.82, 0.024, 0.062],
  ] as const) {
    context.fillStyle = css(shifted(palette.accent, -0.08));
    context.fillRect(x + wide * part, top - unit * (0.014 + tall), unit * size * 1.6, unit * tall);
  }
}

function paintPlant(plate: PlateCanvas, view: InteriorView): void {
  const { context, random, palette, unit } = plate;
  const x = alongWall(plate, view, 0.1);
  const foot = view.base + unit * 0.04;
  fillShape(
    context,
    css(mixed(palette.wood, palette.accent, 0.4)),
    [x - unit * 0.035, foot - unit * 0.07],
    [x + unit * 0.035, foot - unit * 0.07],
    [x + unit * 0.025, foot],
    [x - unit * 0.025, foot],
  );
  for (let leaf = 0; leaf < 15; leaf++) {
    const angle = between(random, -2.75, -0.4);
    const long = unit * between(random, 0.07, 0.16);
    context.save();
    context.translate(x, foot - unit * 0.07);
    context.rotate(angle);
    context.fillStyle = css({ light: palette.wall.light - between(random, 0.12, 0.32), chroma: 0.07, hue: 145 });
    context.beginPath();
    context.ellipse(long * 0.55, 0, long * 0.5, unit * 0.012, 0, 0, 7);
    context.fill();
    context.restore();
  }
}
