// Gets the pieces of a film ready: a copied clip is its own piece, the others are encoded, two at a time, each checked.
// What was encoded once is kept in `made`: when copying turns out not to work, only the copied ones are left to encode.
import { join } from "node:path";
import PQueue from "p-queue";
import { Refusal, reasonOf } from "../contracts/refusal.ts";
import { encodeClipArgs } from "../core/media/assemble-args.ts";
import type { JoinPlan, PlannedClip } from "../core/media/join-plan.ts";
import { run } from "../machine/spawn.ts";
import type { AssembleRun, Piece } from "./assemble-run.ts";
import { readClipFacts } from "./read-clip.ts";

const AT_ONCE = 2;

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
  const { fps, width, height, scratch } = task.order;
  const path = join(scratch, `clip-${index}.mp4`);
  const args = encodeClipArgs({
    input: clip.mp4,
    output: path,
    from: clip.trimIn,
    length: clip.length,
    fps,
    width,
    height,
    timescale: plan.timescale,
    settings: plan.settings,
  });
  const { complaints } = await run(task.ffmpeg, args, { signal: task.signal }).catch((error: unknown) => {
    task.signal.throwIfAborted();
    throw unreadable(clip.shot, clip.take, reasonOf(error));
  });
  const complaint = complaints[0];
  if (complaint)
    task.warn(`${clip.shot}: the picture of take ${clip.take} is damaged; what can be read is shown (${complaint})`);
  const { plain, frames = 0, why } = await readClipFacts(path);
  if (frames !== clip.length)
    throw unreadable(clip.shot, clip.take, `${frames} of ${clip.length} frames came out of it`);
  if (!plain) throw new Error(`the clip encoded for ${clip.shot} is unusual: ${why}`);
  return { path, length: clip.length, headersKey: plain.headers.key, sizes: plain.sizes };
}

function unreadable(shot: string, take: number, why: string): Refusal {
  const advice = "pick another take or render it again";
  return new Refusal("tool-failed", `${shot}: the picture of take ${take} cannot be read (${why}); ${advice}`);
}

function copiedPiece({ clip, copy }: PlannedClip): Piece | undefined {
  return copy ? { path: clip.mp4, length: clip.length, headersKey: copy.headers.key, sizes: copy.sizes } : undefined;
}

function requirePiece(piece: Piece | undefined): Piece {
  if (!piece) throw new Error("a clip was neither copied nor encoded");
  return piece;
}
