// What somebody does in a shot: beats one after another, each a posture, a gesture, a gaze, with the words that led to it.
import type { Gesture } from "./gestures/names.ts";
import type { AnimalAction, AnimalSite, Perch } from "./animals/action-names.ts";
import type { Mood, Posture, Way } from "./deeds/deed.ts";

/** Where eyes go ("beyond" is into the picture, the back to whoever looks): to a subject of the shot, to a thing that is only named, or a way. */
export type Gaze =
  | { readonly to: "subject"; readonly id: string }
  | { readonly to: "word"; readonly word: string }
  | { readonly to: "up" | "down" | "away" | "back" | "camera" | "beyond" | "ahead" };

export interface Beat {
  /** Part of the shot at which it begins, 0 to 1. */
  readonly from: number;
  /** Part of the shot at which it is done; it is held after that. When the next one begins where it is left out. */
  readonly until?: number;
  /** Nothing is done yet: somebody else is first. */
  readonly isWaiting?: boolean;
  /** Part of the shot at which what is let go of is in a hand again. */
  readonly takenAt?: number;
  readonly posture: Posture;
  readonly gesture: Gesture;
  /** What the other hand does meanwhile. */
  readonly beside?: Gesture;
  readonly mood: Mood;
  readonly way: Way;
  readonly gaze: Gaze;
  /** Ids of subjects, or plain nouns, in the hands. */
  readonly holds: readonly string[];
  /** What the held umbrella, book or door is: open. */
  readonly isOpen: boolean;
  /** Towards what is at the back. */
  readonly isTurned?: boolean;
  /** What an animal does, where it is another thing than a person would do. */
  readonly animal?: AnimalAction | undefined;
  readonly site?: AnimalSite | undefined;
  readonly perch?: Perch | undefined;
  /** What was put on or taken off before. */
  readonly worn?: { readonly thing: string; readonly is: "on" | "off" };
  /** What somebody else puts on them or takes off them, and the part of the shot at which that is. */
  readonly wornThen?: { readonly at: number; readonly worn: NonNullable<Beat["worn"]> };
  /** Part of the shot at which what was in the hand is on somebody else. */
  readonly givenAt?: number;
  /** How whoever carries this one goes. */
  readonly carriedAs?: Posture;
  /** What it is done with or to: a subject's id, or a noun. */
  readonly object: string | null;
  /** The words that this was read from. */
  readonly because: readonly string[];
  /** Place of its verb in the line, in words; what is done because of others has none. */
  readonly order?: number;
}

export const STANDING: Beat = {
  from: 0,
  posture: "stand",
  gesture: "none",
  mood: "plain",
  way: "none",
  gaze: { to: "ahead" },
  holds: [],
  isOpen: false,
  object: null,
  because: [],
};

/** Somebody who can act. */
export interface Actor {
  readonly id: string;
  /** Lower-case words that mean this one: name, id, and the noun of its kind. */
  readonly words: readonly string[];
  readonly form: "woman" | "man" | "plain";
  /** Words of its colours, which tell it apart from others of its kind. */
  readonly marks?: readonly string[];
  /** Props and vehicles are named by their words too, but do nothing. */
  readonly acts: boolean;
  readonly isPerson: boolean;
  /** An animal as animals go, on its own legs, wings or fins. */
  readonly isBeast?: boolean;
  /** What several of its kind are called. */
  readonly plurals?: readonly string[];
  /** So small that arms hold it. */
  readonly isSmall?: boolean;
  /** Known of people. */
  readonly isChild?: boolean;
  /** Too large for a hand: a vehicle. */
  readonly isLarge?: boolean;
  /** Of two who are one subject: its id. */
  readonly pair?: string;
}

/** What a face shows at a moment, beside who it is: lids, eyes, mouth, brows. */
export interface Expression {
  readonly isBlinking: boolean;
  /** 0 closed, 1 half open, 2 open. */
  readonly mouth: 0 | 1 | 2;
  /** How far the eyes are turned, -1 to 1: to the right of the drawing, and down. */
  readonly gaze: readonly [right: number, down: number];
  readonly mood: Mood;
}

/** As on a card. */
export const CALM: Expression = { isBlinking: false, mouth: 0, gaze: [0, 0], mood: "plain" };
