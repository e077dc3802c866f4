// The workflows of targets as files: the portable graph beside a target's own file, and the file that the environment names instead.
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { check, type CheckResult } from "../../contracts/check.ts";
import type { TargetFile } from "../../contracts/files/target.ts";
import { Workflow } from "../../contracts/files/workflow.ts";
import { readChecked, readJson, readOnce } from "../reading/json-file.ts";
import { deepFreeze } from "../reading/parse-json.ts";
import { withoutLinks } from "../../machine/paths.ts";

export interface WorkflowFiles {
  /** Absolute folder of the shipped targets. */
  readonly shipped: string;
  /** Target id to the absolute path of the file that the environment names for it. */
  readonly named: Readonly<Record<string, string>>;
}

/** By folder: the package does not change while it runs. */
const shippedWorkflows = new Map<string, () => Promise<Workflow | null>>();

/** The shipped portable graph of a target, null when it has none. Many share it: nobody can change it. */
export async function readShippedWorkflow(
  { shipped }: Pick<WorkflowFiles, "shipped">,
  { kind, id }: Pick<TargetFile, "kind" | "id">,
): Promise<Workflow | null> {
  const folder = join(shipped, kind, id);
  const read = shippedWorkflows.get(folder) ?? readOnce(() => requireWorkflow(folder));
  shippedWorkflows.set(folder, read);
  return read();
}

async function requireWorkflow(folder: string): Promise<Workflow | null> {
  const read = await readWorkflow(folder);
  if (read === null || read.ok) return read && deepFreeze(read.value);
  const id = basename(folder);
  throw new Error(`the shipped workflow of ${id} cannot be used (${read.sentence}): install the package again`);
}

/** The portable graph beside a target's file: null when there is none, or the sentence that says what is wrong with it. */
export async function readWorkflow(folder: string): Promise<CheckResult<Workflow> | null> {
  const read = await readJson(join(folder, "workflow.json"));
  if (read.is === "absent") return null;
  if (read.is === "broken") return { ok: false, sentence: read.problem };
  const checked = check(Workflow, read.value);
  return checked.ok ? { ok: true, value: checked.value } : checked;
}

/** Where a target's shipped workflow lies, relative to the shipped targets, forward slashes. */
export function shippedPath({ kind, id }: Pick<TargetFile, "kind" | "id">): string {
  return `targets/${kind}/${id}/workflow.json`;
}

/** Whatever JSON the file holds that the environment names, or the sentence that says why it cannot be read. */
export async function readNamedWorkflow(path: string): Promise<CheckResult<unknown>> {
  const read = await readJson(await withoutLinks(path));
  if (read.is === "there") return { ok: true, value: read.value };
  return { ok: false, sentence: read.is === "absent" ? "there is no such file" : read.problem };
}

export interface TargetWorkflows {
  /** By the target's id, which is its folder's name. */
  readonly workflows: ReadonlyMap<string, Workflow>;
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

export async function readTargetWorkflows(folder: string): Promise<TargetWorkflows> {
  const workflows = new Map<string, Workflow>();
  const problems: { path: string; message: string }[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries) {
    if (name !== "workflow.json") continue;
    const path = join(parentPath, name);
    const read = await readChecked(path, Workflow);
    if (read.is === "there") workflows.set(basename(dirname(path)), read.value);
    else if (read.is === "broken") problems.push({ path, message: read.problem });
  }
  return { workflows, problems };
}
