// The node classes of the host that a workflow needs: asked one by one, because all of them are megabytes; all when it needs many.
import { Refusal } from "../../../contracts/refusal.ts";
import { readNodeClasses, type NodeClasses } from "../../../core/workflow/node-class.ts";
import type { Host } from "../../../hosts/host.ts";

/** More questions than this take longer than the one for everything. */
const FEW = 60;

/** The classes of these names; undefined while the host does not answer. */
export async function readClasses(
  host: Pick<Host, "nodeClass" | "nodeClasses">,
  names: readonly string[],
): Promise<NodeClasses | undefined> {
  if (names.length > FEW) {
    const all = await host.nodeClasses();
    return all && readNodeClasses(all);
  }
  const found = await Promise.all(names.map(async (name) => [name, await host.nodeClass(name)] as const));
  if (found.some(([, described]) => described === undefined)) return undefined;
  return readNodeClasses(Object.fromEntries(found.filter(([, described]) => described !== null)));
}

/** The host of the settings; refused when they name none. */
export function requireHost(host: Host | null): Host {
  if (host) return host;
  throw new Refusal("host-silent", "no workflow host is set: give its address in the settings");
}

/** Milliseconds that are waited for why it said nothing. */
const PATIENCE = 2_000;

/** A host that said nothing, or that let nobody in, and what to do about it. */
export async function hostSilent(host: Pick<Host, "url" | "down">, why: string | null = null): Promise<Refusal> {
  const because = why ? ` (${why})` : "";
  const silent = `the host at ${host.url} does not answer${because}: start it, then try again`;
  return new Refusal("host-silent", (await host.down(PATIENCE)) ?? silent);
}
