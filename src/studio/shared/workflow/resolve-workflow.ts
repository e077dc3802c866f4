// Which workflow a target's jobs fill: the file that the environment names, else the copy saved in the host, else the one that comes
// with the target. docs/http.md "Rendering", rule 1 and "Workflows". Read anew for every request: a saved file counts at once.
import type { GraphRecord } from "../../../contracts/files/host/graph-record.ts";
import type { TargetFile } from "../../../contracts/files/target.ts";
import type { Workflow } from "../../../contracts/files/workflow.ts";
import type { ResolvedWorkflow } from "../../../core/workflow/graph-records.ts";
import { workflowVariable } from "../../../core/workflow/workflow-name.ts";
import { readNamedWorkflow } from "../../../disk/targets/target-workflows.ts";
import type { Host } from "../../../hosts/host.ts";
import type { StudioPorts } from "../../ports.ts";
import { readClasses } from "./read-classes.ts";
import { ownOrigin, shippedOrigin, type WorkflowOrigin } from "./workflow-origin.ts";
import { classNamesOf } from "../../../core/workflow/ui-workflow.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export type WorkflowPorts = Pick<StudioPorts, "host" | "workflowFiles">;

/**
 * The workflow in force, or the sentence that says why there is none. Asks the host; call it once per request and target. `episode`:
 * its show may have the target for its own. `listed`: all that is saved in the host, where that is known; no other is asked for.
 */
export async function resolveWorkflow(
  ports: WorkflowPorts,
  target: TargetFile,
  episode: EpisodeContext | null,
  listed?: readonly string[],
): Promise<ResolvedWorkflow> {
  const own = (await episode?.registry())?.own.get(target.id);
  const origin = own ? await ownOrigin(own) : await shippedOrigin(ports.workflowFiles, target);
  const found = await findWorkflow(ports, target, origin, listed);
  const { record } = found;
  if ("workflow" in found) return { ok: true, workflow: found.workflow, record };
  const error = `the workflow of ${target.label} cannot be used: ${record.error}`;
  return { ok: false, error, silent: found.silent, record };
}

type FoundWorkflow =
  | { readonly workflow: Workflow; readonly record: GraphRecord }
  | { readonly silent: boolean; readonly record: GraphRecord };

async function findWorkflow(
  ports: WorkflowPorts,
  target: TargetFile,
  origin: WorkflowOrigin,
  listed: readonly string[] | undefined,
): Promise<FoundWorkflow> {
  const files = ports.workflowFiles.named;
  const set = [target.id, ...target.aliases].find((name) => files[name.toLowerCase()] !== undefined) ?? target.id;
  const path = files[set.toLowerCase()];
  const blank: GraphRecord = {
    name: origin.name,
    ...{ source: "none", where: null, installed: null, differs: null, error: null },
    env: workflowVariable(set),
    env_set: path !== undefined,
    repo: origin.kept ? origin.path : null,
  };
  if (!origin.kept?.ok) return { silent: false, record: { ...blank, error: origin.kept?.sentence ?? "it has none" } };
  const context = { host: ports.host(), origin, kept: origin.kept.value, listed };
  if (path === undefined) return findSaved(context, blank);
  const named: GraphRecord = { ...blank, source: "env", where: path };
  const read = await readNamedWorkflow(path);
  if (!read.ok) return { silent: false, record: { ...named, error: `${path}: ${read.sentence}` } };
  return importWorkflow(context, read.value, named);
}

interface ImportContext {
  readonly host: Host | null;
  readonly origin: WorkflowOrigin;
  readonly kept: Workflow;
  readonly listed: readonly string[] | undefined;
}

async function findSaved(context: ImportContext, blank: GraphRecord): Promise<FoundWorkflow> {
  const { host, origin, kept, listed } = context;
  const plain: GraphRecord = { ...blank, source: "shipped", where: origin.path, differs: false };
  if (!host || origin.name === null) return { workflow: kept, record: plain };
  const isThere = listed?.includes(origin.name) ?? true;
  const saved = isThere ? await host.saved.read(origin.name) : ({ is: "absent" } as const);
  if (saved.is === "absent") return { workflow: kept, record: { ...plain, installed: false } };
  if (saved.is === "silent") {
    return { silent: true, record: { ...plain, differs: null, error: silence(host, saved.why) } };
  }
  const copy: GraphRecord = { ...blank, source: origin.savedIs, where: host.url, installed: true };
  if (saved.is === "broken") {
    return { silent: false, record: { ...copy, error: `${origin.name} in the host is no JSON` } };
  }
  return importWorkflow(context, saved.value, copy);
}

async function importWorkflow(
  { host, origin, kept }: ImportContext,
  saved: unknown,
  record: GraphRecord,
): Promise<FoundWorkflow> {
  const names = classNamesOf(saved);
  if (names.length > 0 && !host) {
    const error =
      "it is in the front end's format, which only a workflow host can read: give the host's address in the settings";
    return { silent: false, record: { ...record, error } };
  }
  const classes = host && names.length > 0 ? await readClasses(host, names) : () => undefined;
  if (!classes) return { silent: true, record: { ...record, error: silence(host, null) } };
  const imported = origin.importSaved(saved, kept, classes);
  if (!imported.ok) return { silent: false, record: { ...record, error: imported.sentence } };
  return { workflow: imported.value, record: { ...record, differs: origin.differs(imported.value, kept, classes) } };
}

function silence(host: Pick<Host, "url"> | null, why: string | null): string {
  return `the host at ${host?.url ?? ""} does not answer${why ? ` (${why})` : ""}`;
}

export type InForcePorts = WorkflowPorts & Pick<StudioPorts, "graphRecords" | "clock">;

/** The workflow in force as it was found in the last half minute: for listings, not for renders. */
export async function recentWorkflow(
  ports: InForcePorts,
  target: TargetFile,
  episode: EpisodeContext | null,
  listed?: readonly string[],
): Promise<ResolvedWorkflow> {
  const key = JSON.stringify([target.kind, target.id, episode?.folder ?? null, ports.host()?.url ?? null]);
  return ports.graphRecords.get(key, ports.clock.now().getTime(), () =>
    resolveWorkflow(ports, target, episode, listed),
  );
}

/** Where a target's workflow comes from. */
export async function graphRecordOf(
  ports: InForcePorts,
  target: TargetFile,
  episode: EpisodeContext | null,
): Promise<GraphRecord> {
  return (await recentWorkflow(ports, target, episode)).record;
}
