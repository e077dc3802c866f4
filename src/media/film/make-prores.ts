// A finished film once more as ProRes 422 HQ, for programs that cut and grade: under a partial name until it is whole and proven.
import { basename, dirname } from "node:path";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import {
  findProresFault,
  framesDone,
  proresArgs,
  proresJoinArgs,
  type ProresFilm,
  type ProresOrder,
} from "../../core/media/film/prores-args.ts";
import { xmpBox } from "../../core/media/mp4/xmp-box.ts";
import { makeFolder } from "../../machine/files.ts";
import { appendToPartialFile, withPartialFile } from "../../machine/partial-file.ts";
import { run } from "../../machine/spawn.ts";
import { filmFacts } from "../probe.ts";
import { readMovie } from "../read-clip.ts";
import type { Tools } from "../tools.ts";
import { PIECE, withPieces } from "./prores-pieces.ts";

export interface ProresRequest {
  /** Absolute path of a finished film of the studio's: BT.709, limited range. */
  readonly film: string;
  /** Absolute path, `.mov`. What stands there stays until the new file is whole. */
  readonly output: string;
  /** The rate that the film is meant to have, in frames a second. */
  readonly fps: number;
  /** An XMP packet that the file carries at its end; without it the file says nothing of itself. */
  readonly xmp?: string;
}

export interface ProresOptions {
  /** Frames of the pieces that a longer film is made in; PIECE when absent. */
  readonly piece?: number;
  readonly signal?: AbortSignal;
  /** Frames written so far, and of how many. */
  readonly onFrame?: (done: number, total: number) => void;
}

export interface MadeProres {
  readonly frames: number;
}

/** Makes the file, frame for frame the film's length. Throws a Refusal, or the signal's reason; leaves no part behind. */
export async function makeProres(
  tools: Pick<Tools, "ffmpeg" | "ffprobe">,
  request: ProresRequest,
  options: ProresOptions = {},
): Promise<MadeProres> {
  const { film, output, fps, xmp } = request;
  const { piece = PIECE } = options;
  const { frames, hasSound } = await filmFacts(async () => tools, film);
  const promise = { frames, fps, hasSound };
  try {
    await makeFolder(dirname(output));
    const writeFrom = (argsFor: (order: ProresOrder) => readonly string[], follow: ProresOptions) =>
      withPartialFile(output, async (part) => {
        await encode(tools, argsFor({ ...promise, film, output: part }), promise, follow);
        await requireWhole(part, promise);
        if (xmp !== undefined) await appendToPartialFile(part, xmpBox(xmp));
      });
    if (frames > piece) {
      const { signal } = options;
      await withPieces(tools, { ...promise, film, output }, { ...options, piece }, (list) =>
        writeFrom((order) => proresJoinArgs(list, order), { ...(signal && { signal }) }),
      );
    } else await writeFrom(proresArgs, options);
  } catch (error) {
    options.signal?.throwIfAborted();
    throw refusal(basename(film), reasonOf(error));
  }
  return { frames };
}

async function encode(
  { ffmpeg }: Pick<Tools, "ffmpeg">,
  args: readonly string[],
  { frames }: ProresFilm,
  { signal, onFrame }: ProresOptions,
): Promise<void> {
  const onOutput = (chunk: Buffer) => {
    const done = framesDone(chunk.toString("latin1"));
    if (done !== undefined) onFrame?.(Math.min(done, frames), frames);
  };
  await run(ffmpeg.path, args, { onOutput, ...(signal && { signal }) });
}

async function requireWhole(part: string, promise: ProresFilm): Promise<void> {
  const movie = await readMovie(part);
  const fault = movie ? findProresFault(movie, promise) : "it cannot be read";
  if (fault !== undefined) throw new Error(fault);
}

function refusal(film: string, why: string): Refusal {
  const lacks = /Unknown encoder/.test(why);
  const advice = lacks
    ? "this ffmpeg has no ProRes encoder; install one that has prores_ks, or make the master without prores"
    : "assemble the film again";
  return new Refusal("tool-failed", `the ProRes file of ${film} could not be made (${why}): ${advice}`);
}
