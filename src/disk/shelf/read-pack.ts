// Reads a pack: nothing of it is handed out before all of it is what its `pack.json` says, and no name in it can lead anywhere.
import { CAST_SLOTS, CastFile, PackFile, type CastSlot } from "../../contracts/files/cast.ts";
import { check } from "../../contracts/check.ts";
import { sha1, sha256 } from "../../core/lib/hash.ts";
import { BadZip, withZip, type ZipEntry } from "../../machine/zip/read-zip.ts";
import { parseJson } from "../reading/parse-json.ts";
import { decodeUtf8 } from "../reading/text.ts";
import { CAST_FILE_LIMIT, complaintOf, RECORD_NAME } from "./read-cast.ts";
import type { NewCast } from "./write-cast.ts";
import { PACK_RECORD } from "./write-pack.ts";

/** Unpacked; what a pack may have is what the writer makes, and no more. */
export const PACK_LIMIT = 512 * 1024 * 1024;
const MOST_IDS = 200;
const BOUNDS = { entries: 1 + MOST_IDS * (CAST_SLOTS.length + 1), each: CAST_FILE_LIMIT, all: PACK_LIMIT };
const PATH = /^([A-Za-z0-9][A-Za-z0-9_.-]{0,79})\/([A-Za-z0-9][A-Za-z0-9_.-]{0,119})$/;

type Entries = ReadonlyMap<string, ZipEntry>;

/** Hands over one after the other, once everything was looked at. Throws BadZip about a pack that is damaged, or none. */
export async function readPack<T>(path: string, take: (cast: NewCast) => Promise<T>): Promise<T[]> {
  return withZip(path, BOUNDS, async (entries) => {
    const pack = await readRecord(entries.get(PACK_RECORD), PACK_RECORD, PackFile);
    const hashes = await verify(entries, pack);
    const casts: CastFile[] = [];
    for (const id of pack.ids) casts.push(await readCastRecord(entries, id, hashes));
    const listed = casts.flatMap(({ id, files }) =>
      [RECORD_NAME, ...files.map(({ name }) => name)].map((n) => `${id}/${n}`),
    );
    if (listed.length !== pack.files.length) throw new BadZip("it holds files that no cast.json in it names");
    const taken: T[] = [];
    for (const cast of casts) taken.push(await take({ cast, files: await readFiles(entries, cast) }));
    return taken;
  });
}

/** SHA-1 by path. The files are those of the list, by name, size and SHA-256. */
async function verify(entries: Entries, { ids, files }: PackFile): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  if (new Set(ids).size < ids.length || new Set(files.map(({ path }) => path)).size < files.length)
    throw new BadZip(`${PACK_RECORD} names something twice`);
  const listed = new Set([PACK_RECORD, ...files.map(({ path }) => path)]);
  const stray = [...entries.keys()].find((name) => !listed.has(name));
  if (stray !== undefined) throw new BadZip(`it holds ${stray}, which ${PACK_RECORD} does not name`);
  for (const { path, bytes, sha256: hash } of files) {
    const [, id = ""] = PATH.exec(path) ?? [];
    if (!ids.includes(id)) throw new BadZip(`${PACK_RECORD} names ${path}, which is no place on the shelf`);
    const entry = entries.get(path);
    if (entry?.bytes !== bytes) throw new BadZip(`${path} is missing or cut short`);
    const content = await entry.read();
    hashes.set(path, sha1(content));
    if (sha256(content) !== hash) throw new BadZip(`${path} is damaged: its SHA-256 is another one`);
  }
  return hashes;
}

async function readCastRecord(entries: Entries, id: string, hashes: ReadonlyMap<string, string>): Promise<CastFile> {
  const cast = await readRecord(entries.get(`${id}/${RECORD_NAME}`), `${id}/${RECORD_NAME}`, CastFile);
  const complaint = complaintOf(cast, id);
  if (complaint !== undefined) throw new BadZip(complaint);
  const other = cast.files.find(({ name, sha1: hash }) => hashes.get(`${id}/${name}`) !== hash);
  if (other) throw new BadZip(`${id}/${other.name} is not what ${id}/${RECORD_NAME} says`);
  return cast;
}

async function readFiles(entries: Entries, { id, files }: CastFile): Promise<Map<CastSlot, Uint8Array>> {
  const found = new Map<CastSlot, Uint8Array>();
  for (const { slot, name } of files) {
    const bytes = await entries.get(`${id}/${name}`)?.read();
    if (bytes) found.set(slot, bytes);
  }
  return found;
}

async function readRecord<S extends typeof CastFile | typeof PackFile>(
  entry: ZipEntry | undefined,
  name: string,
  schema: S,
) {
  const text = entry && decodeUtf8(await entry.read());
  const read = text === undefined ? undefined : parseJson(text);
  if (!read) throw new BadZip(`it has no ${name}: it is no pack of a shelf`);
  if (!read.ok) throw new BadZip(`${name}: ${read.problem}`);
  const fits = check(schema, read.value);
  if (fits.ok) return fits.value;
  throw new BadZip(`${name}: ${fits.sentence}`);
}
