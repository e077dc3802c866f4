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
  | "drink"
  | "sniff"
  | "dig"
  | "howl"
  | "bark"
  | "growl"
  | "roar"
  | "fire"
  | "hiss"
  | "jump"
  | "leap"
  | "pounce"
  | "rear"
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
  | "tug"
  | "tongue"
  | "take"
  | "look"
  | "peek"
  | "spread"
  | "shelter"
  | "swim"
  | "fly"
  | "glide"
  | "land"
  | "climb";

/** What an animal sits on, or looks out of, that is drawn with it. */
export type SiteKind =
  | ("branch" | "rock" | "sill" | "roof" | "fence" | "wall" | "log" | "table")
  | ("nest" | "brood" | "burrow" | "box" | "basket" | "tub" | "egg")
  | ("trunk" | "gnawed" | "under_bed" | "door" | "web");

export interface AnimalSite {
  readonly kind: SiteKind;
  /** It leaps over it. */
  readonly isUnder?: boolean;
  /** Of the shot's own thing that it is. */
  readonly id: string | null;
}

/** Where on somebody an animal is; "lead" is beside them on a leash or by the bridle, "after" behind them. */
export type PerchPlace = "shoulder" | "arm" | "arms" | "lap" | "head" | "mouth" | "lead" | "after";

export interface Perch {
  /** A subject's id. */
  readonly on: string;
  readonly at: PerchPlace;
}
