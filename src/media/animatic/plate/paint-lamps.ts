// Street lamps: iron posts with a bent neck that become smaller with distance, lit when the day is not bright.
import { css, faded, mixed } from "../../../core/animatic/colour.ts";
import { shine, type Point } from "../paint/canvas.ts";
import { thick, type Easel } from "./easel.ts";

/** Two rows along a street towards its vanishing point. */
export function paintStreetLamps(easel: Easel, meet: number): void {
  const { unit, floor, height } = easel;
  for (let lamp = 3; lamp >= 0; lamp--) {
    const near = 1 / (1 + lamp * 0.9);
    const foot = floor + (height - floor) * 0.5 * near * near;
    for (const side of [-1, 1] as const) paintLamp(easel, [meet + side * unit * (0.1 + 0.78 * near), foot], near, side);
  }
}

/** One row along a quay, that leaves to the light's side. */
export function paintQuayLamps(easel: Easel): void {
  const { width, unit, floor, height, place } = easel;
  for (let lamp = 4; lamp >= 0; lamp--) {
    const near = 1 / (1 + lamp * 0.55);
    const x = width * (0.5 + place.side * 0.42) - place.side * unit * 1.25 * (near - 0.25);
    paintLamp(easel, [x, floor + height * 0.05 + (height - floor) * 0.2 * near], near * 0.85, place.side);
  }
}

/** `near`: 1 at the camera. `side`: where the post stands from what it lights. */
function paintLamp(easel: Easel, [x, foot]: Point, near: number, side: 1 | -1): void {
  const { brush, unit, palette, place } = easel;
  const top = foot - unit * 0.52 * near - unit * 0.06;
  brush.strokeStyle = css(mixed(palette.haze, palette.near, 0.4 + 0.6 * near));
  brush.lineWidth = thick(easel, 0.008 * near);
  brush.beginPath();
  brush.moveTo(x, foot);
  brush.lineTo(x, top);
  brush.quadraticCurveTo(x, top - unit * 0.03 * near, x - side * unit * 0.05 * near, top - unit * 0.03 * near);
  brush.stroke();
  if (place.hour !== "day") paintLampLight(easel, [x - side * unit * 0.055 * near, top - unit * 0.026 * near], near);
}

function paintLampLight(easel: Easel, at: Point, near: number): void {
  const { brush, unit, palette } = easel;
  brush.globalCompositeOperation = "screen";
  shine(brush, at, unit * 0.17 * near, faded(palette.lamp, 0.75));
  brush.globalCompositeOperation = "source-over";
  brush.fillStyle = css({ ...palette.lamp, light: 0.97, chroma: 0.05 });
  brush.beginPath();
  brush.ellipse(at[0], at[1], unit * 0.012 * near, unit * 0.006 * near, 0, 0, 7);
  brush.fill();
}
