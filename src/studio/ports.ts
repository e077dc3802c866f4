// What verbs work with. A verb names only the ports that it needs (`Pick<StudioPorts, "locks" | "emit">`).
import type { StudioEvent } from "../contracts/events.ts";
import type { HostVersions } from "../contracts/files/host/host-versions.ts";
import type { ModelFamilies } from "../contracts/files/host/model-families.ts";
import type { HostedBinding } from "../contracts/files/hosted.ts";
import type { SettingsChange } from "../contracts/files/settings.ts";
import type { FiledPlan, ProposedPlan } from "../contracts/files/agents/plans.ts";
import type { InstallJob, InstallPlace, ItemRecord } from "../contracts/replies/features.ts";
import type { FaceFeature } from "../contracts/replies/faces.ts";
import type { MasterJob } from "../contracts/routes/delivery/master.ts";
import type { SdkRecord } from "../contracts/routes/settings.ts";
import type { VideoTarget } from "../contracts/files/target.ts";
import type { Transcript } from "../contracts/files/transcript.ts";
import type { Workflow } from "../contracts/files/workflow.ts";
import type { EditSession, PromptCompilers } from "../core/compile/build-model.ts";
import type { MediaFacts } from "../core/media/probe-report.ts";
import type { NamedLiveFile } from "../core/refs/reference.ts";
import type { Settings } from "../core/settings/settings.ts";
import type { PostOrder, UpscaleOrder } from "../core/upscale/film-order.ts";
import type { UserFolders } from "../disk/config.ts";
import type { Ledger } from "../disk/ledger.ts";
import type { Presence } from "../disk/presence.ts";
import type { ModelHashes } from "../disk/models/model-hashes.ts";
import type { ModelHeaders } from "../disk/models/model-headers.ts";
import type { GraphRecords } from "../core/workflow/graph-records.ts";
import type { FileCache } from "../disk/reading/file-cache.ts";
import type { JsonCache } from "../disk/reading/json-file.ts";
import type { CandidateCaches } from "../disk/refs/ref-takes.ts";
import type { TakeIndex } from "../disk/take-index/take-index.ts";
import type { FilmSteps } from "../disk/targets/film-step-files.ts";
import type { ShowTargets } from "../disk/targets/show-targets.ts";
import type { WorkflowFiles } from "../disk/targets/target-workflows.ts";
import type { CacheFolder } from "../media/cache-folder.ts";
import type { ClipCache } from "../media/film/clip-cache.ts";
import type { ContentCredentials } from "../media/credentials/content-credentials.ts";
import type { FaceReading, ViewPicture } from "../media/faces/face-order.ts";
import type { Aligner } from "../media/align/open-aligner.ts";
import type { Peaks } from "../core/media/peaks/show-peaks.ts";
import type { PictureShrinker } from "../media/shrink-picture.ts";
import type { Tools } from "../media/tools.ts";
import type { Backend } from "../hosts/backend.ts";
import type { Catalogue, Host, RouterCatalogue } from "../hosts/host.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { AskedBy } from "../jobs/asking.ts";
import type { StepBook } from "../jobs/steps.ts";
import type { Clock } from "../machine/clock.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import type { Log } from "../machine/log.ts";
import type { CancellableWork } from "../machine/cancellable-work.ts";

/** Where jobs run and what they may cost, as it is now. */
export interface SettingsPort {
  now(): Settings;
  /** Fields that the environment sets, and by which variable. */
  readonly fromEnvironment: Readonly<Record<string, string>>;
  /** What of the stored settings is ignored, in sentences. */
  problems(): readonly string[];
  /** Stores a change, and opens the backends anew. */
  change(change: SettingsChange): Promise<void>;
}

/** What agents proposed, and what people decided. Each change resolves once it is on the disk. */
interface PlansPort {
  list(): readonly FiledPlan[];
  find(id: string): FiledPlan | undefined;
  propose(plan: ProposedPlan): Promise<void>;
  approve(id: string, token: string, expires: Date): Promise<void>;
  refuse(id: string, note: string): Promise<void>;
  start(id: string): Promise<void>;
}

