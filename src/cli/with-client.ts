// Opens a desk for one command and closes it whatever happens; Ctrl+C cancels what the command queued and leaves nothing half done.
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "../contracts/refusal.ts";
import type { Environment } from "../environment.ts";
import { connectToOwner } from "../http/owner/connect-to-owner.ts";
import { systemClock } from "../machine/clock.ts";
import { readOwner, type Owner } from "../machine/process/owner.ts";
import { withoutLinks } from "../disk/roots.ts";
import { createServer, studioFolder } from "../main.ts";
import { readCommandEnvironment, type CommonFlags } from "./args.ts";
import { remoteClient, localClient, type Client } from "./client.ts";

/** Milliseconds that an owner is given to say where it answers: a service that is just starting does so at once. */
const PATIENCE = 3_000;
const PAUSE = 50;

/** `root`: what lies in it may be named and read. `signal` is aborted by Ctrl+C, and when the work cannot go on. */
export async function withClient<T>(
  flags: CommonFlags,
  root: string,
  work: (client: Client, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { environment } = readCommandEnvironment(flags);
  const owner = await findOwner(environment, PATIENCE);
  if (owner) return withOwner(owner, root, work);
  return withOwnServer(flags, root, work);
}

/** The desk of the service that owns the user folder; undefined when none runs there. */
export async function withOwnerClient<T>(
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
