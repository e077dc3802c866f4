// The client of a server that a command opens for itself, where no service owns the user folder.
import { agentNamed } from "../../http/agents/asker.ts";
import { callInProcess } from "../../http/owner/call-in-process.ts";
import { studioRoutes } from "../../http/studio-routes.ts";
import { createServer, type StudioServer } from "../../main.ts";
import { requireEpisodeContext } from "../../studio/shared/episode/episode-context.ts";
import type { CommonFlags } from "../args.ts";
import type { Client } from "./client.ts";
import { readCommandEnvironment } from "./command-environment.ts";

/** `lost` is aborted when another process takes over the user folder. */
export async function withOwnServer<T>(
  flags: CommonFlags,
  root: string,
  work: (client: Client, lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const { environment, log } = readCommandEnvironment(flags);
  const stop = new AbortController();
  const lost = () => stop.abort(new Error("another process has taken over the user folder: use that one"));
  const server = await createServer({ environment, log, runRoots: [root], lost });
  try {
    return await work(localClient(server, environment.agent), stop.signal);
  } finally {
    await server.close();
  }
}

function localClient(server: Pick<StudioServer, "ports" | "subscribe">, agent: string | null): Client {
  const { ports } = server;
  const openEpisode = (ep: unknown) => requireEpisodeContext(ports, ep);
  const table = { bindings: studioRoutes(ports), openEpisode };
  const call = agent === null ? callInProcess(table) : callInProcess(table, agentNamed(agent, "cli"));
  return { call, subscribe: (listener) => server.subscribe(listener), ended: (id) => ports.queue.ended(id) };
}