/** The client library of the cloud, deployments and the Router. */
export interface SdkPort {
  record(): Promise<SdkRecord>;
  /** False when the environment forbids it. */
  readonly mayInstall: boolean;
  /** Begins in the background, once at a time. */
  install(): void;
}

/** Comparing faces, where that is installed. */
export interface FacesPort {
  record(): Promise<FaceFeature>;
  /** False when the environment forbids it. */
  readonly mayInstall: boolean;
  /** Begins in the background, once at a time. */
  install(): void;
  /** What the models say of the faces in a film and in pictures. Refuses what cannot be read. */
  read(
    of: { readonly film: string; readonly views: readonly ViewPicture[] },
    signal: AbortSignal,
  ): Promise<FaceReading>;
}

/** The feature installer. */
export interface FeaturesPort {
  /** The package of the client library for hosted models. */
  readonly sdkName: string;
  readonly hasToken: boolean;
  place(): Promise<InstallPlace>;
  /** Where files of a models folder go. */
  modelsFolder(root: string | null, folder: string): Promise<string | undefined>;
  /** Names of the neural guide voice's files that are here. */
  voiceFiles(): Promise<ReadonlySet<string>>;
  packFolders(packs: string): Promise<readonly string[]>;
  /** Bytes; null while that is not known. */
  free(root: string | null): Promise<number | null>;
  /** Bytes by address; null where a server does not say. */
  sizes(urls: readonly string[]): Promise<Readonly<Record<string, number | null>>>;
  job(): InstallJob;
  add(items: readonly ItemRecord[]): Promise<void>;
  cancel(): Promise<void>;
  /** Goes on with what an earlier service left, with items by key as the records have them now. */
  resume(readItems: () => Promise<ReadonlyMap<string, ItemRecord>>): Promise<void>;
}

type FilmWork<O> = (
  order: O,
  output: string,
  options: { readonly signal: AbortSignal; readonly onFrame?: (done: number, total: number) => void },
) => Promise<FinishedFilm>;

interface FinishedFilm {
  readonly frames: number;
  /** Of its picture, as ffmpeg calls it. */
  readonly encoder: string;
  readonly notes: readonly string[];
  readonly madeWith: Readonly<Record<string, string>>;
}

export interface FilmWorker {
  readonly upscale: FilmWork<UpscaleOrder>;
  readonly post: FilmWork<PostOrder>;
}

