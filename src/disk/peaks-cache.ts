// `_cache/peaks/`: the peaks of media files, as long as those are the same. What belongs to no file any more is removed when
// something new is kept, and so are the oldest entries past a bound. docs/format.md "Episode folder"; docs/http.md "Sound".
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Type } from "typebox";
import { closed, withDefault } from "../contracts/schema.ts";
import { sha1 } from "../core/lib/hash.ts";
import { PEAK_RATE } from "../core/media/peaks/peak-meter.ts";
import type { Peaks } from "../core/media/peaks/show-peaks.ts";
import { removeFile } from "../machine/files.ts";
import { mapPool } from "./reading/pool.ts";
import { readChecked, writeJson } from "./reading/json-file.ts";
import { requireOwnPath, type EpisodeFolder } from "./roots.ts";

/** Bytes that an episode's entries may take together: some twenty hours of sound. */
const LIMIT = 32 * 1024 * 1024;

const Entry = closed({
  version: Type.Literal(1),
  path: Type.String(),
  duration: Type.Number({ minimum: 0 }),
  rate: Type.Literal(PEAK_RATE),
  silent: withDefault(Type.Boolean(), false),
  peaks: Type.String({ pattern: "^(?:[0-9a-f]{2})*$" }),
});

/** One version of a media file. */
export interface PeaksKey {
  /** As the request names it: relative to the episode, normalised. */
  readonly path: string;
  /** Name of the entry, without its ending. */
  readonly name: string;
}

/** The key of a file as it is now; `file` is where it really is. */
export async function peaksKey(path: string, file: string): Promise<PeaksKey> {
  const { size, mtimeNs } = await stat(file, { bigint: true });
  return { path, name: sha1(`${path}|${size}|${mtimeNs}`) };
}

/** The kept peaks of this version of a file; undefined when there are none that can be read. */
export async function findPeaks(ep: EpisodeFolder, { path, name }: PeaksKey): Promise<Peaks | undefined> {
  const folder = await folderOf(ep);
  if (folder === undefined) return undefined;
  const read = await readChecked(join(folder, `${name}.json`), Entry);
  if (read.is !== "there" || read.value.path !== path) return undefined;
  const { duration, silent, peaks } = read.value;
  return { duration, silent, peaks: Buffer.from(peaks, "hex") };
}

/** Keeps the peaks of a file. An episode that cannot be written to keeps none. */
export async function storePeaks(ep: EpisodeFolder, { path, name }: PeaksKey, held: Peaks): Promise<void> {
  const folder = await folderOf(ep);
  if (folder === undefined) return;
  const { duration, silent } = held;
  const peaks = Buffer.from(held.peaks).toString("hex");
  const entry = { version: 1, path, duration, rate: PEAK_RATE, silent, peaks };
  await writeJson(join(folder, `${name}.json`), entry).catch(() => undefined);
}

/** Removes what belongs to no file any more, then the oldest until the others fit. `limit` in bytes. */
export async function prunePeaks(
  ep: EpisodeFolder,
  isCurrent: (path: string, name: string) => Promise<boolean>,
  limit: number = LIMIT,
): Promise<void> {
  const folder = await folderOf(ep);
  if (folder === undefined) return;
  const entries = await listEntries(folder);
  const current = await mapPool(entries, async ({ at, name }) => {
    const read = await readChecked(at, Entry);
    return read.is === "there" && isCurrent(read.value.path, name);
  });
  let left = limit;
  for (const [index, { at, size }] of entries.entries()) {
    if (current[index]) left -= size;
    if (!current[index] || left < 0) await removeFile(at).catch(() => undefined);
  }
}

interface Listed {
  readonly at: string;
  readonly name: string;
  readonly size: number;
  readonly written: number;
}

/** The newest first. */
async function listEntries(folder: string): Promise<Listed[]> {
  const names = (await readdir(folder).catch(() => [])).filter((file) => /^[0-9a-f]{40}\.json$/.test(file));
  const found = await mapPool(names, async (file) => {
    const at = join(folder, file);
    const facts = await stat(at).catch(() => undefined);
    return facts && { at, name: file.slice(0, -".json".length), size: facts.size, written: facts.mtimeMs };
  });
  return found.filter((each) => each !== undefined).toSorted((a, b) => b.written - a.written);
}

/** Undefined where a link in its place leads out of the episode. */
function folderOf(ep: EpisodeFolder): Promise<string | undefined> {
  return requireOwnPath(ep, "_cache", "peaks").catch(() => undefined);
}
