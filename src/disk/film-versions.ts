// `versions/<id>.json` of an episode: read, written only over the file that the writer has seen, and removed. What a file held is kept in the
// history.
import { basename, join } from "node:path";
import { check } from "../contracts/check.ts";
import { FilmVersion, FilmVersionId } from "../contracts/files/delivery/film-version.ts";
import { Refusal } from "../contracts/refusal.ts";
import { sha1 } from "../core/lib/hash.ts";
import { jsonText } from "../core/lib/json-values.ts";
import type { Clock } from "../machine/clock.ts";
import { plainFileNames, removeFile } from "../machine/files.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { exists } from "../machine/paths.ts";
import { readWhole } from "../machine/proven-paths.ts";
import { writeAtomic } from "../machine/write-file.ts";
import { copyToHistory } from "./history.ts";
import { readChecked, type JsonRead } from "./reading/json-file.ts";
import { AUTHORED_LIMIT } from "./reading/text.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "./roots.ts";

const FOLDER = "versions";
const ENDING = ".json";

export interface StoredVersion {
  readonly id: string;
  /** SHA-1 of the file. */
  readonly hash: string;
  readonly read: JsonRead<FilmVersion>;
}

interface Ports {
  readonly locks: KeyedLock;
  readonly clock: Clock;
}

/** By id; files whose names are no id are passed over. */
export async function readFilmVersions(ep: EpisodeFolder): Promise<StoredVersion[]> {
  const names = await plainFileNames(await requireOwnPath(ep, FOLDER));
  const ids = names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length));
  const found = await Promise.all(
    ids
      .filter((id) => check(FilmVersionId, id).ok)
      .toSorted()
      .map((id) => readVersion(ep, id)),
  );
  return found.filter((each) => each !== undefined);
}

/** The version that a request names. */
export async function requireFilmVersion(ep: EpisodeFolder, id: string): Promise<FilmVersion> {
  const stored = await readVersion(ep, id);
  if (stored?.read.is === "there") return stored.read.value;
  if (stored?.read.is === "broken")
    throw new Refusal("tool-failed", `versions/${id}.json cannot be read (${stored.read.problem}): mend or remove it`);
  const ids = (await readFilmVersions(ep)).map((each) => each.id);
  const there = ids.length === 0 ? "it has none yet" : `there are ${ids.join(", ")}`;
  throw new Refusal("unknown", `${basename(ep)} has no version ${id}: ${there}`);
}

/** Writes the version over the file with the hash `base`; null for a new one. Returns the new hash. */
export async function writeFilmVersion(
  { locks, clock }: Ports,
  ep: EpisodeFolder,
  { id, file, base }: { readonly id: string; readonly file: FilmVersion; readonly base: string | null },
): Promise<string> {
  const path = await pathOf(ep, id);
  return locks.hold(path, async () => {
    const hash = await hashOf(path);
    if (hash !== base) throw new Refusal("conflict", staleSentence(id, hash, base), { hash });
    await copyToHistory(ep, path, clock.now());
    const text = jsonText(file);
    await writeAtomic(path, text);
    return sha1(text);
  });
}

export async function removeFilmVersion({ locks, clock }: Ports, ep: EpisodeFolder, id: string): Promise<void> {
  const path = await pathOf(ep, id);
  await locks.hold(path, async () => {
    if (!(await exists(path))) throw new Refusal("unknown", `${basename(ep)} has no version ${id}`);
    await copyToHistory(ep, path, clock.now());
    await removeFile(path);
  });
}

async function readVersion(ep: EpisodeFolder, id: string): Promise<StoredVersion | undefined> {
  const path = await pathOf(ep, id);
  const hash = await hashOf(path);
  return hash === null ? undefined : { id, hash, read: await readChecked(path, FilmVersion) };
}

async function pathOf(ep: EpisodeFolder, id: string): Promise<InsideRoot> {
  return join(await requireOwnPath(ep, FOLDER), `${id}${ENDING}`) as InsideRoot;
}

/** Null where there is no file. */
async function hashOf(path: string): Promise<string | null> {
  return (await exists(path)) ? sha1(await readWhole(path, AUTHORED_LIMIT)) : null;
}

function staleSentence(id: string, hash: string | null, base: string | null): string {
  if (base === null) return `there is a version ${id} already: change that one, or choose another name`;
  if (hash === null) return `versions/${id}.json was removed meanwhile: write it as a new one`;
  return `versions/${id}.json was changed meanwhile: read it again, then change it`;
}
