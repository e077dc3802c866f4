// Which verb answers which route: one line each. The compiler holds every answer to its contract.
import { alignReadyRoute, alignRoute, setTrackRoute } from "../contracts/routes/align.ts";
import { browseRoute, getConfigRoute, infoRoute, putConfigRoute, stopServerRoute } from "../contracts/routes/config.ts";
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
import { fileRoute, thumbRoute, importAudioRoute, peaksRoute } from "../contracts/routes/files.ts";
import { handoffRoute } from "../contracts/routes/handoff.ts";
import { addIssueRoute, exportIssuesRoute, issuesRoute, removeIssuesRoute } from "../contracts/routes/issues.ts";
import {
  backendsRoute,
  cancelJobRoute,
  jobsRoute,
  moveJobRoute,
  pauseLaneRoute,
  resetPaidRoute,
  retryJobRoute,
  ledgerRoute,
} from "../contracts/routes/jobs.ts";
import { importRoute, newEpisodeRoute, offerEpisodeRoute } from "../contracts/routes/new-episodes.ts";
import { promotePlanRoute, promoteRoute } from "../contracts/routes/promote.ts";
import { deleteOverrideRoute, episodeTargetRoute, putOverrideRoute } from "../contracts/routes/overrides.ts";
import { keyframeRoute } from "../contracts/routes/refs.ts";
import {
  checkSourceRoute,
  impactRoute,
  previewShotRoute,
  saveSourceRoute,
  sourceRoute,
} from "../contracts/routes/sources.ts";
import { installSdkRoute, getSettingsRoute, putSettingsRoute } from "../contracts/routes/settings.ts";
import { deleteWorkflowRoute, installWorkflowRoute, workflowsRoute } from "../contracts/routes/workflows.ts";
import { cancelRoute, discardRoute, importTakeRoute, renderRoute } from "../contracts/routes/takes.ts";
import { restoreTakeRoute, trashRoute } from "../contracts/routes/trash.ts";
import { modelsRoute } from "../contracts/routes/models.ts";
import { targetsRoute } from "../contracts/routes/targets.ts";
import { alignEpisode } from "../studio/align/align-episode.ts";
import { readAlignReady } from "../studio/align/read-ready.ts";
import { setTrack } from "../studio/align/set-track.ts";
import { browseFolders } from "../studio/config/browse-folders.ts";
import { getConfig } from "../studio/config/get-config.ts";
import { putConfig } from "../studio/config/put-config.ts";
import { readInfo } from "../studio/config/read-info.ts";
import { stopServer } from "../studio/config/stop-server.ts";
import { assemble } from "../studio/cut/assemble.ts";
import { copyCut } from "../studio/cut/copy-cut.ts";
import { pick } from "../studio/cut/pick.ts";
import { replaceCut } from "../studio/cut/replace-cut.ts";
import { resetCut } from "../studio/cut/reset-cut.ts";
import { inShow } from "../studio/shared/episode/in-show.ts";
import { deleteOwnTarget } from "../studio/custom-targets/delete-own-target.ts";
import { inspectWorkflow } from "../studio/custom-targets/inspect-workflow.ts";
import { putOwnTarget } from "../studio/custom-targets/put-own-target.ts";
import { buildEpisode } from "../studio/episodes/build-episode.ts";
import { listEpisodes } from "../studio/episodes/list-episodes.ts";
import { readShot } from "../studio/episodes/read-shot.ts";
import { readStatus } from "../studio/episodes/read-status.ts";
import { findFile } from "../studio/files/find-file.ts";
import { findThumb } from "../studio/files/find-thumb.ts";
import { exportCut } from "../studio/handoff/export-cut.ts";
import { addIssue } from "../studio/issues/add-issue.ts";
import { exportIssues } from "../studio/issues/export-issues.ts";
import { listIssues } from "../studio/issues/list-issues.ts";
import { removeIssues } from "../studio/issues/remove-issues.ts";
import { cancelJob, moveJob, pauseLane, resetPaid, retryJob } from "../studio/jobs/change-job.ts";
import { listBackends } from "../studio/jobs/list-backends.ts";
import { listJobs } from "../studio/jobs/list-jobs.ts";
import { listLedger } from "../studio/ledger/list-ledger.ts";
import { beginEpisode } from "../studio/new-episodes/begin-episode.ts";
import { importScripts } from "../studio/new-episodes/import-scripts.ts";
import { offerEpisode } from "../studio/new-episodes/offer-episode.ts";
import { deleteOverride } from "../studio/overrides/delete-override.ts";
import { putOverride } from "../studio/overrides/put-override.ts";
import { setEpisodeTarget } from "../studio/overrides/set-episode-target.ts";
import { cutKeyframe } from "../studio/refs/cut-keyframe.ts";
import { importAudio } from "../studio/sounds/import-audio.ts";
import { readPeaks } from "../studio/sounds/read-peaks.ts";
import { checkSource } from "../studio/sources/check-source.ts";
import { measureImpact } from "../studio/sources/measure-impact.ts";
import { planPromotion } from "../studio/sources/plan-promote.ts";
import { previewShot } from "../studio/sources/preview-shot.ts";
import { promote } from "../studio/sources/promote.ts";
import { readSource } from "../studio/sources/read-source.ts";
import { saveSource } from "../studio/sources/save-source.ts";
import { listModels } from "../studio/models/list-models.ts";
import { listDrafts } from "../studio/drafts/list-drafts.ts";
import { dryRun } from "../studio/router/dry-run.ts";
import { inspectModel } from "../studio/router/inspect-model.ts";
import { listRouterModels } from "../studio/router/list-router-models.ts";
import { putLimits } from "../studio/router/put-limits.ts";
import { installSdk } from "../studio/sdk/install-sdk.ts";
import { getSettings } from "../studio/settings/get-settings.ts";
import { putSettings } from "../studio/settings/put-settings.ts";
import type { StudioPorts } from "../studio/ports.ts";
import { listTargets } from "../studio/targets/list-targets.ts";
import { cancelTake } from "../studio/takes/cancel.ts";
import { discard } from "../studio/takes/discard.ts";
import { importTake } from "../studio/takes/import-take.ts";
import { render } from "../studio/takes/render.ts";
import { listTrash } from "../studio/trash/list-trash.ts";
import { restoreTake } from "../studio/trash/restore-take.ts";
import { deleteWorkflow } from "../studio/workflows/delete-workflow.ts";
import { installWorkflow } from "../studio/workflows/install-workflow.ts";
import { listWorkflows } from "../studio/workflows/list-workflows.ts";
import { bind, bindText, type Binding } from "./binding.ts";
import { completeTable } from "./complete-routes.ts";

