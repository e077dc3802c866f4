// The routes this page uses, by the names the contract gives them. Types come from the contract; a test holds each line against its route.
import type { BodyOf, QueryOf, ReplyOf } from "../../src/contracts/route.ts";
import type { alignReadyRoute, alignRoute, setTrackRoute } from "../../src/contracts/routes/align.ts";
import type { browseRoute, getConfigRoute, infoRoute, putConfigRoute } from "../../src/contracts/routes/config.ts";
import type {
  assembleRoute,
  copyCutRoute,
  pickRoute,
  putCutRoute,
  resetCutRoute,
} from "../../src/contracts/routes/cut.ts";
import type { buildRoute, episodeRoute, episodesRoute, shotRoute } from "../../src/contracts/routes/episodes.ts";
import type {
  backendsRoute,
  cancelJobRoute,
  jobsRoute,
  moveJobRoute,
  pauseLaneRoute,
  resetPaidRoute,
  retryJobRoute,
} from "../../src/contracts/routes/jobs.ts";
import type { fileRoute, importAudioRoute, peaksRoute } from "../../src/contracts/routes/files.ts";
import type {
  addIssueRoute,
  exportIssuesRoute,
  issuesRoute,
  removeIssuesRoute,
} from "../../src/contracts/routes/issues.ts";
import type { modelsRoute } from "../../src/contracts/routes/models.ts";
import type { newEpisodeRoute, offerEpisodeRoute } from "../../src/contracts/routes/new-episodes.ts";
import type { putOverrideRoute } from "../../src/contracts/routes/overrides.ts";
import type { keyframeRoute } from "../../src/contracts/routes/refs.ts";
import type { installSdkRoute, getSettingsRoute, putSettingsRoute } from "../../src/contracts/routes/settings.ts";
import type { promotePlanRoute, promoteRoute } from "../../src/contracts/routes/promote.ts";
import type {
  checkSourceRoute,
  impactRoute,
  previewShotRoute,
  saveSourceRoute,
  sourceRoute,
} from "../../src/contracts/routes/sources.ts";
import type { cancelRoute, discardRoute, renderRoute } from "../../src/contracts/routes/takes.ts";
import type { targetsRoute } from "../../src/contracts/routes/targets.ts";
import type { restoreTakeRoute, trashRoute } from "../../src/contracts/routes/trash.ts";

export const calls = {
  getConfig: ["get", "/config"],
  putConfig: ["put", "/config"],
  browse: ["get", "/browse"],
  info: ["get", "/info"],
  episodes: ["get", "/episodes"],
  episode: ["get", "/episode"],
  offerEpisode: ["get", "/episode/new"],
  newEpisode: ["post", "/episode/new"],
  shot: ["get", "/shot"],
  file: ["get", "/file"],
  issues: ["get", "/issues"],
  addIssue: ["post", "/issues"],
  removeIssues: ["delete", "/issues"],
  exportIssues: ["get", "/issues/export"],
  trash: ["get", "/trash"],
  restoreTake: ["post", "/trash/restore"],
  cutKeyframe: ["post", "/refs/keyframe"],
  build: ["post", "/build"],
  render: ["post", "/render"],
  cancel: ["post", "/cancel"],
  discard: ["post", "/discard"],
  pick: ["put", "/pick"],
  putCut: ["put", "/cut"],
  resetCut: ["post", "/cut/reset"],
  copyCut: ["post", "/cut/copy"],
  peaks: ["get", "/peaks"],
  putOverride: ["put", "/override"],
  targets: ["get", "/targets"],
  models: ["get", "/models"],
  assemble: ["post", "/assemble"],
  importAudio: ["post", "/audio/import"],
  alignReady: ["get", "/align/ready"],
  setTrack: ["post", "/track"],
  align: ["post", "/align"],
  source: ["get", "/source"],
  checkSource: ["post", "/source/check"],
  previewShot: ["post", "/shot/preview"],
  saveSource: ["put", "/source"],
  impact: ["post", "/source/impact"],
  promotePlan: ["get", "/promote"],
  promote: ["post", "/promote"],
  jobs: ["get", "/jobs"],
  cancelJob: ["post", "/jobs/cancel"],
  retryJob: ["post", "/jobs/retry"],
  moveJob: ["post", "/jobs/move"],
  pauseLane: ["post", "/jobs/pause"],
  resetPaid: ["post", "/jobs/paid-reset"],
  backends: ["get", "/backends"],
  getSettings: ["get", "/settings"],
  putSettings: ["put", "/settings"],
  installSdk: ["post", "/sdk/install"],
} as const satisfies Record<string, readonly ["get" | "post" | "put" | "delete", string]>;

