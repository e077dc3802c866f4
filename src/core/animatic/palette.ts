// The colours of a place: sky, land and light by the hour and the weather, walls and lamps inside. Every plate paints from these.
import { seededRandom } from "./seeded-random.ts";
import { mixed, shifted, type Colour } from "./colour.ts";
import { traitsOf, type Land as LandKind } from "./place/place-kinds.ts";
import type { Hour, Mood, PlaceScene } from "./place/place-scene.ts";
import { WALLS } from "./place/wall-tints.ts";

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
  readonly curtain: Colour;
  readonly lamp: Colour;
  /** Neon, screens and other lights that have a colour. */
  readonly neon: Colour;
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

/** What a land leans to, and how strongly. */
interface LandTint {
  readonly hue: number;
  readonly chroma: number;
  /** Lightness added by day. */
  readonly light: number;
  readonly share: number;
  /** How much of it hangs in the air. */
  readonly air: number;
}

const LANDS: Readonly<Record<LandKind, LandTint>> = {
  woods: { hue: 150, chroma: 0.055, light: 0, share: 0.8, air: 0.3 },
  fields: { hue: 122, chroma: 0.075, light: 0.02, share: 0.8, air: 0.15 },
  desert: { hue: 64, chroma: 0.085, light: 0.13, share: 0.95, air: 0.6 },
  water: { hue: 228, chroma: 0.05, light: 0, share: 0.6, air: 0.2 },
  city: { hue: 264, chroma: 0.02, light: 0, share: 0.7, air: 0.2 },
  space: { hue: 275, chroma: 0.02, light: 0, share: 0.8, air: 0 },
  rock: { hue: 240, chroma: 0.022, light: 0.04, share: 0.7, air: 0.1 },
  snow: { hue: 245, chroma: 0.014, light: 0.24, share: 0.95, air: 0.3 },
  deep: { hue: 222, chroma: 0.07, light: -0.1, share: 0.9, air: 0.9 },
  ash: { hue: 60, chroma: 0.022, light: -0.08, share: 0.9, air: 0.6 },
  marsh: { hue: 130, chroma: 0.04, light: -0.06, share: 0.9, air: 0.5 },
};

const INDOOR_LIGHT: Readonly<Record<Hour, number>> = {
  day: 0.73,
  dawn: 0.66,
  golden: 0.7,
  dusk: 0.53,
  blue: 0.46,
  night: 0.37,
};
const INDOOR_EXPOSURE: Readonly<Record<Hour, number>> = {
  day: 0.66,
  dawn: 0.63,
  golden: 0.65,
  dusk: 0.6,
  blue: 0.57,
  night: 0.54,
};

const WALL_WORDS = new Set(
  "wall wallpaper panel plaster paint tile room brick stone kitchen bedroom office corridor bathroom concrete interior hall ward house".split(
    " ",
  ),
);
const CURTAIN_WORDS = new Set("curtain drape blind velvet banner cloth".split(" "));
const FLOOR_WORDS = new Set("floor carpet rug floorboard sand earth soil ground grass snow dust".split(" "));
const LIGHT_WORDS = new Set("light neon glow lamp sign".split(" "));

/** The colours that belong to a place; two places never have quite the same. */
export function paletteOf(place: PlaceScene): Palette {
  const outdoors = weathered(landed(tinted(OUTDOORS[place.hour], place), place), place);
  const wall = wallOf(place);
  const light = saidColour(place, LIGHT_WORDS);
  const floor = saidColour(place, FLOOR_WORDS);
  const plainFloor = { light: Math.max(0.22, wall.light - 0.2), hue: 58 + (place.hue % 30), chroma: 0.05 };
  return {
    ...(place.outside && floor ? grounded(outdoors, floor) : outdoors),
    exposure: (place.outside ? outdoors.exposure : INDOOR_EXPOSURE[place.hour]) - 0.1 * place.light.dim,
    wall,
    floor: floor && !place.outside ? lit(floor, place, -0.1) : plainFloor,
    wood: colour(Math.max(0.19, wall.light - 0.27), 0.045, 45 + (place.hue % 25)),
    accent: colour(Math.min(0.72, wall.light + 0.04), 0.085, (place.hue + 150) % 360),
    curtain: curtainOf(place, wall),
    lamp: light && !place.practicals.includes("neon") ? { ...light, light: 0.86 } : colour(0.9, 0.1, 76),
    neon: light
      ? { ...light, light: Math.max(0.68, light.light), chroma: Math.max(0.14, light.chroma) }
      : colour(0.7, 0.19, (place.hue + 320) % 360),
    rim: rimOf(place, outdoors),
  };
}