export function studioRoutes(ports: StudioPorts): readonly Binding[] {
  return completeTable([...episodeRoutes(ports), ...targetRoutes(ports), ...serviceRoutes(ports)]);
}

/** Episodes with their texts, takes and cuts. */
function episodeRoutes(ports: StudioPorts): Binding[] {
  return [
    bind(getConfigRoute, () => getConfig(ports)),
    bind(putConfigRoute, (body, context) => putConfig(ports, body, context)),
    bind(stopServerRoute, (body) => stopServer(ports, body)),
    bind(browseRoute, (query) => browseFolders(query)),
    bind(episodesRoute, () => listEpisodes(ports)),
    bind(episodeRoute, async (query) => readStatus(await inShow(ports, query.ep), query)),
    bind(shotRoute, async (query) => readShot(await inShow(ports, query.ep), query)),
    bind(buildRoute, async (body) => buildEpisode(await inShow(ports, body.ep), body)),
    bind(offerEpisodeRoute, (query) => offerEpisode(ports, query)),
    bind(newEpisodeRoute, (body) => beginEpisode(ports, body)),
    bind(importRoute, (body) => importScripts(ports, body)),
    bind(issuesRoute, (query) => listIssues(ports, query)),
    bind(addIssueRoute, async (body) => addIssue(await inShow(ports, body.ep), body)),
    bind(removeIssuesRoute, (query) => removeIssues(ports, query)),
    bind(exportIssuesRoute, (query) => exportIssues(ports, query)),
    bind(putOverrideRoute, async (body) => putOverride(await inShow(ports, body.ep), body)),
    bind(deleteOverrideRoute, async (query) => deleteOverride(await inShow(ports, query.ep), query)),
    bind(episodeTargetRoute, async (body) => setEpisodeTarget(await inShow(ports, body.ep), body)),
    bind(promotePlanRoute, async (query) => planPromotion(await inShow(ports, query.ep), query)),
    bind(promoteRoute, async (body) => promote(await inShow(ports, body.ep), body)),
    bind(sourceRoute, (query) => readSource(ports, query)),
    bind(checkSourceRoute, async (body) => checkSource(await inShow(ports, body.ep), body)),
    bind(previewShotRoute, async (body) => previewShot(await inShow(ports, body.ep), body)),
    bind(saveSourceRoute, async (body) => saveSource(await inShow(ports, body.ep), body)),
    bind(impactRoute, async (body) => measureImpact(await inShow(ports, body.ep), body)),
    bind(alignReadyRoute, () => readAlignReady(ports)),
    bind(setTrackRoute, async (body, { upload }) => setTrack(await inShow(ports, body.ep), body, upload)),
    bind(alignRoute, async (body) => alignEpisode(await inShow(ports, body.ep), body)),
    bind(fileRoute, (query) => findFile(ports, query)),
    bind(thumbRoute, (query) => findThumb(ports, query)),
    bind(renderRoute, async (body) => render(await inShow(ports, body.ep), body)),
    bind(cancelRoute, (body) => cancelTake(ports, body)),
    bind(discardRoute, (body) => discard(ports, body)),
    bind(importTakeRoute, async (body, { signal, upload }) =>
      importTake(await inShow(ports, body.ep), body, signal, upload),
    ),
    bind(trashRoute, (query) => listTrash(query)),
    bind(restoreTakeRoute, (body) => restoreTake(ports, body)),
    bind(pickRoute, (body) => pick(ports, body)),
    bind(putCutRoute, (body) => replaceCut(ports, body)),
    bind(resetCutRoute, (body) => resetCut(ports, body)),
    bind(copyCutRoute, (body) => copyCut(ports, body)),
    bind(keyframeRoute, (body) => cutKeyframe(ports, body)),
    bind(peaksRoute, (query) => readPeaks(ports, query)),
    bind(importAudioRoute, (body, { upload }) => importAudio(ports, body, upload)),
    bind(assembleRoute, (body, { signal }) => assemble(ports, body, signal)),
    bindText(handoffRoute, (query) => exportCut(ports, query)),
  ];
}

