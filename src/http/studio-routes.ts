// Which verb answers which route: one line each. The compiler holds every answer to its contract.
import { alignReadyRoute, alignRoute, setTrackRoute } from "../contracts/routes/align.ts";
import { browseRoute, getConfigRoute, putConfigRoute, stopServerRoute } from "../contracts/routes/config.ts";
import { deleteOwnTargetRoute, inspectWorkflowRoute, putOwnTargetRoute } from "../contracts/routes/custom-targets.ts";
import { assembleRoute, copyCutRoute, pickRoute, putCutRoute, resetCutRoute } from "../contracts/routes/cut.ts";
import { buildRoute, episodeRoute, episodesRoute, shotRoute } from "../contracts/routes/episodes.ts";
import {
  draftsRoute,
  putLimitsRoute,
  routerDryrunRoute,
  routerInspectRoute,
  routerModelsRoute,
} from "../contracts/routes/router.ts";
import { dryRunFileRoute, dryRunRoute } from "../contracts/routes/renders/dry-run.ts";
import { fileRoute, thumbRoute, importAudioRoute, peaksRoute } from "../contracts/routes/files.ts";
import { handoffRoute } from "../contracts/routes/handoff.ts";
import { archivePlanRoute, exportArchiveRoute, openArchiveRoute } from "../contracts/routes/proof/archive.ts";
import { verifyRoute } from "../contracts/routes/proof/verify.ts";
import { checkLockRoute, writeLockRoute } from "../contracts/routes/proof/lock.ts";
import { exportReviewRoute, importNotesRoute } from "../contracts/routes/delivery/review.ts";
import { startNightRoute } from "../contracts/routes/renders/nights.ts";
import { importRoute, newEpisodeRoute, offerEpisodeRoute } from "../contracts/routes/new-episodes.ts";
import { promotePlanRoute, promoteRoute } from "../contracts/routes/promote.ts";
import { deleteOverrideRoute, episodeTargetRoute, putOverrideRoute } from "../contracts/routes/overrides.ts";
import {
  checkSourceRoute,
  editSeriesRoute,
  impactRoute,
  previewShotRoute,
  renameEntryRoute,
  saveSourceRoute,
  sourceRoute,
} from "../contracts/routes/sources.ts";
import {
  filmVersionsRoute,
  putFilmVersionRoute,
  removeFilmVersionRoute,
} from "../contracts/routes/delivery/film-versions.ts";
import { gradeRoute, removeGradeRoute, setColourRoute } from "../contracts/routes/delivery/grade.ts";
import { deleteWorkflowRoute, installWorkflowRoute, workflowsRoute } from "../contracts/routes/workflows.ts";
import {
  cancelRoute,
  discardRoute,
  facesRoute,
  importTakeRoute,
  measureFacesRoute,
  renderRoute,
} from "../contracts/routes/takes.ts";
import { titleFilmRoute, titlePreviewRoute } from "../contracts/routes/delivery/titles.ts";
import { restoreTakeRoute, trashRoute } from "../contracts/routes/trash.ts";
import { modelsRoute } from "../contracts/routes/models.ts";
import { masterJobRoute, masterRoute } from "../contracts/routes/delivery/master.ts";
import { deletePostRoute, postOptionsRoute, postRoute } from "../contracts/routes/delivery/post.ts";
import {
  installTemplateRoute,
  templatePictureRoute,
  templateRoute,
  templatesRoute,
} from "../contracts/routes/templates.ts";
import { targetsRoute } from "../contracts/routes/targets.ts";
import {
  deleteUpscaleRoute,
  keepUpscaleRoute,
  putUpscaleRecipeRoute,
  upscaleOptionsRoute,
  upscaleRoute,
} from "../contracts/routes/delivery/upscale.ts";
import { alignEpisode } from "../studio/align/align-episode.ts";
import { readAlignReady } from "../studio/align/read-ready.ts";
import { setTrack } from "../studio/align/set-track.ts";
import { browseFolders } from "../studio/config/browse-folders.ts";
import { getConfig } from "../studio/config/get-config.ts";
import { putConfig } from "../studio/config/put-config.ts";
import { stopServer } from "../studio/config/stop-server.ts";
import { assemble } from "../studio/cut/assemble.ts";
import { copyCut } from "../studio/cut/copy-cut.ts";
import { pick } from "../studio/cut/pick.ts";
import { replaceCut } from "../studio/cut/replace-cut.ts";
import { resetCut } from "../studio/cut/reset-cut.ts";
import { deleteOwnTarget } from "../studio/custom-targets/delete-own-target.ts";
import { inspectWorkflow } from "../studio/custom-targets/inspect-workflow.ts";
import { putOwnTarget } from "../studio/custom-targets/put-own-target.ts";
import { buildEpisode } from "../studio/episodes/build-episode.ts";
import { listEpisodes } from "../studio/episodes/list-episodes.ts";
import { readShot } from "../studio/episodes/read-shot.ts";
import { readStatus } from "../studio/episodes/read-status.ts";
import { listFaces } from "../studio/faces/list-faces.ts";
import { measureFaces } from "../studio/faces/measure-faces.ts";
import { findFile } from "../studio/files/find-file.ts";
import { findThumb } from "../studio/files/find-thumb.ts";
import { putVersion, removeVersion } from "../studio/film-versions/change-version.ts";
import { listVersions } from "../studio/film-versions/list-versions.ts";
import { gradeTakes } from "../studio/grade/grade-takes.ts";
import { removeGrade } from "../studio/grade/remove-grade.ts";
import { setColour } from "../studio/grade/set-colour.ts";
import { exportCut } from "../studio/handoff/export-cut.ts";
import { exportArchive } from "../studio/archive/export-archive.ts";
import { openArchive } from "../studio/archive/open-archive.ts";
import { planArchive } from "../studio/archive/plan-archive.ts";
import { checkLock } from "../studio/lock/check-lock.ts";
import { verifyFilm } from "../studio/lock/verify-film.ts";
import { writeLock } from "../studio/lock/write-lock.ts";
import { exportReview } from "../studio/review/export-review.ts";
import { importNotes } from "../studio/review/import-notes.ts";
import { beginEpisode } from "../studio/new-episodes/begin-episode.ts";
import { importScripts } from "../studio/new-episodes/import-scripts.ts";
import { offerEpisode } from "../studio/new-episodes/offer-episode.ts";
import { deleteOverride } from "../studio/overrides/delete-override.ts";
import { putOverride } from "../studio/overrides/put-override.ts";
import { setEpisodeTarget } from "../studio/overrides/set-episode-target.ts";
import { importAudio } from "../studio/sounds/import-audio.ts";
import { readPeaks } from "../studio/sounds/read-peaks.ts";
import { checkSource } from "../studio/sources/check-source.ts";
import { editSeries } from "../studio/sources/edit-series.ts";
import { measureImpact } from "../studio/sources/measure-impact.ts";
import { planPromotion } from "../studio/sources/plan-promote.ts";
import { previewShot } from "../studio/sources/preview-shot.ts";
import { promote } from "../studio/sources/promote.ts";
import { readSource } from "../studio/sources/read-source.ts";
import { renameEntry } from "../studio/sources/rename-entry.ts";
import { saveSource } from "../studio/sources/save-source.ts";
import { listModels } from "../studio/models/list-models.ts";
import { listDrafts } from "../studio/drafts/list-drafts.ts";
import { dryRun as dryRunRouter } from "../studio/router/dry-run.ts";
import { inspectModel } from "../studio/router/inspect-model.ts";
import { listRouterModels } from "../studio/router/list-router-models.ts";
import { putLimits } from "../studio/router/put-limits.ts";
import {
  approvePlanRoute,
  plansRoute,
  proposePlanRoute,
  refusePlanRoute,
  startPlanRoute,
} from "../contracts/routes/agents/plans.ts";
import { approvePlan } from "../studio/plans/approve-plan.ts";
import { listPlans } from "../studio/plans/list-plans.ts";
import { proposePlan } from "../studio/plans/propose-plan.ts";
import { refusePlan } from "../studio/plans/refuse-plan.ts";
import { startPlan } from "../studio/plans/start-plan.ts";
import type { StudioPorts } from "../studio/ports.ts";
import { installTemplate } from "../studio/templates/install-template.ts";
import { findTemplatePicture } from "../studio/templates/find-template-picture.ts";
import { describeTemplate, listTemplates } from "../studio/templates/list-templates.ts";
import { listTargets } from "../studio/targets/list-targets.ts";
import { cancelTake } from "../studio/takes/cancel.ts";
import { discard } from "../studio/takes/discard.ts";
import { dryRun } from "../studio/takes/dry-run.ts";
import { findDryRunFile } from "../studio/takes/find-dry-run-file.ts";
import { importTake } from "../studio/takes/import-take.ts";
import { startNight } from "../studio/nights/start-night.ts";
import { render } from "../studio/takes/render.ts";
import { findTitleFilm } from "../studio/titles/find-title-film.ts";
import { previewTitle } from "../studio/titles/preview-title.ts";
import { listTrash } from "../studio/trash/list-trash.ts";
import { restoreTake } from "../studio/trash/restore-take.ts";
import { readMasterJob, runMaster } from "../studio/master/run-master.ts";
import { listPostOptions } from "../studio/post/list-post-options.ts";
import { postProcess } from "../studio/post/post-process.ts";
import { deletePost, deleteUpscale } from "../studio/upscale/delete-version.ts";
import { keepUpscale } from "../studio/upscale/keep-upscale.ts";
import { listUpscaleOptions } from "../studio/upscale/list-upscale-options.ts";
import { putUpscaleRecipe } from "../studio/upscale/put-upscale-recipe.ts";
import { upscale } from "../studio/upscale/upscale.ts";
import { deleteWorkflow } from "../studio/workflows/delete-workflow.ts";
import { installWorkflow } from "../studio/workflows/install-workflow.ts";
import { listWorkflows } from "../studio/workflows/list-workflows.ts";
import { bindEpisode, bindVerb, withLeash, type Binding, type RouteLine } from "./binding.ts";
import { CLIPS } from "./routes/clip-routes.ts";
import { completeTable } from "./complete-routes.ts";
import { ISSUES } from "./routes/issue-routes.ts";
import { REFERENCES } from "./routes/reference-routes.ts";
import { SERVICE } from "./service-routes.ts";

