// Proves the folders that requests name: the only place where text from outside becomes a folder that the studio touches.
import { access, constants } from "node:fs/promises";
import { isAbsolute, join, resolve } from "node:path";
import { Refusal } from "../contracts/refusal.ts";
import { folderNames } from "../machine/files.ts";
import { isFolder, nearestReal } from "../machine/paths.ts";
import { asInside, isInsideAny, realRoots, type EpisodeFolder, type InsideRoot } from "./roots.ts";

/** The episode's folder that a request names as `ep`. Checked in this order: text, absolute, inside a root, there at all. */
export async function requireEpisode(roots: readonly string[], ep: unknown): Promise<EpisodeFolder> {
  return (await requireFolder(roots, ep, "ep")) as EpisodeFolder;
}

/** The folders in a show's folder that may be episodes, by name. Links, and what begins with a dot or an underscore, are none. */
export async function showFolders(show: InsideRoot): Promise<EpisodeFolder[]> {
  const names = (await folderNames(show)).filter((name) => !/^[._]/.test(name)).toSorted();
  const found = names.map((name) => asInside([show], join(show, name)));
  return found.filter((folder) => folder !== undefined) as EpisodeFolder[];
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

async function canRead(path: string): Promise<boolean> {
  return access(path, constants.R_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}
