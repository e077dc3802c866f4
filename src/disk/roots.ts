// Which paths lie inside a root. `disk/` takes only what this file and `require-folder` hand out (`InsideRoot`, `EpisodeFolder`). Roots come as
// a value: those of the config and those named for this run.
import { realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Refusal } from "../contracts/refusal.ts";
import { nearestReal } from "../machine/paths.ts";
import { isInside, isPrivate } from "../machine/proven-paths.ts";

declare const inside: unique symbol;
declare const episode: unique symbol;

/** A real path, links resolved, that lies inside a configured root. */
export type InsideRoot = string & { readonly [inside]: true };
/** The real path of an episode's folder: one folder has one spelling, in locks, events and replies. */
export type EpisodeFolder = InsideRoot & { readonly [episode]: true };

/** The roots that are there now, links resolved. An unplugged disk is left out; its root stays in the config. */
export async function realRoots(roots: readonly string[]): Promise<InsideRoot[]> {
  const found = await Promise.all(roots.map((root) => realpath(root).catch(() => undefined)));
  return [...new Set(found.filter((path) => path !== undefined))] as InsideRoot[];
}

/** A real path as an inside one, or undefined when it lies outside every root or is private. `roots` are real ones. */
export function asInside(roots: readonly InsideRoot[], path: string): InsideRoot | undefined {
  return isInsideAny(roots, path) ? (path as InsideRoot) : undefined;
}

/** Whether a real path lies inside a root and is not private. */
export function isInsideAny(roots: readonly string[], path: string): boolean {
  return roots.some((root) => isInside(root, path)) && !isPrivate(path, roots);
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

/** A file relative to the episode, as replies and `path` parameters spell it: forward slashes, `../` above it. */
export function relativeTo(ep: EpisodeFolder, path: InsideRoot): string {
  return relative(ep, path).split(sep).join("/");
}
