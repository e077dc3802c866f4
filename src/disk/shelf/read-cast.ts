// What lies on a shelf: the record of each folder, and its files, which are only handed out when they are what the record says.
import { CAST_SLOTS, CastFile, type CastPicture, type CastSlot } from "../../contracts/files/cast.ts";
import { Refusal } from "../../contracts/refusal.ts";
import { sha1 } from "../../core/lib/hash.ts";
import { folderNames } from "../../machine/files.ts";
import { isCode } from "../../machine/paths.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { readChecked } from "../reading/json-file.ts";
import { mapPool } from "../reading/pool.ts";
import { RECORD_LIMIT } from "../reading/text.ts";
import { requireOnShelf, type ShelfFolder } from "./find-shelf.ts";

const MB = 1024 * 1024;
/** Bytes of one picture or voice. */
export const CAST_FILE_LIMIT = 64 * MB;
export const RECORD_NAME = "cast.json";

export type CastRead =
  | { readonly is: "there"; readonly id: string; readonly cast: CastFile }
  | { readonly is: "broken"; readonly id: string; readonly error: string }
  | { readonly is: "absent"; readonly id: string };

/** By name. Folders that begin with a dot or `_` are the studio's. */
export async function readShelf(folder: ShelfFolder): Promise<CastRead[]> {
  const names = (await folderNames(folder)).filter((name) => !/^[._]/.test(name)).toSorted();
  return mapPool(names, (name) => readCast(folder, name));
}

export async function readCast(folder: ShelfFolder, id: string): Promise<CastRead> {
  const read = await readChecked(await requireOnShelf(folder, id, RECORD_NAME), CastFile, undefined, RECORD_LIMIT);
  if (read.is === "absent") return { is: "absent", id };
  if (read.is === "broken") return { is: "broken", id, error: `${RECORD_NAME} cannot be read (${read.problem})` };
  const complaint = complaintOf(read.value, id);
  return complaint === undefined ? { is: "there", id, cast: read.value } : { is: "broken", id, error: complaint };
}

/** The record of a folder that somebody names. */
export async function requireCast(folder: ShelfFolder, id: string): Promise<CastFile> {
  const read = await readCast(folder, id);
  if (read.is === "there") return read.cast;
  if (read.is === "broken") throw new Refusal("tool-failed", `${id} on the shelf: ${read.error}: mend it`);
  const known = (await readShelf(folder)).map((each) => each.id);
  const others = known.length === 0 ? "the shelf is empty" : `it has ${known.slice(0, 12).join(", ")}`;
  throw new Refusal("unknown", `there is no ${id} on the shelf: ${others}`);
}

/** What a record must not say; undefined where it is good. */
export function complaintOf({ id, files }: CastFile, folder: string): string | undefined {
  if (id !== folder) return `${RECORD_NAME} is of ${id}, and lies in ${folder}`;
  const [slots, names] = [new Set(files.map(({ slot }) => slot)), new Set(files.map(({ name }) => name))];
  if (slots.size < files.length || names.size < files.length) return `${RECORD_NAME} names a picture twice`;
  return names.has(RECORD_NAME) ? `${RECORD_NAME} names itself as a picture` : undefined;
}

/** Bytes by slot. A file that is missing or another one refuses: somebody changed it by hand. */
export async function readCastFiles(
  folder: ShelfFolder,
  { id, files }: CastFile,
): Promise<ReadonlyMap<CastSlot, Uint8Array>> {
  const read = await mapPool(files, async (file) => [file.slot, await readCastFile(folder, id, file)] as const, 2);
  const bySlot = new Map(read);
  return new Map(CAST_SLOTS.flatMap((slot) => (bySlot.has(slot) ? [[slot, bySlot.get(slot)!] as const] : [])));
}

async function readCastFile(folder: ShelfFolder, id: string, { name, sha1: hash }: CastPicture): Promise<Uint8Array> {
  const path = await requireOnShelf(folder, id, name);
  const bytes = await readWhole(path, CAST_FILE_LIMIT).catch((error: unknown) => {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return undefined;
    throw error;
  });
  if (bytes && sha1(bytes) === hash) return bytes;
  const what = bytes ? "was changed by hand" : "is missing";
  throw new Refusal("tool-failed", `${name} of ${id} on the shelf ${what}: put ${id} there again`);
}
