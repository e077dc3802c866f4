// Where the shelf of an episode lies: in the outermost root that holds the episode, so that every show below it has the same one.
import { join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import { nearestReal } from "../../machine/paths.ts";
import { isInside } from "../../machine/proven-paths.ts";
import { asInside, realRoots, type EpisodeFolder, type InsideRoot } from "../roots.ts";

declare const shelf: unique symbol;

/** The real path of a shelf, there or not yet. */
export type ShelfFolder = InsideRoot & { readonly [shelf]: true };

const FOLDER = "_cast";

export async function requireShelf(roots: readonly string[], ep: EpisodeFolder): Promise<ShelfFolder> {
  const around = (await realRoots(roots)).filter((root) => isInside(root, ep));
  const [root] = around.toSorted((a, b) => a.length - b.length);
  const real = root && (await nearestReal(join(root, FOLDER)));
  if (root && real && asInside([root], real.path)) return real.path as ShelfFolder;
  throw new Refusal("outside-roots", `${FOLDER} is a link that leads out of its root: put a real folder there`);
}

/** The real path of something on the shelf, there or not yet. */
export async function requireOnShelf(folder: ShelfFolder, ...names: readonly string[]): Promise<InsideRoot> {
  const real = await nearestReal(join(folder, ...names));
  if (real && asInside([folder], real.path)) return real.path as InsideRoot;
  throw new Refusal("bad-input", `${names.join("/")} leads out of the shelf: name what the shelf lists`);
}
