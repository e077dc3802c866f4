// The cut as every hand-off format is written from it: what stands when, what is behind it, and what was noted. Record frames are
// frames of the cut, at the cut's rate; source frames are the take's own.
import type { Pass } from "../../contracts/schema.ts";
import type { Fades } from "../levels/clip-levels.ts";
import type { DrawnMark } from "../lib/mark-paths.ts";

export interface Handoff {
  /** The episode's name. */
  readonly episode: string;
  readonly title: string;
  readonly pass: Pass;
  /** The cut's rate, frames per second. */
  readonly fps: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly items: readonly HandoffItem[];
  /** Frames of the whole cut. */
  readonly frames: number;
  /** Notes for whoever takes the cut over. */
  readonly notes: readonly string[];
}

/** The same cut, so many record frames later. */
export function later(handoff: Handoff, frames: number): Handoff {
  const items = handoff.items.map((item) => ({ ...item, at: item.at + frames }));
  return { ...handoff, items, frames: handoff.frames + frames };
}

export type HandoffItem = HandoffClip | HandoffGap;

interface TimelineEntry {
  readonly shot: string;
  /** Record frame where it begins, and how many it fills. */
  readonly at: number;
  readonly length: number;
  readonly description: ShotDescription;
  readonly markers: readonly HandoffMarker[];
  /** Spoken lines, in seconds from the item's first frame; what a trim removes is outside of its length. */
  readonly lines: readonly TimelineLine[];
}

/** A shot without a take that plays: a gap of its planned length. */
export interface HandoffGap extends TimelineEntry {
  readonly kind: "gap";
}

export interface HandoffClip extends TimelineEntry {
  readonly kind: "clip";
  readonly take: number;
  readonly pass: Pass;
  readonly media: TakeMedia;
  /** Record frames trimmed off the take's start and end: the handles. */
  readonly head: number;
  readonly tail: number;
  /** First source frame, and the one after the last. */
  readonly sourceIn: number;
  readonly sourceOut: number;
  readonly sound: HandoffSound | null;
  /** Whether the take's video has a sound track, used or not. */
  readonly hasTrack: boolean;
  readonly alternates: readonly TakeMedia[];
  /** The table of colours (`.cube`) that a film of the cut applies to it. */
  readonly lut: NamedFile | null;
  /** Record frames over which the picture comes from black and goes to black; absent for none. */
  readonly fades?: Fades;
}

export interface NamedFile {
  /** Relative to the episode. */
  readonly path: string;
  /** Absolute file URL. */
  readonly url: string;
  readonly name: string;
}

/** The video of a take. */
export interface TakeMedia {
  readonly take: number;
  /** Relative to the episode. */
  readonly path: string;
  /** Absolute file URL. */
  readonly url: string;
  readonly name: string;
  readonly frames: number;
  /** Frames per second. */
  readonly fps: number;
  readonly width: number;
  readonly height: number;
}

/** The sound under a clip. */
export interface HandoffSound {
  /** The sound of the take's own video, in step with it. */
  readonly isOwn: boolean;
  readonly path: string;
  readonly url: string;
  readonly name: string;
  /** Seconds of the whole file; null when unknown. */
  readonly seconds: number | null;
  /** Record frames of silence before it, and those that it fills. */
  readonly lead: number;
  readonly length: number;
  /** Seconds into the file at the first audible frame. */
  readonly start: number;
  /** Linear. */
  readonly gain: number;
  /** Record frames of the clip over which it rises and falls; absent for none. */
  readonly fades?: Fades;
}

/** Marker colours as editing programs name them. */
export const MARKER_COLOURS = { flag: "GREEN", note: "YELLOW", issue: "RED" } as const;

export interface HandoffMarker {
  readonly kind: "flag" | "note" | "issue";
  readonly text: string;
  /** Record frames from the item's first one, and how many it stands for. */
  readonly at: number;
  readonly length: number;
  /** What was drawn with it. */
  readonly overlay: Overlay | null;
}

/** A transparent picture of the cut's size. */
export interface Overlay extends NamedFile {
  readonly marks: readonly DrawnMark[];
  /** Whether the cut plays the frame that it was drawn on. */
  readonly isPlayed: boolean;
}

export interface TimelineLine {
  readonly speaker: string;
  readonly line: string;
  readonly start: number;
  readonly end: number;
}

/** The shot as it is written. */
export interface ShotDescription {
  readonly sequence: string;
  readonly location: string;
  readonly size: string;
  readonly camera: string;
  readonly action: string;
  readonly sound: string;
  readonly subjects: readonly string[];
  readonly dialogue: readonly { readonly speaker: string; readonly line: string }[];
  /** The note of its cut entry. */
  readonly note: string;
}
