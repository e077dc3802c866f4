// A sport that a shot shows: what is done in it, by whom, and with which gear. Read once, then staged and drawn.
import type { Gesture } from "../acting/gestures/names.ts";
import type { Posture } from "../acting/deeds/deed.ts";

export const SPORTS = [
  ...(["golf", "hockey", "baseball", "cricket", "tennis", "table_tennis", "badminton", "volleyball"] as const),
  ...(["basketball", "football", "bowling", "curling", "pool", "darts", "archery", "hurdles"] as const),
  ...(["high_jump", "surfing", "ring", "marbles", "bowls", "keepie", "bouncing", "kite"] as const),
] as const;
export type Sport = (typeof SPORTS)[number];

/** What happens to the ball, or what somebody goes over, in or through. */
export type GameAct =
  | ("rally" | "serve" | "loft" | "drive" | "putt" | "hoop" | "dribble" | "goal" | "header" | "pins" | "stone")
  | (
      | "pot"
      | "board"
      | "target"
      | "over"
      | "wave"
      | "ropes"
      | "pitch"
      | "keepie"
      | "kite"
      | "save"
      | "away"
      | "pass"
      | "dunk"
    );

export interface Game {
  readonly sport: Sport;
  readonly act: GameAct;
  /** Id of who does it, and of whoever plays with or against them. */
  readonly player: string;
  readonly other: string | undefined;
  readonly gesture: Gesture;
  readonly posture: Posture | undefined;
  /** Nouns of what is in the hand, and of the ball. */
  readonly tool: string | undefined;
  readonly ball: string | undefined;
  /** Words that it was read from, and the whole line in lower case. */
  readonly because: string;
  readonly said: string;
}

/** Seconds of a swing from one to the next, and until the ball is struck in it. */
export const SWING = { period: 2.1, strike: 1.05 } as const;
