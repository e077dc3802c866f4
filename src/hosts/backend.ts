// Where a job runs, as types only: each kind of backend is a room of its own, and `main` opens them.
// Knows no queue and no take: a backend is given plain data and answers with events until its files are there.
import type { Shotlist } from "../contracts/files/shotlist.ts";
import type { Pass } from "../contracts/schema.ts";

export type BackendKind = "builtin" | "local" | "cloud" | "deployment" | "router";

export interface Backend {
  /** The lane's name: `builtin`, `local`, `deployment:<target>`. */
  readonly name: string;
  /** Whether a run costs money. */
  readonly isPaid: boolean;
  readonly kind: BackendKind;
  /** The address or the provider, for a person. */
  readonly where: string;
  /** Why it cannot take a job now, or null when it can. */
  down(): Promise<string | null>;
  /** Ends with `files` or `failed`; throws the signal's reason when it was cancelled, after all it started is gone. */
  run(job: BackendJob, signal: AbortSignal): AsyncIterable<BackendEvent>;
  /** Follows a job that was handed over before the service was started again. */
  attach?(job: AttachedJob, handle: string, signal: AbortSignal): AsyncIterable<BackendEvent>;
}

/** A job that is there already, or may be. */
export interface AttachedJob extends Omit<BackendJob, "work"> {
  /** Makes the work anew, for a backend that finds out that it never got it. */
  readonly work: () => Promise<BackendJob["work"]>;
}

/** Plain data, so that it can be written down, sent and compared. */
export interface BackendJob {
  /** The queue's job id; a host that takes ids from outside knows the job by it. */
  readonly id: string;
  readonly target: string;
  /** Absolute folder, on the take's own disk, that receives the finished files. */
  readonly folder: string;
  /** Name of the finished files without their endings. */
  readonly stem: string;
  readonly work: DrawWork | GraphWork;
}

/** A shot drawn as it was written. */
export interface DrawWork {
  readonly kind: "draw";
  /** The frozen shot list of one shot. */
  readonly shotlist: Shotlist;
  readonly pass: Pass;
  readonly take: number;
  readonly inputs: readonly StagedInput[];
}

/** A host runs a graph that holds every value already. */
export interface GraphWork {
  readonly kind: "graph";
  readonly graph: Readonly<Record<string, unknown>>;
  readonly inputs: readonly UploadedInput[];
}

/** A picture or a sound that the work reads. */
export interface StagedInput {
  readonly role: string;
  /** Absolute path. */
  readonly path: string;
  readonly subject?: string;
}

/** One that a host gets before the graph that reads it. */
export interface UploadedInput extends StagedInput {
  /** `<folder>/<file>`, as the graph names it. */
  readonly name: string;
}

export type BackendEvent =
  /**
   * The name by which the backend is asked for the job after a restart; comes first, before anything is sent. Comes again when the
   * name tells more, as that the job has surely arrived.
   */
  | { readonly kind: "submitted"; readonly handle: string }
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | { readonly kind: "log"; readonly line: string }
  /** The work is done; these files stand in the job's folder, made with the programs named in `madeWith`. */
  | {
      readonly kind: "files";
      readonly files: readonly MadeFile[];
      readonly madeWith?: Readonly<Record<string, string>>;
    }
  /** The work cannot be done, in a sentence for a person. */
  | { readonly kind: "failed"; readonly reason: string };

export interface MadeFile {
  readonly role: "video" | "audio" | "image" | "latent" | "frames";
  /** Absolute path. */
  readonly path: string;
  /** Real frame count, when the maker counted. */
  readonly frames?: number;
}
