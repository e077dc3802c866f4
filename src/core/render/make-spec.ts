// What a job of the take pipeline makes, as a value: which thing, by which means, from which inputs, into which files, in which record.
// A kind of job plans it without reading or writing; `studio/shared/take-pipeline` carries it out. Takes of shots are the first kind.
import type { JobKind } from "../../contracts/files/job.ts";
import type { RefSidecar } from "../../contracts/files/refs.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { TourRecord } from "../../contracts/files/refs/tours.ts";
import type { PostRecord, UpscaleRecord } from "../../contracts/files/upscale.ts";
import type { RenderPayload } from "../../contracts/files/render-payload.ts";
import type { Shotlist } from "../../contracts/files/shotlist.ts";
import { takeFolder } from "../lib/names.ts";
import { candidatesFolder } from "../refs/ref-names.ts";
import { toursFolder } from "../refs/tours/tour.ts";
import type { ChainStart } from "./continuity.ts";
import type { SidecarDraft } from "./draft-sidecar.ts";

/** Drawn by the service itself, made by a workflow on a host, or asked of a hosted model. */
export type MakeMeans = "draw" | "graph" | "model";

/** `R`: the record in the episode, a draft until its number is reserved. */
export interface MakeSpec<R> {
  readonly kind: JobKind;
  /** What is made, by its id in the episode: a shot, a reference, a take that is upscaled. */
  readonly id: string;
  /** Id of the target. */
  readonly target: string;
  readonly means: MakeMeans;
  /** The files it reads, as the record names them. */
  readonly inputs: Sidecar["refs"];
  readonly files: MadeFiles;
  readonly record: R;
}

interface MadeFiles {
  /** Of the finished files, relative to the episode. */
  readonly folder: string;
  /** The file without which nothing was made. */
  readonly main: "video" | "image" | "audio";
  /** Frames that its film is asked to have at least, where the plan is sure of them. */
  readonly frames?: number;
}

/** What a backend of this kind is given to do. */
export function meansOf(backend: string | undefined): MakeMeans {
  if (backend === "builtin") return "draw";
  return backend === "router" ? "model" : "graph";
}

/** A take of a shot. */
export function specOfTake<R extends Omit<Sidecar, "take">>(record: R, means: MakeMeans): MakeSpec<R> {
  const { shot, pass, target, refs, length, length_source: source } = record;
  const frames = source === "script" ? { frames: length } : {};
  return {
    kind: "render",
    id: shot,
    target,
    means,
    inputs: refs,
    files: { folder: takeFolder(pass, shot), main: "video", ...frames },
    record,
  };
}

/** A candidate of a reference: a picture, or the sound of a voice. */
export function specOfCandidate(record: RefSidecar, means: MakeMeans): MakeSpec<RefSidecar> {
  const { ref, target = "" } = record;
  const main = ref.startsWith("voice:") ? "audio" : "image";
  return { kind: "ref", id: ref, target, means, inputs: [], files: { folder: candidatesFolder(ref), main }, record };
}

/** A video in which the camera looks round a location. */
export function specOfTour(record: TourRecord, means: MakeMeans): MakeSpec<TourRecord> {
  const { ref, target } = record;
  const files = { folder: toursFolder(ref), main: "video" as const };
  return { kind: "tour", id: ref, target, means, inputs: [], files, record };
}

/** An upscale or a post, which lies beside its take. `frames`: those of the take. */
export function specOfVersion<R extends UpscaleRecord | PostRecord>(
  kind: "upscale" | "post",
  record: R,
  means: MakeMeans,
): MakeSpec<R> {
  const { shot = "", pass = "final", target = "" } = record;
  const files = { folder: takeFolder(pass, shot), main: "video" as const };
  return { kind, id: shot, target, means, inputs: [], files, record };
}

/** A take to reserve, with all that its job is given. */
export interface TakePlan {
  readonly is: "make";
  readonly spec: MakeSpec<SidecarDraft>;
  /** What it is rendered from. */
  readonly frozen: Shotlist;
  readonly start: ChainStart;
  readonly options: TakeOptions;
}

/** What is kept of a take beside its film, and who named the model files that it loads. */
export type TakeOptions = Pick<RenderPayload, "save_frames" | "models">;
