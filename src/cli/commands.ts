// What each command answers: the verb it calls, as one JSON value, and the same as lines for a person.
import { assembleRoute } from "../contracts/routes/cut.ts";
import { buildRoute, episodeRoute } from "../contracts/routes/episodes.ts";
import { type EpisodeStatus } from "../contracts/replies/episode-status.ts";
import { renderRoute } from "../contracts/routes/takes.ts";
import { PASSES } from "../contracts/schema.ts";
import type { PassFlags } from "./args.ts";
import type { EpisodeClient } from "./client/client.ts";
import { failures, followFilm, followJobs, sayFailed } from "./follow.ts";
import type { Answer, CommandIo } from "./output.ts";

export async function answerBuild({ call, ep }: EpisodeClient): Promise<Answer> {
  const built = await call(buildRoute, { ep });
  if (!built.ok) return { json: built, lines: [built.error ?? "the episode does not build"], failed: true };
  const lines = PASSES.flatMap((pass) => (built.passes[pass]?.report ?? "").split("\n"));
  return { json: built, lines: [...new Set(lines)].filter((line) => line !== "") };
}

export interface RenderFlags extends PassFlags {
  readonly shots?: readonly string[];
  readonly target?: string;
  readonly redo?: boolean;
  /** Takes of each shot. */
  readonly count?: number;
  readonly seeds?: readonly string[];
  readonly slate?: "full" | "captions" | "clean";
}

export async function answerRender(client: EpisodeClient, flags: RenderFlags, io: CommandIo): Promise<Answer> {
  const { pass, shots = null, target = null, redo = false } = flags;
  const many = {
    ...(flags.count !== undefined && { count: flags.count }),
    seeds: flags.seeds ?? null,
    slate: flags.slate ?? null,
  };
  const reply = await client.call(renderRoute, { ep: client.ep, pass, shots, target, redo, ...many });
  const jobs = await followJobs(client, { own: reply.queued.map((take) => take.prompt_id) }, io);
  const failed = [...reply.errors, ...failures(jobs)];
  const drawn = jobs.filter((job) => job.status === "succeeded").map((job) => job.title);
  const lines = [
    ...drawn.map((title) => `drawn: ${title}`),
    ...reply.skipped.map(({ shot, reason }) => `left: ${shot}, ${reason}`),
    ...failed.map((each) => `failed: ${sayFailed(each)}`),
  ];
  return { json: { ...reply, takes: drawn.length, failed }, lines, failed: failed.length > 0 };
}

export interface AssembleFlags extends PassFlags {
  readonly size?: string;
  readonly whole?: boolean;
  readonly upscaled?: boolean;
  readonly publish?: boolean;
  readonly cards?: boolean;
  /** One of the episode's versions. */
  readonly as?: string;
  readonly audio?: "clips" | "master";
  readonly loudness?: { readonly lufs: number; readonly true_peak: number };
  readonly music?: string;
  readonly musicGain?: number;
  readonly duck?: boolean;
}

export async function answerAssemble(client: EpisodeClient, flags: AssembleFlags, io: CommandIo): Promise<Answer> {
  const { call, ep } = client;
  const body = { ep, ...filmBody(flags) };
  const film = await followFilm(client, ep, io, () => call(assembleRoute, body, io.signal));
  if (film.ok) return { json: film, lines: [film.report, film.output ?? ""] };
  const stands = film.cut ? [`the film without titles stands: ${film.cut}`] : [];
  return { json: film, lines: [film.error ?? "the film could not be made", ...stands], failed: true };
}

function filmBody(flags: AssembleFlags) {
  const { pass, size = null, whole, upscaled = false, publish = false, cards = false } = flags;
  const { loudness = null, as: version = null } = flags;
  const audio = flags.audio === "master" ? ("recording" as const) : ("clips" as const);
  const music = flags.music === undefined ? null : musicOf(flags.music, flags);
  return { pass, size, partial: !whole, upscaled, publish, cards, version, audio, loudness, music };
}

function musicOf(path: string, { musicGain: gain, duck }: AssembleFlags) {
  return { path, ...(gain !== undefined && { gain }), ...(duck === false && { duck }) };
}

export async function answerStatus({ call, ep }: EpisodeClient, { pass }: PassFlags): Promise<Answer> {
  const status = await call(episodeRoute, { ep, pass });
  return { json: status, lines: statusLines(status) };
}

function statusLines(status: EpisodeStatus): string[] {
  const rows = status.shots.map(({ shot, seconds, takes, cut, target }) => {
    const used = takes.find((take) => take.take === cut.take);
    const state = used
      ? `take ${used.take} ${[used.status, ...used.stale.map((why) => `stale: ${why}`)].join(", ")}`
      : "no take";
    return [
      shot.padEnd(12),
      `${seconds.toFixed(2)} s`.padStart(9),
      `${takes.length} takes`.padStart(9),
      target,
      state,
    ].join("  ");
  });
  return [
    `${status.title || status.episode}, ${status.pass} pass, ${status.width}x${status.height} at ${status.fps}`,
    ...rows,
  ];
}
