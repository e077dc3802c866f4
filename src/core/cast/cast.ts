// A character, prop or place of the shelf as a value: what of the config goes with it, which version it is, and what taking it changes
// in another config. docs/format.md "The shelf".
import type { CastFile, CastKind, CastPicture, CastSlot } from "../../contracts/files/cast.ts";
import { contentHash } from "../lib/hash.ts";
import { isRecord, isSameValue } from "../lib/json-values.ts";
import { safeName } from "../lib/names.ts";

/** Keys that hold paths of one show. */
const PATH_KEYS = ["sheet", "plate", "voice_sample"];

type Block = Readonly<Record<string, unknown>>;

/** The block of a config without its paths. */
export function castBlock(block: Block): Record<string, unknown> {
  return Object.fromEntries(Object.entries(block).filter(([key]) => !PATH_KEYS.includes(key)));
}

/** Which version it is: the same text and files are the same version, whenever and wherever they were put. */
export function castVersion({ kind, block, live_from, files }: CastFile): string {
  const hashes = Object.fromEntries(files.map(({ slot, sha1 }) => [slot, sha1]));
  return contentHash({ kind, block, live_from, hashes });
}

/** `picture-1a2b3c4d.png`: another file is another name, so a version is whole at any moment. */
export function castFileName(slot: CastSlot, sha1: string, ending: string): string {
  return `${slot}-${sha1.slice(0, 8)}${ending.toLowerCase()}`;
}

/** The folder that a reference gets where nobody names one; undefined where its id has no letter that a folder can begin with. */
export function castIdOf(subject: string): string | undefined {
  return /[A-Za-z0-9][A-Za-z0-9_.-]*/.exec(safeName(subject))?.[0].slice(0, 80);
}

/** Id of the reference that shows it, under an id of a config. */
export function castRef(kind: CastKind, id: string): string {
  return `${kind === "location" ? "location" : "subject"}:${id}`;
}

export interface ConfigEdit {
  readonly path: readonly string[];
  readonly value: unknown;
}

/**
 * What a config says otherwise than the shelf. Paths that it names stay; missing ones are added where there is a file for them. A sentence
 * where something else has the id.
 */
export function castEdits(config: unknown, cast: CastFile, id: string): readonly ConfigEdit[] | string {
  const group = cast.kind === "location" ? "locations" : "subjects";
  const there = fieldOf(fieldOf(config, group), id);
  const paths = castPaths(cast, id);
  if (there === undefined || there === null) return [{ path: [group, id], value: { ...cast.block, ...paths } }];
  if (!isRecord(there)) return `${group}.${id} of the series config is no block: mend it first`;
  const written = typeof there["kind"] === "string" ? there["kind"] : "character";
  const kind = group === "locations" ? "location" : written.toLowerCase();
  if (kind !== cast.kind) {
    return `the series config has ${id} as a ${kind}, and the shelf as a ${cast.kind}: take it under another id`;
  }
  const changed = Object.entries(cast.block).filter(([key, value]) => !isSameValue(fieldOf(there, key), value));
  const missing = Object.entries(paths).filter(([key]) => (fieldOf(there, key) ?? "") === "");
  return [...changed, ...missing].map(([key, value]) => ({ path: [group, id, key], value }));
}

/** Where its files go in a show that names no paths, relative to the config. */
function castPaths({ kind, files }: CastFile, id: string): Record<string, string> {
  const name = safeName(id);
  const picture = files.find(({ slot }) => slot === "picture") ?? files.find(({ slot }) => slot !== "voice");
  const ending = picture ? endingOf(picture) : "";
  const live = kind === "location" ? ["plate", `refs/${name}/${name}`] : ["sheet", `refs/${name}/${name}_sheet`];
  const [key = "", stem = ""] = live;
  return {
    ...(picture && { [key]: `${stem}${ending}` }),
    ...(files.some(({ slot }) => slot === "voice") && { voice_sample: `refs/voices/${name}.wav` }),
  };
}

export function endingOf({ name }: Pick<CastPicture, "name">): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot).toLowerCase() : "";
}

export function isView(slot: CastSlot): boolean {
  return slot !== "picture" && slot !== "voice";
}

function fieldOf(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
