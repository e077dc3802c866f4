// Decodes the frames on both sides of the joins beside clips that were encoded now, and compares them with what went in. What the tables
// of a film do not show, a decoder does: whether a header of one clip spoils the pictures of its neighbour.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../machine/spawn.ts";
import type { AssembleRun, Piece } from "./assemble-run.ts";
import { hashFramesArgs, readHashes, type HashedFrames } from "../../core/media/film/join-film-args.ts";

/** Joins looked at by one run: each opens three files. */
const BATCH = 8;

/** Frames further on each side of a join that are decoded too: where a file's own clock begins decides a frame or so. */
const MARGIN = 2;

interface Join {
  readonly before: Piece;
  readonly after: Piece;
  /** Frames of the film before it. */
  readonly at: number;
}

/** Throws with the frame where the film shows another picture than its clip. */
export async function checkJoins(task: AssembleRun, pieces: readonly Piece[], film: string): Promise<void> {
  const joins = joinsToCheck(pieces);
  const side = task.order.compared ?? 1;
  for (let from = 0; from < joins.length; from += BATCH) {
    const batch = joins.slice(from, from + BATCH);
    const stretches = batch.flatMap((each, index) =>
      stretchesOf(each, film, { side, name: join(task.order.scratch, `join-${index}`) }),
    );
    await run(task.ffmpeg.path, hashFramesArgs(stretches, task.order.fps), { signal: task.signal });
    const hashes = await Promise.all(stretches.map(async ({ output }) => readHashes(await readFile(output, "utf8"))));
    for (const [index, { at }] of batch.entries()) {
      const [shown = [], before = [], after = []] = hashes.slice(index * 3, index * 3 + 3);
      const expected = [...before.slice(-side), ...after];
      if (before.length === 0 || after.length === 0 || !shown.some((_, place) => goesOn(shown, place, expected)))
        throw new Error(`the joined film does not show its clips where they meet, at frame ${at}`);
    }
  }
}

function goesOn(shown: readonly string[], from: number, expected: readonly string[]): boolean {
  return expected.every((hash, index) => hash === shown[from + index]);
}

function joinsToCheck(pieces: readonly Piece[]): readonly Join[] {
  let at = 0;
  return pieces.slice(1).flatMap((after, index) => {
    const before = pieces[index]!;
    at += before.length;
    return before.from === "now" || after.from === "now" ? [{ before, after, at }] : [];
  });
}

/** Some frames of the film around the join, the end of one clip and the first frames of the next. */
function stretchesOf(
  { before, after, at }: Join,
  film: string,
  { side, name }: { readonly side: number; readonly name: string },
): readonly HashedFrames[] {
  const around = side + MARGIN;
  return [
    { path: film, from: Math.max(0, at - around), count: 2 * around, output: `${name}-film.md5` },
    { path: before.path, from: Math.max(0, before.length - around), count: null, output: `${name}-before.md5` },
    { path: after.path, from: 0, count: side, output: `${name}-after.md5` },
  ];
}
