// Furniture along a room's walls: what the location's words name, and something by hash where they name nothing.
import { between, oneOf } from "../../../core/animatic/chance.ts";
import { css, faded, mixed, shifted } from "../../../core/animatic/colour.ts";
import { across, down, fade, fillShape, shine, slope } from "../paint/canvas.ts";
import { thick, type Easel } from "./easel.ts";
import type { RoomView } from "./room-view.ts";

type Piece = (easel: Easel, view: RoomView) => void;

const BY_WORDS: readonly (readonly [words: RegExp, piece: Piece])[] = [
  [/kitchen|cook|stove|galley|bakery|counter/i, paintCounter],
  [/book|library|study|office|archive|shop|store/i, paintShelves],
  [/table|dining|breakfast|desk|kitchen|class|meeting/i, paintTable],
  [/bar|pub|cafe|café|restaurant|diner|workshop|garage|kitchen/i, paintPendants],
];

/** Paints the pieces that the words ask for, a picture where the wall is free, and light. */
export function furnish(easel: Easel, view: RoomView, words: string): void {
  const named = BY_WORDS.filter(([pattern]) => pattern.test(words)).map(([, piece]) => piece);
  const pieces = named.length > 0 ? named : [oneOf(easel.chance, [paintShelves, paintTable, paintPlant])];
  if (!pieces.includes(paintShelves)) paintPicture(easel, view);
  for (const piece of pieces) piece(easel, view);
  if (!pieces.includes(paintPendants)) paintLamp(easel, view);
}

/** The side of the back wall away from the window, as parts of the wall. */
function alongWall(easel: Easel, view: RoomView, part: number): number {
  const wide = view.right - view.left;
  return easel.place.side < 0 ? view.left + wide * part : view.right - wide * part;
}

function paintPicture(easel: Easel, view: RoomView): void {
  const { brush, chance, palette, unit } = easel;
  const [wide, tall] = [unit * between(chance, 0.07, 0.11), unit * between(chance, 0.08, 0.13)];
  const x = alongWall(easel, view, 0.56) - wide / 2;
  const y = view.top + (view.base - view.top) * 0.22;
  brush.fillStyle = css(shifted(palette.wood, -0.04));
  brush.fillRect(x - unit * 0.007, y - unit * 0.007, wide + unit * 0.014, tall + unit * 0.014);
  brush.fillStyle = fade(
    brush,
    down(y, y + tall),
    [0, shifted(palette.accent, 0.1)],
    [0.6, palette.accent],
    [0.61, shifted(palette.accent, -0.16)],
    [1, shifted(palette.accent, -0.1)],
  );
  brush.fillRect(x, y, wide, tall);
}

/** A standing lamp; it is lit when the day is not. */
function paintLamp(easel: Easel, view: RoomView): void {
  const { brush, palette, unit, place } = easel;
  const x = alongWall(easel, view, 0.93);
  const foot = view.base + unit * 0.05;
  const top = foot - unit * 0.36;
  const lit = place.hour !== "day";
  brush.fillStyle = css(shifted(palette.wood, -0.06));
  brush.fillRect(x - thick(easel, 0.0035), top, thick(easel, 0.007), foot - top);
  brush.beginPath();
  brush.ellipse(x, foot, unit * 0.03, unit * 0.008, 0, 0, 7);
  brush.fill();
  fillShape(
    brush,
    css(lit ? palette.lamp : shifted(palette.accent, 0.08)),
    [x - unit * 0.026, top - unit * 0.045],
    [x + unit * 0.026, top - unit * 0.045],
    [x + unit * 0.048, top + unit * 0.02],
    [x - unit * 0.048, top + unit * 0.02],
  );
  if (lit) paintGlow(easel, x, top, 0.42);
}

function paintGlow(easel: Easel, x: number, y: number, reach: number): void {
  const { brush, palette, unit } = easel;
  brush.globalCompositeOperation = "screen";
  shine(brush, [x, y], unit * reach, faded(palette.lamp, 0.42));
  brush.globalCompositeOperation = "source-over";
}

/** Lamps on cords from the ceiling. */
function paintPendants(easel: Easel, view: RoomView): void {
  const { brush, palette, unit, place } = easel;
  for (const part of [0.28, 0.5, 0.72]) {
    const x = view.left + (view.right - view.left) * part;
    const y = view.top + unit * 0.13;
    brush.fillStyle = css(shifted(palette.wood, -0.1));
    brush.fillRect(x - thick(easel, 0.0012), view.top - unit * 0.2, thick(easel, 0.0024), unit * 0.31);
    fillShape(
      brush,
      css(shifted(palette.wood, -0.05)),
      [x - unit * 0.012, y - unit * 0.022],
      [x + unit * 0.012, y - unit * 0.022],
      [x + unit * 0.036, y + unit * 0.01],
      [x - unit * 0.036, y + unit * 0.01],
    );
    brush.fillStyle = css(palette.lamp);
    brush.beginPath();
    brush.ellipse(x, y + unit * 0.012, unit * 0.024, unit * 0.008, 0, 0, 7);
    brush.fill();
    if (place.hour !== "day") paintGlow(easel, x, y + unit * 0.02, 0.26);
  }
}

