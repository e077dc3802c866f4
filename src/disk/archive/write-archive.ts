// Writes an archive: every file streamed into one zip, `archive.json` with their SHA-256 at its end, and all of it read back before the zip
// gets its name.
import { Refusal } from "../../contracts/refusal.ts";
import type { ArchiveFile, ArchivedFile } from "../../contracts/files/proof/archive.ts";
import { nameClash, nameProblem } from "../../core/archive/portable-name.ts";
import { jsonText } from "../../core/lib/json-values.ts";
import { hashingStream } from "../../machine/zip/hashing-stream.ts";
import { writeZip, type WrittenZip, type ZipSource } from "../../machine/zip/write-zip.ts";
import { BadZip } from "../../machine/zip/read-zip.ts";
import type { ArchivePart } from "./archive-parts.ts";
import { ARCHIVE_RECORD, checkArchive } from "./read-archive.ts";

export interface ArchiveProgress {
  readonly signal?: AbortSignal;
  /** Called with bytes done of the bytes that there are. */
  readonly onStage?: (stage: "write" | "check", done: number, total: number) => void;
}

/** `about`: all of its list but the files. Refuses names that not every system can have. */
export async function writeArchive(
  path: string,
  { parts, about }: { readonly parts: readonly ArchivePart[]; readonly about: Omit<ArchiveFile, "files"> },
  { signal, onStage }: ArchiveProgress = {},
): Promise<WrittenZip> {
  requirePortable(parts);
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const files: ArchivedFile[] = [];
  const sources = parts.map((part): ZipSource => ({
    ...{ name: part.name, bytes: part.bytes },
    read: () => hashingStream(part.content, ({ bytes, sha256 }) => files.push({ path: part.name, bytes, sha256 })),
  }));
  const list: ZipSource = {
    name: ARCHIVE_RECORD,
    read: async () => new TextEncoder().encode(jsonText({ ...about, files })),
  };
  const check = async (part: string) => {
    await checkArchive(part, { ...(signal && { signal }), onBytes: (done) => onStage?.("check", done, total) });
  };
  const onBytes = (done: number) => onStage?.("write", Math.min(done, total), total);
  return writeZip(path, [...sources, list], { ...(signal && { signal }), onBytes, check }).catch(explained);
}

export function requirePortable(parts: readonly ArchivePart[]): void {
  const names = parts.map(({ name }) => name);
  for (const name of names) {
    const problem = nameProblem(name);
    if (problem !== undefined) throw new Refusal("conflict", `${name} ${problem}: rename it, then archive the episode`);
  }
  const clash = nameClash(names);
  if (clash)
    throw new Refusal("conflict", `${clash.join(" and ")} cannot lie side by side on every disk: rename one of them`);
}

function explained(error: unknown): never {
  if (error instanceof BadZip)
    throw new Refusal(
      "tool-failed",
      `the archive is not what was read (${error.message}): look at the disk, and try again`,
    );
  const isTorn = error instanceof Error && /unexpected number of bytes/.test(error.message);
  throw isTorn
    ? new Refusal("conflict", "a file changed while it was archived: try again when nothing is made")
    : error;
}
