// What a review's page knows of its film, written into the page: docs/format.md "A review". Frames of the film and of takes count from 0.
import type { Pass } from "../../schema.ts";
import type { Mark } from "./review.ts";

export interface ReviewData {
  /** The episode's name; notes go back to the episode of that name. */
  readonly episode: string;
  readonly title: string;
  readonly pass: Pass;
  /** When it was written, ISO 8601. */
  readonly made: string;
  /** File beside the page. */
  readonly film: string;
  /** Frames per second. */
  readonly fps: number;
  readonly frames: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly shots: readonly ReviewShot[];
  /** Notes that stood when it was written. */
  readonly earlier: readonly EarlierNote[];
}

export interface ReviewShot {
  readonly shot: string;
  readonly take: number;
  /** The pass that the take is of. */
  readonly pass: Pass;
  /** First frame in the film, and how many it fills. */
  readonly at: number;
  readonly length: number;
  /** Frame of the take at its first one in the film, and the take's frames per second. */
  readonly first: number;
  readonly takeFps: number;
  /** A data URI; empty for none. */
  readonly picture: string;
  readonly sequence: string;
  readonly size: string;
  readonly camera: string;
  readonly location: string;
  readonly action: string;
  readonly sound: string;
  readonly dialogue: readonly { readonly speaker: string; readonly line: string }[];
}

export interface EarlierNote {
  readonly id: string;
  readonly shot: string;
  readonly take: number | null;
  readonly frame?: number;
  readonly span?: number;
  readonly note: string;
  readonly by?: string;
  readonly marks?: readonly Mark[];
}
