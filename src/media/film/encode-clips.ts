// Gets the pieces of a film ready: a copied clip is its own piece, the others were kept by an earlier film or are encoded, some at a
// time, each checked.
// What was encoded once is kept in `made`: when copying turns out not to work, only the copied ones are left to encode.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import PQueue from "p-queue";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { JoinClip, JoinPlan, PlannedClip } from "../../core/media/film/join-plan.ts";
import { cubeText } from "../../core/grade/write-cube.ts";
import { run } from "../../machine/spawn.ts";
import { writeAtomic } from "../../machine/write-file.ts";
import type { AssembleRun, Piece } from "./assemble-run.ts";
import { cacheName, fileIdentity } from "./cache-key.ts";
import { readClipFacts } from "../read-clip.ts";
import { encodeClipArgs } from "../../core/media/film/encode-clip-args.ts";

/** Each encodes with two threads, which are not busy all the time. */
const AT_ONCE = Math.max(2, Math.floor(availableParallelism() / 2));

/** The pieces in the film's order. Throws a Refusal that names the shot when a clip cannot be encoded. */
export async function encodeClips(
  task: AssembleRun,
  plan: JoinPlan,
  made: Map<number, Piece>,
): Promise<readonly Piece[]> {
  const failed = new AbortController();
  const signal = AbortSignal.any([task.signal, failed.signal]);
  const queue = new PQueue({ concurrency: AT_ONCE });
  const waiting = plan.clips.flatMap((planned, index) => (planned.copy || made.has(index) ? [] : [{ planned, index }]));
  let done = 0;
  const jobs = waiting.map(({ planned, index }) =>
    queue.add(async () => {
      made.set(index, await encodeClip({ ...task, signal }, plan, planned, index));
      task.onStage("clips", ++done, waiting.length);
    }),
  );
  try {
    await Promise.all(jobs);
  } finally {
    failed.abort();
    await Promise.allSettled(jobs);
  }
  return plan.clips.map((planned, index) => copiedPiece(planned) ?? requirePiece(made.get(index)));
}

async function encodeClip(task: AssembleRun, plan: JoinPlan, { clip }: PlannedClip, index: number): Promise<Piece> {
  const { fps, width, height, scratch, crf } = task.order;
  const path = join(scratch, `clip-${index}.mp4`);
  const { trimIn: from, length, crop, fades } = clip;
  const { timescale, settings } = plan;
  const argsFor = (input: string, output: string) =>
    encodeClipArgs({
      ...{ input, output, from, length, fps, width, height, timescale, settings, crf, crop, fades },
      cube: cubeOf(clip),
    });
  const files = task.cache && (await sourcesOf(clip).catch(() => undefined));
  const name = files && cacheName({ files, args: argsFor("take", "clip"), version: task.ffmpeg.version });
  if (name !== undefined && (await task.cache?.use(name, path))) {
    const cached = await readPiece(path, length);
    if (typeof cached !== "string") return { ...cached, from: "kept" };
  }
  const isWhole = await encode(task, clip, argsFor(clip.mp4, path));
  const piece = await readPiece(path, length);
  if (typeof piece === "string") throw (task.unreadable ?? unreadable)(clip, piece);
  // What a damaged take gave is encoded each time, so that it is reported each time.
  if (name !== undefined && isWhole) await task.cache?.store(name, path);
  return piece;
}

/** What decides the bytes of a clip beside what ffmpeg is asked. */
async function sourcesOf({ mp4, grade }: JoinClip): Promise<object> {
  const identity = await fileIdentity(mp4);
  return grade ? [identity, grade.hash] : identity;
}

/** Name of the table of a clip's colours, which lies in the scratch folder: clips that share a correction share it. */
function cubeOf({ grade }: JoinClip): string | undefined {
  return grade && `${grade.hash}.cube`;
}

async function writeCube({ order }: AssembleRun, { shot, grade }: JoinClip): Promise<void> {
  if (grade) await writeAtomic(join(order.scratch, `${grade.hash}.cube`), cubeText(shot, grade.look, grade.strength));
}

/** Whether ffmpeg had nothing to say about the take. */
async function encode(task: AssembleRun, clip: JoinClip, args: readonly string[]): Promise<boolean> {
  await writeCube(task, clip);
  const { complaints } = await run(task.ffmpeg.path, args, { signal: task.signal, cwd: task.order.scratch }).catch(
    (error: unknown) => {
      task.signal.throwIfAborted();
      throw (task.unreadable ?? unreadable)(clip, reasonOf(error));
    },
  );
  const complaint = complaints[0];
  const { shot, take } = clip;
  if (complaint) task.warn(`${shot}: the picture of take ${take} is damaged; what can be read is shown (${complaint})`);
  return !complaint;
}

/** An encoded clip as a piece of the film, or why it is none. Throws when it cannot be joined at all. */
export async function readPiece(path: string, length: number): Promise<Piece | string> {
  const { plain, frames = 0, why } = await readClipFacts(path);
  if (frames !== length) return `${frames} of ${length} frames came out of it`;
  if (!plain) throw new Error(`a clip that was encoded is unusual: ${why}`);
  return { path, from: "now", length, headersKey: plain.headers.key, sizes: plain.sizes };
}

function unreadable({ shot, take }: JoinClip, why: string): Refusal {
  const advice = "pick another take or render it again";
  return new Refusal("tool-failed", `${shot}: the picture of take ${take} cannot be read (${why}); ${advice}`);
}

function copiedPiece({ clip, copy }: PlannedClip): Piece | undefined {
  return copy
    ? { path: clip.mp4, from: "take", length: clip.length, headersKey: copy.headers.key, sizes: copy.sizes }
    : undefined;
}

function requirePiece(piece: Piece | undefined): Piece {
  if (!piece) throw new Error("a clip was neither copied nor encoded");
  return piece;
}
