// What targets find on the host: asked once for all of them, within a patience, off the request loop. Contract part B, "Readiness
// record"; contract answers 12.6.
import type { TargetFile } from "../../contracts/files/target.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { Readiness } from "../../contracts/routes/targets.ts";
import type { Inventory, UnreadFile } from "../../core/models/inventory.ts";
import type { AddedPatterns } from "../../core/models/judge-family.ts";
import { ALWAYS_READY, readinessOf, unknownReadiness, type HostFacts } from "../../core/models/readiness.ts";
import type { Catalogue } from "../../hosts/host.ts";
import { inSlices } from "../../machine/in-slices.ts";
import { foldersOf, readFolders, withHeaders, type InventoryPorts } from "../models/act-inventory.ts";
import { within } from "../models/act-patience.ts";
import type { Studio } from "../studio.ts";

export type ReadinessPorts = InventoryPorts & Pick<Studio, "catalogue" | "shippedWorkflow">;

/** Milliseconds for everything that the host is asked: a page waits for it. */
const PATIENCE = 10_000;
const NO_HOST = "no workflow host is set: give its address in the settings";

/** Target id to its readiness. `added`: the series config's `model_families`. */
export async function readReadiness(
  studio: ReadinessPorts,
  targets: readonly TargetFile[],
  added: AddedPatterns,
  patience = PATIENCE,
): Promise<ReadonlyMap<string, Readiness>> {
  const modelled = targets.filter((target) => !target.builtin);
  const answer = modelled.length === 0 ? NO_HOST : await askHost(studio.catalogue(), modelled, patience);
  if (typeof answer === "string") {
    const unknown = unknownReadiness(answer);
    return new Map(targets.map((target) => [target.id, target.builtin ? ALWAYS_READY : unknown]));
  }
  const { hasNode } = answer;
  const workflows = await readWorkflows(studio, modelled);
  const judged = await withHeaders(studio, answer.files, (inventory) =>
    inSlices(judgeAll(workflows, targets, { facts: { inventory, hasNode }, added })),
  );
  return judged.readiness;
}

/** By target id; one that cannot be read is left out, so that only its files are looked at. */
export async function readWorkflows(
  { shippedWorkflow }: Pick<Studio, "shippedWorkflow">,
  targets: readonly TargetFile[],
): Promise<ReadonlyMap<string, Workflow>> {
  const read = await Promise.all(targets.map(async (target) => [target.id, await shippedWorkflow(target)] as const));
  return new Map(read.flatMap(([id, workflow]) => (workflow.ok ? [[id, workflow.value] as const] : [])));
}

interface Answer {
  readonly files: Inventory["files"];
  readonly hasNode: (classType: string) => boolean;
}

/** What the host has, or why that is not known. */
async function askHost(
  catalogue: Catalogue | null,
  targets: readonly TargetFile[],
  patience: number,
): Promise<Answer | string> {
  if (!catalogue) return NO_HOST;
  const late = `the host at ${catalogue.url} has not said what it has within ${Math.round(patience / 1000)} s: ask again`;
  return (await within(patience, askAll(catalogue, targets))) ?? late;
}

async function askAll(catalogue: Catalogue, targets: readonly TargetFile[]): Promise<Answer | string> {
  const down = await catalogue.down();
  if (down !== null) return down;
  const [files, nodes] = await Promise.all([readFolders(catalogue, foldersOf(targets)), catalogue.nodeClasses()]);
  if (!files || !nodes) {
    const what = files ? "its node classes" : "its model files";
    return `the host at ${catalogue.url} does not say ${what}: ask again when it answers`;
  }
  return { files, hasNode: (classType) => Object.hasOwn(nodes, classType) };
}

interface Given {
  readonly facts: HostFacts;
  readonly added: AddedPatterns;
}

function* judgeAll(
  workflows: ReadonlyMap<string, Workflow>,
  targets: readonly TargetFile[],
  { facts, added }: Given,
): Generator<undefined, { readiness: Map<string, Readiness>; unread: readonly UnreadFile[] }> {
  const readiness = new Map<string, Readiness>();
  const all: UnreadFile[] = [];
  for (const target of targets) {
    if (target.builtin) readiness.set(target.id, ALWAYS_READY);
    else {
      const { unread, ...judged } = readinessOf(target, workflows.get(target.id) ?? null, facts, added);
      readiness.set(target.id, judged);
      all.push(...unread);
    }
    yield;
  }
  return { readiness, unread: all };
}
