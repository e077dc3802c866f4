// A take as a value: what stood in the shot's folder when it was read. Whoever reads the disk makes these; all computing about
// takes starts from them.
import type { GradeRecord } from "../../contracts/files/delivery/grade.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { PostRecord, UpscaleRecord } from "../../contracts/files/upscale.ts";
import type { TakeStatus, Pass } from "../../contracts/schema.ts";
import { takeStem } from "../lib/names.ts";

export interface Take {
  readonly shot: string;
  readonly take: number;
  readonly pass: Pass;
  /** Folder of the shot's takes, relative to the episode. */
  readonly folder: string;
  /**
   * `none`: a take from before sidecars, a bare mp4. `unreadable`: the file is empty or no JSON, as while another process
   * is between reserving and writing.
   */
  readonly record: Sidecar | "none" | "unreadable";
  /** Names of the take's files in its folder. */
  readonly files: ReadonlySet<string>;
  /** When the record (or the bare mp4) was last written, milliseconds since 1970. */
  readonly written: number;
  /** Whether its video has sound, where that was looked into. */
  readonly isLoud?: boolean;
  /** Time and size of its video: one that has the same is taken for the same. */
  readonly stamp?: string;
  readonly upscale?: TakeVersion<UpscaleRecord>;
  readonly post?: TakeVersion<PostRecord>;
  readonly grade?: TakeGrade;
}

/** How a take's colours are matched, in the take's folder. */
export interface TakeGrade {
  readonly record: GradeRecord;
  /** Name of its table for other programs, where that is there. */
  readonly cube: string | undefined;
  /** Stamp of the take's film as that is now; undefined while it is missing. */
  readonly source: string | undefined;
}

/** A film that was made from a take, in the take's folder, with its record. */
export interface TakeVersion<R> {
  readonly record: R;
  /** Its film, where that is there. */
  readonly mp4: string | undefined;
  /** Stamp of the film that it is made from, as that is now; undefined while it is missing. */
  readonly source: string | undefined;
}

/** The record, or undefined where the folder has none that can be read. */
export function sidecarOf(take: Take): Sidecar | undefined {
  return typeof take.record === "string" ? undefined : take.record;
}

/** A target by its id, and the other names that records may hold for it. */
export interface TargetNames {
  readonly id: string;
  readonly aliases?: readonly string[] | undefined;
}

/** Id of the target that a take was rendered on. One that records none counts for `next`, the target of the next render. */
export function targetOf(recorded: { readonly target: string | null } | undefined, next: TargetNames): string {
  const target = recorded?.target;
  return !target || next.aliases?.includes(target) ? next.id : target;
}

/** A take without a record is what its files say; one whose record cannot be read is still being written. */
export function takeStatus(take: Take): TakeStatus {
  if (take.record === "unreadable") return "queued";
  if (take.record === "none") return mp4Of(take) === undefined ? "failed" : "ok";
  return take.record.status;
}

/** Name of the take's video in its folder, when it is there. */
export function mp4Of(take: Take): string | undefined {
  return named(take, sidecarOf(take)?.mp4, ".mp4");
}

export function thumbOf(take: Take): string | undefined {
  return named(take, sidecarOf(take)?.thumb, ".jpg");
}

export function stripOf(take: Take): string | undefined {
  return named(take, sidecarOf(take)?.strip, "_strip.jpg");
}

/** Sound kept beside a silent video. */
export function wavOf(take: Take): string | undefined {
  return named(take, undefined, "_audio.wav");
}

/** A cut can play it: finished, and its video is there. */
export function isUsable(take: Take): boolean {
  return takeStatus(take) === "ok" && mp4Of(take) !== undefined;
}

/** Why a cut cannot play it, as the end of a sentence about the take. */
export function whyUnusable(take: Take): string {
  const reasons = { queued: "is still queued", failed: "failed", ok: "has lost its video" };
  return reasons[takeStatus(take)];
}

/** Frames as the saver counted them; undefined when they were not counted. */
export function framesOf(take: Take): number | undefined {
  return sidecarOf(take)?.frames ?? undefined;
}

/** Frames a second; undefined for a take from before sidecars, to which the episode's rate applies. */
export function fpsOf(take: Take): number | undefined {
  return sidecarOf(take)?.fps || undefined;
}

/** A file of a take as a path relative to the episode, null when it is missing. */
export function pathOf(take: Take, name: string | undefined): string | null {
  return name === undefined ? null : `${take.folder}/${name}`;
}

/** The name that the record gives wins while that file is there; older records name none. */
function named(take: Take, recorded: string | null | undefined, ending: string): string | undefined {
  if (recorded && take.files.has(recorded)) return recorded;
  const usual = `${takeStem(take.shot, take.take)}${ending}`;
  return take.files.has(usual) ? usual : undefined;
}

/** The take that a shot without a pick plays: the usable one with the highest number. Searched from the end: lists are by number. */
export function findLatestUsable(takes: readonly Take[]): Take | undefined {
  return takes.reduceRight<Take | undefined>(
    (best, take) => ((!best || take.take > best.take) && isUsable(take) ? take : best),
    undefined,
  );
}