/** Episodes with their texts, takes and cuts. */
const EPISODES: readonly RouteLine<StudioPorts>[] = [
  bindVerb(getConfigRoute, getConfig),
  bindVerb(putConfigRoute, putConfig),
  bindVerb(stopServerRoute, stopServer),
  bindVerb(browseRoute, browseFolders),
  bindVerb(episodesRoute, listEpisodes),
  bindEpisode(episodeRoute, readStatus),
  bindEpisode(shotRoute, readShot),
  bindEpisode(buildRoute, buildEpisode),
  bindVerb(offerEpisodeRoute, offerEpisode),
  bindVerb(newEpisodeRoute, beginEpisode),
  bindVerb(importRoute, importScripts),
  bindEpisode(importNotesRoute, importNotes),
  bindEpisode(putOverrideRoute, putOverride),
  bindEpisode(deleteOverrideRoute, deleteOverride),
  bindEpisode(episodeTargetRoute, setEpisodeTarget),
  bindEpisode(promotePlanRoute, planPromotion),
  bindEpisode(promoteRoute, promote),
  bindEpisode(sourceRoute, readSource),
  bindEpisode(checkSourceRoute, checkSource),
  bindEpisode(editSeriesRoute, editSeries),
  bindEpisode(previewShotRoute, previewShot),
  bindEpisode(renameEntryRoute, renameEntry),
  bindEpisode(saveSourceRoute, saveSource),
  bindEpisode(impactRoute, measureImpact),
  bindVerb(alignReadyRoute, readAlignReady),
  bindEpisode(setTrackRoute, setTrack),
  bindEpisode(alignRoute, alignEpisode),
  bindEpisode(fileRoute, findFile),
  bindEpisode(thumbRoute, findThumb),
  bindEpisode(renderRoute, render),
  bindEpisode(startNightRoute, startNight),
  bindEpisode(dryRunRoute, dryRun),
  bindVerb(dryRunFileRoute, findDryRunFile),
  bindEpisode(cancelRoute, cancelTake),
  bindEpisode(discardRoute, discard),
  bindEpisode(importTakeRoute, importTake),
  bindEpisode(trashRoute, listTrash),
  bindEpisode(restoreTakeRoute, restoreTake),
  bindEpisode(pickRoute, pick),
  bindEpisode(putCutRoute, replaceCut),
  bindEpisode(resetCutRoute, resetCut),
  bindEpisode(copyCutRoute, copyCut),
  bindEpisode(facesRoute, listFaces),
  bindEpisode(measureFacesRoute, measureFaces),
  bindEpisode(peaksRoute, readPeaks),
  bindEpisode(importAudioRoute, importAudio),
  bindEpisode(assembleRoute, assemble),
  bindEpisode(upscaleRoute, upscale),
  bindEpisode(putUpscaleRecipeRoute, putUpscaleRecipe),
  bindEpisode(keepUpscaleRoute, keepUpscale),
  bindEpisode(deleteUpscaleRoute, deleteUpscale),
  bindEpisode(upscaleOptionsRoute, listUpscaleOptions),
  bindEpisode(masterRoute, runMaster),
  bindEpisode(masterJobRoute, readMasterJob),
  bindEpisode(postRoute, postProcess),
  bindEpisode(deletePostRoute, deletePost),
  bindEpisode(postOptionsRoute, listPostOptions),
  bindEpisode(titlePreviewRoute, previewTitle),
  bindEpisode(titleFilmRoute, findTitleFilm),
  bindEpisode(filmVersionsRoute, listVersions),
  bindEpisode(putFilmVersionRoute, putVersion),
  bindEpisode(removeFilmVersionRoute, removeVersion),
  bindEpisode(gradeRoute, gradeTakes),
  bindEpisode(removeGradeRoute, removeGrade),
  bindEpisode(setColourRoute, setColour),
  bindEpisode(handoffRoute, exportCut),
  bindEpisode(archivePlanRoute, planArchive),
  bindEpisode(exportArchiveRoute, exportArchive),
  bindVerb(openArchiveRoute, openArchive),
  bindEpisode(exportReviewRoute, exportReview),
  bindEpisode(checkLockRoute, checkLock),
  bindEpisode(writeLockRoute, writeLock),
  bindEpisode(verifyRoute, verifyFilm),
];

