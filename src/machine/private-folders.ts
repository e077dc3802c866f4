// The folders that this process keeps to itself: keys, secrets and journals lie in them, so no path that came from outside may lead into
// one, whatever roots, links or further names say. Known to the whole process, because every way to a file has to ask.
import type { Stats } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, relative, isAbsolute, sep } from "node:path";

export interface PrivateFolders {
  /** The user folder: closed to every root at or above it. A folder in it can still be a root of its own. */
  readonly user: string;
  /** The studio's own folder there, which nothing opens. */
  readonly own: string;
}

const registered = new Set<PrivateFolders>();

/** Both are real paths. Returns how to let go of them. */
export function registerPrivateFolders(folders: PrivateFolders): () => Promise<void> {
  registered.add(folders);
  return async () => void registered.delete(folders);
}

/** Whether a real path is closed to whoever came by one of these folders: roots, or an episode. */
export function isPrivate(path: string, by: readonly string[]): boolean {
  return [...registered].some(({ user, own }) => {
    if (!lies(user, path)) return false;
    return lies(own, path) || !by.some((folder) => lies(user, folder) && !lies(folder, user) && lies(folder, path));
  });
}

/** Whether a file that was met elsewhere is, by its number, one that is kept private: a hard link is no other file. */
export async function isPrivateFile(facts: Pick<Stats, "dev" | "ino" | "nlink">): Promise<boolean> {
  if (facts.nlink < 2) return false;
  for (const { own } of registered) {
    for (const name of await readdir(own).catch(() => [])) {
      const mine = await stat(join(own, name)).catch(() => undefined);
      if (mine?.ino === facts.ino && mine.dev === facts.dev) return true;
    }
  }
  return false;
}

/** One spelling of a path for all that a disk may take for it: without capitals, and with accents in one form. */
export function foldPath(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

/** The same whatever the disk thinks of capitals: a folder that only differs by them is closed too. */
function lies(folder: string, path: string): boolean {
  const way = relative(foldPath(folder), foldPath(path));
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
