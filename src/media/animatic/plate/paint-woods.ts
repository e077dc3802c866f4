// A forest or a park: trunks behind trunks in the haze, leaves above, light falling through.
import { between } from "../../../core/animatic/seeded-random.ts";
import { css, faded, mixed, shifted } from "../../../core/animatic/colour.ts";
import { across, down, fade, fillShape, shine, slope } from "../paint/canvas.ts";
import { fillBand, type PlateCanvas } from "./plate-canvas.ts";
import { paintGround, paintTufts } from "./paint-land.ts";

export function paintWoods(plate: PlateCanvas, sun: { readonly x: number; readonly y: number }): void {
  const { context, height, floor, unit, palette } = plate;
  fillBand(
    plate,
    0,
    floor,
    slope(context, down(0, floor), faded(mixed(palette.haze, palette.near, 0.45), 0.62), faded(palette.haze, 0.72)),
  );
  context.globalCompositeOperation = "screen";
  shine(
    context,
    [sun.x, floor - height * 0.16],
    unit * 0.75,
    faded(palette.glow, plate.place.hour === "night" ? 0.16 : 0.5),
  );
  context.globalCompositeOperation = "source-over";
  paintGround(plate);
  paintTrunks(plate, 0.1, 16);
  paintTrunks(plate, 0.38, 11);
  paintBeams(plate, sun);
  paintTrunks(plate, 0.7, 6);
  paintLeaves(plate, 0.6);
  paintTufts(plate, 150);
  paintTrunks(plate, 1, 2);
  paintLeaves(plate, 1);
}

/** One depth of trees; near trunks are wide, dark and stand at the sides. */
function paintTrunks(plate: PlateCanvas, near: number, count: number): void {
  const { context, random, width, height, floor, unit, palette } = plate;
  const tint = mixed(palette.haze, palette.near, 0.14 + 0.86 * near ** 0.8);
  for (let tree = 0; tree < count; tree++) {
    const even = (tree + between(random, 0.15, 0.85)) / count;
    const x =
      near === 1
        ? width * (tree === 0 ? between(random, 0.02, 0.1) : between(random, 0.9, 0.98))
        : width * (1.2 * even - 0.1);
    const foot = floor + (height - floor) * (0.02 + 0.4 * near * near) + unit * 0.01 * random();
    const half = unit * (0.008 + 0.034 * near * near) * between(random, 0.7, 1.25);
    const lean = unit * between(random, -0.05, 0.05);
    const top = -height * 0.3;
    const lit = plate.place.side * half;
    fillShape(
      context,
      fade(context, across(x - lit, x + lit), [0, shifted(tint, -0.03)], [0.4, tint], [1, shifted(tint, 0.06)]),
      [x - half * 1.7, foot],
      [x - half, foot - unit * 0.05],
      [x - half * 0.72 + lean, top],
      [x + half * 0.72 + lean, top],
      [x + half, foot - unit * 0.05],
      [x + half * 1.8, foot],
    );
    paintBranches(plate, { x, lean, half, tint: css(tint) }, foot);
  }
}

function paintBranches(
  plate: PlateCanvas,
  tree: { x: number; lean: number; half: number; tint: string },
  foot: number,
): void {
  const { context, random, unit, height } = plate;
  context.strokeStyle = tree.tint;
  context.lineCap = "round";
  for (let branch = 0; branch < 4; branch++) {
    const y = between(random, 0, 0.62) * foot;
    const side = random() < 0.5 ? -1 : 1;
    const x = tree.x + tree.lean * (1 - y / (foot + height * 0.3));
    const long = unit * between(random, 0.05, 0.12) + tree.half * 2;
    context.lineWidth = Math.max(0.6, tree.half * between(random, 0.22, 0.45));
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + side * long * 0.5,
      y - long * 0.15,
      x + side * long,
      y - long * between(random, 0.3, 0.8),
    );
    context.stroke();
  }
}

/** Shafts of light that fall from the sun's side; none at night. */
function paintBeams(plate: PlateCanvas, sun: { readonly x: number }): void {
  const { context, random, height, unit, palette, place } = plate;
  if (place.hour === "night" || place.weather !== "clear") return;
  context.globalCompositeOperation = "screen";
  for (let beam = 0; beam < 5; beam++) {
    const x = sun.x + between(random, -0.5, 0.5) * unit;
    const wide = unit * between(random, 0.02, 0.07);
    const slant = -place.side * unit * between(random, 0.28, 0.42);
    fillShape(
      context,
      fade(
        context,
        down(0, height * 0.86),
        [0, faded(palette.glow, 0.26)],
        [0.6, faded(palette.glow, 0.1)],
        [1, faded(palette.glow, 0)],
      ),
      [x, -height * 0.1],
      [x + wide, -height * 0.1],
      [x + wide * 2.2 + slant, height * 0.86],
      [x - wide * 0.8 + slant, height * 0.86],
    );
  }
  context.globalCompositeOperation = "source-over";
}

/** Leaves as clouds of soft blobs that hang into the picture, thicker at the sides. */
function paintLeaves(plate: PlateCanvas, near: number): void {
  const { context, random, width, unit, palette } = plate;
  const count = near === 1 ? 90 : 150;
  for (let leaf = 0; leaf < count; leaf++) {
    const x = between(random, -0.1, 1.1);
    const side = Math.abs(x - 0.5) * 2;
    const hang = unit * (0.02 + (near === 1 ? 0.24 * side ** 2.2 : 0.1 + 0.13 * side) * random());
    const tint = shifted(mixed(palette.haze, palette.near, 0.3 + 0.7 * near), between(random, -0.03, 0.045));
    context.fillStyle = css(faded(tint, 0.62));
    context.beginPath();
    context.ellipse(
      x * width,
      hang - unit * 0.02,
      unit * between(random, 0.014, 0.05),
      unit * between(random, 0.01, 0.028),
      random() * 3,
      0,
      7,
    );
    context.fill();
  }
}