/** Targets with their models and workflows. */
function targetRoutes(ports: StudioPorts): Binding[] {
  return [
    bind(targetsRoute, (query) => listTargets(ports, query)),
    bind(modelsRoute, async (query) => listModels(query.ep ? await inShow(ports, query.ep) : ports, query)),
    bind(draftsRoute, (query) => listDrafts(ports, query)),
    bind(routerModelsRoute, (query) => listRouterModels(ports, query)),
    bind(routerDryrunRoute, (body) => dryRun(ports, body)),
    bind(routerInspectRoute, (body) => inspectModel(ports, body)),
    bind(putLimitsRoute, (body) => putLimits(ports, body)),
    bind(workflowsRoute, () => listWorkflows(ports)),
    bind(installWorkflowRoute, (body) => installWorkflow(ports, body)),
    bind(deleteWorkflowRoute, (query) => deleteWorkflow(ports, query)),
    bind(inspectWorkflowRoute, (body) => inspectWorkflow(ports, body)),
    bind(putOwnTargetRoute, (body) => putOwnTarget(ports, body)),
    bind(deleteOwnTargetRoute, (query) => deleteOwnTarget(ports, query)),
  ];
}

/** The service itself: its queue, its settings, where it runs jobs. */
function serviceRoutes(ports: StudioPorts): Binding[] {
  return [
    bind(infoRoute, () => readInfo(ports)),
    bind(jobsRoute, () => listJobs(ports)),
    bind(cancelJobRoute, (body) => cancelJob(ports, body)),
    bind(retryJobRoute, (body) => retryJob(ports, body)),
    bind(moveJobRoute, (body) => moveJob(ports, body)),
    bind(pauseLaneRoute, (body) => pauseLane(ports, body)),
    bind(resetPaidRoute, () => resetPaid(ports)),
    bindText(ledgerRoute, (query) => listLedger(ports, query)),
    bind(getSettingsRoute, () => getSettings(ports)),
    bind(putSettingsRoute, (body) => putSettings(ports, body)),
    bind(installSdkRoute, () => installSdk(ports)),
    bind(backendsRoute, () => listBackends(ports)),
  ];
}
