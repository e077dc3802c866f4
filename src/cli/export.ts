// `export EP --format F`: the cut as a file for another program, on standard output or under a name.
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { handoffRoute, type HandoffFormat } from "../contracts/routes/handoff.ts";
import { writeAtomic } from "../machine/write-file.ts";
import { withoutLinks } from "../machine/paths.ts";
import type { PassFlags } from "./args.ts";
import type { Answer } from "./output.ts";
import type { EpisodeClient } from "./client/client.ts";
import type { Output } from "./output.ts";

export interface ExportFlags extends PassFlags {
  readonly format: HandoffFormat;
  readonly out?: string;
  /** One of the episode's versions. */
  readonly as?: string;
}

/** `out`: a file, or a folder in which the file gets its own name; without it the file is the answer. */
export async function answerExport(
  { call, ep }: EpisodeClient,
  { pass, format, out, as }: ExportFlags,
  output: Pick<Output, "note">,
): Promise<Answer> {
  const { file, content, ...about } = await call(handoffRoute, {
    ep,
    pass,
    format,
    as: "json",
    ...(as !== undefined && { version: as }),
  });
  for (const note of about.notes) output.note(note);
  if (out === undefined) return { json: { file, content, ...about }, lines: [content.replace(/\n$/, "")] };
  const path = (await isFolder(out)) ? join(resolve(out), file) : resolve(out);
  await writeAtomic(await withoutLinks(path), content);
  return { json: { file: path, ...about }, lines: [path] };
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}
