// Which workflow a target's jobs fill: the file that the environment names, else the copy saved in the host, else the one that comes
// with the target. Contract part A, "Rendering", rule 1; contract answers 12.1. Read anew for every request: a saved file counts at once.
import type { Checked } from "../../contracts/check.ts";
import type { GraphRecord } from "../../contracts/files/graph-record.ts";
import type { TargetFile } from "../../contracts/files/target.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import { classNamesOf } from "../../core/workflow/class-names.ts";
import { isChanged } from "../../core/workflow/differs.ts";
import { isExample } from "../../core/workflow/identify-nodes.ts";
import { liftSaved } from "../../core/workflow/lift.ts";
import { readSaved } from "../../core/workflow/read-saved.ts";
import { workflowName, workflowVariable } from "../../core/workflow/workflow-name.ts";
import { readNamedWorkflow, readShippedWorkflow, shippedPath } from "../../disk/target-workflows.ts";
import type { Host } from "../../hosts/host.ts";
import type { Studio } from "../studio.ts";
import { readClasses } from "./act-read-classes.ts";

export type WorkflowPorts = Pick<Studio, "host" | "workflowFiles">;

export type ResolvedWorkflow =
  | { readonly ok: true; readonly workflow: Workflow; readonly record: GraphRecord }
  /** `silent`: only because the host does not answer, so that nobody knows what is saved there. */
  | { readonly ok: false; readonly error: string; readonly silent: boolean; readonly record: GraphRecord };

/** The workflow in force, or the sentence that says why there is none. Asks the host; call it once per request and target. */
export async function resolveWorkflow(studio: WorkflowPorts, target: TargetFile): Promise<ResolvedWorkflow> {
  const found = await findWorkflow(studio, target);
  const { record } = found;
  if ("workflow" in found) return { ok: true, workflow: found.workflow, record };
  const error = `the workflow of ${target.label} cannot be used: ${record.error}`;
  return { ok: false, error, silent: found.silent, record };
}

type Found =
  | { readonly workflow: Workflow; readonly record: GraphRecord }
  | { readonly silent: boolean; readonly record: GraphRecord };

async function findWorkflow(studio: WorkflowPorts, target: TargetFile): Promise<Found> {
  const record = blankRecord(studio, target);
  const shipped = await readShippedWorkflow(studio.workflowFiles, target);
  if (!shipped) return { silent: false, record: { ...record, error: "it has none" } };
  const path = studio.workflowFiles.named[target.id];
  const host = studio.host();
  if (path !== undefined) {
    const named: GraphRecord = { ...record, source: "env", where: path };
    const read = await readNamedWorkflow(path);
    if (!read.ok) return { silent: false, record: { ...named, error: `${path}: ${read.sentence}` } };
    return lift({ host, shipped }, read.value, named);
  }
  const kept: GraphRecord = { ...record, source: "shipped", where: shippedPath(target), differs: false };
  if (!host) return { workflow: shipped, record: { ...kept, installed: null } };
  const saved = await host.saved.read(workflowName(target.id));
  if (saved.is === "absent") return { workflow: shipped, record: { ...kept, installed: false } };
  if (saved.is === "silent")
    return { silent: true, record: { ...kept, differs: null, error: silence(host, saved.why) } };
  const copy: GraphRecord = { ...record, source: "saved", where: host.url, installed: true };
  if (saved.is === "broken")
    return { silent: false, record: { ...copy, error: `${copy.name} in the host is no JSON` } };
  return lift({ host, shipped }, saved.value, copy);
}

function blankRecord({ workflowFiles }: WorkflowPorts, target: TargetFile): GraphRecord {
  const hasOwn = !target.builtin;
  return {
    name: hasOwn ? workflowName(target.id) : null,
    ...{ source: "none", where: null, installed: null, differs: null, error: null },
    env: workflowVariable(target.id),
    env_set: workflowFiles.named[target.id] !== undefined,
    repo: hasOwn ? shippedPath(target) : null,
  };
}

async function lift(
  { host, shipped }: { host: Host | null; shipped: Workflow },
  saved: unknown,
  record: GraphRecord,
): Promise<Found> {
  const names = classNamesOf(saved);
  if (names.length > 0 && !host) {
    const error =
      "it is in the front end's format, which only a workflow host can read: give the host's address in the settings";
    return { silent: false, record: { ...record, error } };
  }
  const classes = host && names.length > 0 ? await readClasses(host, names) : () => undefined;
  if (!classes) return { silent: true, record: { ...record, error: silence(host, null) } };
  const lifted = liftJson(shipped, saved, classes);
  if (!lifted.ok) return { silent: false, record: { ...record, error: lifted.sentence } };
  return { workflow: lifted.value, record: { ...record, differs: isChanged(shipped, lifted.value, classes) } };
}

function liftJson(shipped: Workflow, saved: unknown, classes: Parameters<typeof readSaved>[1]): Checked<Workflow> {
  const read = readSaved(saved, classes, { isKept: isExample });
  return read.ok ? liftSaved(shipped, read.value) : read;
}

function silence(host: Pick<Host, "url"> | null, why: string | null): string {
  return `the host at ${host?.url ?? ""} does not answer${why ? ` (${why})` : ""}`;
}

/** Where a target's workflow comes from, as it was found in the last half minute. */
export async function graphOf(
  studio: WorkflowPorts & Pick<Studio, "graphRecords" | "clock">,
  target: TargetFile,
): Promise<GraphRecord> {
  const key = JSON.stringify([target.kind, target.id, studio.host()?.url ?? null]);
  return studio.graphRecords.get(key, studio.clock.now().getTime(), async () => {
    const { record } = await resolveWorkflow(studio, target);
    return record;
  });
}
