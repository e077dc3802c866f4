// A town: skylines behind one another with their windows, and a street or a roof to stand on.
import { between } from "../../../../core/animatic/seeded-random.ts";
import { css, faded, mixed, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { across, down, fade, fillShape, slope } from "../../paint/canvas.ts";
import { fillBand, glow, has, isDark, thick, type PlateCanvas } from "../plate-canvas.ts";

/** Towns before this year have low houses with gables. */
const OLD_TOWNS = 1850;
/** Words of towns that reach high into the sky. */
const HIGH = ["tower", "skyscraper", "highrise", "manhattan", "metropolis", "megacity"];
const NEONS = [350, 200, 300, 145, 85] as const;

/** One row of houses, from edge to edge. */
export function paintBlocks(plate: PlateCanvas, ground: number, near: number, low: boolean): void {
  const { random, width, unit, palette } = plate;
  const tint = mixed(palette.haze, palette.near, 0.16 + 0.74 * near);
  let x = -0.5 * width;
  while (x < 1.5 * width) {
    const wide = unit * between(random, 0.055, 0.13) * (1 + 0.7 * near);
    const middle = Math.abs(x / width - 0.5) * 2;
    const grow = low ? 0.55 - 0.25 * near : 0.75 + (near > 0.9 ? 0.9 * Math.min(1, middle) - 0.55 : 0.1);
    const isOld = plate.place.year < OLD_TOWNS;
    const high = !isOld && low && has(plate, ...HIGH) ? 2 - 0.5 * near : 1;
    const tall = (isOld ? 0.5 : 1) * unit * (0.06 + 0.4 * random() ** 1.7) * grow * high * (1.15 - 0.1 * near);
    paintBuilding(plate, { x, top: ground - tall, wide, ground, near }, shifted(tint, (random() - 0.5) * 0.035));
    x += wide + (random() < 0.22 ? unit * 0.03 * near : 0);
  }
}

interface Building {
  readonly x: number;
  readonly top: number;
  readonly wide: number;
  readonly ground: number;
  readonly near: number;
}

function paintBuilding(plate: PlateCanvas, building: Building, tint: Colour): void {
  const { context, random, palette, unit, place } = plate;
  const { x, top, wide, ground } = building;
  context.fillStyle = slope(context, down(top, ground), tint, mixed(tint, palette.haze, 0.42));
  context.fillRect(x, top, wide + 1, ground - top + unit * 0.02);
  const lit = place.side > 0 ? x + wide * 0.93 : x;
  context.fillStyle = css(faded(palette.glow, 0.13));
  context.fillRect(lit, top, wide * 0.07, ground - top);
  context.fillStyle = css(tint);
  const cap = place.year < OLD_TOWNS ? 0.5 : random();
  if (cap < 0.25) context.fillRect(x + wide * 0.3, top - unit * 0.02, wide * 0.3, unit * 0.025);
  else if (cap < 0.4) context.fillRect(x + wide * 0.48, top - unit * 0.07, thick(plate, 0.003), unit * 0.075);
  else if (cap < 0.55)
    fillShape(
      context,
      css(tint),
      [x, top + 1],
      [x + wide / 2, top - wide * (place.year < OLD_TOWNS ? 0.6 : 0.28)],
      [x + wide, top + 1],
    );
  paintWindows(plate, building);
  if (place.practicals.includes("neon") && isDark(plate) && building.near > 0.3) paintNeon(plate, building);
}

/** Letters of light down a front, at every other building. */
function paintNeon(plate: PlateCanvas, { x, top, wide, ground }: Building): void {
  const { context, random, unit } = plate;
  const tint = lightOfNeon(random());
  if (random() < 0.45) return;
  const [left, size] = [x + wide * between(random, 0.15, 0.6), unit * 0.022];
  for (let letter = 0; letter < 5; letter++) {
    const y = top + (ground - top) * 0.12 + letter * size * 1.3;
    if (y > ground - size) return;
    glow(plate, [left + size / 2, y + size / 2], size * 2.2, faded(tint, 0.35));
    context.fillStyle = css(tint);
    context.fillRect(left, y, size, size * 0.3);
    context.fillRect(left + (letter % 2 ? size * 0.7 : 0), y, size * 0.3, size);
    context.fillRect(left, y + size * 0.7, size, size * 0.3);
  }
}

function lightOfNeon(draw: number): Colour {
  return { light: 0.74, chroma: 0.19, hue: NEONS[Math.floor(draw * NEONS.length)] ?? 350 };
}

/** Panes in rows; after dark some are lit, by day they mirror the sky. */
function paintWindows(plate: PlateCanvas, { x, top, wide, ground, near }: Building): void {
  const { context, random, unit, palette } = plate;
  const dark = isDark(plate);
  const pane = unit * (0.0065 + 0.005 * near);
  const columns = Math.max(1, Math.floor(wide / (pane * 2.3)));
  const gap = wide / columns;
  const lit = css(faded(palette.lamp, 0.5 + 0.42 * near));
  const mirror = css(faded(dark ? palette.haze : palette.sky[2], dark ? 0.1 : 0.2));
  const share = dark ? between(random, 0.12, 0.42) : 0;
  for (let y = top + pane * 1.6; y < ground - pane * 2; y += pane * 2.4) {
    for (let column = 0; column < columns; column++) {
      const draw = random();
      if (!dark && draw > 0.75) continue;
      context.fillStyle = draw < share ? lit : mirror;
      context.fillRect(x + gap * (column + 0.5) - pane * 0.45, y, pane * 0.9, pane * 1.3);
    }
  }
}

/** Tar paper, a low wall along the edge, chimneys and a water tank. */
export function paintRoof(plate: PlateCanvas): void {
  const { context, random, width, height, floor, unit, palette, place } = plate;
  const wall = floor - height * 0.015;
  const deep = unit * 0.1;
  const stone = mixed(palette.groundFar, palette.near, 0.45);
  const tank = width * (0.5 + place.side * -0.34);
  paintTank(plate, tank, wall);
  for (const at of [0.5 + place.side * 0.3, 0.5 + place.side * 0.37, 0.5 - place.side * 0.12]) {
    const tall = unit * between(random, 0.05, 0.1);
    context.fillStyle = css(shifted(stone, -0.03));
    context.fillRect(at * width, wall - tall, unit * 0.035, tall);
    context.fillRect(at * width - unit * 0.005, wall - tall, unit * 0.045, unit * 0.012);
  }
  fillBand(
    plate,
    wall,
    deep,
    fade(
      context,
      down(wall, wall + deep),
      [0, shifted(stone, 0.07)],
      [0.18, shifted(stone, 0.02)],
      [1, shifted(stone, -0.06)],
    ),
  );
  fillBand(plate, wall - thick(plate, 0.004), thick(plate, 0.006), css(faded(palette.glow, 0.22)));
  fillBand(
    plate,
    wall + deep,
    2 * height,
    slope(context, down(wall + deep, height), mixed(palette.groundFar, palette.groundNear, 0.55), palette.groundNear),
  );
  context.strokeStyle = css(faded(shifted(palette.groundNear, -0.06), 0.7));
  context.lineWidth = thick(plate, 0.003);
  for (let seam = -9; seam <= 9; seam++) {
    context.beginPath();
    context.moveTo(width / 2 + seam * unit * 0.17, wall + deep);
    context.lineTo(width / 2 + seam * unit * 0.4, height * 1.2);
    context.stroke();
  }
}

function paintTank(plate: PlateCanvas, x: number, ground: number): void {
  const { context, unit, palette } = plate;
  const tint = mixed(palette.haze, palette.near, 0.82);
  const wide = unit * 0.085;
  fillShape(
    context,
    css(shifted(tint, -0.02)),
    [x - wide * 0.62, ground - unit * 0.25],
    [x, ground - unit * 0.31],
    [x + wide * 0.62, ground - unit * 0.25],
  );
  context.fillStyle = slope(context, across(x - wide * 0.5, x + wide * 0.5), shifted(tint, 0.05), shifted(tint, -0.04));
  context.fillRect(x - wide * 0.5, ground - unit * 0.25, wide, unit * 0.15);
  context.fillStyle = css(tint);
  for (const leg of [-0.42, -0.05, 0.32])
    context.fillRect(x + leg * wide, ground - unit * 0.1, thick(plate, 0.006), unit * 0.1);
}
