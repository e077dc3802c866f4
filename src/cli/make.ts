// `make EP`: build, draw what is missing or out of date, assemble. Twice in a row draws nothing the second time (decisions 5).
import type { Job } from "../contracts/files/job.ts";
import { assembleRoute } from "../contracts/routes/cut.ts";
import { renderRoute, type RenderReply } from "../contracts/routes/takes.ts";
import { groupBy } from "../core/lib/group-by.ts";
import { planMake, type MakeWish } from "../core/render/plan-make.ts";
import { secondsOf } from "../core/time/rate.ts";
import type { House } from "../main.ts";
import { readClipFacts } from "../media/read-clip.ts";
import { requireEpisodeFolder } from "../studio/config/act-roots.ts";
import { assemble } from "../studio/cut/assemble.ts";
import { inShow } from "../studio/custom-targets/act-in-show.ts";
import { buildEpisode } from "../studio/episodes/build-episode.ts";
import { readStatus } from "../studio/episodes/read-status.ts";
import { render } from "../studio/takes/render.ts";
import type { PassFlags } from "./args.ts";
import { inputOf } from "./ask.ts";
import { followFilm, followJobs, type Following } from "./follow.ts";

export interface MakeFlags extends PassFlags {
  readonly shots?: readonly string[];
}

export interface Made {
  /** Absolute path of the film. */
  readonly output: string;
  readonly shots: number;
  /** Drawn now. */
  readonly takes: number;
  /** Of film. */
  readonly seconds: number;
  /** Shots whose own model cannot run here. */
  readonly substituted: readonly string[];
  readonly failed: readonly { readonly shot: string; readonly error: string }[];
}

/** Throws with a sentence when there is no film to show; shots that failed beside it are named in the answer. */
export async function makeFilm(house: House, folder: string, flags: MakeFlags, io: Following): Promise<Made> {
  const { pass } = flags;
  const ep = await requireEpisodeFolder(house.studio, folder);
  const studio = await inShow(house.studio, ep);
  const built = await buildEpisode(studio, { ep });
  if (!built.ok) throw new Error(built.error ?? "the episode does not build");
  const status = await readStatus(studio, { ep, pass });
  const plan = planMake(status, studio.registry, flags.shots ?? null);
  const asked = await askForTakes({ ...house, studio }, { ep, pass }, plan.wishes);
  const jobs = await followJobs(house, [...plan.waiting, ...asked.queued.map((take) => take.prompt_id)], io);
  const failed = [
    ...plan.unknown.map((shot) => ({ shot, error: `there is no shot ${shot} in the script` })),
    ...asked.errors,
    ...asked.skipped.map(({ shot, reason }) => ({ shot, error: reason })),
    ...failures(jobs),
  ];
  const film = await followFilm(house, ep, io, () => assemble(studio, inputOf(assembleRoute, { ep, pass }), io.signal));
  if (!film.ok || film.output === null) throw new Error([film.error, ...failed.map(sayFailed)].join("\n"));
  const { frames } = await readClipFacts(film.output);
  return {
    output: film.output,
    shots: status.shots.filter((shot) => !shot.orphan).length,
    takes: jobs.filter((job) => job.status === "succeeded").length,
    seconds: Number(secondsOf(frames ?? 0, status.fps).toFixed(3)),
    substituted: plan.substituted,
    failed,
  };
}

/** One request for each target and seed rule; the replies as one. */
async function askForTakes(
  { studio }: House,
  where: { ep: string; pass: string },
  wishes: readonly MakeWish[],
): Promise<Pick<RenderReply, "queued" | "skipped" | "errors">> {
  const groups = groupBy(wishes, ({ target, redo }) => `${target ?? ""} ${redo}`);
  const whole = { queued: [], skipped: [], errors: [] } as Pick<RenderReply, "queued" | "skipped" | "errors">;
  for (const group of groups.values()) {
    const { target, redo } = group[0]!;
    const shots = group.map(({ shot }) => shot);
    const reply = await render(
      studio,
      inputOf(renderRoute, { ...where, shots, target, redo, seed_mode: redo ? "same" : "auto" }),
    );
    whole.queued.push(...reply.queued);
    whole.skipped.push(...reply.skipped);
    whole.errors.push(...reply.errors);
  }
  return whole;
}

export function failures(jobs: readonly Job[]): { shot: string; error: string }[] {
  const ended = jobs.filter((job) => job.status === "failed" || job.status === "canceled");
  return ended.map((job) => ({ shot: shotOf(job), error: job.error ?? job.status }));
}

function shotOf({ info, title }: Job): string {
  const { shot } = info as { shot?: unknown };
  return typeof shot === "string" ? shot : title;
}

export function sayFailed({ shot, error }: { readonly shot: string; readonly error: string }): string {
  return `${shot}: ${error}`;
}
