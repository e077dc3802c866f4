// Model choices for tests: the shipped targets and families, a host's folders as lists of names, headers as somebody wrote them down.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TargetFile } from "../../../src/contracts/files/target.ts";
import type { Workflow } from "../../../src/contracts/files/workflow.ts";
import type { Pass } from "../../../src/contracts/schema.ts";
import { chooseModels, type ModelChoice } from "../../../src/core/models/choose-models.ts";
import { identify } from "../../../src/core/models/identify.ts";
import { type Inventory, installedFiles } from "../../../src/core/models/inventory.ts";
import { presetRequest, type ModelRequest } from "../../../src/core/models/model-request.ts";
import { readFamilies, readHostVersions } from "../../../src/disk/models/model-tables.ts";
import { readTargetWorkflows } from "../../../src/disk/targets/target-workflows.ts";
import { registry } from "./shipped-targets.ts";

const folder = fileURLToPath(new URL("../../../src/targets", import.meta.url));
const { workflows } = await readTargetWorkflows(folder);

export const { families, problem: familiesProblem } = await readFamilies(join(folder, "families.json"));

export const { versions: hostVersions, problem: versionsProblem } = await readHostVersions(
  join(folder, "host-versions.json"),
);

/** Folder to the names in it. */
export type Folders = Readonly<Record<string, readonly string[]>>;

/** File name to the tensors in its header; null for a file whose header cannot be read. */
export type Headers = Readonly<Record<string, Readonly<Record<string, readonly number[]>> | null>>;

export function targetNamed(id: string): TargetFile {
  const found = registry.find(id);
  if (!found) throw new Error(`no target ${id}`);
  return found;
}

export function workflowNamed(id: string): Workflow | null {
  return workflows.get(targetNamed(id).id) ?? null;
}

/** Every node class that a workflow can come to use, its options' too. */
export function nodeClassesOf({ nodes, options }: Workflow): string[] {
  const added = options.flatMap((option) => [
    ...Object.values(option.add ?? {}).map((node) => node.class_type),
    ...Object.values(option.class ?? {}),
  ]);
  return [...new Set([...Object.values(nodes).map((node) => node.class_type), ...added])];
}

/** Headers that are not given are unread. */
export function inventoryOf(folders: Folders, headers: Headers = {}): Inventory {
  return {
    families,
    files: new Map(Object.entries(folders).map(([folder, names]) => [folder, installedFiles(names)])),
    headers: (_folder, file) => {
      if (!Object.hasOwn(headers, file)) return undefined;
      const tensors = headers[file];
      return tensors ? identify({ tensors: new Map(Object.entries(tensors)), metadata: {} }, families) : null;
    },
  };
}

/** Every file that a target's presets and parameters name by themselves, in its folder. */
export function completeFolders(target: TargetFile): Record<string, string[]> {
  const folders: Record<string, string[]> = {};
  const put = (folder: string, name: string | null | undefined) => {
    const names = (folders[folder] ??= []);
    if (name && !names.includes(name)) names.push(name);
  };
  for (const param of Object.values(target.models)) put(param.folder, param.default);
  for (const pass of ["final", "proxy"] as const) {
    const request = presetRequest(target, pass);
    for (const { name } of request.loras) put("loras", name);
  }
  return folders;
}

export interface ChoiceRequest extends Partial<Omit<ModelRequest, "target" | "pass">> {
  readonly pass?: Pass;
  readonly headers?: Headers;
}

/** What a target would load of these folders: its preset's files, or what is asked instead. */
export function choose(
  id: string,
  folders: Folders,
  { pass = "final", headers, ...asked }: ChoiceRequest = {},
): ModelChoice {
  return chooseModels({ ...presetRequest(targetNamed(id), pass), ...asked }, inventoryOf(folders, headers));
}
