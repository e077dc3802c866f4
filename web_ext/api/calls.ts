// What this page can ask of the service: types of the contract by the ids of its routes, and what comes of asking.
import type { ReplyOf, SentBodyOf, SentQueryOf } from "../../src/contracts/route.ts";
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
import type { gradeRoute, removeGradeRoute } from "../../src/contracts/routes/delivery/grade.ts";
import type { dryRunRoute } from "../../src/contracts/routes/renders/dry-run.ts";
import type { fileRoute, importAudioRoute, peaksRoute } from "../../src/contracts/routes/files.ts";
import type {
  addIssueRoute,
  exportIssuesRoute,
  issuesRoute,
  moveIssueRoute,
  removeIssuesRoute,
  restoreIssuesRoute,
} from "../../src/contracts/routes/issues.ts";
import type { modelsRoute } from "../../src/contracts/routes/models.ts";
import type {
  cancelFeaturesRoute,
  featureSizesRoute,
  featuresRoute,
  installFeaturesRoute,
} from "../../src/contracts/routes/install/features.ts";
import type { approvePlanRoute, plansRoute, refusePlanRoute } from "../../src/contracts/routes/agents/plans.ts";
import type { addClipRoute, clipsEpisodeRoute, ensureClipsRoute } from "../../src/contracts/routes/clips/projects.ts";
import type { queueClipRoute } from "../../src/contracts/routes/clips/queue.ts";
import type { startNightRoute } from "../../src/contracts/routes/renders/nights.ts";
import type { newEpisodeRoute, offerEpisodeRoute } from "../../src/contracts/routes/new-episodes.ts";
import type { putOverrideRoute } from "../../src/contracts/routes/overrides.ts";
import type {
  copyRefTakeRoute,
  importRefRoute,
  matchRefsRoute,
  voiceFromTakeRoute,
} from "../../src/contracts/routes/ref-imports.ts";
import type { panoViewRoute, voiceTrimRoute } from "../../src/contracts/routes/refs/parts.ts";
import type { refReadersRoute } from "../../src/contracts/routes/refs/readers.ts";
import type { packShelfRoute, unpackShelfRoute } from "../../src/contracts/routes/shelf/packs.ts";
import type { tourFrameRoute, tourRoute } from "../../src/contracts/routes/refs/tours.ts";
import type { generateMissingRoute, generateRefRoute } from "../../src/contracts/routes/ref-making.ts";
import type {
  clearRefRoute,
  discardRefRoute,
  keyframeRoute,
  pickRefRoute,
  deleteRefOverrideRoute,
  putRefOverrideRoute,
  refsRoute,
} from "../../src/contracts/routes/refs.ts";
import type { refTrashRoute, restoreRefRoute } from "../../src/contracts/routes/refs/trash.ts";
import type { putOnShelfRoute, shelfRoute, takeFromShelfRoute } from "../../src/contracts/routes/shelf/shelf.ts";
import type { installSdkRoute, getSettingsRoute, putSettingsRoute } from "../../src/contracts/routes/settings.ts";
import type { promotePlanRoute, promoteRoute } from "../../src/contracts/routes/promote.ts";
import type {
  checkSourceRoute,
  editSeriesRoute,
  impactRoute,
  previewShotRoute,
  renameEntryRoute,
  saveSourceRoute,
  sourceRoute,
} from "../../src/contracts/routes/sources.ts";
import type {
  cancelRoute,
  discardRoute,
  facesRoute,
  installFacesRoute,
  measureFacesRoute,
  renderRoute,
} from "../../src/contracts/routes/takes.ts";
import type {
  filmVersionsRoute,
  putFilmVersionRoute,
  removeFilmVersionRoute,
} from "../../src/contracts/routes/delivery/film-versions.ts";
import type { titlePreviewRoute } from "../../src/contracts/routes/delivery/titles.ts";
import type { exportReviewRoute, importNotesRoute } from "../../src/contracts/routes/delivery/review.ts";
import type { archivePlanRoute, exportArchiveRoute } from "../../src/contracts/routes/proof/archive.ts";
import type { checkLockRoute, writeLockRoute } from "../../src/contracts/routes/proof/lock.ts";
import type { verifyRoute } from "../../src/contracts/routes/proof/verify.ts";
import type { deletePostRoute, postOptionsRoute, postRoute } from "../../src/contracts/routes/delivery/post.ts";
import type { masterJobRoute, masterRoute } from "../../src/contracts/routes/delivery/master.ts";
import type {
  deleteUpscaleRoute,
  keepUpscaleRoute,
  putUpscaleRecipeRoute,
  upscaleOptionsRoute,
  upscaleRoute,
} from "../../src/contracts/routes/delivery/upscale.ts";
import type { installTemplateRoute, templateRoute, templatesRoute } from "../../src/contracts/routes/templates.ts";
import type {
  deleteOwnTargetRoute,
  inspectWorkflowRoute,
  putOwnTargetRoute,
} from "../../src/contracts/routes/custom-targets.ts";
import type { targetsRoute } from "../../src/contracts/routes/targets.ts";
import type { restoreTakeRoute, trashRoute } from "../../src/contracts/routes/trash.ts";

