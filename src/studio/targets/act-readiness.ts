// What targets find on the host: asked once for all of them, within a patience, off the request loop. Contract part B, "Readiness
// record"; contract answers 12.6.
import type { TargetFile } from "../../contracts/files/target.ts";
import type { Readiness } from "../../contracts/routes/targets.ts";
import type { Inventory, UnreadFile } from "../../core/models/inventory.ts";
import type { AddedPatterns } from "../../core/models/judge-family.ts";
import { ALWAYS_READY, readinessOf, unknownReadiness, type HostFacts } from "../../core/models/readiness.ts";
import type { Catalogue } from "../../hosts/host.ts";
import { inSlices } from "../../machine/in-slices.ts";
import { within } from "../../machine/within.ts";
import { foldersOf, readFolders, withHeaders, type InventoryPorts } from "../models/act-inventory.ts";
import type { Studio } from "../studio.ts";

export type ReadinessPorts = InventoryPorts & Pick<Studio, "catalogue" | "workflows">;

/** Milliseconds for everything that the host is asked: a page waits for it. */
const PATIENCE = 4_500;
/** Milliseconds to find out whether the host is there at all. */
const HOST_PATIENCE = 4_000;
const NO_HOST = "no workflow host is set: give its address in the settings";
const HOSTED = "it runs at the Comfy Router, not on a workflow host: the backends say whether that is set up";

/** Target id to its readiness. `added`: the series config's `model_families`. */
export async function readReadiness(
  studio: ReadinessPorts,
  targets: readonly TargetFile[],
  added: AddedPatterns,
  patience = PATIENCE,
): Promise<ReadonlyMap<string, Readiness>> {
  const apart = targets.flatMap((target) => {
    const told = withoutHost(target);
    return told ? [[target.id, told] as const] : [];
  });
  const modelled = targets.filter((target) => !withoutHost(target));
  return new Map([...apart, ...(await judgeOnHost(studio, modelled, { added, patience }))]);
}

/** What is known of a target that no workflow host runs. */
function withoutHost({ builtin, via }: TargetFile): Readiness | null {
  if (builtin) return ALWAYS_READY;
  return via === undefined ? null : unknownReadiness(HOSTED);
}

async function judgeOnHost(
  studio: ReadinessPorts,
  modelled: readonly TargetFile[],
  { added, patience }: { readonly added: AddedPatterns; readonly patience: number },
): Promise<ReadonlyMap<string, Readiness>> {
  if (modelled.length === 0) return new Map();
  const answer = await askHost(studio.catalogue(), modelled, patience);
  if (typeof answer === "string") return new Map(modelled.map(({ id }) => [id, unknownReadiness(answer)]));
  const { hasNode } = answer;
  const judged = await withHeaders(studio, answer.files, (inventory) =>
    inSlices(judgeAll(studio.workflows, modelled, { facts: { inventory, hasNode }, added })),
  );
  return judged.readiness;
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
  const late = `the host at ${catalogue.url} has not said what it has in time: ask again`;
  return (await within(patience, askAll(catalogue, targets))) ?? late;
}

async function askAll(catalogue: Catalogue, targets: readonly TargetFile[]): Promise<Answer | string> {
  const down = await catalogue.down(HOST_PATIENCE);
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
  workflows: Studio["workflows"],
  targets: readonly TargetFile[],
  { facts, added }: Given,
): Generator<undefined, { readiness: Map<string, Readiness>; unread: readonly UnreadFile[] }> {
  const readiness = new Map<string, Readiness>();
  const all: UnreadFile[] = [];
  for (const target of targets) {
    const { unread, ...judged } = readinessOf(target, workflows.get(target.id) ?? null, facts, added);
    readiness.set(target.id, judged);
    all.push(...unread);
    yield;
  }
  return { readiness, unread: all };
}
