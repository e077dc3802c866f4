// Which verb answers which route of the service itself: its queue, its settings, where it runs jobs.
import { healthRoute, infoRoute } from "../contracts/routes/config.ts";
import {
  cancelFeaturesRoute,
  featuresRoute,
  featureSizesRoute,
  installFeaturesRoute,
} from "../contracts/routes/install/features.ts";
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
import { installSdkRoute, getSettingsRoute, putSettingsRoute } from "../contracts/routes/settings.ts";
import { installFacesRoute } from "../contracts/routes/takes.ts";
import { readHealth } from "../studio/config/read-health.ts";
import { readInfo } from "../studio/config/read-info.ts";
import { installFaces } from "../studio/faces/install-faces.ts";
import { cancelFeatures, installFeatures } from "../studio/features/install-features.ts";
import { listFeatures, listSizes } from "../studio/features/list-features.ts";
import { cancelJob, listJobs, moveJob, pauseLane, resetPaid, retryJob } from "../studio/jobs/job-queue.ts";
import { listBackends } from "../studio/jobs/list-backends.ts";
import { listLedger } from "../studio/ledger/list-ledger.ts";
import { installSdk } from "../studio/sdk/install-sdk.ts";
import { shownSettings } from "../studio/shared/settings/show-settings.ts";
import { putSettings } from "../studio/settings/put-settings.ts";
import type { StudioPorts } from "../studio/ports.ts";
import { bindVerb, type RouteLine } from "./binding.ts";

export const SERVICE: readonly RouteLine<StudioPorts>[] = [
  bindVerb(infoRoute, readInfo),
  bindVerb(healthRoute, readHealth),
  bindVerb(jobsRoute, listJobs),
  bindVerb(cancelJobRoute, cancelJob),
  bindVerb(retryJobRoute, retryJob),
  bindVerb(moveJobRoute, moveJob),
  bindVerb(pauseLaneRoute, pauseLane),
  bindVerb(resetPaidRoute, resetPaid),
  bindVerb(ledgerRoute, listLedger),
  bindVerb(getSettingsRoute, shownSettings),
  bindVerb(putSettingsRoute, putSettings),
  bindVerb(installSdkRoute, installSdk),
  bindVerb(installFacesRoute, installFaces),
  bindVerb(featuresRoute, listFeatures),
  bindVerb(featureSizesRoute, listSizes),
  bindVerb(installFeaturesRoute, installFeatures),
  bindVerb(cancelFeaturesRoute, cancelFeatures),
  bindVerb(backendsRoute, listBackends),
];
