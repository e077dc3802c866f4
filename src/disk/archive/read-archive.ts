// Reads an archive: the list in it is looked at first, name by name, then every file by its size and SHA-256. Nothing stands under its
// final name before all of it is what the list says.
import { join } from "node:path";
import { check } from "../../contracts/check.ts";
import { ArchiveFile, type ArchivedFile } from "../../contracts/files/proof/archive.ts";
import { nameClash, nameProblem } from "../../core/archive/portable-name.ts";
import { hashPieces } from "../../machine/zip/hash-pieces.ts";
import { freeBytes } from "../../machine/paths.ts";
import { fillFolder } from "../../machine/new-folder.ts";
import { BadZip, withZip, type ZipEntry } from "../../machine/zip/read-zip.ts";
import { parseJson } from "../reading/parse-json.ts";
import { decodeUtf8 } from "../reading/text.ts";

export const ARCHIVE_RECORD = "archive.json";

/** Of the list itself. */
const LIST_LIMIT = 128 * 1024 * 1024;
const BOUNDS = { entries: 500_000, each: Number.MAX_SAFE_INTEGER, all: Number.MAX_SAFE_INTEGER };

export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Called with how many bytes were looked at. */
  readonly onBytes?: (done: number) => void;
}

type Entries = ReadonlyMap<string, ZipEntry>;

/** Looks at every byte of an archive. Throws BadZip about the first thing that is wrong. */
export async function checkArchive(path: string, options: ReadOptions = {}): Promise<ArchiveFile> {
  return withArchive(path, async (list, entries) => {
    await readAll(list.files, entries, options);
    return list;
  });
}

/** Unpacks into a folder that is not there yet, and whose parent is; undefined when something of its name is. Throws BadZip. */
export async function unpackArchive(
  path: string,
  folder: string,
  options: ReadOptions = {},
): Promise<ArchiveFile | undefined> {
  return withArchive(path, async (list, entries) => {
    const total = list.files.reduce((sum, { bytes }) => sum + bytes, 0);
    const free = await freeBytes(join(folder, ".."));
    if (free < total) throw new BadZip(`it needs ${total} bytes, and the disk has ${free} left`, true);
    const isMade = await fillFolder(folder, (temp) => readAll(list.files, entries, { ...options, into: temp }));
    return isMade ? list : undefined;
  });
}

async function withArchive<T>(path: string, work: (list: ArchiveFile, entries: Entries) => Promise<T>): Promise<T> {
  return withZip(path, BOUNDS, async (entries) => {
    const list = await readList(entries.get(ARCHIVE_RECORD));
    requireListed(list, entries);
    return work(list, entries);
  });
}

async function readList(entry: ZipEntry | undefined): Promise<ArchiveFile> {
  if (!entry) throw new BadZip(`it has no ${ARCHIVE_RECORD}: it is no archive of an episode`);
  if (entry.bytes > LIST_LIMIT) throw new BadZip(`its ${ARCHIVE_RECORD} is too large`, true);
  const text = decodeUtf8(await entry.read());
  const read = text === undefined ? undefined : parseJson(text);
  if (!read?.ok) throw new BadZip(`${ARCHIVE_RECORD}: ${read ? read.problem : "it is not UTF-8 text"}`);
  const fits = check(ArchiveFile, read.value);
  if (!fits.ok) throw new BadZip(`${ARCHIVE_RECORD}: ${fits.sentence}`);
  return fits.value;
}

/** The files are those of the list, under names that lie below one folder on every system. */
function requireListed({ episode, files }: ArchiveFile, entries: Entries): void {
  const paths = files.map(({ path }) => path);
  for (const path of [episode, ...paths, ...entries.keys()]) {
    const problem = nameProblem(path);
    if (problem !== undefined) throw new BadZip(`${path} ${problem}`);
  }
  const clash = nameClash(paths);
  if (clash) throw new BadZip(`${clash.join(" and ")} cannot lie side by side on every disk`);
  if (episode.includes("/") || !paths.some((path) => path.startsWith(`${episode}/`)))
    throw new BadZip(`it holds nothing of the episode ${episode} that it names`);
  const listed = new Set([ARCHIVE_RECORD, ...paths]);
  const stray = [...entries.keys()].find((name) => !listed.has(name));
  if (stray !== undefined) throw new BadZip(`it holds ${stray}, which ${ARCHIVE_RECORD} does not name`);
  for (const { path, bytes } of files) requireEntry(path, bytes, entries.get(path));
}

function requireEntry(path: string, bytes: number, entry: ZipEntry | undefined): void {
  if (!entry) throw new BadZip(`${path} is missing`);
  if (!entry.isFile) throw new BadZip(`${path} is no plain file`);
  if (entry.bytes !== bytes) throw new BadZip(`${path} has ${entry.bytes} bytes, and ${bytes} in ${ARCHIVE_RECORD}`);
}

/** `into`: a folder that the files are written below; without it they are only looked at. */
async function readAll(
  files: readonly ArchivedFile[],
  entries: Entries,
  { signal, onBytes, into }: ReadOptions & { readonly into?: string },
): Promise<void> {
  let done = 0;
  for (const { path, bytes, sha256 } of files) {
    signal?.throwIfAborted();
    const pieces = entries.get(path)?.pieces();
    if (!pieces) continue;
    const to = into === undefined ? undefined : join(into, ...path.split("/"));
    const found = await hashPieces(pieces, { to, signal }).catch((error: unknown) => {
      throw error instanceof BadZip ? new BadZip(`${path} is damaged: ${error.message}`) : error;
    });
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new BadZip(`${path} is damaged: its SHA-256 is another one`);
    onBytes?.((done += bytes));
  }
}
