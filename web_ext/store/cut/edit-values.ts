// A change of the cut as a value, and the cut as the page edits it. Trims in the episode's frames.
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { CutView, ShotStatus } from "../../../src/contracts/replies/episode-status.ts";

export const FADE_FIELDS = ["fade_in", "fade_out", "sound_fade_in", "sound_fade_out"] as const;
export type FadeField = (typeof FADE_FIELDS)[number];

/** What a person can change on an entry here. `take` counts only where it is `picked`. */
export type CutChange = Partial<Pick<CutView, Trims | Levels | Marks | Played>>;
type Trims = "trim_in" | "trim_out";
type Levels = "gain" | FadeField;
type Marks = "locked" | "out" | "flag" | "note" | "audio" | "stars";
type Played = "take" | "picked" | "pass" | "placeholder";
export type CutKey = keyof CutChange;

export interface CutEdit {
  readonly fields: readonly { readonly shot: string; readonly change: CutChange }[];
  /** `behind`: the shot that it comes to stand behind; null for the front. */
  readonly move?: { readonly shot: string; readonly behind: string | null };
  /** Every shot of the cut in the order that it comes to have. */
  readonly order?: readonly string[];
}

/** One thing a person did, with what stood there before. */
export interface CutStep {
  /** In words, for the button that takes it back: `Trim sh020`. */
  readonly about: string;
  readonly before: CutEdit;
  readonly after: CutEdit;
}

export interface CutEdits {
  /** Shots in cut order with what is being changed applied to them. */
  readonly shots: ReadonlySignal<readonly ShotStatus[]>;
  readonly shot: (id: string) => ShotStatus | undefined;
  /** Nothing is on its way to the service. */
  readonly isIdle: ReadonlySignal<boolean>;
  /** A change that is tried out and sent nowhere: an edge while it is dragged. */
  readonly draft: Signal<CutEdit | undefined>;
  /** Makes the cut play a take of this pass; null returns to the latest usable one. */
  readonly pick: (shot: string, take: number | null) => Promise<void>;
  readonly change: (shot: string, change: CutChange) => Promise<void>;
  /** The same for several shots, as one step. */
  readonly changeAll: (shots: readonly string[], change: CutChange) => Promise<void>;
  /** As `change`, made one with the one before it as long as that waits: a key that is held down sends no list for each frame. */
  readonly nudge: (shot: string, change: CutChange) => Promise<void>;
  /** Puts a shot behind another one, or to the front. */
  readonly move: (shot: string, behind: string | null) => Promise<void>;
  /** Makes a change of the whole cut that the service works out: all it changed is one step. Resolves to whether it was made. */
  readonly record: (about: string, change: () => Promise<boolean>) => Promise<boolean>;
  /** What would be undone and redone next, in words; undefined when there is nothing. */
  readonly undoes: ReadonlySignal<string | undefined>;
  readonly redoes: ReadonlySignal<string | undefined>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
}
