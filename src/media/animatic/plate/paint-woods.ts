// A forest or a park: trunks behind trunks in the haze, leaves above, light falling through.
import { between } from "../../../core/animatic/chance.ts";
import { css, faded, mixed, shifted } from "../../../core/animatic/colour.ts";
import { across, down, fade, fillShape, shine, slope } from "../paint/canvas.ts";
import { fillBand, type Easel } from "./easel.ts";
import { paintGround, paintTufts } from "./paint-land.ts";

export function paintWoods(easel: Easel, sun: { readonly x: number; readonly y: number }): void {
  const { brush, height, floor, unit, palette } = easel;
  fillBand(
    easel,
    0,
    floor,
    slope(brush, down(0, floor), faded(mixed(palette.haze, palette.near, 0.45), 0.62), faded(palette.haze, 0.72)),
  );
  brush.globalCompositeOperation = "screen";
  shine(
    brush,
    [sun.x, floor - height * 0.16],
    unit * 0.75,
    faded(palette.glow, easel.place.hour === "night" ? 0.16 : 0.5),
  );
  brush.globalCompositeOperation = "source-over";
  paintGround(easel);
  paintTrunks(easel, 0.1, 16);
  paintTrunks(easel, 0.38, 11);
  paintBeams(easel, sun);
  paintTrunks(easel, 0.7, 6);
  paintLeaves(easel, 0.6);
  paintTufts(easel, 150);
  paintTrunks(easel, 1, 2);
  paintLeaves(easel, 1);
}

/** One depth of trees; near trunks are wide, dark and stand at the sides. */
function paintTrunks(easel: Easel, near: number, count: number): void {
  const { brush, chance, width, height, floor, unit, palette } = easel;
  const tint = mixed(palette.haze, palette.near, 0.14 + 0.86 * near ** 0.8);
  for (let tree = 0; tree < count; tree++) {
    const even = (tree + between(chance, 0.15, 0.85)) / count;
    const x =
      near === 1
        ? width * (tree === 0 ? between(chance, 0.02, 0.1) : between(chance, 0.9, 0.98))
        : width * (1.2 * even - 0.1);
    const foot = floor + (height - floor) * (0.02 + 0.4 * near * near) + unit * 0.01 * chance();
    const half = unit * (0.008 + 0.034 * near * near) * between(chance, 0.7, 1.25);
    const lean = unit * between(chance, -0.05, 0.05);
    const top = -height * 0.3;
    const lit = easel.place.side * half;
    fillShape(
      brush,
      fade(brush, across(x - lit, x + lit), [0, shifted(tint, -0.03)], [0.4, tint], [1, shifted(tint, 0.06)]),
      [x - half * 1.7, foot],
      [x - half, foot - unit * 0.05],
      [x - half * 0.72 + lean, top],
      [x + half * 0.72 + lean, top],
      [x + half, foot - unit * 0.05],
      [x + half * 1.8, foot],
    );
    paintBranches(easel, { x, lean, half, tint: css(tint) }, foot);
  }
}

function paintBranches(
  easel: Easel,
  tree: { x: number; lean: number; half: number; tint: string },
  foot: number,
): void {
  const { brush, chance, unit, height } = easel;
  brush.strokeStyle = tree.tint;
  brush.lineCap = "round";
  for (let branch = 0; branch < 4; branch++) {
    const y = between(chance, 0, 0.62) * foot;
    const side = chance() < 0.5 ? -1 : 1;
    const x = tree.x + tree.lean * (1 - y / (foot + height * 0.3));
    const long = unit * between(chance, 0.05, 0.12) + tree.half * 2;
    brush.lineWidth = Math.max(0.6, tree.half * between(chance, 0.22, 0.45));
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(
      x + side * long * 0.5,
      y - long * 0.15,
      x + side * long,
      y - long * between(chance, 0.3, 0.8),
    );
    brush.stroke();
  }
}

/** Shafts of light that fall from the sun's side; none at night. */
function paintBeams(easel: Easel, sun: { readonly x: number }): void {
  const { brush, chance, height, unit, palette, place } = easel;
  if (place.hour === "night" || place.weather !== "clear") return;
  brush.globalCompositeOperation = "screen";
  for (let beam = 0; beam < 5; beam++) {
    const x = sun.x + between(chance, -0.5, 0.5) * unit;
    const wide = unit * between(chance, 0.02, 0.07);
    const slant = -place.side * unit * between(chance, 0.28, 0.42);
    fillShape(
      brush,
      fade(
        brush,
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
  brush.globalCompositeOperation = "source-over";
}

/** Leaves as clouds of soft blobs that hang into the picture, thicker at the sides. */
function paintLeaves(easel: Easel, near: number): void {
  const { brush, chance, width, unit, palette } = easel;
  const count = near === 1 ? 90 : 150;
  for (let leaf = 0; leaf < count; leaf++) {
    const x = between(chance, -0.1, 1.1);
    const side = Math.abs(x - 0.5) * 2;
    const hang = unit * (0.02 + (near === 1 ? 0.24 * side ** 2.2 : 0.1 + 0.13 * side) * chance());
    const tint = shifted(mixed(palette.haze, palette.near, 0.3 + 0.7 * near), between(chance, -0.03, 0.045));
    brush.fillStyle = css(faded(tint, 0.62));
    brush.beginPath();
    brush.ellipse(
      x * width,
      hang - unit * 0.02,
      unit * between(chance, 0.014, 0.05),
      unit * between(chance, 0.01, 0.028),
      chance() * 3,
      0,
      7,
    );
    brush.fill();
  }
}
