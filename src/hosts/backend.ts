// Where a job runs, as types only: each kind of backend is a room of its own, and `main` opens them.
// Knows no queue and no take: a backend is given plain data and answers with events until its files are there.
import type { Shotlist } from "../contracts/files/shotlist.ts";
import type { Pass } from "../contracts/schema.ts";

export interface Backend {
  /** The lane's name. */
  readonly name: string;
  readonly kind: "builtin";
  /** The address or the provider, for a person. */
  readonly where: string;
  /** Why it cannot take a job now, or null when it can. */
  down(): Promise<string | null>;
  /** Ends with `files` or `failed`; throws the signal's reason when it was cancelled, after all it started is gone. */
  run(job: BackendJob, signal: AbortSignal): AsyncIterable<BackendEvent>;
}

/** Plain data, so that it can be written down, sent and compared. */
export interface BackendJob {
  /** The queue's job id; a host that takes ids from outside knows the job by it. */
  readonly id: string;
  readonly target: string;
  /** Absolute folder, on the take's own disk, that receives the finished files. */
  readonly folder: string;
  readonly work: DrawWork;
}

/** A shot drawn as it was written. */
export interface DrawWork {
  /** The frozen shot list of one shot. */
  readonly shotlist: Shotlist;
  readonly pass: Pass;
  readonly take: number;
  readonly inputs: readonly StagedInput[];
}

/** A picture or a sound that the work reads. */
export interface StagedInput {
  readonly role: string;
  /** Absolute path. */
  readonly path: string;
  readonly subject?: string;
}

export type BackendEvent =
  /** The backend has the job and calls it `handle`; comes first, and once. */
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
  readonly role: "video";
  /** Absolute path. */
  readonly path: string;
  /** Real frame count, when the maker counted. */
  readonly frames?: number;
}
