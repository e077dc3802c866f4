// Reads the `workflow.json` files that stand beside shipped targets. A target without one has no graph of its own: the studio draws it.
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Workflow } from "../contracts/files/workflow.ts";
import { readChecked } from "./reading/json-file.ts";

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
