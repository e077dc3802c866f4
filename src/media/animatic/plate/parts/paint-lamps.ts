// Street lamps: iron posts with a bent neck that become smaller with distance, lit when the day is not bright.
import { css, faded, mixed } from "../../../../core/animatic/colour/colour.ts";
import { fillShape, shine, type Point } from "../../paint/canvas.ts";
import { thick, type PlateCanvas } from "../plate-canvas.ts";

/** Two rows along a street towards its vanishing point. */
export function paintStreetLamps(plate: PlateCanvas, meet: number): void {
  const { unit, floor, height } = plate;
  for (let lamp = 3; lamp >= 0; lamp--) {
    const near = 1 / (1 + lamp * 0.9);
    const foot = floor + (height - floor) * 0.5 * near * near;
    for (const side of [-1, 1] as const) paintLamp(plate, [meet + side * unit * (0.1 + 0.78 * near), foot], near, side);
  }
}

/** One row along a quay, that leaves to the light's side. */
export function paintQuayLamps(plate: PlateCanvas): void {
  const { width, unit, floor, height, place } = plate;
  for (let lamp = 4; lamp >= 0; lamp--) {
    const near = 1 / (1 + lamp * 0.55);
    const x = width * (0.5 + place.side * 0.42) - place.side * unit * 1.25 * (near - 0.25);
    paintLamp(plate, [x, floor + height * 0.05 + (height - floor) * 0.2 * near], near * 0.85, place.side);
  }
}

/** Before it lamps are lanterns on straight posts. */
const BENT_NECKS = 1920;

/** A lantern of four panes with a little roof, and the bar for the ladder below it. */
function paintGasLamp(plate: PlateCanvas, [x, top]: Point, near: number): void {
  const { context, unit, palette, place } = plate;
  const s = unit * 0.026 * near;
  context.moveTo(x - s * 1.1, top + s * 0.7);
  context.lineTo(x + s * 1.1, top + s * 0.7);
  context.stroke();
  const iron = mixed(palette.haze, palette.near, 0.4 + 0.6 * near);
  const isLit = place.hour !== "day";
  const glass = isLit ? { ...palette.lamp, light: 0.95, chroma: 0.07 } : mixed(palette.sky[1], palette.haze, 0.4);
  fillShape(
    context,
    css(glass),
    [x - s * 0.5, top],
    [x - s * 0.85, top - s * 1.7],
    [x + s * 0.85, top - s * 1.7],
    [x + s * 0.5, top],
  );
  fillShape(context, css(iron), [x - s, top - s * 1.6], [x, top - s * 2.7], [x + s, top - s * 1.6]);
  fillShape(
    context,
    css(iron),
    [x - s * 0.08, top],
    [x - s * 0.08, top - s * 1.7],
    [x + s * 0.08, top - s * 1.7],
    [x + s * 0.08, top],
  );
  if (isLit) paintLampLight(plate, [x, top - s * 0.9], near);
}

/** `near`: 1 at the camera. `side`: where the post stands from what it lights. */
function paintLamp(plate: PlateCanvas, [x, foot]: Point, near: number, side: 1 | -1): void {
  const { context, unit, palette, place } = plate;
  const top = foot - unit * 0.52 * near - unit * 0.06;
  context.strokeStyle = css(mixed(palette.haze, palette.near, 0.4 + 0.6 * near));
  context.lineWidth = thick(plate, 0.008 * near);
  context.beginPath();
  context.moveTo(x, foot);
  context.lineTo(x, top);
  if (place.year < BENT_NECKS) return paintGasLamp(plate, [x, top], near);
  context.quadraticCurveTo(x, top - unit * 0.03 * near, x - side * unit * 0.05 * near, top - unit * 0.03 * near);
  context.stroke();
  if (place.hour !== "day") paintLampLight(plate, [x - side * unit * 0.055 * near, top - unit * 0.026 * near], near);
}

function paintLampLight(plate: PlateCanvas, at: Point, near: number): void {
  const { context, unit, palette } = plate;
  context.globalCompositeOperation = "screen";
  shine(context, at, unit * 0.17 * near, faded(palette.lamp, 0.75));
  context.globalCompositeOperation = "source-over";
  context.fillStyle = css({ ...palette.lamp, light: 0.97, chroma: 0.05 });
  context.beginPath();
  context.ellipse(at[0], at[1], unit * 0.012 * near, unit * 0.006 * near, 0, 0, 7);
  context.fill();
}
