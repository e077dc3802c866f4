// `export EP --format review` and `notes import EP FILE`: a film for people without a studio, and their notes coming back.
import { basename, join, resolve } from "node:path";
import { readFile } from "node:fs/promises";
import { exportReviewRoute, importNotesRoute } from "../../contracts/routes/delivery/review.ts";
import { makeFolder, plainFileNames, removeFolder } from "../../machine/files.ts";
import { isFolder, withoutLinks } from "../../machine/paths.ts";
import { copyAtomic } from "../../machine/write-file.ts";
import type { PassFlags } from "../args.ts";
import type { EpisodeClient } from "../client/client.ts";
import { followReview } from "../follow.ts";
import type { Answer, CommandIo } from "../output.ts";

export interface ReviewFlags extends PassFlags {
  readonly out?: string;
}

/** `out`: a folder that the review's own is moved into, or the name that it gets; without it, it stays in the episode's `review/`. */
export async function answerReview(client: EpisodeClient, { pass, out }: ReviewFlags, io: CommandIo): Promise<Answer> {
  const { call, ep } = client;
  const made = await followReview(client, io, () => call(exportReviewRoute, { ep, pass }, io.signal));
  for (const note of made.notes) io.output.note(note);
  const folder = out === undefined ? made.folder : await moveTo(made.folder, out);
  const page = join(folder, basename(made.page));
  const said = `${made.shots} shots, ${made.frames} frames, ${made.bytes} bytes: hand over the folder, open index.html`;
  return { json: { ...made, folder, page }, lines: [page, said] };
}

async function moveTo(folder: string, out: string): Promise<string> {
  const to = await withoutLinks((await isFolder(resolve(out))) ? join(resolve(out), basename(folder)) : resolve(out));
  await makeFolder(to);
  for (const name of await plainFileNames(folder)) await copyAtomic(join(folder, name), join(to, name)); // perhaps another disk
  await removeFolder(folder);
  return to;
}

/** `file`: what the reviewer's page saved, or a text that its notes were pasted into. */
export async function answerNotes({ call, ep }: EpisodeClient, file: string): Promise<Answer> {
  const text = await readFile(resolve(file), "utf8");
  const reply = await call(importNotesRoute, { ep, text });
  const { added, changed, known, left_out } = reply;
  const lines = reply.notes.map(({ shot, became, line, says }) => {
    const where = line === null ? shot : `${shot}, line ${line} of the script`;
    return `${where}: ${became.replace("_", " ")}${says === "" ? "" : `; ${says}`}`;
  });
  return { json: reply, lines: [...lines, `${added} added, ${changed} changed, ${known} known, ${left_out} left out`] };
}
