// Partial files: what a file is called while it is written, and how those that a killed process left are found and removed. A process
// writes down each folder before its first partial file there, in a list of its own below the user folder; the next start reads the
// lists of processes that are gone. docs/format.md "Episode folder"; a partial file is never read.
import { randomBytes } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";
import { systemClock } from "./clock.ts";
import { lifeOf, markProcess, readMark } from "./process/process-mark.ts";

const LISTS = "writers";
/** Characters of a file's name that its partial file keeps: with all the rest it stays below what a disk takes. */
const NAME_LENGTH = 40;
/** Milliseconds after which the list of a process on another machine is taken for a dead one's. */
const FORGOTTEN = 24 * 3_600_000;

/** Stands in the name of every partial file of this process, its threads included. */
const writer = writerOfProcess();
const lists = new Set<FolderList>();

/** The folders that this process has written in, for the service that follows. */
interface FolderList {
  readonly path: string;
  readonly recorded: Map<string, Promise<void>>;
}

/** A name beside `path` that nobody reads, for what is to be moved to `path` when it is whole. */
export async function partialName(path: string): Promise<string> {
  await Promise.all([...lists].map((list) => recordFolder(list, dirname(path))));
  return join(
    dirname(path),
    `.${basename(path).slice(0, NAME_LENGTH)}.${writer}${randomBytes(4).toString("hex")}.part`,
  );
}

/** From now on the folders of partial files are written down in `folder`, the studio's own. Returns how to end that, with nothing left to remove. */
export function trackPartials(folder: string): () => Promise<void> {
  const list: FolderList = { path: join(folder, LISTS, writer), recorded: new Map() };
  lists.add(list);
  return async () => {
    lists.delete(list);
    await rm(list.path, { force: true });
  };
}

/** Removes the partial files of processes that worked in this user folder and are gone, wherever they wrote. */
export async function removeStalePartials(folder: string): Promise<void> {
  const names = await readdir(join(folder, LISTS)).catch(() => []);
  for (const name of names) {
    const path = join(folder, LISTS, name);
    const [mark, ...folders] = await readList(path);
    if (!/^[0-9a-f]{12}$/.test(name) || (await mayStillWrite(path, mark))) continue;
    for (const each of folders) if (typeof each === "string") await removePartialsIn(each, name);
    await rm(path, { force: true });
  }
}

/** Once a folder and list. What cannot be noted is written all the same. */
function recordFolder(list: FolderList, folder: string): Promise<void> {
  const known = list.recorded.get(folder);
  if (known) return known;
  const first = list.recorded.size === 0;
  const recording = append(list.path, folder, first).catch(() => undefined);
  list.recorded.set(folder, recording);
  return recording;
}

async function append(path: string, folder: string, isFirst: boolean): Promise<void> {
  if (isFirst) await mkdir(dirname(path), { recursive: true });
  await appendFile(path, `${JSON.stringify(await markProcess(systemClock))}\n${JSON.stringify(folder)}\n`);
}

async function readList(path: string): Promise<unknown[]> {
  const text = await readFile(path, "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    try {
      return [JSON.parse(line) as unknown];
    } catch {
      return []; // cut off by a kill: nothing was written there yet
    }
  });
}

async function mayStillWrite(path: string, mark: unknown): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  const written = facts?.mtimeMs ?? 0;
  const process = readMark(mark);
  const life = process ? await lifeOf(process, written, systemClock) : "gone";
  return life === "runs" || (life === "unknown" && systemClock.now().getTime() - written < FORGOTTEN);
}

async function removePartialsIn(folder: string, of: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => name.startsWith(".") && new RegExp(`\\.${of}[0-9a-f]{8}\\.part$`).test(name));
  for (const name of own) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
}

function writerOfProcess(): string {
  const key = "episode-studio writer";
  const known = getEnvironmentData(key);
  if (!isMainThread && typeof known === "string") return known;
  const own = randomBytes(6).toString("hex");
  setEnvironmentData(key, own);
  return own;
}
