// Design of a fairground: a ferris wheel, a carousel, tents.
import { css, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintGround } from "../../parts/paint-land.ts";
import { paintSky, paintStars } from "../../parts/paint-sky.ts";
import { glow, has, line, lit, oval, rect, shape } from "../../plate-canvas.ts";
import type { PlaceDesign, PlateCanvas } from "../../plate-canvas.ts";

/** Where the hub of the wheel is, and its radius. */
function wheelOf(plate: PlateCanvas): readonly [x: number, y: number, radius: number] {
  const radius = plate.unit * 0.22;
  return [plate.meet - plate.place.side * plate.unit * 0.32, plate.floor - radius - plate.unit * 0.045, radius];
}

export const FAIRGROUND: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    if (plate.place.hour === "night") paintStars(plate, 90);
    for (let tent = 0; tent < 9; tent++) {
      const w = plate.unit * between(plate.random, 0.12, 0.2);
      paintTent(plate, [plate.width * (tent / 8), plate.floor], [w, w * 0.7], true);
    }
  },
  middle: (plate) => {
    paintWheel(plate);
    paintCarousel(plate);
  },
  near: (plate) => {
    paintGround(plate);
    for (const part of [0.03, 0.97])
      paintTent(
        plate,
        [plate.width * part, plate.floor + plate.unit * 0.07],
        [plate.unit * 0.34, plate.unit * 0.3],
        false,
      );
  },
  lights: [0, 1].map((turn) => ({
    paint: (plate: PlateCanvas) => {
      const [x, y, radius] = wheelOf(plate);
      for (let bulb = turn; bulb < 48; bulb += 2) {
        const angle = (bulb / 48) * 2 * Math.PI;
        const at = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
        glow(plate, at, plate.unit * 0.022, { light: 0.85, chroma: 0.13, hue: bulb % 4 < 2 ? 75 : 20, alpha: 0.9 });
      }
    },
    rhythm: turn ? ("counter-shimmer" as const) : ("shimmer" as const),
    when: ({ hour, things }: PlateCanvas["place"]) =>
      (hour === "night" || hour === "dusk" || hour === "blue") && !things.has("abandoned") && !things.has("rusted"),
  })),
};

function paintTent(
  plate: PlateCanvas,
  [x, foot]: readonly [number, number],
  [w, h]: readonly [number, number],
  far: boolean,
): void {
  const hue = Math.floor(plate.random() * 4) * 90 + 20;
  const tones = [lit(plate, 0.86, 0.02, 85), lit(plate, 0.5, 0.13, hue)] as const;
  const tone = (at: number) => mixed(tones[at % 2 ? 1 : 0], plate.palette.haze, far ? 0.45 : 0.05);
  for (let part = 0; part < 8; part++) {
    const [a, b] = [x - w / 2 + (w * part) / 8, x - w / 2 + (w * (part + 1)) / 8];
    shape(plate, tone(part), [a, foot - h * 0.55], [b, foot - h * 0.55], [x, foot - h]);
    rect(plate, shifted(tone(part), -0.06), [a, foot - h * 0.55, b - a + 0.5, h * 0.55]);
  }
}

function paintWheel(plate: PlateCanvas): void {
  const [x, y, radius] = wheelOf(plate);
  const { unit, floor, context } = plate;
  const steel = has(plate, "rusted", "rusty", "abandoned") ? lit(plate, 0.42, 0.07, 45) : lit(plate, 0.62, 0.03, 20);
  for (const dx of [-0.12, 0.12])
    line(plate, shifted(steel, -0.08), 0.012, [x, y], [x + unit * dx, floor + unit * 0.01]);
  context.strokeStyle = css(steel);
  for (const part of [1, 0.9]) {
    context.lineWidth = unit * 0.006;
    context.beginPath();
    context.arc(x, y, radius * part, 0, 7);
    context.stroke();
  }
  for (let spoke = 0; spoke < 12; spoke++) {
    const angle = ((spoke + 0.3) / 12) * 2 * Math.PI;
    const rim = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
    line(plate, steel, 0.003, [x, y], rim);
    const tint = lit(plate, 0.6, has(plate, "rusted", "abandoned") ? 0.05 : 0.13, (spoke * 90 + plate.place.hue) % 360);
    line(plate, steel, 0.002, rim, [rim[0], rim[1] + unit * 0.02]);
    rect(plate, tint, [rim[0] - unit * 0.018, rim[1] + unit * 0.018, unit * 0.036, unit * 0.022]);
    rect(plate, shifted(tint, -0.12), [rim[0] - unit * 0.02, rim[1] + unit * 0.008, unit * 0.04, unit * 0.006]);
  }
  oval(plate, shifted(steel, 0.08), [x, y], unit * 0.016);
}

function paintCarousel(plate: PlateCanvas): void {
  const { unit, floor, meet, place } = plate;
  const [x, foot, w] = [meet + place.side * unit * 0.42, floor + unit * 0.015, unit * 0.4];
  oval(plate, lit(plate, 0.5, 0.09, 30), [x, foot], [w / 2, unit * 0.022]);
  for (let horse = 0; horse < 6; horse++) {
    const hx = x - w * 0.4 + (w * 0.8 * horse) / 5;
    const hy = foot - unit * (0.045 + 0.018 * (horse % 2));
    line(plate, lit(plate, 0.75, 0.09, 85), 0.004, [hx, foot], [hx, foot - unit * 0.17]);
    const coat = lit(plate, horse % 2 ? 0.9 : 0.6, 0.03, 70);
    oval(plate, coat, [hx, hy], [unit * 0.024, unit * 0.011]);
    oval(plate, coat, [hx + unit * 0.024, hy - unit * 0.014], [unit * 0.008, unit * 0.014, 0.6]);
    for (const dx of [-0.017, 0.017])
      line(plate, coat, 0.005, [hx + unit * dx, hy], [hx + unit * dx * 1.5, hy + unit * 0.026]);
  }
  for (let part = 0; part < 12; part++) {
    const [a, b] = [x - w * 0.54 + (w * 1.08 * part) / 12, x - w * 0.54 + (w * 1.08 * (part + 1)) / 12];
    const tone = part % 2 ? lit(plate, 0.55, 0.14, 25) : lit(plate, 0.9, 0.03, 85);
    shape(plate, tone, [a, foot - unit * 0.17], [b, foot - unit * 0.17], [x, foot - unit * 0.28]);
    oval(plate, shifted(tone, -0.06), [(a + b) / 2, foot - unit * 0.17], [(b - a) / 2, unit * 0.014]);
  }
}
