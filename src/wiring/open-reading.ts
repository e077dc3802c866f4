// What a command opens that only reads texts and targets: no queue, and no claim on the user folder.
import { fileURLToPath } from "node:url";
import type { VideoTarget } from "../contracts/files/target.ts";
import { PROMPT_COMPILERS } from "../core/compile/prompt-compilers.ts";
import { settleSettings, type Settings } from "../core/settings/settings.ts";
import { withTargetIds } from "../core/targets/settings-ids.ts";
import { findMachineDefault, recordOf, buildRegistry, type Registry } from "../core/targets/registry.ts";
import { withoutLinks } from "../machine/paths.ts";
import { readSettings } from "../disk/settings.ts";
import { ShowTargets } from "../disk/targets/show-targets.ts";
import { readTargetFiles } from "../disk/targets/target-files.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../machine/log.ts";
import type { StudioPorts } from "../studio/ports.ts";

/** Folder of the shipped targets. */
export const TARGETS = fileURLToPath(new URL("../targets", import.meta.url));

export interface ReadingOptions {
  readonly environment: Environment;
  /** Roots of this run only. */
  readonly runRoots: readonly string[];
  readonly log: Log;
}

export type ReadingPorts = Pick<StudioPorts, "place" | "showTargets" | "machineDefault" | "compilers">;

export async function openReadingPorts({ runRoots, log, ...options }: ReadingOptions): Promise<ReadingPorts> {
  const environment = await withRealUserFolder(options.environment);
  const registry = await readRegistry(log);
  const place = { userDir: environment.userDir, envRoots: environment.roots, runRoots, filmsDir: environment.filmsDir };
  const { values, problems } = await readSettings(environment.userDir);
  for (const problem of problems) log.warn(problem);
  const settings = settleSettings(
    withTargetIds(values, registry),
    withTargetIds(environment.settings.values, registry),
  );
  const machineDefault = requireMachineDefault(registry, settings);
  return { place, showTargets: new ShowTargets(registry), machineDefault, compilers: PROMPT_COMPILERS };
}

/** The user folder by its real path, whatever links lead to it. */
export async function withRealUserFolder(environment: Environment): Promise<Environment> {
  return { ...environment, userDir: await withoutLinks(environment.userDir) };
}

let shipped: ReturnType<typeof readTargetFiles> | undefined;

/** The package does not change while it runs: its targets are read once in a process. */
async function readRegistry(log: Log): Promise<Registry> {
  shipped ??= readTargetFiles(TARGETS);
  const { files, problems } = await shipped;
  for (const { path, message } of problems) log.error({ path }, `a target cannot be used: ${message}`);
  return buildRegistry(files);
}

/** The target that settings, or else the shipped files, name for shows that name none. */
export function requireMachineDefault(registry: Registry, settings: Settings): VideoTarget {
  const found = findMachineDefault(registry, "video", recordOf(settings, "video"));
  if (!found) throw new Error("the shipped targets are missing: install the package again");
  return found;
}
