// What lies at a path: whether it is there, what kind it is, and where it really is. Opens nothing.
import { access, constants, realpath, stat, statfs } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** What the system says of a path that is not there, or cannot be. */
const NOT_THERE = ["ENOENT", "ENOTDIR", "ENAMETOOLONG"];

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}

export async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}

export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
}

export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );
}

/**
 * Where a path really is. Of one that is not there: the nearest folder that is, with the missing names behind it, so that a
 * missing file is judged by its location too. Undefined when the path cannot be walked (no permission, links in a circle).
 */
export async function nearestReal(path: string): Promise<{ path: string; exists: boolean } | undefined> {
  const missing: string[] = [];
  for (let at = path; ; at = dirname(at)) {
    try {
      return { path: join(await realpath(at), ...missing), exists: missing.length === 0 };
    } catch (error) {
      const goesOn = NOT_THERE.some((code) => isCode(error, code));
      if (!goesOn || dirname(at) === at) return undefined;
      missing.unshift(basename(at));
    }
  }
}

/** A path that somebody typed, or the environment names, without its links: files are read and written by real paths alone. */
export async function withoutLinks(path: string): Promise<string> {
  return (await nearestReal(path))?.path ?? path;
}

/** Bytes that this process can still write below a folder that is there; endless where the system does not say. */
export async function freeBytes(folder: string): Promise<number> {
  const facts = await statfs(folder).catch(() => undefined);
  return facts ? facts.bavail * facts.bsize : Infinity;
}
