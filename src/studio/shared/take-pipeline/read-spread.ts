// How busy the lanes are that could all take the graphs of a request.
import { Spread } from "../../../core/jobs/spread.ts";
import { within } from "../../../machine/within.ts";
import type { StudioPorts } from "../../ports.ts";

/** Milliseconds that a backend has to say that it is there, when another could do its work. */
const PATIENCE = 500;
const OWN_HOSTS: ReadonlySet<string> = new Set(["local", "proxy"]);

/** Backends are asked only where there is a choice between them. */
export async function readSpread({ queue, backends }: Pick<StudioPorts, "queue" | "backends">): Promise<Spread> {
  const hosts = [...backends.values()].filter(({ kind }) => OWN_HOSTS.has(kind));
  if (hosts.length < 2) return new Spread(new Map());
  const lanes = queue.lanes();
  const loads = hosts.map(async (backend) => {
    const { paused = false, parallel = 1, waiting = [], running = [] } = lanes[backend.name] ?? {};
    const isOpen = !paused && (await within(PATIENCE, backend.down(PATIENCE))) === null;
    return [backend.name, { jobs: waiting.length + running.length, parallel, isOpen }] as const;
  });
  return new Spread(new Map(await Promise.all(loads)));
}
