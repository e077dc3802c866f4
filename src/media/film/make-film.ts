// From a plan to a film: pictures copied where that holds, and all of them encoded where it does not. What every film has in common,
// whatever it is made of: it gets its name when it stands whole, and leaves no part behind.
import { dirname } from "node:path";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { type JoinPlan, withoutCopies } from "../../core/media/film/join-plan.ts";
import { xmpBox } from "../../core/media/mp4/xmp-box.ts";
import { makeFolder, removeFolder } from "../../machine/files.ts";
import { appendToPartialFile, withPartialFile } from "../../machine/partial-file.ts";
import type { AssembleResult, AssembleRun, Piece } from "./assemble-run.ts";
import { checkJoins } from "./check-joins.ts";
import { deliverSound, measureFilm } from "./deliver-sound.ts";
import { encodeClips } from "./encode-clips.ts";
import { encodeSegments } from "./encode-sound.ts";
import { joinFilm } from "./join-film.ts";
import { packSound } from "./pack-sound.ts";

export interface FilmResult {
  /** The plan that held. */
  readonly plan: JoinPlan;
  readonly pieces: readonly Piece[];
  readonly loudness: AssembleResult["loudness"];
  /** Why no picture was copied though it was planned; else null. */
  readonly fault: string | null;
}

/** Runs `make` with the film's part name. Throws a Refusal that begins with `failure` or is `make`'s own, or the signal's reason. */
export async function makeFilmFile<T>(
  { order, signal }: AssembleRun,
  failure: string,
  make: (part: string) => Promise<T>,
): Promise<T> {
  try {
    await makeFolder(order.scratch);
    await makeFolder(dirname(order.output));
    return await withPartialFile(order.output, async (part) => {
      const made = await make(part);
      if (order.xmp !== undefined) await appendToPartialFile(part, xmpBox(order.xmp));
      return made;
    });
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof Refusal ? error : new Refusal("tool-failed", `${failure}: ${reasonOf(error)}`);
  } finally {
    await removeFolder(order.scratch);
  }
}

/** Follows the plan; when copying turns out not to work, everything is encoded. `made`: pieces that stand already, by their place. */
export async function followPlan(
  task: AssembleRun,
  plan: JoinPlan,
  part: string,
  encoded = new Map<number, Piece>(),
): Promise<FilmResult> {
  let fault: string;
  try {
    const pieces = await encodeClips(task, plan, encoded);
    return { plan, pieces, loudness: await join(task, plan, pieces, part), fault: null };
  } catch (error) {
    task.signal.throwIfAborted();
    if (error instanceof Refusal || plan.headersKey === null) throw error;
    fault = reasonOf(error);
  }
  const whole = withoutCopies(plan, "the clips could not be copied together");
  const pieces = await encodeClips(task, whole, encoded);
  return { plan: whole, pieces, loudness: await join(task, whole, pieces, part), fault };
}

/** Returns what was measured of the film's sound, where a loudness was asked for. */
async function join(
  task: AssembleRun,
  plan: JoinPlan,
  pieces: readonly Piece[],
  part: string,
): Promise<FilmResult["loudness"]> {
  const headersKey = pieces[0]?.headersKey;
  if (pieces.some((piece) => piece.headersKey !== headersKey)) throw new Error("the clips' H.264 headers differ");
  const sound = await deliverSound(task, plan);
  const packed = sound ? undefined : await packSound(task, plan, encodeSegments);
  await joinFilm(task, plan, pieces, { part, sound, packed });
  await checkJoins(task, pieces, part);
  const loudness = sound?.report ? { ...sound.report, after: await measureFilm(task, part) } : null;
  task.onStage("verify", 1, 1);
  return loudness;
}
