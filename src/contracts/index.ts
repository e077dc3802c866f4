// Every route of the service, in the order of the interface. The HTTP app, the OpenAPI document and the contract tests loop over it.
import { alignReadyRoute, alignRoute, setTrackRoute } from "./routes/align.ts";
import {
  browseRoute,
  getConfigRoute,
  infoRoute,
  healthRoute,
  openapiRoute,
  putConfigRoute,
  stopServerRoute,
} from "./routes/config.ts";
import { assembleRoute, copyCutRoute, pickRoute, putCutRoute, resetCutRoute } from "./routes/cut.ts";
import { buildRoute, episodeRoute, episodesRoute, shotRoute } from "./routes/episodes.ts";
import { filmVersionsRoute, putFilmVersionRoute, removeFilmVersionRoute } from "./routes/delivery/film-versions.ts";
import { gradeRoute, removeGradeRoute, setColourRoute } from "./routes/delivery/grade.ts";
import {
  draftsRoute,
  putLimitsRoute,
  routerDryrunRoute,
  routerInspectRoute,
  routerModelsRoute,
} from "./routes/router.ts";
import { dryRunFileRoute, dryRunRoute } from "./routes/renders/dry-run.ts";
import {
  cancelFeaturesRoute,
  featuresRoute,
  featureSizesRoute,
  installFeaturesRoute,
} from "./routes/install/features.ts";
import { fileRoute, thumbRoute, importAudioRoute, peaksRoute } from "./routes/files.ts";
import { handoffRoute } from "./routes/handoff.ts";
import { archivePlanRoute, exportArchiveRoute, openArchiveRoute } from "./routes/proof/archive.ts";
import { verifyRoute } from "./routes/proof/verify.ts";
import { checkLockRoute, writeLockRoute } from "./routes/proof/lock.ts";
import { exportReviewRoute, importNotesRoute } from "./routes/delivery/review.ts";
import {
  addIssueRoute,
  exportIssuesRoute,
  issuesRoute,
  moveIssueRoute,
  removeIssuesRoute,
  restoreIssuesRoute,
} from "./routes/issues.ts";
import {
  backendsRoute,
  cancelJobRoute,
  jobsRoute,
  moveJobRoute,
  pauseLaneRoute,
  resetPaidRoute,
  retryJobRoute,
  ledgerRoute,
} from "./routes/jobs.ts";
import { addClipRoute, clipsEpisodeRoute, ensureClipsRoute, newClipsRoute } from "./routes/clips/projects.ts";
import { queueClipRoute } from "./routes/clips/queue.ts";
import { startNightRoute } from "./routes/renders/nights.ts";
import { importRoute, newEpisodeRoute, offerEpisodeRoute } from "./routes/new-episodes.ts";
import { installTemplateRoute, templatePictureRoute, templateRoute, templatesRoute } from "./routes/templates.ts";
import { deleteOwnTargetRoute, inspectWorkflowRoute, putOwnTargetRoute } from "./routes/custom-targets.ts";
import {
  approvePlanRoute,
  plansRoute,
  proposePlanRoute,
  refusePlanRoute,
  startPlanRoute,
} from "./routes/agents/plans.ts";
import { deleteOverrideRoute, episodeTargetRoute, putOverrideRoute } from "./routes/overrides.ts";
import {
  checkSourceRoute,
  editSeriesRoute,
  impactRoute,
  previewShotRoute,
  renameEntryRoute,
  saveSourceRoute,
  sourceRoute,
} from "./routes/sources.ts";
import { promotePlanRoute, promoteRoute } from "./routes/promote.ts";
import {
  copyRefTakeRoute,
  fromFrameRoute,
  importRefRoute,
  keepVideoRoute,
  matchRefsRoute,
  videosRoute,
  voiceFromTakeRoute,
} from "./routes/ref-imports.ts";
import { generateMissingRoute, generateRefRoute } from "./routes/ref-making.ts";
import { panoViewRoute, voiceTrimRoute } from "./routes/refs/parts.ts";
import { tourFrameRoute, tourRoute } from "./routes/refs/tours.ts";
import { refReadersRoute } from "./routes/refs/readers.ts";
import {
  clearRefRoute,
  deleteRefOverrideRoute,
  discardRefRoute,
  keyframeRoute,
  ownerTakesRoute,
  pickRefRoute,
  putRefDefaultsRoute,
  putRefOverrideRoute,
  refsRoute,
} from "./routes/refs.ts";
import { refTrashRoute, restoreRefRoute } from "./routes/refs/trash.ts";
import { installSdkRoute, getSettingsRoute, putSettingsRoute } from "./routes/settings.ts";
import { deleteWorkflowRoute, installWorkflowRoute, workflowsRoute } from "./routes/workflows.ts";
import {
  cancelRoute,
  discardRoute,
  facesRoute,
  importTakeRoute,
  installFacesRoute,
  measureFacesRoute,
  renderRoute,
} from "./routes/takes.ts";
import { titleFilmRoute, titlePreviewRoute } from "./routes/delivery/titles.ts";
import { restoreTakeRoute, trashRoute } from "./routes/trash.ts";
import { packShelfRoute, unpackShelfRoute } from "./routes/shelf/packs.ts";
import { putOnShelfRoute, shelfFileRoute, shelfRoute, takeFromShelfRoute } from "./routes/shelf/shelf.ts";
import { modelsRoute } from "./routes/models.ts";
import { masterJobRoute, masterRoute } from "./routes/delivery/master.ts";
import { deletePostRoute, postOptionsRoute, postRoute } from "./routes/delivery/post.ts";
import { targetsRoute } from "./routes/targets.ts";
import {
  deleteUpscaleRoute,
  keepUpscaleRoute,
  putUpscaleRecipeRoute,
  upscaleOptionsRoute,
  upscaleRoute,
} from "./routes/delivery/upscale.ts";

