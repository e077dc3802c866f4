// The films around a cut: how long each is on the cut's clock, and each encoded so that it can stand beside the cut, its title on it.
import { basename, join } from "node:path";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { JoinPlan } from "../../core/media/film/join-plan.ts";
import { pictureTrack } from "../../core/media/mp4/movie.ts";
import { framesNear, rescaleFrames } from "../../core/time/rate.ts";
import { run } from "../../machine/spawn.ts";
import type { AssembleRun, Piece } from "../film/assemble-run.ts";
import { readPiece } from "../film/encode-clips.ts";
import { filmFacts } from "../probe.ts";
import { readMovie } from "../read-clip.ts";
import type { Tools } from "../tools.ts";
import { type TitleOverlay, titleClipArgs } from "../../core/titles/title-args.ts";

export interface TitleFilm {
  readonly what: "intro" | "outro";
  /** Absolute. */
  readonly path: string;
  /** Frames on the cut's clock. */
  readonly length: number;
  readonly hasSound: boolean;
}

/** `fps`: the cut's rate. Throws a Refusal that names a file which cannot be read, or has no picture. */
export async function readTitleFilm(
  tools: Pick<Tools, "ffprobe">,
  what: TitleFilm["what"],
  path: string,
  fps: number,
): Promise<TitleFilm> {
  const facts = await filmFacts(async () => tools, path).catch((error: unknown) => {
    throw new Refusal("tool-failed", `the ${what}: ${reasonOf(error)}`);
  });
  const shown = await shownSeconds(path);
  const frames = shown === undefined ? rescaleFrames(facts.frames, facts.fps, fps) : framesNear(shown, fps);
  if (!Number.isFinite(frames)) throw unusable({ what, path }, "it does not say how fast it runs");
  return { what, path, length: Math.max(1, frames), hasSound: facts.hasSound };
}

/** A film may hold more than it shows; undefined where it shows all of it. */
async function shownSeconds(path: string): Promise<number | undefined> {
  const movie = await readMovie(path).catch(() => undefined);
  const edits = (movie && pictureTrack(movie)?.edits.filter(({ from }) => from >= 0)) ?? [];
  const ticks = edits.reduce((sum, { duration }) => sum + duration, 0);
  return movie && ticks > 0 ? ticks / movie.timescale : undefined;
}

export interface TitleClip {
  readonly film: TitleFilm;
  readonly title: TitleOverlay | null;
}

/** Throws a Refusal that names a film which breaks off, or cannot be encoded. */
export async function encodeTitle(task: AssembleRun, plan: JoinPlan, { film, title }: TitleClip): Promise<Piece> {
  const { what, path, length } = film;
  const { fps, width, height, scratch } = task.order;
  const { timescale, settings } = plan;
  const output = join(scratch, `${what}.mp4`);
  const order = { input: path, output, length, fps, width, height, timescale, settings };
  const { complaints } = await run(task.ffmpeg.path, titleClipArgs(order, title), { signal: task.signal }).catch(
    (error: unknown) => {
      task.signal.throwIfAborted();
      throw unusable(film, reasonOf(error));
    },
  );
  const piece = await readPiece(output, length);
  if (typeof piece === "string") throw unusable(film, piece);
  const [complaint] = complaints;
  if (complaint) task.warn(`the ${what} ${basename(path)} is damaged; what can be read is shown (${complaint})`);
  return piece;
}

function unusable({ what, path }: Pick<TitleFilm, "what" | "path">, why: string): Refusal {
  return new Refusal(
    "tool-failed",
    `the ${what} ${basename(path)} cannot be used (${why}): make it again or replace it`,
  );
}
