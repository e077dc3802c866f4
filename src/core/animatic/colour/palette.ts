// The colours of a place: sky, land and light by the hour and the weather, walls and lamps inside. Every plate paints from these.
import { seededRandom } from "../seeded-random.ts";
import { mixed, shifted, type Colour } from "./colour.ts";
import type { Land as LandKind } from "../place/further-kinds.ts";
import { traitsOf } from "../place/place-kinds.ts";
import { OUTDOORS, weathered, type Outdoors } from "../place/outdoors.ts";
import type { Hour, Mood, PlaceScene } from "../place/place-scene.ts";
import { WALLS } from "../place/wall-tints.ts";

export interface Palette extends Outdoors {
  /** Inside: walls, floor, woodwork, a colour for small things, and lamplight. */
  readonly wall: Colour;
  readonly floor: Colour;
  readonly wood: Colour;
  readonly accent: Colour;
  readonly curtain: Colour;
  readonly lamp: Colour;
  /** Neon, screens and other lights that have a colour. */
  readonly neon: Colour;
  /** The colour of the edge that light draws on the subjects. */
  readonly rim: Colour;
}

const colour = (light: number, chroma: number, hue: number): Colour => ({ light, chroma, hue });

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
  dusk: 0.55,
  blue: 0.48,
  night: 0.41,
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
const MIST_WORDS = new Set("fog mist haze smoke".split(" "));
const LIGHT_WORDS = new Set("light neon glow lamp sign".split(" "));

/** The colours that belong to a place; two places never have quite the same. */
export function paletteOf(place: PlaceScene): Palette {
  const outdoors = weathered(landed(tinted(OUTDOORS[place.hour], place), place), place);
  const mist = saidColour(place, MIST_WORDS);
  const wall = wallOf(place);
  const light = saidColour(place, LIGHT_WORDS);
  const floor = saidColour(place, FLOOR_WORDS);
  const plainFloor = { light: Math.max(0.22, wall.light - 0.2), hue: 58 + (place.hue % 30), chroma: 0.05 };
  return {
    ...(place.outside && floor ? grounded(outdoors, floor) : outdoors),
    ...(mist && { haze: { ...mixed(outdoors.haze, mist, 0.6), light: outdoors.haze.light } }),
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

const DRY =
  "desert sahara arizona nevada mojave outback sonora gobi negev kalahari namib badlands iraq afghanistan".split(" ");

/** Roads, fields and villages of dry countries stand on sand. */
function landOf({ kind, things, region }: PlaceScene): LandKind | undefined {
  const { land } = traitsOf(kind);
  const isDry = DRY.some((word) => things.has(word)) || (region === "arab" && kind === "village");
  return isDry && land === "fields" ? "desert" : land;
}

function landed(base: Outdoors, place: PlaceScene): Outdoors {
  const kind = landOf(place);
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
