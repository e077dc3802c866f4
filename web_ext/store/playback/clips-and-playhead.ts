// What is played, as values: clips on one clock, where the playhead is, and what moves it. Frames count from 0.
import type { ReadonlySignal } from "@preact/signals";
import type { Fades } from "../../../src/core/levels/clip-levels.ts";
import type { CutView } from "../../../src/contracts/replies/episode-status.ts";

export interface ClipSound {
  /** Relative to the episode. */
  readonly path: string;
  /** Where in the file the clip's first frame is; before `begins` there is silence. */
  readonly at: number;
  readonly begins: number;
  /** Linear. */
  readonly gain: number;
  /** The take's own, in the file of its picture or beside it; else the sound that the cut sets for the clip. */
  readonly isOwn: boolean;
}

export interface Clip {
  readonly shot: string;
  readonly sequence: string;
  readonly take: number | null;
  readonly start: number;
  /** 0 for a shot that is left out. */
  readonly frames: number;
  readonly trimIn: number;
  readonly trimOut: number;
  /** Film of the take, relative to the episode; absent without a usable take. */
  readonly mp4?: string;
  /** Where the clip begins inside its film, in seconds. */
  readonly from: number;
  readonly strip: string | null;
  readonly sound?: ClipSound;
  /** Frames over which the picture comes from black and goes to black; absent for none. */
  readonly fades?: Fades;
  readonly soundFades?: Fades;
  /** The clip's own start and length, where only a stretch of it plays. */
  readonly whole?: Pick<Clip, "start" | "frames">;
  /** Where its stretch of the recording begins, in seconds; absent for a shot without one. */
  readonly window?: number;
  readonly cut: CutView;
}

/** The assembled film: `made` tells two films under one name apart, `frames` is its length. */
export interface Film {
  readonly kind: "film";
  readonly path: string;
  readonly made: number;
  readonly frames: number;
}

export type Viewing =
  { readonly kind: "cut" } | { readonly kind: "take"; readonly shot: string; readonly take: number } | Film;

export interface Programme {
  readonly viewing: Viewing;
  readonly fps: number;
  /** Only what can be played; a shot without a take is skipped. */
  readonly clips: readonly Clip[];
  readonly frames: number;
  /** After its last clip comes its first one again. */
  readonly loops?: boolean;
}

/** What is repeated once it has ended; a take or the film by itself is repeated whole. */
export type Loop = "off" | "shot" | "range" | "all";

/** What is played this time: as the loop says, the marked range, or all of the cut. */
export type Run = "usual" | "range" | "all";

/** Frames, both ends in it. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** The range that a person marked on the cut, in its frames: either end may be missing. */
export type Marks = Partial<Stretch>;

/** In the cut a place is a shot and frames into it, so that it stays with the shot when the cut changes around it. */
export interface Position {
  readonly shot?: string;
  readonly into: number;
}

/** What can be read of it. */
export interface PlaybackState {
  readonly clips: ReadonlySignal<readonly Clip[]>;
  readonly programme: ReadonlySignal<Programme>;
  /** What the decks play: while it runs only the stretch that is repeated or played by itself. */
  readonly played: ReadonlySignal<Programme>;
  readonly frame: ReadonlySignal<number>;
  readonly playing: ReadonlySignal<boolean>;
  /** Below zero it runs back. */
  readonly speed: ReadonlySignal<number>;
  readonly muted: ReadonlySignal<boolean>;
  /** 0 to 1, as a person hears it: linear in the sound's amplitude. */
  readonly volume: ReadonlySignal<number>;
  readonly loop: ReadonlySignal<Loop>;
  readonly marks: ReadonlySignal<Marks>;
  /** The marked range as frames of the cut; undefined without a mark. */
  readonly range: ReadonlySignal<Stretch | undefined>;
  /** Grows when a person, not the film, moved the playhead. */
  readonly seeks: ReadonlySignal<number>;
  /** The clip under the playhead. */
  readonly current: ReadonlySignal<Clip | undefined>;
}

export interface Playback extends PlaybackState {
  readonly toggle: () => void;
  readonly pause: () => void;
  readonly playAll: () => void;
  readonly playTake: (shot: string, take: number) => void;
  readonly playFilm: (film: Film) => void;
  readonly backToCut: () => void;
  readonly seek: (frame: number) => void;
  readonly step: (frames: number) => void;
  /** Next or previous clip's first frame. */
  readonly jump: (by: 1 | -1) => void;
  /** Parks the cut on a shot's first frame, or at its start; also on a shot that has nothing to play. */
  readonly showShot: (shot: string | undefined) => void;
  /** On or back, and faster with each press the same way: 1, 2, 4. */
  readonly shuttle: (by: 1 | -1) => void;
  readonly setMuted: (muted: boolean) => void;
  /** Sound that was muted is heard again. */
  readonly setVolume: (volume: number) => void;
  readonly setLoop: (loop: Loop) => void;
  /** Marks an end of the range at the playhead. */
  readonly mark: (end: keyof Marks) => void;
  readonly setMarks: (marks: Marks) => void;
  /** Plays the marked range by itself, from its start. */
  readonly playRange: () => void;
  /** From the decks: the frame that is on screen now. */
  readonly atFrame: (frame: number) => void;
  /** From the decks: nothing is left to play. */
  readonly ended: () => void;
}
