// The path guard: the only place where text from outside becomes a folder that the studio touches. Everything else in `disk/`
// takes only what this file hands out. Roots come as a value: those of the config and those named for this run.
import { access, constants, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { Refusal } from "../contracts/refusal.ts";
import { isCode } from "../machine/files.ts";
import { isPrivate } from "../machine/private-folders.ts";

/** What the system says of a path that is not there, or cannot be. */
const NOT_THERE = ["ENOENT", "ENOTDIR", "ENAMETOOLONG"];

declare const inside: unique symbol;
declare const episode: unique symbol;

/** A real path, links resolved, that lies inside a configured root. */
export type InsideRoot = string & { readonly [inside]: true };
/** The real path of an episode's folder: one folder has one spelling, in locks, events and replies. */
export type EpisodeFolder = InsideRoot & { readonly [episode]: true };

/** The episode's folder that a request names as `ep`. Checked in this order: text, absolute, inside a root, there at all. */
export async function requireEpisode(roots: readonly string[], ep: unknown): Promise<EpisodeFolder> {
  return (await requireFolder(roots, ep, "ep")) as EpisodeFolder;
}

/** A folder inside a root that a request names in `field`. */
export async function requireFolder(roots: readonly string[], value: unknown, field: string): Promise<InsideRoot> {
  const path = requireAbsolute(value, field);
  const real = await nearestReal(path);
  if (real ? !isInsideAny(await realRoots(roots), real.path) : !isInsideAny(roots, path)) {
    throw new Refusal(
      "outside-roots",
      `${path} is outside the project folders: add its folder to the roots in the settings, or start with --root`,
    );
  }
  if (real && !(real.exists && (await isFolder(real.path)))) {
    throw new Refusal("unknown", `there is no folder ${path}`);
  }
  if (!real || !(await canRead(real.path))) throw unreadable(path);
  return real.path as InsideRoot;
}

/** 403, as for a folder outside the roots: docs/http.md "Errors". */
export function unreadable(path: string): Refusal {
  return new Refusal("outside-roots", `${path} cannot be read: check its permissions`);
}

/** Absolute and normalised, with nothing in it that a file system would read in another way. */
export function requireAbsolute(value: unknown, field: string): string {
  if (typeof value !== "string" || value === "") {
    throw new Refusal("bad-input", `${field} is missing: send the absolute path of a folder`);
  }
  if (value.includes("\0")) throw new Refusal("bad-input", `${field} holds a NUL character`);
  if (!isAbsolute(value)) throw new Refusal("bad-input", `${field} must be an absolute path, not ${value}`);
  return resolve(value);
}

/** The roots that are there now, links resolved. An unplugged disk is left out; its root stays in the config. */
export async function realRoots(roots: readonly string[]): Promise<InsideRoot[]> {
  const found = await Promise.all(roots.map((root) => realpath(root).catch(() => undefined)));
  return [...new Set(found.filter((path) => path !== undefined))] as InsideRoot[];
}

/** A real path as an inside one, or undefined when it lies outside every root or is private. `roots` are real ones. */
export function asInside(roots: readonly InsideRoot[], path: string): InsideRoot | undefined {
  return isInsideAny(roots, path) ? (path as InsideRoot) : undefined;
}

function isInsideAny(roots: readonly string[], path: string): boolean {
  return roots.some((root) => isInside(root, path)) && !isPrivate(path, roots);
}

/** Whether a path is a folder itself or anything below it. Both absolute and resolved. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/**
 * The real path of one of the studio's own inside an episode (`renders/sh010`, `_history`), there or not yet. The names are ours, but
 * a link may stand in their way: one that leads out of the episode is refused, to read and to write.
 */
export async function requireOwnPath(ep: EpisodeFolder, ...names: readonly string[]): Promise<InsideRoot> {
  const path = join(ep, ...names);
  const real = await nearestReal(path);
  if (real && asInside([ep], real.path)) return real.path as InsideRoot;
  throw new Refusal(
    "outside-roots",
    `${names.join("/")} of ${ep} is a link that leads out of the episode: put a real folder there`,
  );
}

/**
 * Where a path really is. Of one that is not there, the nearest folder that is, with the missing names behind it, so that a
 * missing file is judged by its place too. Undefined when the way cannot be walked (no permission, links in a circle).
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

/** A file relative to the episode, as replies and `path` parameters spell it: forward slashes, `../` above it. */
export function relativeTo(ep: EpisodeFolder, path: InsideRoot): string {
  return relative(ep, path).split(sep).join("/");
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

async function canRead(path: string): Promise<boolean> {
  return access(path, constants.R_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}
