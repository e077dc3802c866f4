// The pictures of a long ProRes file in pieces, in a folder beside it: what was encoded before a stop is there when the same film is made
// again. docs/http.md "Master".
import { basename, dirname, join } from "node:path";
import { buildConcatList, type ListedClip } from "../../core/media/film/join-film-args.ts";
import { framesDone, proresPieceArgs, type ProresOrder } from "../../core/media/film/prores-args.ts";
import { pictureTrack } from "../../core/media/mp4/movie.ts";
import { folderNames, makeFolder, removeFolder } from "../../machine/files.ts";
import { withPartialFile } from "../../machine/partial-file.ts";
import { hashFile } from "../../machine/read-parts.ts";
import { run } from "../../machine/spawn.ts";
import { writeAtomic } from "../../machine/write-file.ts";
import { readMovie } from "../read-clip.ts";
import type { Tools } from "../tools.ts";

/** Frames of a piece: what a stop costs at most. */
export const PIECE = 720;

export interface PieceOptions {
  /** Frames of a piece. */
  readonly piece: number;
  readonly signal?: AbortSignal;
  readonly onFrame?: (done: number, total: number) => void;
}

/**
 * Has every piece made that is not there yet, hands the concat demuxer's list of them on, and removes them once that is done. What fails or
 * is stopped leaves the finished ones.
 */
export async function withPieces(
  { ffmpeg }: Pick<Tools, "ffmpeg">,
  order: ProresOrder,
  { piece, signal, onFrame }: PieceOptions,
  joinPieces: (list: string) => Promise<void>,
): Promise<void> {
  const folder = await piecesFolder(order, signal);
  const pieces: ListedClip[] = [];
  for (let first = 0; first < order.frames; first += piece) {
    const frames = Math.min(piece, order.frames - first);
    const name = `${String(first).padStart(8, "0")}.mov`;
    const path = join(folder, name);
    pieces.push({ path: name, length: frames });
    const onOutput = (chunk: Buffer) => {
      const done = framesDone(chunk.toString("latin1"));
      if (done !== undefined) onFrame?.(first + Math.min(done, frames), order.frames);
    };
    if (!(await isWhole(path, frames)))
      await withPartialFile(path, (output) =>
        run(ffmpeg.path, proresPieceArgs(order, { first, frames, output }), { onOutput, ...(signal && { signal }) }),
      );
    onFrame?.(first + frames, order.frames);
  }
  const list = join(folder, "pieces.txt");
  await writeAtomic(list, buildConcatList(pieces, order.fps));
  await joinPieces(list);
  await removeFolder(folder);
}

/** Named by the bytes of the film; what other films left under this file's name goes. */
async function piecesFolder({ film, output }: ProresOrder, signal: AbortSignal | undefined): Promise<string> {
  const parent = dirname(output);
  const prefix = `.${basename(output)}.pieces-`;
  const own = `${prefix}${(await hashFile(film, signal)).slice(0, 16)}`;
  await makeFolder(join(parent, own));
  const others = (await folderNames(parent)).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(others.map((name) => removeFolder(join(parent, name))));
  return join(parent, own);
}

async function isWhole(path: string, frames: number): Promise<boolean> {
  const movie = await readMovie(path).catch(() => undefined);
  return movie !== undefined && pictureTrack(movie)?.samples.count === frames;
}
