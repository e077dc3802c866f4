// `align EP`: lines the script up with its recording. Shows the report; `--write` writes the windows and builds.
import { realpath } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import { alignRoute, setTrackRoute } from "../contracts/routes/align.ts";
import type { CommonFlags } from "./args.ts";
import type { Answer, CommandIo } from "./output.ts";
import type { EpisodeClient } from "./client/client.ts";
import { followAlignment } from "./follow.ts";

export interface AlignFlags extends CommonFlags {
  readonly track?: string;
  readonly model?: string;
  readonly snap?: boolean;
  readonly write?: boolean;
}

/** Fails when nothing of the script was heard, and when the texts were written and do not build. */
export async function answerAlign(client: EpisodeClient, flags: AlignFlags, io: CommandIo): Promise<Answer> {
  const { track, model, snap = false, write = false } = flags;
  const path = track === undefined ? undefined : await (write ? attach(client, track, io) : pathFrom(client, track));
  const named = path === undefined ? {} : { track: path };
  const request = { ep: client.ep, snap, dry_run: !write, ...named, ...(model !== undefined && { model }) };
  const aligned = await followAlignment(client, io, () => client.call(alignRoute, request, io.signal));
  if (!aligned.ok) {
    const why = `nothing of the script was heard in ${aligned.recording}: nothing was changed`;
    return { json: aligned, lines: [why], failed: true };
  }
  const problem = aligned.build?.error;
  const end = write ? "written into the script and the series config" : "nothing was written: add --write to write it";
  const lines = [aligned.report.trimEnd(), end, ...(problem ? [problem] : [])];
  return { json: aligned, lines, failed: aligned.build?.ok === false };
}

/** Takes the recording into the episode and names it in the config. Its path relative to the episode. */
async function attach({ call, ep }: EpisodeClient, file: string, { output, signal }: CommandIo) {
  const { path, copied } = await call(setTrackRoute, { ep, source_path: resolve(file) }, signal);
  output.note(`the recording is ${path}${copied ? ", copied into the episode" : ""}`);
  return path ?? undefined;
}

/** A look reads the recording where it lies, and names it nowhere. */
async function pathFrom({ ep }: EpisodeClient, file: string): Promise<string> {
  const real = await realpath(file).catch(() => resolve(file));
  return relative(ep, real).split(sep).join("/");
}
