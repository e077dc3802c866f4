// The folder that a new episode will lie in: `parent`, or the show's folder in it, which need not be there yet.
import { join } from "node:path";
import { Refusal } from "../../../contracts/refusal.ts";
import { folderNameComplaint } from "../../../core/new-episode/folder-name.ts";
import { exists } from "../../../machine/paths.ts";
import { requireFolder } from "../../../disk/require-folder.ts";
import { type InsideRoot } from "../../../disk/roots.ts";
import { readRoots } from "../episode/roots.ts";
import type { StudioPorts } from "../../ports.ts";

export interface EpisodeLocation {
  readonly roots: readonly string[];
  /** The folder that was asked for, links resolved. */
  readonly parent: InsideRoot;
  /** Where episodes lie: the same, or the show's folder. */
  readonly path: InsideRoot;
}

export async function requireLocation(
  ports: Pick<StudioPorts, "place">,
  asked: { readonly parent: string; readonly show?: string | undefined },
): Promise<EpisodeLocation> {
  const roots = await readRoots(ports);
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
