// Packs some of a shelf as one zip in its `_packs/`: each file by its path on the shelf, and `pack.json` with the SHA-256 of each.
import { join } from "node:path";
import type { CastFile, PackFile } from "../../contracts/files/cast.ts";
import { jsonText } from "../../core/lib/json-values.ts";
import { sha1, sha256 } from "../../core/lib/hash.ts";
import { castVersion } from "../../core/cast/cast.ts";
import { makeFolder } from "../../machine/files.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { writeZip, type ZipSource } from "../../machine/zip/write-zip.ts";
import { requireOnShelf, type ShelfFolder } from "./find-shelf.ts";
import { readCastFiles, RECORD_NAME } from "./read-cast.ts";

export const PACKS = "_packs";
export const PACK_RECORD = "pack.json";

export interface WrittenPack {
  readonly file: string;
  /** Relative to the shelf. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The same versions make the same pack, under the same name. */
export async function writePack(folder: ShelfFolder, casts: readonly CastFile[]): Promise<WrittenPack> {
  const described: PackFile["files"] = [];
  const sources: ZipSource[] = [];
  for (const cast of casts) {
    const record = new TextEncoder().encode(jsonText(cast));
    const path = `${cast.id}/${RECORD_NAME}`;
    described.push({ path, bytes: record.length, sha256: sha256(record) });
    sources.push({ name: path, bytes: record.length, read: () => Promise.resolve(record) });
    const files = await readCastFiles(folder, cast);
    for (const { slot, name } of cast.files) {
      const bytes = files.get(slot);
      if (!bytes) continue;
      described.push({ path: `${cast.id}/${name}`, bytes: bytes.length, sha256: sha256(bytes) });
      const from = await requireOnShelf(folder, cast.id, name);
      sources.push({ name: `${cast.id}/${name}`, bytes: bytes.length, read: () => readWhole(from) });
    }
  }
  const ids = casts.map(({ id }) => id);
  const pack: PackFile = { version: 1, format: "episode-studio-cast", ids, files: described };
  const text = new TextEncoder().encode(jsonText(pack));
  const path = `${PACKS}/${packName(casts)}`;
  const to = await requireOnShelf(folder, ...path.split("/"));
  await makeFolder(join(folder, PACKS));
  const record: ZipSource = { name: PACK_RECORD, bytes: text.length, read: () => Promise.resolve(text) };
  return { file: to, path, ...(await writeZip(to, [record, ...sources])) };
}

function packName(casts: readonly CastFile[]): string {
  const [first] = casts;
  const stem = casts.length === 1 && first ? first.id : `cast-of-${casts.length}`;
  return `${stem}-${sha1(casts.map(castVersion).join(" ")).slice(0, 8)}.zip`;
}