export interface StudioPorts {
  readonly version: string;
  readonly place: UserFolders;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: SettingsPort;
  readonly sdk: SdkPort;
  readonly faces: FacesPort;
  readonly features: FeaturesPort;
  readonly locks: KeyedLock;
  readonly emit: (event: StudioEvent) => void;
  /** The targets that come with the studio, and those of each show beside them: who answers for an episode asks its context for them. */
  readonly showTargets: Pick<ShowTargets, "shipped" | "registryFor">;
  /** Video target of a show that names none (docs/decisions.md 1). */
  readonly machineDefault: VideoTarget;
  /** The compiler of each prompt style. */
  readonly compilers: PromptCompilers;
  /** Built shot lists as they were last read, valid while their files do not change. */
  readonly shotlists: JsonCache;
  /** Takes as they were last read, valid as long. */
  readonly takeIndex: Pick<TakeIndex, "prepare" | "start" | "read" | "survey">;
  /** SHA-1 of files as they were last read, and what ffprobe said of them; valid as long. */
  readonly fileHashes: Pick<FileCache<string>, "read">;
  readonly probes: Pick<FileCache<MediaFacts>, "read">;
  /** Candidates of references, and the live files that the configs of a show name, as they were last read; valid as long. */
  readonly refFiles: CandidateCaches & {
    readonly configs: Pick<FileCache<readonly NamedLiveFile[]>, "read">;
  };
  /** Texts and shots as they were read and compiled last, while somebody types. */
  readonly edits: EditSession;
  readonly queue: JobQueue;
  /** What follows candidates that are still made. */
  readonly steps: StepBook;
  /** This studio and others in the episodes that it works on. */
  readonly presence: Pick<Presence, "id" | "enter" | "find" | "forget">;
  /** Every paid run, and what agents did. */
  readonly ledger: Pick<Ledger, "read" | "act">;
  /** What agents proposed, and what people decided. */
  readonly plans: PlansPort;
  /** For whom the running request is answered. */
  readonly asking: AskedBy;
  /** The workflow host as a catalogue; null when the settings name none. */
  readonly host: () => Host | null;
  /** What that host has, as it was a moment ago. */
  readonly catalogue: () => Catalogue | null;
  /** Headers of the host's model files, where its folders are on this machine. */
  readonly modelHeaders: Pick<ModelHeaders, "canRead" | "read">;
  /** SHA-256 of the same files, as they were last taken; a first one reads gigabytes. */
  readonly modelHashes: Pick<ModelHashes, "read">;
  readonly families: ModelFamilies;
  /** Which version of the host, or which pack, brings what workflows ask for. */
  readonly hostVersions: HostVersions;
  /** Target id to the graph that it ships with. */
  readonly workflows: () => Promise<ReadonlyMap<string, Workflow>>;
  /** What hosts can make of finished takes. */
  readonly filmSteps: () => Promise<FilmSteps>;
  /** Hosted models as a catalogue; null while there is no key for them. */
  readonly router: () => RouterCatalogue | null;
  /** How the hosted models that ship are asked, by the id of their target. */
  readonly hosted: ReadonlyMap<string, HostedBinding>;
  /** Where workflows come from beside the host. */
  readonly workflowFiles: WorkflowFiles;
  readonly graphRecords: GraphRecords;
  /** Lane name to backend. */
  readonly backends: ReadonlyMap<string, Backend>;
  /** Works on the frames of films here; throws the signal's reason when it is cancelled, with nothing left behind. */
  readonly films: FilmWorker;
  /** The masters that were assembled since the start, by episode: the running one, or the last. */
  readonly masters: Map<string, MasterJob>;
  /** ffmpeg, ffprobe and what they can do; looked for at the first call. */
  readonly tools: () => Promise<Tools>;
  /** Whether a file, named by its real path, plays any sound; one that is missing or damaged is silent. */
  readonly hasSound: (path: string) => Promise<boolean>;
  /** Content credentials of films, where the user has a program and a key for them. */
  readonly credentials: Pick<ContentCredentials, "canSign" | "sign" | "read">;
  /** Writes recordings down. */
  readonly aligner: Aligner;
  /** Transcripts of recordings as they were last made; valid while the files do not change. */
  readonly transcripts: Pick<FileCache<Transcript>, "read">;
  /** `mark`: changes when the file does. */
  readonly peaks: { measure(path: string, mark: string): Promise<Peaks> };
  readonly shrinker: Pick<PictureShrinker, "shrinkPicture">;
  /** Clips that earlier films encoded. */
  readonly keptClips: ClipCache;
  /** Files that dry runs told of, by `placeOf` of their names. */
  readonly dryRunFiles: Pick<CacheFolder, "find" | "store">;
  /** Pictures of hosts' templates. */
  readonly templatePictures: Pick<CacheFolder, "find" | "store">;
  /** Runs what somebody waits for and takes long; it ends with the service. */
  readonly longWork: Pick<CancellableWork, "run">;
  /** Folder for what a job needs on its way; emptied at every start. */
  readonly scratch: string;
  /** Eight random bytes: a new seed is made of them. */
  readonly randomBytes: () => Uint8Array;
  /** Ends the service; `restart` asks whoever started it to start it again. */
  readonly stop: (restart: boolean) => void;
}
