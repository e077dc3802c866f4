// What an animal can be drawn to do.

export type AnimalAction =
  | "stand"
  | "walk"
  | "run"
  | "sneak"
  | "sit"
  | "wag"
  | "lie"
  | "sleep"
  | "curl"
  | "fallen"
  | "eat"
  | "fed"
  | "nibble"
  | "slide"
  | "spray"
  | "shower"
  | "drink"
  | "sniff"
  | "dig"
  | "howl"
  | "bark"
  | "growl"
  | "roar"
  | "roar_up"
  | "fire"
  | "hiss"
  | "jump"
  | "leap"
  | "pounce"
  | "ram"
  | "dunk"
  | "snap"
  | "spit"
  | "suckle"
  | "splash"
  | "rear"
  | "drum"
  | "dance"
  | "upright"
  | "reach_up"
  | "beg"
  | "kick"
  | "play"
  | "stretch"
  | "swat"
  | "roll"
  | "chase_tail"
  | "scratch"
  | "shake"
  | "lick"
  | "lick_down"
  | "lick_lying"
  | "nestle"
  | "tug"
  | "tongue"
  | "take"
  | "look"
  | "peek"
  | "spread"
  | "shelter"
  | "swim"
  | "fly"
  | "fly_fire"
  | "glide"
  | "land"
  | "climb"
  | "fight"
  | "hug"
  | "paw"
  | "point"
  | "look_round"
  | "one_leg"
  | "handle"
  | "offer"
  | "dangle"
  | "cradle"
  | "stumble"
  | "on_nose"
  | "kneel"
  | "sway"
  | "hang";

/** What an animal sits on, or looks out of, that is drawn with it. */
export type SiteKind =
  | ("branch" | "rock" | "sill" | "roof" | "fence" | "wall" | "log" | "table")
  | ("nest" | "brood" | "burrow" | "box" | "basket" | "tub" | "egg")
  | ("trunk" | "gnawed" | "under_bed" | "door" | "web" | "hollow")
  | ("flower" | "tower" | "gravestone" | "feeder" | "reed" | "fishbowl" | "fish_table" | "lily_pad")
  | ("bough_over" | "ceiling" | "mud" | "beam");

export interface AnimalSite {
  readonly kind: SiteKind;
  /** It leaps over it. */
  readonly isUnder?: boolean;
  /** A den that it is before, or has gone into. */
  readonly den?: "before" | "inside";
  /** Of the shot's own thing that it is. */
  readonly id: string | null;
}

const WINGED: ReadonlySet<string> = new Set(["bird", "dragon", "griffin", "bat"]);
const FLIGHTLESS: ReadonlySet<string> = new Set(
  "penguin ostrich emu hen chicken rooster cockerel turkey chick duckling gosling cygnet kiwi".split(" "),
);

/** By the words that mean it. */
export function isFlier(words: readonly string[]): boolean {
  return words.some((word) => WINGED.has(word)) && !words.some((word) => FLIGHTLESS.has(word));
}

/** Where on somebody an animal is; "lead" is beside them on a leash or by the bridle, "after" behind them, "dragged" on the ground at their jaws, "hung" from
 * a raised hand. */
export type PerchPlace =
  "shoulder" | "nose" | "arm" | "arms" | "hung" | "lap" | "head" | "mouth" | "lead" | "after" | "dragged";

export interface Perch {
  /** A subject's id. */
  readonly on: string;
  readonly at: PerchPlace;
  /** Heads above the ground that whoever has it lies. */
  readonly raised?: number;
}
