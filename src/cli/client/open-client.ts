// Opens the client of one command and closes it whatever happens; Ctrl+C cancels what the command queued and leaves nothing half done.
// The service that owns the user folder is asked where one runs; else the command opens a server of its own.
import { hostname } from "node:os";
import type { CallRoute } from "../../contracts/route.ts";
import { connectToOwner } from "../../http/owner/connect-to-owner.ts";
import { trackPartials } from "../../machine/stale-partials.ts";
import type { Owner } from "../../machine/process/owner.ts";
import { requireEpisodeContext } from "../../studio/shared/episode/episode-context.ts";
import { studioFolder } from "../../wiring/claim-folder.ts";
import { openReadingPorts } from "../../wiring/open-reading.ts";
import type { CommonFlags } from "../args.ts";
import { remoteClient, type Client, type Clients, type EpisodeClient } from "./client.ts";
import { readCommandEnvironment, rootOf } from "./command-environment.ts";
import { findOwner, OWNER_PATIENCE, requireReachable } from "./find-owner.ts";

export const clients: Clients = { withClient, withEpisode, withFolder };

async function withClient<T>(
  flags: CommonFlags,
  root: string,
  work: (client: Client, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { environment } = readCommandEnvironment(flags);
  const owner = await findOwner(environment, OWNER_PATIENCE);
  if (owner) return withOwner(owner, { root, agent: environment.agent }, work);
  const { withOwnServer } = await import("./own-server.ts");
  return withOwnServer(flags, root, (client, lost) =>
    untilStopped((signal) => work(client, AbortSignal.any([signal, lost]))),
  );
}

async function withEpisode<T>(
  flags: CommonFlags,
  folder: string,
  work: (client: EpisodeClient, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const root = await rootOf(folder);
  const reading = await openReadingPorts({ ...readCommandEnvironment(flags), runRoots: [root] });
  const episode = await requireEpisodeContext(reading, folder);
  const [ep, registry] = [episode.folder, await episode.registry()];
  return withClient(flags, root, (client, signal) => work({ ...client, ep, registry }, signal));
}

async function withFolder<T extends object>(
  flags: CommonFlags,
  parent: string,
  work: (call: CallRoute) => Promise<T>,
): Promise<T> {
  const done = await withOwnerClient(flags, parent, ({ call }) => work(call));
  if (done !== undefined) return done;
  const { environment, log } = readCommandEnvironment(flags);
  const endList = trackPartials(studioFolder(environment));
  try {
    const { callAlone } = await import("./call-alone.ts");
    return await work(callAlone(await openReadingPorts({ environment, log, runRoots: [parent] })));
  } finally {
    await endList();
  }
}

/** The client of the service that owns the user folder; undefined when none runs there. */
async function withOwnerClient<T>(
  flags: CommonFlags,
  root: string,
  work: (client: Client) => Promise<T>,
): Promise<T | undefined> {
  const { environment } = readCommandEnvironment(flags);
  const owner = await findOwner(environment, 0);
  if (!owner?.url || owner.host !== hostname()) return undefined;
  return withOwner(owner, { root, agent: environment.agent }, work);
}

async function withOwner<T>(
  owner: Owner,
  { root, agent }: { readonly root: string; readonly agent: string | null },
  work: (client: Client, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { url, secret } = requireReachable(owner);
  const connection = await connectToOwner({ url, secret }, root);
  try {
    const client = remoteClient(agent === null ? connection : { ...connection, call: connection.callAs(agent) });
    return await untilStopped((signal) => work(client, AbortSignal.any([signal, connection.gone])));
  } finally {
    connection.close();
  }
}

async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const interrupt = () => stop.abort(new Error("stopped: what was finished is kept, the rest can be made again"));
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  try {
    return await work(stop.signal);
  } finally {
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
  }
}
