// A sibling's series config for a new episode: the same in every meaning. The recording follows the episode's name, and the
// paths of a config in the folder above become relative to the copy.
import { isAbsolute, join } from "node:path/posix";
import type { LocatedFields } from "../series/located-json.ts";
import { setConfigValue } from "../series/edit-config.ts";

export interface ConfigCopy {
  /** Folder name of the episode that is copied from, which its recording is named after; null for a show's own config. */
  readonly from: string | null;
  /** Folder name of the new episode. */
  readonly to: string;
  /** The config is in the show's folder; the copy goes into the episode's. */
  readonly wasAbove: boolean;
}

interface PathValue {
  readonly at: readonly string[];
  readonly path: string;
}

export function copyConfig(text: string, root: LocatedFields, { from, to, wasAbove }: ConfigCopy): string {
  const relocated = (path: string) => (wasAbove ? fromBelow(path) : path);
  const track = findPaths(root, ["audio"], "track").map(({ at, path }) => ({
    at,
    path: from === null ? path : follow(path, from, to),
  }));
  const pictures = [
    ...entriesOf(root, "subjects").flatMap((at) => [
      ...findPaths(root, at, "sheet"),
      ...findPaths(root, at, "voice_sample"),
    ]),
    ...entriesOf(root, "locations").flatMap((at) => findPaths(root, at, "plate")),
  ];
  const values = [...track, ...(wasAbove ? pictures : [])];
  return values.reduce((config, { at, path }) => setConfigValue(config, at, relocated(path)), text);
}

/** The folder that the config's pictures lie in, seen from the folder of the config. */
export function picturesFolder(root: LocatedFields): "refs" | "../refs" {
  const paths = [
    ...entriesOf(root, "subjects").flatMap((at) => findPaths(root, at, "sheet")),
    ...entriesOf(root, "locations").flatMap((at) => findPaths(root, at, "plate")),
  ];
  return paths.some(({ path }) => slashed(path).startsWith("../refs/")) ? "../refs" : "refs";
}

function entriesOf(root: LocatedFields, block: string): string[][] {
  return [...(root.get(block)?.fields?.keys() ?? [])].map((id) => [block, id]);
}

function findPaths(root: LocatedFields, at: readonly string[], key: string): PathValue[] {
  const fields = at.reduce<LocatedFields | null>((inside, name) => inside?.get(name)?.fields ?? null, root);
  const scalar = fields?.get(key)?.scalar;
  return typeof scalar === "string" && scalar.trim() !== "" ? [{ at: [...at, key], path: scalar }] : [];
}

/** Replaces the old name where it is a word of its own: `ep01` of `audio/ep01_mix.wav`, and not of `ep010`. */
function follow(path: string, from: string, to: string): string {
  const escaped = from.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  return path.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "gu"), () => to);
}

function fromBelow(path: string): string {
  const plain = slashed(path);
  return isAbsolute(plain) || /^[A-Za-z]:/.test(plain) ? path : join("..", plain);
}

function slashed(path: string): string {
  return path.trim().replaceAll("\\", "/");
}
