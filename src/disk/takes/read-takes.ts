// Reads the takes of a shot from disk. What is computed of takes is in `core/takes`.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Pass } from "../../contracts/schema.ts";
import { safeName, takeStem, rendersFolder } from "../../core/lib/names.ts";
import type { Take } from "../../core/takes/take.ts";
import type { TakeId } from "../../core/takes/upgrade-sidecar.ts";
import { plainFileNames } from "../../machine/files.ts";
import { readJson } from "../reading/json-file.ts";
import { mapPool } from "../reading/pool.ts";
import { RECORD_LIMIT } from "../reading/text.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "../roots.ts";
import { takeNumbersIn, takesIn, type FolderFacts } from "./take-files.ts";

/** Records of takes and of what was made of them, and the films that tell their age. */
const READ = [".json", ".mp4", ".up.json", ".up.mp4", ".post.json", ".grade.json"] as const;

/** Folder of a shot's takes; it need not be there yet. */
export async function requireShotFolder(ep: EpisodeFolder, pass: Pass, shot: string): Promise<InsideRoot> {
  return requireOwnPath(ep, rendersFolder(pass), safeName(shot));
}

export async function requireSidecarPath(ep: EpisodeFolder, id: TakeId): Promise<InsideRoot> {
  const folder = await requireShotFolder(ep, id.pass, id.shot);
  return join(folder, `${takeStem(id.shot, id.take)}.json`) as InsideRoot;
}

/** The takes of one shot in one pass, by number. Never from memory: `take-index` holds those of many shots. */
export async function readTakes(
  ep: EpisodeFolder,
  at: { readonly shot: string; readonly pass: Pass },
): Promise<Take[]> {
  const folder = await requireShotFolder(ep, at.pass, at.shot);
  const names = await plainFileNames(folder);
  const numbers = takeNumbersIn(names, at.shot);
  return takesIn(at, await readFacts(folder, names, { ...at, numbers }));
}

/** One take, or undefined when there is no such number. Never from a cache: for who is about to change it. */
export async function findTake(ep: EpisodeFolder, id: TakeId): Promise<Take | undefined> {
  const folder = await requireShotFolder(ep, id.pass, id.shot);
  const names = await plainFileNames(folder);
  const facts = await readFacts(folder, names, { shot: id.shot, numbers: [id.take] });
  return takesIn(id, facts).find(({ take }) => take === id.take);
}

/** Reads the records of some takes, and when those without one were written. */
async function readFacts(
  folder: InsideRoot,
  names: readonly string[],
  { shot, numbers }: { readonly shot: string; readonly numbers: readonly number[] },
): Promise<FolderFacts> {
  const stems = numbers.map((take) => takeStem(shot, take));
  const requested = new Set(stems.flatMap((stem) => READ.map((ending) => `${stem}${ending}`)));
  const read = await mapPool(
    names.filter((name) => requested.has(name)),
    async (name) => {
      const path = join(folder, name);
      const json = name.endsWith(".json") ? await readJson(path, undefined, RECORD_LIMIT) : { is: "absent" as const };
      return { name, value: json.is === "there" ? json.value : null, ...(await filmFacts(path)) };
    },
  );
  const known = new Map(read.map((file) => [file.name, file]));
  return {
    names,
    recordOf: (name) => known.get(name)?.value,
    writtenOf: (name) => known.get(name)?.written ?? 0,
    bytesOf: (name) => known.get(name)?.bytes ?? 0,
  };
}

/** Time and size of a film, as takes carry it. */
export async function filmStampOf(path: string): Promise<string> {
  const { written, bytes } = await filmFacts(path);
  return `${written}:${bytes}`;
}

/** When a file was last written, milliseconds since 1970, and its bytes. */
async function filmFacts(path: string): Promise<{ readonly written: number; readonly bytes: number }> {
  return stat(path).then(
    ({ mtimeMs, size }) => ({ written: Math.floor(mtimeMs), bytes: size }),
    () => ({ written: 0, bytes: 0 }),
  );
}