/** What agents propose and people decide. */
const PLANS: readonly RouteLine<StudioPorts>[] = [
  bindEpisode(plansRoute, listPlans),
  bindEpisode(proposePlanRoute, proposePlan),
  bindVerb(approvePlanRoute, approvePlan),
  bindVerb(refusePlanRoute, refusePlan),
  bindVerb(startPlanRoute, startPlan),
];

/** Targets with their models and workflows. */
const TARGETS: readonly RouteLine<StudioPorts>[] = [
  bindEpisode(targetsRoute, listTargets),
  bindEpisode(modelsRoute, listModels),
  bindEpisode(draftsRoute, listDrafts),
  bindVerb(routerModelsRoute, listRouterModels),
  bindEpisode(routerDryrunRoute, dryRunRouter),
  bindEpisode(routerInspectRoute, inspectModel),
  bindVerb(putLimitsRoute, putLimits),
  bindVerb(workflowsRoute, listWorkflows),
  bindVerb(installWorkflowRoute, installWorkflow),
  bindVerb(deleteWorkflowRoute, deleteWorkflow),
  bindVerb(templatesRoute, listTemplates),
  bindVerb(templateRoute, describeTemplate),
  bindVerb(templatePictureRoute, findTemplatePicture),
  bindVerb(installTemplateRoute, installTemplate),
  bindEpisode(inspectWorkflowRoute, inspectWorkflow),
  bindEpisode(putOwnTargetRoute, putOwnTarget),
  bindEpisode(deleteOwnTargetRoute, deleteOwnTarget),
];

export function studioRoutes(ports: StudioPorts): readonly Binding[] {
  const lines = [...EPISODES, ...ISSUES, ...CLIPS, ...REFERENCES, ...TARGETS, ...PLANS, ...SERVICE];
  return completeTable(lines.map((line) => withLeash(ports, line(ports))));
}
