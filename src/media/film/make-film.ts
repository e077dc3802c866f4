// From a plan to a film: pictures copied where that holds, and all of them encoded where it does not. What every film has in common,
// whatever it is made of: it gets its name when it stands whole, and leaves no part behind.
import { dirname } from "node:path";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { type JoinPlan, withoutCopies } from "../../core/media/film/join-plan.ts";
import { makeFolder, removeFolder } from "../../machine/files.ts";
import { withPartialFile } from "../../machine/partial-file.ts";
import type { AssembleResult, AssembleRun, Piece } from "./assemble-run.ts";
import { encodeClips } from "./encode-clips.ts";
import { joinFilm } from "./join-film.ts";

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
    return await withPartialFile(order.output, make);
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
    return { plan, pieces, loudness: await joinFilm(task, plan, pieces, part), fault: null };
  } catch (error) {
    task.signal.throwIfAborted();
    if (error instanceof Refusal || plan.headersKey === null) throw error;
    fault = reasonOf(error);
  }
  const whole = withoutCopies(plan, "the clips could not be copied together");
  const pieces = await encodeClips(task, whole, encoded);
  return { plan: whole, pieces, loudness: await joinFilm(task, whole, pieces, part), fault };
}
