// What targets find on the host: asked once for all of them, within a time limit, off the request loop. docs/http.md "Readiness record". The
// nodes that are looked for are those of the workflow in force: a saved copy's where there is one.
import type { TargetFile } from "../../../contracts/files/target.ts";
import type { Readiness } from "../../../contracts/routes/targets.ts";
import type { UnreadFile } from "../../../core/models/inventory.ts";
import type { AddedPatterns } from "../../../core/models/judge-family.ts";
import {
  ALWAYS_READY,
  readinessOf,
  unknownReadiness,
  unusableReadiness,
  type HostFacts,
} from "../../../core/readiness/readiness.ts";
import type { ResolvedWorkflow } from "../../../core/workflow/graph-records.ts";
import type { Catalogue } from "../../../hosts/host.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import { within } from "../../../machine/wait.ts";
import { askHost, type HostAnswer } from "../models/host-facts.ts";
import { foldersOf, withHeaders, type InventoryPorts } from "../models/inventory.ts";
import type { StudioPorts } from "../../ports.ts";
import { recentWorkflow, type InForcePorts } from "../workflow/resolve-workflow.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export type ReadinessPorts = InventoryPorts & InForcePorts & Pick<StudioPorts, "catalogue" | "hostVersions">;

/** Milliseconds for everything that the host is asked: a page waits for it. */
const PATIENCE = 4_500;
const NO_HOST = "no workflow host is set: give its address in the settings";
const HOSTED = "it runs at the Comfy Router, not on a workflow host: the backends say whether that is set up";

export interface ReadinessQuestion {
  /** The episode whose show may have targets of its own. */
  readonly episode: EpisodeContext | null;
  /** The series config's `model_families`. */
  readonly added: AddedPatterns;
  /** Milliseconds. */
  readonly patience?: number;
}

/** Target id to its readiness. */
export async function readReadiness(
  ports: ReadinessPorts,
  targets: readonly TargetFile[],
  question: ReadinessQuestion,
): Promise<ReadonlyMap<string, Readiness>> {
  const apart = targets.flatMap((target) => {
    const reported = withoutHost(target);
    return reported ? [[target.id, reported] as const] : [];
  });
  const modelled = targets.filter((target) => !withoutHost(target));
  return new Map([...apart, ...(await judgeOnHost(ports, modelled, question))]);
}

/** What is known of a target that no workflow host runs. */
function withoutHost({ builtin, via }: TargetFile): Readiness | null {
  if (builtin) return ALWAYS_READY;
  return via === undefined ? null : unknownReadiness(HOSTED);
}

async function judgeOnHost(
  ports: ReadinessPorts,
  modelled: readonly TargetFile[],
  { episode, added, patience = PATIENCE }: ReadinessQuestion,
): Promise<ReadonlyMap<string, Readiness>> {
  const catalogue = ports.catalogue();
  if (modelled.length === 0) return new Map();
  const sameForAll = (error: string) => new Map(modelled.map(({ id }) => [id, unknownReadiness(error)]));
  if (!catalogue) return sameForAll(NO_HOST);
  const late = `the host at ${catalogue.url} has not said what it has in time: ask again`;
  const answer = (await within(patience, askAll(ports, catalogue, { modelled, episode }))) ?? late;
  if (typeof answer === "string") return sameForAll(answer);
  const { files, workflows, ...host } = answer;
  const judged = await withHeaders(ports, files, (inventory) =>
    inSlices(judgeAll(workflows, modelled, { host: { ...host, inventory }, added })),
  );
  return judged.readiness;
}

interface Answer extends HostAnswer {
  readonly workflows: ReadonlyMap<string, ResolvedWorkflow>;
}

/** What the host has and the graphs in force, or why that is not known. */
async function askAll(
  ports: ReadinessPorts,
  catalogue: Catalogue,
  { modelled, episode }: { readonly modelled: readonly TargetFile[]; readonly episode: EpisodeContext | null },
): Promise<Answer | string> {
  const answer = await askHost(ports, catalogue, foldersOf(modelled));
  if (typeof answer === "string") return answer;
  const listed = await ports.host()?.saved.list();
  const workflows = modelled.map(
    async (each) => [each.id, await recentWorkflow(ports, each, episode, listed)] as const,
  );
  return { ...answer, workflows: new Map(await Promise.all(workflows)) };
}

interface JudgeContext {
  readonly host: HostFacts;
  readonly added: AddedPatterns;
}

function* judgeAll(
  workflows: Answer["workflows"],
  targets: readonly TargetFile[],
  { host, added }: JudgeContext,
): Generator<undefined, { readiness: Map<string, Readiness>; unread: readonly UnreadFile[] }> {
  const readiness = new Map<string, Readiness>();
  const all: UnreadFile[] = [];
  for (const target of targets) {
    const found = workflows.get(target.id);
    if (found && !found.ok) {
      readiness.set(target.id, (found.silent ? unknownReadiness : unusableReadiness)(found.error));
      continue;
    }
    const { unread, ...judged } = readinessOf(target, found?.workflow ?? null, host, added);
    readiness.set(target.id, judged);
    all.push(...unread);
    yield;
  }
  return { readiness, unread: all };
}
