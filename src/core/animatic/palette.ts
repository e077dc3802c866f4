// The colours of a place: sky, land and light by the hour and the weather, walls and lamps inside. Every plate paints from these.
import { seededRandom } from "./seeded-random.ts";
import { mixed, shifted, type Colour } from "./colour.ts";
import type { Hour, LocationStyle, Setting } from "./location-style.ts";

export interface Palette {
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
  /** Inside: walls, floor, woodwork, a colour for small things, and lamplight. */
  readonly wall: Colour;
  readonly floor: Colour;
  readonly wood: Colour;
  readonly accent: Colour;
  readonly lamp: Colour;
  /** Light that falls on the subjects: lightness of a lit surface, and the colour of the edge it draws. */
  readonly exposure: number;
  readonly rim: Colour;
}

type Outdoors = Pick<Palette, "sky" | "sun" | "glow" | "haze" | "near" | "groundFar" | "groundNear" | "exposure">;

const colour = (light: number, chroma: number, hue: number): Colour => ({ light, chroma, hue });

const OUTDOORS: Readonly<Record<Hour, Outdoors>> = {
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
    sky: [colour(0.55, 0.075, 268), colour(0.79, 0.075, 10), colour(0.945, 0.065, 78)],
    sun: colour(0.99, 0.05, 85),
    glow: colour(0.96, 0.075, 70),
    haze: colour(0.84, 0.055, 30),
    near: colour(0.33, 0.05, 282),
    groundFar: colour(0.58, 0.045, 330),
    groundNear: colour(0.29, 0.04, 285),
    exposure: 0.62,
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
  night: {
    sky: [colour(0.155, 0.045, 272), colour(0.255, 0.065, 262), colour(0.405, 0.065, 240)],
    sun: colour(0.955, 0.022, 240),
    glow: colour(0.75, 0.055, 242),
    haze: colour(0.37, 0.055, 246),
    near: colour(0.115, 0.028, 268),
    groundFar: colour(0.25, 0.042, 250),
    groundNear: colour(0.115, 0.03, 265),
    exposure: 0.5,
  },
};

/** What a setting's land leans to, and how strongly. */
interface Land {
  readonly hue: number;
  readonly chroma: number;
  /** Lightness added by day. */
  readonly light: number;
  readonly share: number;
  /** How much of it hangs in the air. */
  readonly air: number;
}

const LANDS: Partial<Record<Setting, Land>> = {
  woods: { hue: 150, chroma: 0.055, light: 0, share: 0.8, air: 0.3 },
  fields: { hue: 122, chroma: 0.075, light: 0.02, share: 0.8, air: 0.15 },
  desert: { hue: 64, chroma: 0.085, light: 0.13, share: 0.95, air: 0.6 },
  water: { hue: 228, chroma: 0.05, light: 0, share: 0.6, air: 0.2 },
  city: { hue: 264, chroma: 0.02, light: 0, share: 0.7, air: 0.2 },
  space: { hue: 275, chroma: 0.02, light: 0, share: 0.8, air: 0 },
};

const INDOOR_WALL: Readonly<Record<Hour, number>> = { day: 0.73, dawn: 0.66, dusk: 0.53, night: 0.37 };
const INDOOR_EXPOSURE: Readonly<Record<Hour, number>> = { day: 0.66, dawn: 0.63, dusk: 0.6, night: 0.54 };

/** The colours that belong to a place; two places never have quite the same. */
export function paletteOf(place: LocationStyle): Palette {
  const outdoors = weathered(landed(tinted(OUTDOORS[place.hour], place), place), place);
  const wall = colour(INDOOR_WALL[place.hour], 0.042, place.hue);
  const warm = place.hour === "night" || place.hour === "dusk";
  return {
    ...outdoors,
    exposure: place.outside ? outdoors.exposure : INDOOR_EXPOSURE[place.hour],
    wall,
    floor: { light: Math.max(0.25, wall.light - 0.2), hue: 58 + (place.hue % 30), chroma: 0.05 },
    wood: colour(Math.max(0.19, wall.light - 0.27), 0.045, 45 + (place.hue % 25)),
    accent: colour(Math.min(0.72, wall.light + 0.04), 0.085, (place.hue + 150) % 360),
    lamp: colour(0.9, 0.1, 76),
    rim: place.outside ? { ...outdoors.glow, light: 0.96 } : warm ? colour(0.95, 0.07, 78) : colour(0.975, 0.03, 95),
  };
}

/** A little of the place's own hue in its sky. */
function tinted(base: Outdoors, place: LocationStyle): Outdoors {
  const random = seededRandom(`${place.id} sky`);
  const turn = (random() - 0.5) * (place.hour === "day" ? 26 : 44);
  const offset = (random() - 0.5) * 0.06;
  const shift = (held: Colour): Colour => ({ ...shifted(held, offset), hue: held.hue + turn });
  const [zenith, middle, horizon] = base.sky;
  return {
    ...base,
    sky: [shift(zenith), shift(middle), horizon],
    haze: { ...base.haze, hue: base.haze.hue + turn / 2 },
  };
}

function landed(base: Outdoors, place: LocationStyle): Outdoors {
  const land = LANDS[place.setting];
  if (!land) return base;
  const night = place.hour === "night";
  const chroma = land.chroma * (night ? 0.45 : 1);
  const lean = (held: Colour, part: number, light: number) =>
    mixed(held, { light: held.light + (night ? 0.25 : 1) * light, chroma, hue: land.hue }, part);
  return {
    ...base,
    haze: lean(base.haze, land.air, 0),
    near: lean(base.near, land.share, 0),
    groundFar: lean(base.groundFar, land.share, land.light),
    groundNear: lean(base.groundNear, land.share, land.light * 1.5),
  };
}

/** Clouds take the colour out of things and bring the far and the near together; snow lies on the ground. */
function weathered(base: Outdoors, place: LocationStyle): Outdoors {
  if (place.weather === "clear") return base;
  const night = place.hour === "night";
  const dull = (held: Colour): Colour => ({ ...held, chroma: held.chroma * 0.42 });
  const cloud = colour(night ? 0.3 : 0.76, 0.018, 245);
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
  if (place.weather !== "snow") return covered;
  const snow = colour(night ? 0.52 : 0.92, 0.014, 245);
  return { ...covered, groundFar: snow, groundNear: shifted(snow, -0.14) };
}
