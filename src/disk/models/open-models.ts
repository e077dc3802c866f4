// Everything about model files that ships with the targets, and the look into a host's own: opened once, at the start.
import { join } from "node:path";
import { HostVersions } from "../../contracts/files/host/host-versions.ts";
import { ModelFamilies } from "../../contracts/files/host/model-families.ts";
import type { Clock } from "../../machine/clock.ts";
import type { Log } from "../../machine/log.ts";
import { openFilmSteps } from "../targets/film-step-files.ts";
import { readTargetWorkflows } from "../targets/target-workflows.ts";
import { readChecked } from "../reading/json-file.ts";
import { openHostFolder } from "./host-folder.ts";
import { ModelHashes } from "./model-hashes.ts";
import { ModelHeaders } from "./model-headers.ts";

export interface ModelSources {
  /** Folder of the shipped targets. */
  readonly targets: string;
  /** A workflow host's folder on this machine, or null. */
  readonly hostFolder: string | null;
  /** Models folder to its places, as that host reports them. */
  readonly hostModels: Readonly<Record<string, readonly string[]>>;
  /** The studio's own folder. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Pick<Log, "error">;
}

export async function openModels({ targets, hostFolder, hostModels, folder, clock, log }: ModelSources) {
  const { families, problem } = await readFamilies(join(targets, "families.json"));
  if (problem !== null) log.error(`the families of model files cannot be used: ${problem}`);
  const hostVersions = await readHostVersions(join(targets, "host-versions.json"));
  if (hostVersions.problem !== null) log.error(`what hosts bring cannot be told: ${hostVersions.problem}`);
  const { workflows, problems } = await readTargetWorkflows(targets);
  for (const { path, message } of problems) log.error({ path }, `a workflow cannot be used: ${message}`);
  const ofHost = hostFolder === null ? null : await openHostFolder(hostFolder, hostModels);
  const modelHeaders = new ModelHeaders({
    ...{ folder: ofHost, cachePath: join(folder, "modelid_cache.json") },
    ...{ families, clock },
  });
  const modelHashes = new ModelHashes({ folder: ofHost, cachePath: join(folder, "model_hashes.json"), clock });
  const filmSteps = openFilmSteps(targets);
  return { families, hostVersions: hostVersions.versions, workflows, filmSteps, modelHeaders, modelHashes };
}

/** The families, and what is wrong with their file. Without them files are recognized by the patterns of targets alone. */
export async function readFamilies(path: string): Promise<{ families: ModelFamilies; problem: string | null }> {
  const read = await readChecked(path, ModelFamilies);
  if (read.is === "there") return { families: read.value, problem: null };
  return { families: {}, problem: read.is === "absent" ? "it is not there" : read.problem };
}

/** Without the table what a host lacks is reported without what provides it. */
export async function readHostVersions(path: string): Promise<{ versions: HostVersions; problem: string | null }> {
  const read = await readChecked(path, HostVersions);
  if (read.is === "there") return { versions: read.value, problem: null };
  const versions = { classes: {}, values: {}, folders: {}, packs: [] };
  return { versions, problem: read.is === "absent" ? "it is not there" : read.problem };
}
