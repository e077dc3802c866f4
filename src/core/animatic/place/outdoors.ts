// The colours of the open air by the hour and the weather: sky, sun, land near and far.
import { mixed, shifted, type Colour } from "../colour/colour.ts";
import type { Hour, PlaceScene } from "./place-scene.ts";

export interface Outdoors {
  /** From the zenith to the horizon. */
  readonly sky: readonly [Colour, Colour, Colour];
  /** Sun or moon, and what shines around it. */
  readonly sun: Colour;
  readonly glow: Colour;
  /** What the air does to the far land, and how dark the near land is. */
  readonly haze: Colour;
  readonly near: Colour;
  readonly groundFar: Colour;
  readonly groundNear: Colour;
  /** Light that falls on the subjects: lightness of a lit surface. */
  readonly exposure: number;
}

const colour = (light: number, chroma: number, hue: number): Colour => ({ light, chroma, hue });

export const OUTDOORS: Readonly<Record<Hour, Outdoors>> = {
  day: {
    sky: [colour(0.62, 0.105, 248), colour(0.77, 0.075, 238), colour(0.93, 0.035, 200)],
    sun: colour(0.995, 0.02, 100),
    glow: colour(0.985, 0.04, 95),
    haze: colour(0.85, 0.035, 232),
    near: colour(0.36, 0.05, 210),
    groundFar: colour(0.64, 0.055, 150),
    groundNear: colour(0.36, 0.045, 160),
    exposure: 0.66,
  },
  dawn: {
    sky: [colour(0.66, 0.07, 252), colour(0.85, 0.05, 325), colour(0.95, 0.065, 72)],
    sun: colour(0.99, 0.045, 88),
    glow: colour(0.97, 0.065, 75),
    haze: colour(0.87, 0.035, 45),
    near: colour(0.36, 0.05, 268),
    groundFar: colour(0.6, 0.035, 290),
    groundNear: colour(0.32, 0.035, 268),
    exposure: 0.62,
  },
  golden: {
    sky: [colour(0.56, 0.085, 250), colour(0.8, 0.075, 80), colour(0.93, 0.085, 78)],
    sun: colour(0.99, 0.06, 92),
    glow: colour(0.95, 0.1, 78),
    haze: colour(0.83, 0.07, 70),
    near: colour(0.3, 0.05, 60),
    groundFar: colour(0.62, 0.075, 85),
    groundNear: colour(0.33, 0.06, 70),
    exposure: 0.64,
  },
  dusk: {
    sky: [colour(0.33, 0.085, 288), colour(0.58, 0.135, 18), colour(0.84, 0.125, 66)],
    sun: colour(0.96, 0.09, 80),
    glow: colour(0.88, 0.13, 60),
    haze: colour(0.66, 0.105, 38),
    near: colour(0.19, 0.045, 305),
    groundFar: colour(0.38, 0.055, 20),
    groundNear: colour(0.165, 0.04, 305),
    exposure: 0.58,
  },
  blue: {
    sky: [colour(0.25, 0.085, 264), colour(0.42, 0.1, 254), colour(0.66, 0.07, 232)],
    sun: colour(0.93, 0.03, 240),
    glow: colour(0.72, 0.075, 245),
    haze: colour(0.52, 0.075, 248),
    near: colour(0.17, 0.04, 268),
    groundFar: colour(0.37, 0.05, 252),
    groundNear: colour(0.18, 0.036, 264),
    exposure: 0.54,
  },
  night: {
    sky: [colour(0.155, 0.045, 272), colour(0.255, 0.065, 262), colour(0.405, 0.065, 240)],
    sun: colour(0.955, 0.022, 240),
    glow: colour(0.75, 0.055, 242),
    haze: colour(0.41, 0.055, 246),
    near: colour(0.14, 0.028, 268),
    groundFar: colour(0.3, 0.042, 250),
    groundNear: colour(0.15, 0.03, 265),
    exposure: 0.5,
  },
};

/** What clouds, rain and fog are tinted with at an hour, and the part of all colours that they leave. */
const CLOUDS: Readonly<Record<Hour, { readonly cloud: Colour; readonly left: number }>> = {
  day: { cloud: colour(0.76, 0.018, 245), left: 0.42 },
  dawn: { cloud: colour(0.74, 0.03, 25), left: 0.6 },
  golden: { cloud: colour(0.74, 0.04, 68), left: 0.6 },
  dusk: { cloud: colour(0.56, 0.045, 315), left: 0.62 },
  blue: { cloud: colour(0.42, 0.05, 256), left: 0.7 },
  night: { cloud: colour(0.33, 0.034, 262), left: 0.55 },
};

/** Clouds take the colour out of things and bring the far and the near together; snow lies on the ground. */
export function weathered(base: Outdoors, place: PlaceScene): Outdoors {
  if (place.weather === "clear") return snowed(base, place);
  const { cloud: usual, left } = CLOUDS[place.hour];
  const cloud =
    place.weather === "dust" ? { ...usual, light: usual.light - 0.06, chroma: 0.085, hue: dustHue(place) } : usual;
  const dull = (held: Colour): Colour => ({ ...held, chroma: held.chroma * left });
  const [zenith, middle, horizon] = base.sky;
  const covered: Outdoors = {
    ...base,
    sky: [mixed(dull(zenith), cloud, 0.6), mixed(dull(middle), cloud, 0.6), mixed(dull(horizon), cloud, 0.35)],
    glow: dull(base.glow),
    haze: mixed(dull(base.haze), cloud, 0.5),
    near: mixed(dull(base.near), cloud, 0.12),
    groundFar: mixed(dull(base.groundFar), cloud, 0.2),
    groundNear: dull(base.groundNear),
  };
  return snowed(covered, place);
}

/** On Mars dust is red. */
function dustHue({ things }: PlaceScene): number {
  return things.has("mars") || things.has("red") ? 42 : 68;
}

const NO_SNOW = new Set(["sea", "reef", "deep_sea"]);
const SNOW_LIGHT: Readonly<Record<Hour, number>> = {
  day: 0.92,
  dawn: 0.86,
  golden: 0.88,
  dusk: 0.74,
  blue: 0.62,
  night: 0.52,
};

function snowed(base: Outdoors, place: PlaceScene): Outdoors {
  if (!place.snowy || NO_SNOW.has(place.kind)) return base;
  const snow = mixed(colour(SNOW_LIGHT[place.hour], 0.014, 245), { ...base.haze, light: SNOW_LIGHT[place.hour] }, 0.25);
  return { ...base, groundFar: snow, groundNear: shifted(snow, -0.14) };
}
