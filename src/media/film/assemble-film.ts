// Joins the clips of a cut into one mp4: pictures copied where they can be, all sound encoded once, the result checked
// before it gets its name. What a cut is, and which take plays, was decided by whoever made the order.
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { ClipFacts } from "../../core/media/film/clip-facts.ts";
import { type JoinOrder, type JoinPlan, planJoin } from "../../core/media/film/join-plan.ts";
import { secondsOf } from "../../core/time/rate.ts";
import type {
  AssembleOptions,
  AssembleOrder,
  AssembleResult,
  AssembleRun,
  MeasuredClip,
  Piece,
} from "./assemble-run.ts";
import { followPlan, makeFilmFile, type FilmResult } from "./make-film.ts";
import { readClipFacts } from "../read-clip.ts";
import type { Tools } from "../tools.ts";

/** Makes the film, exactly the sum of the clips' lengths long. Throws a Refusal, or the signal's reason; leaves no part behind. */
export async function assembleFilm(
  tools: Pick<Tools, "ffmpeg">,
  order: AssembleOrder,
  options: AssembleOptions = {},
): Promise<AssembleResult> {
  requireJoinable(order);
  const warnings: string[] = [];
  const task: AssembleRun = {
    ffmpeg: tools.ffmpeg,
    cache: options.cache,
    order,
    signal: options.signal ?? new AbortController().signal,
    onStage: options.onStage ?? (() => undefined),
    warn: (sentence) => void warnings.push(sentence),
  };
  const film = await makeFilmFile(task, "the film could not be made", async (part) => {
    const plan = await planFrom(task);
    plan.warnings.forEach(task.warn);
    const made = await followPlan(task, plan, part);
    await options.confirm?.();
    return made;
  });
  if (film.fault !== null) task.warn(`no picture was copied, all were encoded again: ${film.fault}`);
  return { ...describe(film, order.fps), warnings };
}

function requireJoinable({ clips, width, height }: JoinOrder): void {
  if (clips.length === 0) throw new Refusal("bad-input", "the cut has no clip to join: render and pick a take first");
  if (width % 2 !== 0 || height % 2 !== 0) {
    throw new Refusal("bad-input", `a film of ${width}x${height} cannot be encoded: give it even sides`);
  }
  const empty = clips.find((clip) => clip.length < 1);
  if (!empty) return;
  throw new Refusal("bad-input", `${empty.shot} is trimmed to nothing: leave it a frame or take it out of the cut`);
}

async function planFrom(task: AssembleRun): Promise<JoinPlan> {
  const { clips } = task.order;
  const facts: ClipFacts[] = [];
  for (const clip of clips) {
    task.signal.throwIfAborted();
    facts.push(clip.facts ?? (await requireFacts(clip)));
    task.onStage("probe", facts.length, clips.length);
  }
  return planJoin(task.order, facts);
}

async function requireFacts({ shot, take, mp4 }: MeasuredClip): Promise<ClipFacts> {
  return readClipFacts(mp4).catch((error: unknown) => {
    throw new Refusal("tool-failed", `${shot}: the file of take ${take} cannot be opened: ${reasonOf(error)}`);
  });
}

function describe({ plan, pieces, loudness }: FilmResult, fps: number): Omit<AssembleResult, "warnings"> {
  const shotsFrom = (from: Piece["from"]) =>
    plan.clips.flatMap(({ clip }, index) => (pieces[index]?.from === from ? [clip.shot] : []));
  const again = plan.clips.filter(({ copy }) => copy === null);
  return {
    loudness,
    frames: plan.frames,
    seconds: secondsOf(plan.frames, fps),
    copied: shotsFrom("take"),
    reused: shotsFrom("kept"),
    encoded: shotsFrom("now"),
    reasons: Object.fromEntries(again.map(({ clip, why }) => [clip.shot, why])),
  };
}
