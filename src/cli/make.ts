// `make EP`: build, draw what is missing or out of date, assemble. Twice in a row draws nothing the second time (docs/decisions.md 5).
import { assembleRoute } from "../contracts/routes/cut.ts";
import { buildRoute, episodeRoute } from "../contracts/routes/episodes.ts";
import { renderRoute, type RenderReply } from "../contracts/routes/takes.ts";
import type { Pass } from "../contracts/schema.ts";
import { backendsRoute } from "../contracts/routes/jobs.ts";
import { targetsRoute } from "../contracts/routes/targets.ts";
import { groupBy } from "../core/lib/group-by.ts";
import { planMake, type RenderStep } from "../core/render/plan-make.ts";
import { secondsOf } from "../core/time/rate.ts";
import { readClipFacts } from "../media/read-clip.ts";
import type { PassFlags } from "./args.ts";
import type { EpisodeClient } from "./client/client.ts";
import { failures, followFilm, followJobs, sayFailed } from "./follow.ts";
import type { Answer, CommandIo } from "./output.ts";

export interface MakeFlags extends PassFlags {
  readonly shots?: readonly string[];
}

export interface MakeResult {
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

/** Targets that the workflow host can render now; none of the lanes that cost money is used unasked. */
async function findRunning({ call, ep }: EpisodeClient): Promise<ReadonlySet<string>> {
  const { backends } = await call(backendsRoute, {});
  if (!backends.some(({ kind, down }) => kind === "local" && down === null)) return new Set();
  const { targets } = await call(targetsRoute, { kind: "video", ep, ready: "1" });
  const isReady = (status: string | undefined) => status === "ready" || status === "degraded";
  return new Set(targets.filter(({ readiness }) => isReady(readiness?.status)).map(({ id }) => id));
}

/** Throws with a sentence when there is no film to show; shots that failed beside it are named in the answer. */
export async function makeFilm(client: EpisodeClient, flags: MakeFlags, io: CommandIo): Promise<MakeResult> {
  const { call, ep, registry } = client;
  const { pass } = flags;
  const built = await call(buildRoute, { ep });
  if (!built.ok) throw new Error(built.error ?? "the episode does not build");
  const status = await call(episodeRoute, { ep, pass });
  const plan = planMake(status, registry, { shots: flags.shots ?? null, runsHere: await findRunning(client) });
  const requested = await requestTakes(client, { pass, signal: io.signal }, plan.renders);
  const own = requested.queued.map((take) => take.prompt_id);
  const jobs = await followJobs(client, { own, others: plan.waiting }, io);
  const failed = [
    ...plan.unknown.map((shot) => ({ shot, error: `there is no shot ${shot} in the script` })),
    ...requested.errors,
    ...requested.skipped.map(({ shot, reason }) => ({ shot, error: reason })),
    ...failures(jobs),
  ];
  const film = await followFilm(client, ep, io, () => call(assembleRoute, { ep, pass }, io.signal));
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

export async function answerMake(client: EpisodeClient, flags: MakeFlags, io: CommandIo): Promise<Answer> {
  const made = await makeFilm(client, flags, io);
  const substituted =
    made.substituted.length > 0 ? [`drawn as animatic, their models are not here: ${made.substituted.join(", ")}`] : [];
  const lines = [
    `${made.shots} shots, ${made.takes} takes drawn now, ${made.seconds.toFixed(1)} s of film`,
    ...substituted,
    ...made.failed.map((each) => `failed: ${sayFailed(each)}`),
    made.output,
  ];
  return { json: made, lines, failed: made.failed.length > 0 };
}

/** One request for each target, backend and seed rule; the replies as one. Once the command is stopped nothing more is asked for. */
async function requestTakes(
  { call, ep }: EpisodeClient,
  { pass, signal }: { readonly pass: Pass; readonly signal: AbortSignal },
  renders: readonly RenderStep[],
): Promise<Pick<RenderReply, "queued" | "skipped" | "errors">> {
  const groups = groupBy(renders, ({ target, backend, redo }) => `${target ?? ""} ${backend ?? ""} ${redo}`);
  const whole = { queued: [], skipped: [], errors: [] } as Pick<RenderReply, "queued" | "skipped" | "errors">;
  for (const group of groups.values()) {
    const { target, backend, redo } = group[0]!;
    const shots = group.map(({ shot }) => shot);
    if (signal.aborted) break;
    const seed = redo ? "same" : "auto";
    const reply = await call(renderRoute, { ep, pass, shots, target, backend, redo, seed_mode: seed });
    whole.queued.push(...reply.queued);
    whole.skipped.push(...reply.skipped);
    whole.errors.push(...reply.errors);
  }
  return whole;
}