export const allRoutes = [
  getConfigRoute,
  putConfigRoute,
  stopServerRoute,
  browseRoute,
  episodesRoute,
  episodeRoute,
  shotRoute,
  buildRoute,
  offerEpisodeRoute,
  newEpisodeRoute,
  startNightRoute,
  importRoute,
  ensureClipsRoute,
  newClipsRoute,
  addClipRoute,
  queueClipRoute,
  clipsEpisodeRoute,
  issuesRoute,
  addIssueRoute,
  moveIssueRoute,
  removeIssuesRoute,
  restoreIssuesRoute,
  exportIssuesRoute,
  importNotesRoute,
  putOverrideRoute,
  deleteOverrideRoute,
  episodeTargetRoute,
  sourceRoute,
  checkSourceRoute,
  editSeriesRoute,
  previewShotRoute,
  renameEntryRoute,
  saveSourceRoute,
  impactRoute,
  promotePlanRoute,
  promoteRoute,
  alignReadyRoute,
  setTrackRoute,
  alignRoute,
  fileRoute,
  thumbRoute,
  renderRoute,
  dryRunRoute,
  dryRunFileRoute,
  cancelRoute,
  discardRoute,
  importTakeRoute,
  trashRoute,
  restoreTakeRoute,
  pickRoute,
  putCutRoute,
  resetCutRoute,
  copyCutRoute,
  facesRoute,
  measureFacesRoute,
  peaksRoute,
  importAudioRoute,
  assembleRoute,
  upscaleRoute,
  putUpscaleRecipeRoute,
  keepUpscaleRoute,
  deleteUpscaleRoute,
  upscaleOptionsRoute,
  masterRoute,
  masterJobRoute,
  postRoute,
  deletePostRoute,
  postOptionsRoute,
  titlePreviewRoute,
  titleFilmRoute,
  gradeRoute,
  removeGradeRoute,
  setColourRoute,
  filmVersionsRoute,
  putFilmVersionRoute,
  removeFilmVersionRoute,
  handoffRoute,
  archivePlanRoute,
  exportArchiveRoute,
  openArchiveRoute,
  exportReviewRoute,
  checkLockRoute,
  writeLockRoute,
  verifyRoute,
  refsRoute,
  pickRefRoute,
  clearRefRoute,
  putRefOverrideRoute,
  deleteRefOverrideRoute,
  putRefDefaultsRoute,
  discardRefRoute,
  refTrashRoute,
  restoreRefRoute,
  ownerTakesRoute,
  keyframeRoute,
  generateRefRoute,
  generateMissingRoute,
  importRefRoute,
  matchRefsRoute,
  keepVideoRoute,
  videosRoute,
  copyRefTakeRoute,
  voiceFromTakeRoute,
  voiceTrimRoute,
  tourRoute,
  tourFrameRoute,
  panoViewRoute,
  refReadersRoute,
  shelfRoute,
  shelfFileRoute,
  putOnShelfRoute,
  takeFromShelfRoute,
  packShelfRoute,
  unpackShelfRoute,
  fromFrameRoute,
  targetsRoute,
  modelsRoute,
  infoRoute,
  healthRoute,
  jobsRoute,
  cancelJobRoute,
  retryJobRoute,
  moveJobRoute,
  pauseLaneRoute,
  resetPaidRoute,
  ledgerRoute,
  plansRoute,
  proposePlanRoute,
  approvePlanRoute,
  refusePlanRoute,
  startPlanRoute,
  backendsRoute,
  getSettingsRoute,
  putSettingsRoute,
  installSdkRoute,
  installFacesRoute,
  featuresRoute,
  featureSizesRoute,
  installFeaturesRoute,
  cancelFeaturesRoute,
  draftsRoute,
  routerModelsRoute,
  routerDryrunRoute,
  routerInspectRoute,
  putLimitsRoute,
  workflowsRoute,
  installWorkflowRoute,
  deleteWorkflowRoute,
  templatesRoute,
  templateRoute,
  templatePictureRoute,
  installTemplateRoute,
  inspectWorkflowRoute,
  putOwnTargetRoute,
  deleteOwnTargetRoute,
  openapiRoute,
] as const;