/** The routes this page uses, by the ids of the contract. */
interface Routes {
  filmVersions: typeof filmVersionsRoute;
  putFilmVersion: typeof putFilmVersionRoute;
  removeFilmVersion: typeof removeFilmVersionRoute;
  getConfig: typeof getConfigRoute;
  putConfig: typeof putConfigRoute;
  browse: typeof browseRoute;
  info: typeof infoRoute;
  episodes: typeof episodesRoute;
  episode: typeof episodeRoute;
  offerEpisode: typeof offerEpisodeRoute;
  plans: typeof plansRoute;
  approvePlan: typeof approvePlanRoute;
  refusePlan: typeof refusePlanRoute;
  templates: typeof templatesRoute;
  template: typeof templateRoute;
  installTemplate: typeof installTemplateRoute;
  inspectWorkflow: typeof inspectWorkflowRoute;
  putOwnTarget: typeof putOwnTargetRoute;
  deleteOwnTarget: typeof deleteOwnTargetRoute;
  features: typeof featuresRoute;
  featureSizes: typeof featureSizesRoute;
  installFeatures: typeof installFeaturesRoute;
  cancelFeatures: typeof cancelFeaturesRoute;
  newEpisode: typeof newEpisodeRoute;
  ensureClips: typeof ensureClipsRoute;
  addClip: typeof addClipRoute;
  queueClip: typeof queueClipRoute;
  clipsEpisode: typeof clipsEpisodeRoute;
  shot: typeof shotRoute;
  file: typeof fileRoute;
  issues: typeof issuesRoute;
  addIssue: typeof addIssueRoute;
  moveIssue: typeof moveIssueRoute;
  removeIssues: typeof removeIssuesRoute;
  restoreIssues: typeof restoreIssuesRoute;
  exportIssues: typeof exportIssuesRoute;
  trash: typeof trashRoute;
  restoreTake: typeof restoreTakeRoute;
  cutKeyframe: typeof keyframeRoute;
  refs: typeof refsRoute;
  pickRef: typeof pickRefRoute;
  shelf: typeof shelfRoute;
  putOnShelf: typeof putOnShelfRoute;
  takeFromShelf: typeof takeFromShelfRoute;
  packShelf: typeof packShelfRoute;
  unpackShelf: typeof unpackShelfRoute;
  refReaders: typeof refReadersRoute;
  clearRef: typeof clearRefRoute;
  discardRef: typeof discardRefRoute;
  putRefOverride: typeof putRefOverrideRoute;
  deleteRefOverride: typeof deleteRefOverrideRoute;
  refTrash: typeof refTrashRoute;
  restoreRef: typeof restoreRefRoute;
  generateRef: typeof generateRefRoute;
  generateMissingRefs: typeof generateMissingRoute;
  importRef: typeof importRefRoute;
  savePanoView: typeof panoViewRoute;
  tourRef: typeof tourRoute;
  cutTourFrame: typeof tourFrameRoute;
  trimVoice: typeof voiceTrimRoute;
  voiceFromTake: typeof voiceFromTakeRoute;
  copyRefTake: typeof copyRefTakeRoute;
  matchRefs: typeof matchRefsRoute;
  build: typeof buildRoute;
  render: typeof renderRoute;
  dryRun: typeof dryRunRoute;
  cancel: typeof cancelRoute;
  discard: typeof discardRoute;
  faces: typeof facesRoute;
  measureFaces: typeof measureFacesRoute;
  installFaces: typeof installFacesRoute;
  grade: typeof gradeRoute;
  removeGrade: typeof removeGradeRoute;
  pick: typeof pickRoute;
  putCut: typeof putCutRoute;
  resetCut: typeof resetCutRoute;
  copyCut: typeof copyCutRoute;
  peaks: typeof peaksRoute;
  putOverride: typeof putOverrideRoute;
  targets: typeof targetsRoute;
  models: typeof modelsRoute;
  assemble: typeof assembleRoute;
  titlePreview: typeof titlePreviewRoute;
  archivePlan: typeof archivePlanRoute;
  exportReview: typeof exportReviewRoute;
  importNotes: typeof importNotesRoute;
  exportArchive: typeof exportArchiveRoute;
  checkLock: typeof checkLockRoute;
  verifyFilm: typeof verifyRoute;
  writeLock: typeof writeLockRoute;
  upscale: typeof upscaleRoute;
  putUpscaleRecipe: typeof putUpscaleRecipeRoute;
  keepUpscale: typeof keepUpscaleRoute;
  upscaleOptions: typeof upscaleOptionsRoute;
  deleteUpscale: typeof deleteUpscaleRoute;
  postProcess: typeof postRoute;
  postOptions: typeof postOptionsRoute;
  deletePost: typeof deletePostRoute;
  master: typeof masterRoute;
  masterJob: typeof masterJobRoute;
  importAudio: typeof importAudioRoute;
  alignReady: typeof alignReadyRoute;
  setTrack: typeof setTrackRoute;
  align: typeof alignRoute;
  source: typeof sourceRoute;
  checkSource: typeof checkSourceRoute;
  previewShot: typeof previewShotRoute;
  renameEntry: typeof renameEntryRoute;
  saveSource: typeof saveSourceRoute;
  editSeries: typeof editSeriesRoute;
  impact: typeof impactRoute;
  promotePlan: typeof promotePlanRoute;
  promote: typeof promoteRoute;
  jobs: typeof jobsRoute;
  startNight: typeof startNightRoute;
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

export type CallName = keyof Routes;

/** Calls that can send a file, as a form. */
interface FileInputs {
  importAudio: { readonly file?: File };
  setTrack: { readonly file?: File };
  importRef: { readonly file?: File };
  unpackShelf: { readonly file?: File };
}

/** A route takes a query or a body. */
type Sent<K extends CallName> = unknown extends SentBodyOf<Routes[K]> ? SentQueryOf<Routes[K]> : SentBodyOf<Routes[K]>;

/** What a call sends: its query, or its body. */
export type InputOf<K extends CallName> = (unknown extends Sent<K> ? Record<string, never> : Sent<K>) &
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

/** `onPercent`: how much of an uploaded file has been sent. */
export type Ask = <K extends CallName>(
  name: K,
  input: InputOf<K>,
  onPercent?: (percent: number) => void,
) => Promise<Answer<AnswerOf<K>>>;
