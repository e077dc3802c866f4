// What ships beside the targets: families of model files, what hosts bring, how hosted models are asked, workflows, and steps of finished
// takes. Read once in a process; workflows and steps when they are first asked for, because few starts need them.
import { join } from "node:path";
import { readFamilies, readHostVersions } from "../disk/models/model-tables.ts";
import { readOnce } from "../disk/reading/json-file.ts";
import { openFilmSteps } from "../disk/targets/film-step-files.ts";
import { readHostedBindings } from "../disk/targets/hosted-bindings.ts";
import { readTargetWorkflows } from "../disk/targets/target-workflows.ts";
import type { Log } from "../machine/log.ts";
import type { StudioPorts } from "../studio/ports.ts";
import { TARGETS } from "./open-reading.ts";

const shippedFamilies = readOnce(() => readFamilies(join(TARGETS, "families.json")));
const shippedVersions = readOnce(() => readHostVersions(join(TARGETS, "host-versions.json")));
const shippedBindings = readOnce(() => readHostedBindings(TARGETS));
const shippedWorkflows = readOnce(() => readTargetWorkflows(TARGETS));
const shippedSteps = openFilmSteps(TARGETS);

type Shipped = Pick<StudioPorts, "families" | "hostVersions" | "hosted" | "workflows" | "filmSteps">;

/** What is wrong with a file is logged, and the rest goes on without it. */
export async function openShipped(log: Pick<Log, "error">): Promise<Shipped> {
  const { families, problem } = await shippedFamilies();
  if (problem !== null) log.error(`the families of model files cannot be used: ${problem}`);
  const { versions, problem: unread } = await shippedVersions();
  if (unread !== null) log.error(`what hosts bring cannot be told: ${unread}`);
  const { bindings, problems } = await shippedBindings();
  for (const { path, message } of problems) log.error({ path }, `a hosted model cannot be asked: ${message}`);
  const workflows = readOnce(async () => {
    const read = await shippedWorkflows();
    for (const { path, message } of read.problems) log.error({ path }, `a workflow cannot be used: ${message}`);
    return read.workflows;
  });
  return { families, hostVersions: versions, hosted: bindings, workflows, filmSteps: shippedSteps };
}
