// One owner per user folder: a private file there says which process works in it and how to reach it.
// An owner that died is followed at once. Knows no HTTP: how a command line talks to a living owner is its own affair.
import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, stat, utimes } from "node:fs/promises";
import { hostname, uptime } from "node:os";
import { join } from "node:path";
import lockfile from "proper-lockfile";
import type { Clock } from "../clock.ts";
import { writeAtomic } from "../write-file.ts";
import { makeFolder, readIfThere, removeFile } from "../files.ts";
import { birthOf, isRunning } from "./process-mark.ts";

const FILE = "owner.json";
/** Milliseconds between two signs of life, and how old the last one may be. Only an owner on another machine is judged by them. */
const BEAT = 10_000;
const SILENT = 45_000;
/** The lock is held for a few writes only; one that is older was left by a kill. */
const LOCK = { stale: 10_000, retries: { retries: 240, minTimeout: 50, maxTimeout: 50, factor: 1 } };

export interface Owner {
  readonly pid: number;
  readonly host: string;
  /** Where it answers; null before it listens, and for a command that never does. */
  readonly url: string | null;
  /** Proves to the owner that who asks may read this folder. */
  readonly secret: string;
  /** ISO 8601. */
  readonly started: string;
  /** The process's birth as the system counts it, so that a pid used again is not taken for the owner; null where the system does not say. */
  readonly birth: string | null;
}

export interface Claim {
  readonly owner: Owner;
  /** Aborted when somebody else has become the owner: stop writing. */
  readonly lost: AbortSignal;
  /** Tells where the owner answers. */
  announce(url: string): Promise<void>;
  /** Gives the folder back. */
  release(): Promise<void>;
}

export interface ClaimOptions {
  readonly clock: Clock;
  readonly url?: string;
  /** Milliseconds between two signs of life. */
  readonly beat?: number;
}

/** Makes this process the owner, unless one lives: then that one is `holder`. */
export async function claimOwner(
  folder: string,
  options: ClaimOptions,
): Promise<{ claim: Claim; holder: undefined } | { claim: undefined; holder: Owner }> {
  await makeFolder(folder);
  await access(folder, constants.W_OK);
  return alone(folder, async () => {
    const holder = await readOwner(folder, options.clock);
    if (holder) return { claim: undefined, holder };
    const owner: Owner = {
      pid: process.pid,
      host: hostname(),
      url: options.url ?? null,
      secret: randomBytes(32).toString("hex"),
      started: options.clock.now().toISOString(),
      birth: (await birthOf(process.pid)) ?? null,
    };
    await writeOwner(folder, owner);
    return { claim: openClaim(folder, owner, options), holder: undefined };
  });
}

/** The folder's living owner, or undefined: nobody, a dead one, or a file that says nothing. */
export async function readOwner(folder: string, clock: Clock): Promise<Owner | undefined> {
  const owner = await ownerIn(folder);
  return owner && (await isAlive(folder, owner, clock)) ? owner : undefined;
}

function openClaim(folder: string, first: Owner, options: ClaimOptions): Claim {
  const lost = new AbortController();
  let owner = first;
  const beat = setInterval(() => void sendHeartbeat().catch(() => undefined), options.beat ?? BEAT);
  beat.unref();
  let isReleased = false;
  async function restore() {
    if (!isReleased && !(await ownerIn(folder))) await writeOwner(folder, owner);
  }
  async function sendHeartbeat() {
    const holder = await ownerIn(folder);
    if (holder?.secret === owner.secret) return utimes(join(folder, FILE), options.clock.now(), options.clock.now());
    if (!holder) return alone(folder, restore);
    clearInterval(beat);
    lost.abort(new Error("another process has taken over the user folder"));
  }
  return {
    get owner() {
      return owner;
    },
    lost: lost.signal,
    announce: (url) =>
      alone(folder, async () => {
        if (!(await isOurs(folder, owner))) return;
        owner = { ...owner, url };
        await writeOwner(folder, owner);
      }),
    release: async () => {
      isReleased = true;
      clearInterval(beat);
      await alone(folder, async () => {
        if (await isOurs(folder, owner)) await removeFile(join(folder, FILE));
      });
    },
  };
}

async function ownerIn(folder: string): Promise<Owner | undefined> {
  return parseOwner(await readIfThere(join(folder, FILE)));
}

async function isOurs(folder: string, owner: Owner): Promise<boolean> {
  return (await ownerIn(folder))?.secret === owner.secret;
}

async function writeOwner(folder: string, owner: Owner): Promise<void> {
  await writeAtomic(join(folder, FILE), `${JSON.stringify(owner, null, 2)}\n`, 0o600);
}

/** Two claimers follow each other, so that exactly one finds the folder free. */
async function alone<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lockfilePath = join(folder, `${FILE}.lock`);
  const release = await lockfile.lock(folder, { ...LOCK, lockfilePath, onCompromised: () => undefined });
  try {
    return await work();
  } finally {
    await release().catch(() => undefined);
  }
}

async function isAlive(folder: string, owner: Owner, clock: Clock): Promise<boolean> {
  if (owner.host !== hostname()) return clock.now().getTime() - (await lastHeartbeat(folder)) < SILENT;
  if (!isRunning(owner.pid)) return false;
  const birth = await birthOf(owner.pid);
  if (birth !== undefined && owner.birth !== null) return birth === owner.birth;
  return Date.parse(owner.started) > clock.now().getTime() - uptime() * 1000; // a pid from before the machine started is another's
}

async function lastHeartbeat(folder: string): Promise<number> {
  return stat(join(folder, FILE)).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}

function parseOwner(text: string | undefined): Owner | undefined {
  try {
    const value = JSON.parse(text ?? "") as Partial<Owner> | null;
    const { pid, host, secret, started, url, birth } = value ?? {};
    if (!Number.isInteger(pid) || Number(pid) < 1 || typeof host !== "string" || typeof secret !== "string")
      return undefined;
    return { pid: Number(pid), host, secret, started: String(started), url: url ?? null, birth: birth ?? null };
  } catch {
    return undefined;
  }
}
