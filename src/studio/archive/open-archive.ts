// POST /studio/archive/open: an archive as a new folder, with the episode in it. docs/http.md "Archive".
import { join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { openArchiveRoute } from "../../contracts/routes/proof/archive.ts";
import { nameProblem } from "../../core/archive/portable-name.ts";
import { unpackArchive } from "../../disk/archive/read-archive.ts";
import { requireFolder } from "../../disk/require-folder.ts";
import { requireSource } from "../../disk/source-file.ts";
import { BadZip } from "../../machine/zip/read-zip.ts";
import type { StudioPorts } from "../ports.ts";
import { readRoots } from "../shared/episode/roots.ts";

export async function openArchive(
  ports: Pick<StudioPorts, "place">,
  { source_path, parent, name }: BodyOf<typeof openArchiveRoute>,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<ReplyOf<typeof openArchiveRoute>> {
  const source = await requireSource(source_path, undefined, "an archive");
  const problem = name.includes("/") ? "is no name" : nameProblem(name);
  if (problem !== undefined) throw new Refusal("bad-input", `${name} ${problem}: choose another name for the folder`);
  const folder = join(await requireFolder(await readRoots(ports), parent, "parent"), name);
  const list = await unpackArchive(source.path, folder, { ...(signal && { signal }) }).catch((error: unknown) => {
    if (!(error instanceof BadZip)) throw error;
    throw new Refusal(
      error.isTooLarge ? "too-large" : "bad-input",
      `${source.name} cannot be opened: ${error.message}`,
    );
  });
  if (!list)
    throw new Refusal("conflict", `there is something at ${folder}: choose another name, nothing is written over`);
  const { episode, files, left_out } = list;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { folder, ep: join(folder, episode), files: files.length, bytes, left_out };
}
