// What bends the stars: a tunnel of swirling light through space, a black disc with a ring of fire.
import { faded, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { glow, line, oval, type PlateCanvas } from "../../plate-canvas.ts";
import type { Point } from "../../../paint/canvas.ts";

/** Arms of light that wind into a bright centre. */
export function paintSwirl(plate: PlateCanvas): void {
  const { width, height, unit, place } = plate;
  const centre: Point = [width * (0.5 + place.side * 0.14), height * 0.42];
  const hue = place.colours[0]?.colour.hue ?? 265;
  glow(plate, centre, unit * 0.75, { light: 0.7, chroma: 0.15, hue, alpha: 0.6 });
  for (let arm = 0; arm < 15; arm++) {
    const turn = (arm / 15) * Math.PI * 2;
    const points = Array.from({ length: 34 }, (_, at): Point => {
      const part = at / 33;
      const reach = unit * (0.06 + 0.95 * part ** 1.5);
      const angle = turn + 2.6 * (1 - part) ** 1.4;
      return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach * 0.82];
    });
    const tint: Colour = { light: 0.6 + 0.3 * ((arm * 7) % 5) * 0.2, chroma: 0.17, hue: hue + ((arm * 37) % 70) - 35 };
    line(plate, faded(tint, 0.35), 0.035, ...points);
    line(plate, faded({ ...tint, light: 0.9 }, 0.75), 0.006, ...points);
  }
  for (const [r, light] of [
    [0.12, 0.75],
    [0.085, 0.88],
    [0.05, 0.98],
  ] as const)
    oval(plate, { light, chroma: 0.1 * (1 - light) + 0.02, hue }, centre, [unit * r, unit * r * 0.86]);
}

export function paintDarkDisc(plate: PlateCanvas): void {
  const { width, height, unit, place, context } = plate;
  const centre: Point = [width * (0.5 + place.side * 0.18), height * 0.4];
  const r = unit * 0.19;
  glow(plate, centre, r * 3, { light: 0.75, chroma: 0.15, hue: 55, alpha: 0.6 });
  for (let band = 0; band < 26; band++) {
    context.strokeStyle = `rgba(255,${150 + band * 4},${50 + band * 6},${(0.5 - band * 0.015).toFixed(3)})`;
    context.lineWidth = unit * 0.008;
    context.beginPath();
    context.ellipse(centre[0], centre[1], r * (2.4 - band * 0.05), r * (0.5 - band * 0.012), -0.22, 0, 7);
    context.stroke();
  }
  oval(plate, { light: 0.02, chroma: 0, hue: 0 }, centre, r);
  context.strokeStyle = "rgba(255,225,170,0.95)";
  context.lineWidth = unit * 0.012;
  context.beginPath();
  context.arc(centre[0], centre[1], r * 1.05, 0, 7);
  context.stroke();
  context.strokeStyle = "rgba(255,205,120,0.85)";
  context.lineWidth = unit * 0.022;
  context.beginPath();
  context.ellipse(centre[0], centre[1], r * 1.9, r * 0.34, -0.22, 0.1, Math.PI - 0.1);
  context.stroke();
}
