// Hour and weather as a window shows them: moon and stars, a low sun, rain down the glass, snow on the sill; and what of it moves.
import { faded, mixed, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../core/animatic/seeded-random.ts";
import { glow, line, oval, rect, type GlassBox, type PlateCanvas } from "../plate-canvas.ts";

const PALE: Colour = { light: 0.95, chroma: 0.012, hue: 235 };

export function paintHourAndWeather(plate: PlateCanvas, box: GlassBox): void {
  const { weather, hour } = plate.place;
  if (weather === "rain" || weather === "storm") return paintRain(plate, box);
  if (weather === "snow") return paintSnow(plate, box);
  if (weather !== "clear") return;
  if (hour === "blue") return paintNightEnding(plate, box);
  if (hour === "night") paintNight(plate, box);
  else if (hour !== "day") paintLowSun(plate, box);
}

function paintNight(plate: PlateCanvas, [left, top, right, bottom]: GlassBox): void {
  const { random } = plate;
  const [wide, tall] = [right - left, bottom - top];
  for (let star = 0; star < 14; star++) {
    const at = [left + wide * random(), top + tall * 0.62 * random()] as const;
    oval(plate, faded(PALE, between(random, 0.4, 0.95)), at, Math.max(0.5, tall * 0.008));
  }
  const moon = [left + wide * (plate.place.side > 0 ? 0.7 : 0.3), top + tall * 0.26] as const;
  const size = Math.min(wide, tall) * 0.11;
  glow(plate, moon, size * 3, faded(plate.palette.glow, 0.5));
  oval(plate, plate.palette.sun, moon, size);
}

/** Before the sun is up, or after it is down: dark above, some stars, a last or first glow along the land. */
function paintNightEnding(plate: PlateCanvas, [left, top, right, bottom]: GlassBox): void {
  const { random } = plate;
  const [wide, tall] = [right - left, bottom - top];
  rect(plate, { light: 0.2, chroma: 0.06, hue: 265, alpha: 0.6 }, [left, top, wide, tall]);
  for (let star = 0; star < 9; star++) {
    const at = [left + wide * random(), top + tall * 0.5 * random()] as const;
    oval(plate, faded(PALE, between(random, 0.5, 0.95)), at, Math.max(0.6, tall * 0.01));
  }
}

function paintLowSun(plate: PlateCanvas, [left, top, right, bottom]: GlassBox): void {
  const [wide, tall] = [right - left, bottom - top];
  const sun = [left + wide * (plate.place.side > 0 ? 0.62 : 0.38), top + tall * 0.6] as const;
  const size = Math.min(wide, tall) * 0.12;
  glow(plate, sun, size * 4, faded(plate.palette.glow, 0.7));
  oval(plate, plate.palette.sun, sun, size);
}

/** A grey pane with drops, and the ways that they ran. */
function paintRain(plate: PlateCanvas, [left, top, right, bottom]: GlassBox): void {
  const { random, palette, unit } = plate;
  const [wide, tall] = [right - left, bottom - top];
  const grey = mixed(palette.sky[1], { light: palette.sky[1].light * 0.8, chroma: 0.02, hue: 245 }, 0.7);
  rect(plate, faded(grey, 0.5), [left, top, wide, tall]);
  const count = Math.ceil((wide / unit) * 60);
  for (let drop = 0; drop < count; drop++) {
    const [x, y] = [left + wide * random(), top + tall * random()];
    const long = tall * between(random, 0.08, 0.3);
    line(plate, faded(PALE, between(random, 0.2, 0.5)), 0.0026, [x, y], [x, Math.min(bottom, y + long)]);
    oval(plate, faded(PALE, 0.65), [x, Math.min(bottom, y + long)], Math.max(0.6, unit * 0.0034));
  }
}

function paintSnow(plate: PlateCanvas, [left, top, right, bottom]: GlassBox): void {
  const { random, unit } = plate;
  const [wide, tall] = [right - left, bottom - top];
  const count = Math.ceil((wide / unit) * 55);
  for (let flake = 0; flake < count; flake++)
    oval(
      plate,
      faded(PALE, 0.9),
      [left + wide * random(), top + tall * random()],
      unit * between(random, 0.0035, 0.0085),
    );
  for (const part of [0.1, 0.35, 0.65, 0.9])
    oval(plate, PALE, [left + wide * part, bottom], [wide * 0.2, tall * (part > 0.3 && part < 0.7 ? 0.06 : 0.12)]);
}

/** Streaks or flakes on their own, behind all windows: two of these come and go in turn. */
export function paintGlassMotion(plate: PlateCanvas, glass: readonly GlassBox[]): void {
  const { context, random, unit, place } = plate;
  const snows = place.weather === "snow";
  for (const [left, top, right, bottom] of glass) {
    const [wide, tall] = [right - left, bottom - top];
    context.save();
    context.beginPath();
    context.rect(left, top, wide, tall);
    context.clip();
    for (let one = 0; one < Math.ceil((wide / unit) * (snows ? 45 : 70)); one++) {
      const [x, y] = [left + wide * random(), top + tall * random()];
      if (snows) oval(plate, PALE, [x, y], unit * between(random, 0.0045, 0.0105));
      else
        line(
          plate,
          faded(PALE, 0.55),
          0.003,
          [x, y],
          [x - 0.02 * unit * place.side, y + tall * between(random, 0.1, 0.26)],
        );
    }
    context.restore();
  }
}
