// A place as it is drawn: what kind it is, the light, the weather and the air in it, its colours, and the words that led to each.
import type { Colour } from "../colour/colour.ts";
import type { DetailName } from "./details/detail-words.ts";
import type { PlaceKind } from "./place-kinds.ts";

/** Blue is the hour after sunset or before sunrise: no sun, a deep blue sky, lamps on. */
export type Hour = "dawn" | "day" | "golden" | "dusk" | "blue" | "night";
/** Dust is what a storm of sand or dust fills the air with. */
export type Weather = "clear" | "grey" | "fog" | "rain" | "storm" | "snow" | "dust";
/** What moves in the air. */
export type Air =
  | "drizzle"
  | "rain"
  | "downpour"
  | "blizzard"
  | "wind"
  | "heat"
  | "snow"
  | "fog"
  | "dust"
  | "smoke"
  | "steam"
  | "embers"
  | "fireflies"
  | "bubbles"
  | "leaves"
  | "petals"
  | "shafts"
  | "sand"
  | "ash";
export type Era = "ancient" | "medieval" | "old" | "modern" | "future";
/** Regions that build alike. */
export type Region =
  "plain" | "north" | "europe" | "south" | "classical" | "arab" | "india" | "east" | "africa" | "latin" | "western";
export type Mood = "plain" | "warm" | "cold" | "eerie" | "tense" | "sad" | "bright" | "dreamy";
/** Lights that stand in the picture. */
export type Practical =
  | "lamp"
  | "candle"
  | "fire"
  | "neon"
  | "screen"
  | "streetlamp"
  | "chandelier"
  | "tubes"
  | "garland"
  | "torch"
  | "headlights"
  | "spotlight";

/** A colour that the words give to a thing of the place, or to the place as a whole (`of` is ""). */
export interface PlaceColour {
  readonly colour: Colour;
  readonly of: string;
}

/** Something that the words name and that is drawn into the place. */
export interface PlaceDetail {
  readonly name: DetailName;
  readonly colour: Colour | undefined;
  readonly many: boolean;
}

/** How a place is lit beyond its hour. */
export interface PlaceLight {
  /** 0 to 1: how much lies in the dark around what is lit. */
  readonly dim: number;
  /** Colours that the words give to the light. */
  readonly colours: readonly Colour[];
}

/** A word that decided a field. */
export interface Because {
  readonly field: string;
  readonly word: string;
  readonly source: PlaceSource;
}

export type PlaceSource = "hint" | "id" | "description" | "sequence" | "shot";

export interface PlaceScene {
  readonly id: string;
  readonly kind: PlaceKind;
  /** 0 to 1; a place that is not understood well enough is `abstract`. */
  readonly confidence: number;
  readonly outside: boolean;
  readonly hour: Hour;
  readonly weather: Weather;
  readonly air: readonly Air[];
  readonly era: Era;
  /** The year that the words name or mean; years before our era are negative. */
  readonly year: number;
  readonly region: Region;
  readonly mood: Mood;
  readonly practicals: readonly Practical[];
  readonly light: PlaceLight;
  readonly colours: readonly PlaceColour[];
  readonly details: readonly PlaceDetail[];
  /** Single words of the place that are said to be there, and those that are said not to be. */
  readonly things: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
  /** Ground that mirrors light. */
  readonly wet: boolean;
  /** Snow lies. */
  readonly snowy: boolean;
  /** Strong enough to bend trees. */
  readonly windy: boolean;
  /** The location's own hue in degrees. */
  readonly hue: number;
  /** Where the light comes from: -1 left, 1 right. */
  readonly side: 1 | -1;
  readonly because: readonly Because[];
}
