// What is asked of an assemble, what it answers, and what its steps share while it runs.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Refusal } from "../../contracts/refusal.ts";
import type { ClipFacts } from "../../core/media/film/clip-facts.ts";
import type { Loudness, LoudnessReport, Music } from "../../core/media/film/delivered-sound.ts";
import type { JoinClip, JoinOrder } from "../../core/media/film/join-plan.ts";
import type { ClipCache } from "./clip-cache.ts";
import type { Tool } from "../tools.ts";

export interface MeasuredClip extends JoinClip {
  /** What its file says of itself, where that was read just now. */
  readonly facts?: ClipFacts | undefined;
}

export interface AssembleOrder extends JoinOrder {
  readonly clips: readonly MeasuredClip[];
  /** Absolute path of the film. */
  readonly output: string;
  /** A folder of its own, made at the start and removed at the end. */
  readonly scratch: string;
  /** Of the sound, in kbit/s; 192 where it does not say. */
  readonly soundRate?: number;
  /** How fine clips are that have to be encoded, as x264's rate factor; 18 where it does not say. */
  readonly crf?: number;
  /** Frames on each side of a join that are compared with what went in; the two that meet where it does not say. */
  readonly compared?: number;
  /** An XMP packet that the film carries at its end; without it the film says nothing of itself. */
  readonly xmp?: string;
  /** What is made of the sound beyond the clips' own. */
  readonly delivery?: { readonly loudness: Loudness | null; readonly music: Music | null };
}

export type AssembleStage = "probe" | "clips" | "sound" | "join" | "verify";

export interface AssembleOptions {
  /** Clips that earlier films encoded; without them every clip that needs it is encoded. */
  readonly cache?: ClipCache;
  readonly signal?: AbortSignal;
  readonly onStage?: (stage: AssembleStage, done: number, total: number) => void;
  /** Asked when the film is made and checked. Throws where it must not replace what stands under its name. */
  readonly confirm?: () => Promise<void>;
}

export interface AssembleResult {
  readonly frames: number;
  readonly seconds: number;
  /** Shots whose picture was copied, taken from what earlier films encoded, and encoded now. */
  readonly copied: readonly string[];
  readonly reused: readonly string[];
  readonly encoded: readonly string[];
  /** Why, for each shot that was not copied. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
  /** What was measured and set, where a loudness was asked for and there is any. */
  readonly loudness: LoudnessReport | null;
}

export interface AssembleRun {
  readonly ffmpeg: Pick<Tool, "path" | "version">;
  readonly cache: ClipCache | undefined;
  readonly order: AssembleOrder;
  readonly signal: AbortSignal;
  readonly onStage: NonNullable<AssembleOptions["onStage"]>;
  readonly warn: (sentence: string) => void;
  /** What is said of a clip that cannot be encoded, where it is no take. */
  readonly unreadable?: (clip: JoinClip, why: string) => Refusal;
}

/** The picture of one clip as it goes into the film: a take's own file, or one encoded for it. */
export interface Piece {
  readonly path: string;
  readonly from: "take" | "kept" | "now";
  /** Frames. */
  readonly length: number;
  readonly headersKey: string;
  /** Bytes of each frame. */
  readonly sizes: Uint32Array;
}

/** Programs that encode sound at once. */
export const RUNS_AT_ONCE = Math.max(1, availableParallelism());

/** Where a segment's packets lie while a film is made. */
export function packPath({ order }: AssembleRun, index: number): string {
  return join(order.scratch, `sound-${index}.aac`);
}
