// Opens the client of one command and closes it whatever happens; Ctrl+C cancels what the command queued and leaves nothing half done.
// The service that owns the user folder is asked where one runs; else the command opens a server of its own.
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "../contracts/refusal.ts";
import { openArchiveRoute } from "../contracts/routes/proof/archive.ts";
import { importRoute, newEpisodeRoute } from "../contracts/routes/new-episodes.ts";
import { EditCache } from "../core/compile/edit-cache.ts";
import { trackPartials } from "../machine/stale-partials.ts";
import { withoutLinks } from "../machine/paths.ts";
import type { Environment } from "../environment.ts";
import { bind } from "../http/binding.ts";
import type { CallRoute } from "../contracts/route.ts";
import { callInProcess } from "../http/owner/call-in-process.ts";
import { connectToOwner } from "../http/owner/connect-to-owner.ts";
import { studioRoutes } from "../http/studio-routes.ts";
import { systemClock } from "../machine/clock.ts";
import { KeyedLock } from "../machine/keyed-lock.ts";
import { readOwner, type Owner } from "../machine/process/owner.ts";
import { createServer, type StudioServer } from "../main.ts";
import { requireEpisodeContext } from "../studio/shared/episode/episode-context.ts";
import { openArchive } from "../studio/archive/open-archive.ts";
import { beginEpisode } from "../studio/new-episodes/begin-episode.ts";
import { importScripts } from "../studio/new-episodes/import-scripts.ts";
import { studioFolder } from "../wiring/claim-folder.ts";
import { openReadingPorts, type ReadingPorts } from "../wiring/open-reading.ts";
import { readCommandEnvironment, rootOf, type CommonFlags } from "./args.ts";
import { remoteClient, type Client, type Clients, type EpisodeClient } from "./client.ts";

/** Milliseconds that an owner is given to say where it answers: a service that is just starting does so at once. */
const PATIENCE = 3_000;
const PAUSE = 50;

export const clients: Clients = { withClient, withEpisode, withFolder };

async function withClient<T>(
  flags: CommonFlags,
  root: string,
  work: (client: Client, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { environment } = readCommandEnvironment(flags);
  const owner = await findOwner(environment, PATIENCE);
  if (owner) return withOwner(owner, root, work);
  return withOwnServer(flags, root, work);
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
    return await work(callAlone(await openReadingPorts({ environment, log, runRoots: [parent] })));
  } finally {
    await endList();
  }
}

function callAlone(reading: ReadingPorts): CallRoute {
  const ports = { ...reading, locks: new KeyedLock(), edits: new EditCache(), emit: () => undefined };
  const bindings = [
    bind(newEpisodeRoute, (body) => beginEpisode(ports, body)),
    bind(importRoute, (body) => importScripts(ports, body)),
    bind(openArchiveRoute, (body, context) => openArchive(ports, body, context)),
  ];
  return callInProcess({ bindings, openEpisode: (ep) => requireEpisodeContext(reading, ep) });
}

/** The client of the service that owns the user folder; undefined when none runs there. */
async function withOwnerClient<T>(
  flags: CommonFlags,
  root: string,
  work: (client: Client) => Promise<T>,
): Promise<T | undefined> {
  const owner = await findOwner(readCommandEnvironment(flags).environment, 0);
  return owner?.url && owner.host === hostname() ? withOwner(owner, root, work) : undefined;
}

async function findOwner({ userDir }: Environment, patience: number): Promise<Owner | undefined> {
  const folder = studioFolder({ userDir: await withoutLinks(userDir) });
  for (let left = patience; ; left -= PAUSE) {
    const owner = await readOwner(folder, systemClock);
    if (!owner || owner.url !== null || left <= 0) return owner;
    await sleep(PAUSE);
  }
}

async function withOwner<T>(
  owner: Owner,
  root: string,
  work: (client: Client, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { url, secret } = requireReachable(owner);
  const connection = await connectToOwner({ url, secret }, root);
  try {
    return await untilStopped((signal) => work(remoteClient(connection), AbortSignal.any([signal, connection.gone])));
  } finally {
    connection.close();
  }
}

/** The secret goes to a process of this machine only: the address of another one may be anybody's here. */
function requireReachable({ url, host, pid, secret }: Owner): { readonly url: string; readonly secret: string } {
  if (url !== null && host === hostname()) return { url, secret };
  const where = host === hostname() ? `as process ${pid}` : `on ${host}`;
  const advice = host === hostname() ? "wait until it has ended, or stop it" : "run the command there, or stop it";
  throw new Refusal("conflict", `the studio already runs ${where} and works in this user folder: ${advice}`);
}

async function withOwnServer<T>(
  flags: CommonFlags,
  root: string,
  work: (client: Client, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { environment, log } = readCommandEnvironment(flags);
  const stop = new AbortController();
  const lost = () => stop.abort(new Error("another process has taken over the user folder: use that one"));
  const server = await createServer({ environment, log, runRoots: [root], lost });
  try {
    return await untilStopped((signal) => work(localClient(server), AbortSignal.any([signal, stop.signal])));
  } finally {
    await server.close();
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

function localClient(server: Pick<StudioServer, "ports" | "subscribe">): Client {
  const { ports } = server;
  const openEpisode = (ep: unknown) => requireEpisodeContext(ports, ep);
  const call = callInProcess({ bindings: studioRoutes(ports), openEpisode });
  return { call, subscribe: (listener) => server.subscribe(listener), ended: (id) => ports.queue.ended(id) };
}
