// What moves in the air of a place, whether its ground is wet, whether snow lies and whether a wind blows.
import { findTerms } from "./find-terms.ts";
import type { PlaceText } from "./read-kind.ts";
import { deniedOf, field, readList, WORD_TERMS } from "./read-light.ts";
import { traitsOf, type PlaceKind } from "./place-kinds.ts";
import type { Air, Because, Hour, Weather } from "./place-scene.ts";
import { AIRS, FAR_SNOW, LYING_SNOW, WET, WINDS } from "./words/light-and-air.ts";

const AIR = field<Air>("air", AIRS);
const WETNESS = field<"wet">("wet", { wet: WET });
const WIND = field<"wind">("wind", { wind: WINDS });
const SNOW = field<"snowy" | "far">("snowy", { snowy: LYING_SNOW, far: FAR_SNOW });

interface Said {
  readonly kind: PlaceKind;
  readonly outside: boolean;
  readonly hour: Hour;
  readonly weather: Weather;
}

/** What some kinds of place have in their air without a word. */
const USUAL_AIR: Partial<Readonly<Record<PlaceKind, readonly Air[]>>> = {
  reef: ["bubbles", "shafts"],
  deep_sea: ["bubbles", "shafts"],
  battlefield: ["smoke", "embers"],
  attic: ["dust"],
  theatre: ["dust"],
  church: ["dust"],
  factory: ["dust"],
  swamp: ["fog"],
};
const BY_WEATHER: Partial<Readonly<Record<Weather, readonly Air[]>>> = {
  rain: ["rain"],
  storm: ["downpour"],
  fog: ["fog"],
  dust: ["sand"],
};
/** What falls with more or less force: one of each row at a time, the first that is named. */
const FORCES: readonly (readonly Air[])[] = [
  ["downpour", "drizzle", "rain"],
  ["blizzard", "snow"],
];
const FALLING_SNOW = new Set("snow snowy snowing snowfall blizzard snowstorm snowflakes hail whiteout".split(" "));
/** What can be in the air under a roof, under water, and where no air is. */
const ROOFED: readonly Air[] = ["dust", "smoke", "steam", "embers", "fireflies", "shafts", "petals", "fog", "ash"];
const IN_WATER: readonly Air[] = ["bubbles", "shafts", "fireflies"];
const IN_SPACE: readonly Air[] = ["dust", "embers"];
const MOST_AIRS = 3;

interface AirReading {
  readonly air: readonly Air[];
  readonly wet: boolean;
  readonly snowy: boolean;
  readonly windy: boolean;
  readonly because: readonly Because[];
}

export function readAir(own: readonly PlaceText[], added: readonly PlaceText[], said: Said): AirReading {
  const named = readList([...own, ...added], AIR);
  const denied = new Set(deniedOf([...own, ...added], AIR.terms));
  const usual = [...(USUAL_AIR[said.kind] ?? []), ...woodlandAir(said)].filter(
    (one) => one !== "shafts" || said.hour !== "night",
  );
  const snows = said.weather === "snow" && snowFalls([...own, ...added]) ? (["snow"] as const) : [];
  const all = [...(BY_WEATHER[said.weather] ?? []), ...snows, ...named.map(({ key }) => key), ...usual];
  const held = FORCES.reduce((airs, row) => onlyStrongest(airs, row), all);
  const air = [...new Set(held)].filter((one) => !denied.has(one) && canHang(one, said)).slice(0, MOST_AIRS);
  const ground = readGround(own, added, said);
  return {
    ...{ air, wet: ground.wet, snowy: ground.snowy, windy: ground.windy },
    because: [...named.filter(({ key }) => air.includes(key)).map(({ because }) => because), ...ground.because],
  };
}

function readGround(own: readonly PlaceText[], added: readonly PlaceText[], said: Said): Omit<AirReading, "air"> {
  const { outside, weather } = said;
  const [wetness, snow, winds] = [
    readList(own, WETNESS),
    readList([...own, ...added], SNOW).filter(({ key }) => key === "snowy"),
    readList([...own, ...added], WIND),
  ];
  const rained = weather === "rain" || weather === "storm" || isOver(own);
  return {
    wet: wetness.length > 0 || (outside && rained),
    snowy: outside && (snow.length > 0 || weather === "snow"),
    windy: outside && (winds.length > 0 || weather === "storm"),
    because: [...wetness, ...(outside ? [...snow, ...winds] : [])].map(({ because }) => because),
  };
}

/** "Snow" falls unless it is only said to lie: "deep snow", "snow on the ground". */
function snowFalls(texts: readonly PlaceText[]): boolean {
  return texts.some(({ tokens }) =>
    tokens.some(
      ({ word, denied, compared }, at) =>
        !denied && !compared && FALLING_SNOW.has(word) && !lies(tokens[at - 1]?.word, tokens[at + 1]?.word),
    ),
  );
}

function lies(before = "", after = ""): boolean {
  return (
    ["deep", "under", "packed", "old", "trampled", "clear", "onto"].includes(before) ||
    ["on", "covered", "field"].includes(after)
  );
}

function onlyStrongest(airs: readonly Air[], row: readonly Air[]): readonly Air[] {
  const strongest = row.find((one) => airs.includes(one));
  return airs.filter((one) => one === strongest || !row.includes(one));
}

function woodlandAir({ kind, hour, weather }: Said): readonly Air[] {
  const wooded = kind === "forest" || kind === "pine_forest" || kind === "jungle";
  return wooded && hour !== "night" && weather === "clear" ? ["shafts", "dust"] : [];
}

function canHang(air: Air, { kind, outside }: Said): boolean {
  const land = traitsOf(kind).land;
  if (land === "deep") return IN_WATER.includes(air);
  if (land === "space" && kind === "orbit") return IN_SPACE.includes(air);
  return outside ? air !== "bubbles" : ROOFED.includes(air);
}

/** "The rain has stopped": it is not there, but it was. */
function isOver(texts: readonly PlaceText[]): boolean {
  return texts.some(({ tokens }) =>
    findTerms(tokens, WORD_TERMS.weather.terms).some(
      ({ denied, keys, end }) =>
        denied &&
        keys.some(({ key }) => key === "rain" || key === "storm") &&
        tokens
          .slice(end, end + 4)
          .some(({ word }) => /^(?:stop|stopped|over|ended|gone|passed|ceased|cleared)/.test(word)),
    ),
  );
}