function paintShelves(easel: Easel, view: RoomView): void {
  const { brush, chance, palette, unit } = easel;
  const wide = unit * 0.21;
  const x = alongWall(easel, view, 0.57) - wide / 2;
  const top = view.base - unit * 0.37;
  brush.fillStyle = css(shifted(palette.wood, -0.02));
  brush.fillRect(x, top, wide, view.base - top);
  for (let shelf = 0; shelf < 4; shelf++) {
    const y = top + unit * (0.012 + 0.09 * shelf);
    brush.fillStyle = css(shifted(palette.wood, -0.13));
    brush.fillRect(x + unit * 0.008, y, wide - unit * 0.016, unit * 0.076);
    for (let at = x + unit * 0.012; at < x + wide - unit * 0.024; at += unit * 0.0165) {
      const tall = unit * between(chance, 0.036, 0.066);
      brush.fillStyle = css({
        light: between(chance, palette.wall.light - 0.26, palette.wall.light),
        chroma: 0.055,
        hue: palette.accent.hue + between(chance, -120, 120),
      });
      if (chance() < 0.86) brush.fillRect(at, y + unit * 0.076 - tall, unit * 0.0145, tall);
    }
  }
}

/** A table in the middle of the room, seen from the front, with a few things on it. */
function paintTable(easel: Easel, view: RoomView): void {
  const { brush, palette, unit, place } = easel;
  const x = view.eye[0] - place.side * unit * 0.1;
  const y = view.base - unit * 0.045;
  const [back, front] = [unit * 0.24, unit * 0.31];
  brush.fillStyle = css(faded(shifted(palette.floor, -0.24), 0.4));
  brush.beginPath();
  brush.ellipse(x, y + unit * 0.2, front * 1.02, unit * 0.025, 0, 0, 7);
  brush.fill();
  brush.fillStyle = css(shifted(palette.wood, -0.07));
  for (const leg of [-0.92, 0.86]) brush.fillRect(x + front * leg, y + unit * 0.06, unit * 0.016, unit * 0.145);
  fillShape(
    brush,
    slope(brush, across(x - front, x + front), shifted(palette.wood, 0.12), shifted(palette.wood, 0.04)),
    [x - back, y],
    [x + back, y],
    [x + front, y + unit * 0.05],
    [x - front, y + unit * 0.05],
  );
  brush.fillStyle = css(shifted(palette.wood, -0.03));
  brush.fillRect(x - front, y + unit * 0.05, 2 * front, unit * 0.018);
  for (const [part, size] of [
    [-0.5, 0.02],
    [-0.05, 0.014],
    [0.42, 0.02],
  ] as const)
    paintBowl(easel, x + part * back * 1.6, y + unit * 0.025, unit * size);
}

function paintBowl(easel: Easel, x: number, y: number, size: number): void {
  const { brush, palette } = easel;
  brush.fillStyle = css(mixed(palette.wall, palette.accent, 0.5));
  brush.beginPath();
  brush.ellipse(x, y - size * 0.5, size, size * 0.75, 0, 0, Math.PI);
  brush.fill();
  brush.fillStyle = css(shifted(palette.wall, 0.1));
  brush.beginPath();
  brush.ellipse(x, y - size * 0.5, size, size * 0.26, 0, 0, 7);
  brush.fill();
}

/** A worktop with cupboards under it and pots on it. */
function paintCounter(easel: Easel, view: RoomView): void {
  const { brush, palette, unit, place } = easel;
  const wide = (view.right - view.left) * 0.46;
  const x = place.side < 0 ? view.left : view.right - wide;
  const top = view.base - unit * 0.135;
  brush.fillStyle = slope(
    brush,
    down(top, view.base),
    mixed(palette.accent, palette.wall, 0.5),
    shifted(mixed(palette.accent, palette.wall, 0.5), -0.12),
  );
  brush.fillRect(x, top, wide, view.base - top);
  brush.strokeStyle = css(faded(shifted(palette.wall, -0.3), 0.4));
  brush.lineWidth = thick(easel, 0.002);
  for (let door = 0; door < 4; door++)
    brush.strokeRect(x + (wide * (door + 0.08)) / 4, top + unit * 0.022, (wide * 0.84) / 4, unit * 0.1);
  brush.fillStyle = css(shifted(palette.wood, 0.1));
  brush.fillRect(x - unit * 0.006, top - unit * 0.014, wide + unit * 0.012, unit * 0.018);
  for (const [part, size, tall] of [
    [0.12, 0.026, 0.05],
    [0.24, 0.02, 0.034],
    [0.82, 0.024, 0.062],
  ] as const) {
    brush.fillStyle = css(shifted(palette.accent, -0.08));
    brush.fillRect(x + wide * part, top - unit * (0.014 + tall), unit * size * 1.6, unit * tall);
  }
}

function paintPlant(easel: Easel, view: RoomView): void {
  const { brush, chance, palette, unit } = easel;
  const x = alongWall(easel, view, 0.1);
  const foot = view.base + unit * 0.04;
  fillShape(
    brush,
    css(mixed(palette.wood, palette.accent, 0.4)),
    [x - unit * 0.035, foot - unit * 0.07],
    [x + unit * 0.035, foot - unit * 0.07],
    [x + unit * 0.025, foot],
    [x - unit * 0.025, foot],
  );
  for (let leaf = 0; leaf < 15; leaf++) {
    const angle = between(chance, -2.75, -0.4);
    const long = unit * between(chance, 0.07, 0.16);
    brush.save();
    brush.translate(x, foot - unit * 0.07);
    brush.rotate(angle);
    brush.fillStyle = css({ light: palette.wall.light - between(chance, 0.12, 0.32), chroma: 0.07, hue: 145 });
    brush.beginPath();
    brush.ellipse(long * 0.55, 0, long * 0.5, unit * 0.012, 0, 0, 7);
    brush.fill();
    brush.restore();
  }
}
