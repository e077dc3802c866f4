// What a request asks of the hosts before it plans anything: how busy the lanes are, and which workflow each target has.
import type { TargetFile } from "../../../contracts/files/target.ts";
import { Spread } from "../../../core/jobs/spread.ts";
import type { ResolvedWorkflow } from "../../../core/workflow/graph-records.ts";
import { within } from "../../../machine/wait.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { resolveWorkflow, type WorkflowPorts } from "../workflow/resolve-workflow.ts";

/** Milliseconds that whoever asks for a render waits for the host, in all: what it has not said by then is found out when the job starts. */
export const HOST_PATIENCE = 1_000;

/** Each target's workflow, asked of the host once in a request. */
export function workflowsOnce(
  ports: WorkflowPorts,
  episode: EpisodeContext,
): (target: TargetFile) => Promise<ResolvedWorkflow> {
  const known = new Map<string, Promise<ResolvedWorkflow>>();
  const hurried = { ...ports, host: () => ports.host()?.within(HOST_PATIENCE) ?? null };
  return (target) => {
    const found = known.get(target.id) ?? resolveWorkflow(hurried, target, episode);
    known.set(target.id, found);
    return found;
  };
}

/** Milliseconds that a backend has to say that it is there, when another could do its work. */
const LANE_PATIENCE = 500;
const OWN_HOSTS: ReadonlySet<string> = new Set(["local", "proxy"]);

/** How busy the lanes are that could all take a graph. Backends are asked only where there is a choice between them. */
export async function readSpread({ queue, backends }: Pick<StudioPorts, "queue" | "backends">): Promise<Spread> {
  const hosts = [...backends.values()].filter(({ kind }) => OWN_HOSTS.has(kind));
  if (hosts.length < 2) return new Spread(new Map());
  const lanes = queue.lanes();
  const loads = hosts.map(async (backend) => {
    const { paused = false, parallel = 1, waiting = [], running = [] } = lanes[backend.name] ?? {};
    const isOpen = !paused && (await within(LANE_PATIENCE, backend.down(LANE_PATIENCE))) === null;
    return [backend.name, { jobs: waiting.length + running.length, parallel, isOpen }] as const;
  });
  return new Spread(new Map(await Promise.all(loads)));
}
