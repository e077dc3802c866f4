// The file that a request means by a candidate's number, or by none: the picture or sound of that candidate, else the live one.
import { basename } from "node:path";
import { Refusal } from "../../../contracts/refusal.ts";
import { isUsableRef, mediaFileOf } from "../../../core/refs/ref-take.ts";
import type { Reference } from "../../../core/refs/reference.ts";
import { requireFile } from "../../../disk/relative-path.ts";
import { requireOwnPath, type InsideRoot } from "../../../disk/roots.ts";
import { requireRefTake, type EpisodeReferences } from "./episode-references.ts";

export interface Media {
  readonly path: InsideRoot;
  /** As a refusal calls it. */
  readonly name: string;
}

/** `view`: of the candidate. */
export async function requireMedia(
  { ep, reach }: Pick<EpisodeReferences, "ep" | "reach">,
  { id, path }: Reference,
  { view, take }: { readonly view: string | null; readonly take: number | null },
): Promise<Media> {
  if (take === null) {
    if (path === null) throw new Refusal("unknown", `${id} has no live file: choose a candidate`);
    return { path: await requireFile(reach, path, "own and opened"), name: basename(path) };
  }
  const found = await requireRefTake(ep, { ref: id, view, take });
  const file = isUsableRef(found) ? mediaFileOf(found) : undefined;
  if (file === undefined) throw new Refusal("conflict", `${id} take ${take} is not finished: choose another one`);
  return { path: await requireOwnPath(ep, ...found.folder.split("/"), file), name: file };
}
