// Makes the sound of a film as it is delivered: mixed with its music into one file beside the film, measured, and brought to its
// loudness. What comes out is measured again, as it lies in the finished film.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import {
  type Level,
  type Loudness,
  type LoudnessReport,
  levelFilters,
  levelFor,
  measureArgs,
  mixSoundArgs,
  readLoudness,
} from "../../core/media/film/delivered-sound.ts";
import type { JoinPlan } from "../../core/media/film/join-plan.ts";
import { run, writeChunk } from "../../machine/spawn.ts";
import type { AssembleRun } from "./assemble-run.ts";
import { writeSound } from "./join-sound.ts";

/** LU by which a film may miss its loudness before its level is set anew. */
const NEAR = 0.2;
/** A limiter makes a sound quieter than its gain says, so the level is found in some steps. */
const MOST_STEPS = 4;
/** Bytes of a stereo float sample pair. */
const PAIR = 8;

/** One sound for the film, and the filters that it goes through on its way in. */
export interface ReadySound {
  readonly file: string;
  readonly filters: readonly string[];
  readonly report: Omit<LoudnessReport, "after"> | null;
}

/** The mixed sound of a plan; undefined when nothing is asked for but the clips' own. */
export async function deliverSound(task: AssembleRun, plan: JoinPlan): Promise<ReadySound | undefined> {
  const { music = null, loudness = null } = task.order.delivery ?? {};
  if (!music && !loudness) return undefined;
  const file = join(task.order.scratch, "mix.f32");
  await mix(task, plan, file).catch((error: unknown) => {
    task.signal.throwIfAborted();
    throw new Refusal("tool-failed", `the sound of the film cannot be mixed: ${reasonOf(error)}`);
  });
  const found = loudness && (await measure(task, { file, isRaw: true }));
  if (!loudness) return { file, filters: [], report: null };
  if (!found) {
    task.warn("the film is silent: it has no loudness that could be set");
    return { file, filters: [], report: null };
  }
  const level = await findLevel(task, { file, samples: plan.samples, found, target: loudness });
  return { file, filters: levelFilters(level, plan.samples), report: { before: found, level } };
}

/** The loudness of a finished film. */
export async function measureFilm(task: AssembleRun, film: string): Promise<Loudness | null> {
  return (await measure(task, { file: film, isRaw: false })) ?? null;
}

async function mix(task: AssembleRun, plan: JoinPlan, file: string): Promise<void> {
  const { ffmpeg, signal, warn, order } = task;
  const onPiece = (done: number) => task.onStage("sound", done, plan.sounds.length);
  const ports = { ffmpeg: ffmpeg.path, scratch: order.scratch, signal, warn, onPiece };
  await run(ffmpeg.path, mixSoundArgs(order.delivery?.music ?? null, plan.samples, file), {
    signal,
    feed: (stdin) => writeSound((chunk) => writeChunk(stdin, chunk), plan.sounds, ports),
  });
  const { size } = await stat(file);
  if (size !== plan.samples * PAIR)
    throw new Error(`the mix has ${size / PAIR} samples where the film has ${plan.samples}`);
}

interface LevelSearch {
  readonly file: string;
  readonly samples: number;
  readonly found: Loudness;
  readonly target: Loudness;
}

async function findLevel(task: AssembleRun, { file, samples, found, target }: LevelSearch): Promise<Level> {
  let level = levelFor(found, target);
  if (level.limit === null) return level;
  for (let step = 1; step < MOST_STEPS; step++) {
    const measured = await measure(task, { file, isRaw: true }, levelFilters(level, samples));
    const missing = target.lufs - (measured?.lufs ?? target.lufs);
    if (Math.abs(missing) <= NEAR) break;
    level = { ...level, gain: level.gain + missing };
  }
  return level;
}

async function measure(
  { ffmpeg, signal }: AssembleRun,
  input: { readonly file: string; readonly isRaw: boolean },
  filters: readonly string[] = [],
): Promise<Loudness | undefined> {
  const { complaints } = await run(ffmpeg.path, measureArgs(input, filters), { signal });
  return readLoudness(complaints);
}
