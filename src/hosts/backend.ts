// Where a job runs, as types only: each kind of backend has a folder of its own, and `open-backends` opens them.
// Knows no queue and no take: a backend is given plain data and answers with events until its files are there.
import type { HostedResult } from "../contracts/files/hosted.ts";
import type { Shotlist } from "../contracts/files/shotlist.ts";
import type { Pass } from "../contracts/schema.ts";
import type { PostOrder, UpscaleOrder } from "../core/upscale/film-order.ts";
import type { CardOrder } from "../core/refs/card-order.ts";

/** `local`: the workflow host of the settings; `proxy`: another one, behind a proxy of its own. */
export type BackendKind = "builtin" | "local" | "proxy" | "cloud" | "deployment" | "router";

export interface Backend {
  /** The lane's name: `builtin`, `local`, `deployment:<target>`. */
  readonly name: string;
  /** Whether a run costs money. */
  readonly isPaid: boolean;
  readonly kind: BackendKind;
  /** The address or the provider, for a person. */
  readonly where: string;
  /** Why it cannot take a job now, or null when it can. `patience`: milliseconds that somebody waits for a host, from when it fell silent. */
  down(patience?: number): Promise<string | null>;
  /** Ends with `files` or `failed`; throws the signal's reason when it was cancelled, after all it started is gone. */
  run(job: BackendJob, signal: AbortSignal): AsyncIterable<BackendEvent>;
  /** A job waits and the backend is down: begins what brings it up, and says what that is. Asked by the queue alone. */
  awaken?(why: string): Promise<string>;
  /** The hosts that share its jobs; absent where there is one. */
  hosts?(): Promise<readonly HostStanding[]>;
  /** Removes what the host still keeps of a run whose files stand in the episode; absent where nobody can. */
  tidy?(id: string): Promise<void>;
  /** Follows a job that was handed over before the service was started again. */
  attach?(job: AttachedJob, handle: string, signal: AbortSignal): AsyncIterable<BackendEvent>;
}

/** One host of several, as it stands. */
export interface HostStanding {
  readonly where: string;
  readonly down: string | null;
  /** Jobs of ours. */
  readonly running: number;
  /** Of whatever anybody has queued there. */
  readonly remaining: number;
  /** The target of the last job that it was given. */
  readonly loaded: string | null;
}

/** A job without what is to be done: whose files they are. */
export type KnownJob = Omit<BackendJob, "work">;

/** A job that is there already, or may be. */
export interface AttachedJob extends KnownJob {
  /** Makes the work anew, for a backend that finds out that it never got it. */
  readonly work: () => Promise<BackendJob["work"]>;
}

/** Plain data, so that it can be stored, sent and compared. */
export interface BackendJob {
  /** The queue's job id; a host that takes ids from outside knows the job by it. */
  readonly id: string;
  readonly target: string;
  /** Absolute folder, on the take's own disk, that receives the finished files. */
  readonly folder: string;
  /** Name of the finished files without their endings. */
  readonly stem: string;
  /** Frames that its film is asked to have at least, where the plan is sure of them. */
  readonly frames?: number;
  readonly work: DrawWork | TourWork | CardWork | FilmWork | GraphWork | ModelWork;
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

/** A look round a picture of a place, drawn. Pixels, frames, frames a second. */
export interface TourWork {
  readonly kind: "tour";
  readonly move: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly length: number;
  /** The picture. */
  readonly inputs: readonly StagedInput[];
}

/** A reference drawn or spoken as its words describe it. */
export interface CardWork {
  readonly kind: "card";
  readonly order: CardOrder;
  /** It reads what its order names. */
  readonly inputs: readonly StagedInput[];
}

/** The frames of a film, worked on here. */
export type FilmWork = {
  /** It reads what its order names. */
  readonly inputs: readonly StagedInput[];
} & ({ readonly kind: "upscale"; readonly order: UpscaleOrder } | { readonly kind: "post"; readonly order: PostOrder });

/** A host runs a graph that holds every value already. */
export interface GraphWork {
  readonly kind: "graph";
  readonly graph: Readonly<Record<string, unknown>>;
  readonly inputs: readonly UploadedInput[];
}

/** A provider makes it from one request of its own kind. */
export interface ModelWork {
  readonly kind: "model";
  /** `provider/name`. */
  readonly model: string;
  /** The provider's own JSON. `{"$file": <name of an input>, "as": "data"}` stands for a file: its data URI, `base64` or media `type`. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly inputs: readonly UploadedInput[];
  /** Where the answer names what was made. */
  readonly result: HostedResult;
}

/** A picture or a sound that the work reads. */
export interface StagedInput {
  readonly role: string;
  /** Absolute path. */
  readonly path: string;
  readonly subject?: string;
  /** The built-in target drew it from the words of the config. */
  readonly drawn?: boolean;
}

/** One that a host gets before the graph that reads it. */
export interface UploadedInput extends StagedInput {
  /** `<folder>/<file>`, as the graph names it. */
  readonly name: string;
}

export type BackendEvent =
  /**
   * The name by which the backend is asked for the job after a restart; comes first, before anything is sent. Comes again when the
   * name says more, as that the job has surely arrived.
   */
  | { readonly kind: "submitted"; readonly handle: string }
  /** The work begins: until here it waited in a queue of the backend's own. */
  | { readonly kind: "began" }
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | { readonly kind: "log"; readonly line: string }
  /** The work is done; these files stand in the job's folder, made with the programs named in `madeWith`. */
  | {
      readonly kind: "files";
      readonly files: readonly FinishedFile[];
      readonly madeWith?: Readonly<Record<string, string>>;
      readonly cost?: RunCost;
      readonly answer?: ModelAnswer;
    }
  /** The work cannot be done, in a sentence for a person. */
  | {
      readonly kind: "failed";
      readonly reason: string;
      /** Nobody knows whether it was done: it was handed over, and cannot be found again. */
      readonly isUnknown?: boolean;
      /** It was refused before any of it ran. */
      readonly isRefused?: boolean;
      readonly cost?: RunCost;
    };

/** What a provider says that a run took. */
export interface RunCost {
  /** Credits, when it says so. */
  readonly credits: number | null;
  /** Its own name of the request, for its support. */
  readonly request: string | null;
}

/** What a provider reports of a run beside the files. */
export interface ModelAnswer {
  readonly provider: string;
  readonly model: string;
  /** Its task, by which a draft is made into a final. */
  readonly task: string | null;
  /** The seed that it used. */
  readonly seed: string | null;
}

export interface FinishedFile {
  readonly role: "video" | "audio" | "image" | "latent" | "frames";
  /** Absolute path. */
  readonly path: string;
  /** Real frame count, when the maker counted. */
  readonly frames?: number;
}
