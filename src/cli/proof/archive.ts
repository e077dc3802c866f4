// `export EP --format archive` and `archive open FILE FOLDER`: an episode as one verified zip, and such a zip as an episode again.
import { basename, dirname, join, resolve } from "node:path";
import type { ArchivedTakes } from "../../contracts/files/proof/archive.ts";
import { exportArchiveRoute, openArchiveRoute } from "../../contracts/routes/proof/archive.ts";
import type { CallRoute } from "../../contracts/route.ts";
import { makeFolder, moveFile, removeFile } from "../../machine/files.ts";
import { isCode, isFolder, withoutLinks } from "../../machine/paths.ts";
import { copyAtomic } from "../../machine/write-file.ts";
import type { CommonFlags } from "../args.ts";
import type { EpisodeClient } from "../client/client.ts";
import { followArchive } from "../follow.ts";
import type { Answer, CommandIo } from "../output.ts";

export interface ArchiveFlags extends CommonFlags {
  readonly takes?: ArchivedTakes;
  readonly films?: boolean;
  readonly out?: string;
}

/** `out`: where the zip goes; a folder gives it its own name. Without it the zip stays in the episode's `archive/`. */
export async function answerArchive(
  client: EpisodeClient,
  { takes = "picked", films = false, out }: ArchiveFlags,
  io: CommandIo,
): Promise<Answer> {
  const { call, ep } = client;
  const made = await followArchive(client, io, () => call(exportArchiveRoute, { ep, takes, films }, io.signal));
  for (const { path, why } of made.left_out) io.output.note(`left out: ${path}: ${why}`);
  const file = out === undefined ? made.file : await moveTo(made.file, out);
  const said = `${made.takes} takes, ${made.files} files, ${made.bytes} bytes, SHA-256 ${made.sha256}`;
  return { json: { ...made, file }, lines: [file, said] };
}

async function moveTo(file: string, out: string): Promise<string> {
  const path = (await isFolder(resolve(out))) ? join(resolve(out), basename(file)) : resolve(out);
  const to = await withoutLinks(path);
  await makeFolder(dirname(to));
  await moveFile(file, to).catch(async (error: unknown) => {
    if (!isCode(error, "EXDEV")) throw error;
    await copyAtomic(file, to); // another disk
    await removeFile(file);
  });
  return to;
}

/** `folder`: the new one, which the episode's folder will lie in. */
export async function answerOpen(call: CallRoute, file: string, folder: string): Promise<Answer> {
  const place = resolve(folder);
  const parent = await withoutLinks(dirname(place));
  await makeFolder(parent);
  const opened = await call(openArchiveRoute, { source_path: resolve(file), parent, name: basename(place) });
  const lines = [
    ...opened.left_out.map(({ path, why }) => `not in it: ${path}: ${why}`),
    `${opened.files} files, each as it was archived`,
    opened.ep,
  ];
  return { json: opened, lines };
}
