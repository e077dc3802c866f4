// Street lamps: iron posts with a bent neck that become smaller with distance, lit when the day is not bright.
import { css, faded, mixed } from "../../../../core/animatic/colour/colour.ts";
import { shine, type Point } from "../../paint/canvas.ts";
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

/** `near`: 1 at the camera. `side`: where the post stands from what it lights. */
function paintLamp(plate: PlateCanvas, [x, foot]: Point, near: number, side: 1 | -1): void {
  const { context, unit, palette, place } = plate;
  const top = foot - unit * 0.52 * near - unit * 0.06;
  context.strokeStyle = css(mixed(palette.haze, palette.near, 0.4 + 0.6 * near));
  context.lineWidth = thick(plate, 0.008 * near);
  context.beginPath();
  context.moveTo(x, foot);
  context.lineTo(x, top);
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