export type CallName = keyof typeof calls;

interface Routes extends Record<CallName, unknown> {
  getConfig: typeof getConfigRoute;
  putConfig: typeof putConfigRoute;
  browse: typeof browseRoute;
  info: typeof infoRoute;
  episodes: typeof episodesRoute;
  episode: typeof episodeRoute;
  offerEpisode: typeof offerEpisodeRoute;
  newEpisode: typeof newEpisodeRoute;
  shot: typeof shotRoute;
  file: typeof fileRoute;
  issues: typeof issuesRoute;
  addIssue: typeof addIssueRoute;
  removeIssues: typeof removeIssuesRoute;
  exportIssues: typeof exportIssuesRoute;
  trash: typeof trashRoute;
  restoreTake: typeof restoreTakeRoute;
  cutKeyframe: typeof keyframeRoute;
  build: typeof buildRoute;
  render: typeof renderRoute;
  cancel: typeof cancelRoute;
  discard: typeof discardRoute;
  pick: typeof pickRoute;
  putCut: typeof putCutRoute;
  resetCut: typeof resetCutRoute;
  copyCut: typeof copyCutRoute;
  peaks: typeof peaksRoute;
  putOverride: typeof putOverrideRoute;
  targets: typeof targetsRoute;
  models: typeof modelsRoute;
  assemble: typeof assembleRoute;
  importAudio: typeof importAudioRoute;
  alignReady: typeof alignReadyRoute;
  setTrack: typeof setTrackRoute;
  align: typeof alignRoute;
  source: typeof sourceRoute;
  checkSource: typeof checkSourceRoute;
  previewShot: typeof previewShotRoute;
  saveSource: typeof saveSourceRoute;
  impact: typeof impactRoute;
  promotePlan: typeof promotePlanRoute;
  promote: typeof promoteRoute;
  jobs: typeof jobsRoute;
  cancelJob: typeof cancelJobRoute;
  retryJob: typeof retryJobRoute;
  moveJob: typeof moveJobRoute;
  pauseLane: typeof pauseLaneRoute;
  resetPaid: typeof resetPaidRoute;
  backends: typeof backendsRoute;
  getSettings: typeof getSettingsRoute;
  putSettings: typeof putSettingsRoute;
  installSdk: typeof installSdkRoute;
}

/** Fields the service fills in when they are not sent; the contract's types show them as always there. */
interface Defaulted {
  render: "redo" | "seed_mode" | "allow_missing_refs" | "allow_model_mismatch" | "save_frames";
  pick: "force";
  resetCut: "pass";
  putOverride: "both";
  models: "param";
  setTrack: "pass";
  align: "snap" | "dry_run";
  assemble: "partial" | "upscaled" | "publish" | "audio";
  exportIssues: "format";
  cutKeyframe: "which";
}

/** Calls that can bring a file, as a form does. */
interface FileInputs {
  importAudio: { readonly file?: File };
  setTrack: { readonly file?: File };
}

type DefaultedOf<K extends CallName> = K extends keyof Defaulted ? Defaulted[K] : never;
type WithDefaults<T, D extends PropertyKey> = Omit<T, D> & Partial<Pick<T, D & keyof T>>;
type RawInput<K extends CallName> = (typeof calls)[K][0] extends "get" | "delete"
  ? QueryOf<Routes[K]>
  : BodyOf<Routes[K]>;

/** What a call sends: its query, or its body. */
export type InputOf<K extends CallName> = (unknown extends RawInput<K>
  ? Record<string, never>
  : WithDefaults<RawInput<K>, DefaultedOf<K>>) &
  (K extends keyof FileInputs ? FileInputs[K] : unknown);
export type AnswerOf<K extends CallName> = ReplyOf<Routes[K]>;

/** What comes of asking. A refusal is a value with the service's own sentence: nobody has to catch it. */
export type Answer<T> = { readonly ok: true; readonly value: T } | Refusal;

export interface Refusal {
  readonly ok: false;
  /** Nothing answered: the service is away or the network is. */
  readonly unreachable: boolean;
  /** HTTP status; 0 when nothing answered. */
  readonly status: number;
  readonly sentence: string;
  /** Whatever else the reply's body held (`locked`, `hash`, …). */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** `onPercent`: how much of a file that is brought has gone. */
export type Ask = <K extends CallName>(
  name: K,
  input: InputOf<K>,
  onPercent?: (percent: number) => void,
) => Promise<Answer<AnswerOf<K>>>;