/** The edge that light draws around the subjects. */
function rimOf(place: PlaceScene, outdoors: Outdoors): Colour {
  const [tint] = place.light.colours;
  if (tint) return { ...tint, light: 0.82 };
  if (place.outside) return { ...outdoors.glow, light: 0.96 };
  const isWarm = place.hour === "night" || place.hour === "dusk" || place.hour === "blue";
  return isWarm ? colour(0.95, 0.07, 78) : colour(0.975, 0.03, 95);
}

function saidColour(place: PlaceScene, words: ReadonlySet<string>): Colour | undefined {
  return place.colours.find(({ of }) => words.has(of))?.colour;
}

/** A named colour in the light of the hour. */
function lit(named: Colour, place: PlaceScene, shift: number): Colour {
  const dimmed = 0.18 + named.light * (INDOOR_LIGHT[place.hour] - 0.06);
  return { ...named, light: Math.min(0.93, Math.max(0.14, dimmed + shift)), chroma: named.chroma * 0.7 };
}

const MOOD_TINTS: Readonly<Record<Mood, readonly [light: number, chroma: number, hue: number, share: number]>> = {
  plain: [0, 0, 0, 0],
  warm: [0.02, 0.06, 65, 0.35],
  cold: [0.02, 0.025, 225, 0.5],
  eerie: [-0.08, 0.045, 175, 0.5],
  tense: [-0.06, 0.04, 25, 0.2],
  sad: [-0.05, 0.015, 250, 0.45],
  bright: [0.05, 0.06, 90, 0.25],
  dreamy: [0.04, 0.06, 315, 0.3],
};

function wallOf(place: PlaceScene): Colour {
  const base = INDOOR_LIGHT[place.hour];
  const said = saidColour(place, WALL_WORDS) ?? place.colours.find(({ of }) => of === "")?.colour;
  if (said) return lit(said, place, 0);
  const [light, chroma, hue] = WALLS[place.kind] ?? [0, 0.036, undefined];
  const wall = colour(Math.max(0.17, base + light * (place.hour === "night" ? 0.6 : 1)), chroma, hue ?? place.hue);
  const [shift, strength, towards, share] = MOOD_TINTS[place.mood];
  return shifted(mixed(wall, { light: wall.light, chroma: strength, hue: towards }, share), shift);
}

function curtainOf(place: PlaceScene, wall: Colour): Colour {
  const said = saidColour(place, CURTAIN_WORDS);
  if (said) return lit(said, place, -0.04);
  if (place.kind === "theatre") return colour(Math.max(0.3, wall.light - 0.02), 0.15, 24);
  return colour(wall.light + 0.03, 0.06, (place.hue + 150) % 360);
}

/** Ground of a named colour: "purple sand". */
function grounded(base: Outdoors, ground: Colour): Outdoors {
  const towards = (held: Colour) => mixed(held, { ...ground, light: held.light }, 0.85);
  return { ...base, groundFar: towards(base.groundFar), groundNear: towards(base.groundNear) };
}

/** A little of the place's own hue in its sky. */
function tinted(base: Outdoors, place: PlaceScene): Outdoors {
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

function landed(base: Outdoors, place: PlaceScene): Outdoors {
  const kind = traitsOf(place.kind).land;
  if (!kind || place.kind === "abstract") return base;
  const land = LANDS[kind];
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
function weathered(base: Outdoors, place: PlaceScene): Outdoors {
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
