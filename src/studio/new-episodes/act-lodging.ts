// The folder that a new episode will lie in: `parent`, or the show's folder in it, which need not be there yet.
import { join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import { folderNameComplaint } from "../../core/new-episode/folder-name.ts";
import { requireFolder, type InsideRoot } from "../../disk/roots.ts";
import { exists } from "../../machine/files.ts";
import { readRoots } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";

export interface Lodging {
  readonly roots: readonly string[];
  /** The folder that was asked for, links resolved. */
  readonly parent: InsideRoot;
  /** Where episodes lie: the same, or the show's folder. */
  readonly path: InsideRoot;
}

export async function requireLodging(
  studio: Pick<Studio, "place">,
  asked: { readonly parent: string; readonly show?: string | undefined },
): Promise<Lodging> {
  const roots = await readRoots(studio);
  const parent = await requireFolder(roots, asked.parent, "parent");
  if (asked.show === undefined || asked.show === "") return { roots, parent, path: parent };
  requireFolderName("show", asked.show);
  const path = join(parent, asked.show);
  return {
    roots,
    parent,
    path: (await exists(path)) ? await requireFolder(roots, path, "show") : (path as InsideRoot),
  };
}

/** Refuses a name that no folder can have, or that a show keeps for itself. */
export function requireFolderName(field: string, name: string): void {
  const complaint = folderNameComplaint(name);
  if (complaint !== undefined) throw new Refusal("bad-input", `${field} ${complaint}`);
}
