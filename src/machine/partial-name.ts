// What a file is called while it is written, and how it gets its own name (docs/format.md "Episode folder"). A partial file is never read.
import { randomBytes } from "node:crypto";
import { rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";

/** Characters of a file's name that its partial file keeps: with all the rest it stays below what a disk takes. */
const NAME_LENGTH = 40;
const RENAME_TRIES = 6;
/** What Windows answers while a scanner or a viewer holds the file. */
const BUSY = new Set(["EPERM", "EBUSY", "EACCES"]);

/** Stands in the name of every partial file of this process, its threads included. */
export const writerId = writerOfProcess();
const listeners = new Set<(folder: string) => Promise<void>>();

/** Has `listener` called, and waited for, before a partial file gets its name in a folder. Returns how to end that. */
export function beforePartial(listener: (folder: string) => Promise<void>): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A name beside `path` that nobody reads, for what is to be moved to `path` when it is whole. */
export async function partialName(path: string): Promise<string> {
  await Promise.all([...listeners].map((listener) => listener(dirname(path))));
  return join(
    dirname(path),
    `.${basename(path).slice(0, NAME_LENGTH)}.${writerId}${randomBytes(4).toString("hex")}.part`,
  );
}

/** Waits out a busy file; makes nothing durable. */
export async function renameOver(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (attempt === RENAME_TRIES || !isBusy(error) || process.platform !== "win32") throw error;
      await sleep(20 * attempt);
    }
  }
}

function writerOfProcess(): string {
  const key = "episode-studio writer";
  const known = getEnvironmentData(key);
  if (!isMainThread && typeof known === "string") return known;
  const own = randomBytes(6).toString("hex");
  setEnvironmentData(key, own);
  return own;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && BUSY.has((error as NodeJS.ErrnoException).code ?? "");
}
