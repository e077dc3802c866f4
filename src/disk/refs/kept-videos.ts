// Videos of the person's own under `refs/_videos/`: never over another one, and never twice. docs/format.md "Episode folder".
import { stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import { plainFileNames } from "../../machine/files.ts";
import { exists } from "../../machine/paths.ts";
import { hashFile } from "../../machine/read-parts.ts";
import { copyAtomic } from "../../machine/write-file.ts";
import { requireOwnPath, type EpisodeFolder } from "../roots.ts";

const FOLDER = ["refs", "_videos"] as const;

export interface KeptFile {
  /** Relative to the episode. */
  readonly path: string;
  readonly name: string;
  /** Bytes; seconds since 1970. */
  readonly size: number;
  readonly modified: number;
  /** Absolute. */
  readonly file: string;
}

/** `copied`: false where the same bytes were there under its name. */
export async function keepVideo(
  ep: EpisodeFolder,
  { from, name }: { readonly from: string; readonly name: string },
  locks: KeyedLock,
): Promise<KeptFile & { readonly copied: boolean }> {
  const folder = await requireOwnPath(ep, ...FOLDER);
  return locks.hold(folder, async () => {
    const ending = extname(name).toLowerCase();
    const stem =
      basename(name, extname(name))
        .normalize("NFC")
        .replace(/[^\p{L}\p{N}._() -]+/gu, "_")
        .replace(/^\.+/, "") || "video";
    const hash = await hashFile(from);
    for (let count = 1; ; count++) {
      const file = `${stem}${count === 1 ? "" : `-${count}`}${ending}`;
      const to = join(folder, file);
      const isThere = await exists(to);
      if (isThere && (await hashFile(to)) !== hash) continue;
      if (!isThere) await copyAtomic(from, to);
      return { ...(await describe(folder, file)), copied: !isThere };
    }
  });
}

/** Newest first. */
export async function readKeptVideos(ep: EpisodeFolder): Promise<KeptFile[]> {
  const folder = await requireOwnPath(ep, ...FOLDER);
  const found = await Promise.all((await plainFileNames(folder)).map((name) => describe(folder, name)));
  return found.toSorted((a, b) => b.modified - a.modified);
}

async function describe(folder: string, name: string): Promise<KeptFile> {
  const file = join(folder, name);
  const { size, mtimeMs } = await stat(file);
  return { path: [...FOLDER, name].join("/"), name, size, modified: mtimeMs / 1000, file };
}
