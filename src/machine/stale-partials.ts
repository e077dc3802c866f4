// Finds and removes the partial files that a killed process left. A process lists each folder before its first partial file there, in a file
// of its own below the user folder; the next start reads the lists of processes that are gone.
import { appendFile, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { systemClock } from "./clock.ts";
import { beforePartial, writerId } from "./partial-name.ts";
import { lifeOf, markProcess, readMark } from "./process/process-mark.ts";

const LISTS = "writers";
/** Milliseconds after which the list of a process on another machine is taken for a dead one's. */
const FORGOTTEN = 24 * 3_600_000;

/** From now on the folders of partial files are listed in `folder`, the studio's own. Returns how to end that, with nothing left to remove. */
export function trackPartials(folder: string): () => Promise<void> {
  const path = join(folder, LISTS, writerId);
  const recorded = new Map<string, Promise<void>>();
  const end = beforePartial((written) => {
    const known = recorded.get(written);
    if (known) return known;
    // Once a folder. What cannot be recorded is written all the same.
    const recording = append(path, written, recorded.size === 0).catch(() => undefined);
    recorded.set(written, recording);
    return recording;
  });
  return async () => {
    end();
    await rm(path, { force: true });
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
