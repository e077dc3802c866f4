// What each command answers: the verb it calls, as one JSON value, and the same as lines for a person.
import { assembleRoute } from "../contracts/routes/cut.ts";
import type { EpisodeStatus } from "../contracts/routes/episodes.ts";
import { renderRoute } from "../contracts/routes/takes.ts";
import { PASSES } from "../contracts/schema.ts";
import type { House, ReadingRoom } from "../main.ts";
import { requireEpisodeFolder } from "../studio/config/act-roots.ts";
import { assemble } from "../studio/cut/assemble.ts";
import { inShow } from "../studio/custom-targets/act-in-show.ts";
import { buildEpisode } from "../studio/episodes/build-episode.ts";
import { checkEpisode } from "../studio/episodes/check-episode.ts";
import { readStatus } from "../studio/episodes/read-status.ts";
import { render } from "../studio/takes/render.ts";
import { inputOf } from "./ask.ts";
import type { PassFlags } from "./args.ts";
import { followFilm, followJobs, type Following } from "./follow.ts";
import { failures, makeFilm, sayFailed, type MakeFlags } from "./make.ts";

/** What a command found out; `failed` ends the program with code 1. */
export interface Answer {
  readonly json: unknown;
  readonly lines: readonly string[];
  readonly failed?: boolean;
}

export async function answerCheck(room: ReadingRoom, folder: string): Promise<Answer> {
  const ep = await requireEpisodeFolder(room, folder);
  const { lines, ...found } = await checkEpisode(await inShow(room, ep), { ep });
  const verdict = found.ok ? "the script builds" : "the script does not build";
  return { json: found, lines: [...lines, verdict], failed: !found.ok };
}

export async function answerBuild({ studio }: House, folder: string): Promise<Answer> {
  const ep = await requireEpisodeFolder(studio, folder);
  const built = await buildEpisode(await inShow(studio, ep), { ep });
  if (!built.ok) return { json: built, lines: [built.error ?? "the episode does not build"], failed: true };
  const lines = PASSES.flatMap((pass) => (built.passes[pass]?.report ?? "").split("\n"));
  return { json: built, lines: [...new Set(lines)].filter((line) => line !== "") };
}

export interface RenderFlags extends PassFlags {
  readonly shots?: readonly string[];
  readonly target?: string;
  readonly redo?: boolean;
}

export async function answerRender(house: House, folder: string, flags: RenderFlags, io: Following): Promise<Answer> {
  const { studio } = house;
  const ep = await requireEpisodeFolder(studio, folder);
  const { pass, shots = null, target = null, redo = false } = flags;
  const reply = await render(await inShow(studio, ep), inputOf(renderRoute, { ep, pass, shots, target, redo }));
  const jobs = await followJobs(
    house,
    reply.queued.map((take) => take.prompt_id),
    io,
  );
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
}

export async function answerAssemble(
  house: House,
  folder: string,
  flags: AssembleFlags,
  io: Following,
): Promise<Answer> {
  const ep = await requireEpisodeFolder(house.studio, folder);
  const body = inputOf(assembleRoute, { ep, pass: flags.pass, size: flags.size ?? null, partial: !flags.whole });
  const film = await followFilm(house, ep, io, () => assemble(house.studio, body, io.signal));
  if (!film.ok) return { json: film, lines: [film.error ?? "the film could not be made"], failed: true };
  return { json: film, lines: [film.report, film.output ?? ""] };
}

export async function answerMake(house: House, folder: string, flags: MakeFlags, io: Following): Promise<Answer> {
  const made = await makeFilm(house, folder, flags, io);
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

export async function answerStatus({ studio }: House, folder: string, { pass }: PassFlags): Promise<Answer> {
  const ep = await requireEpisodeFolder(studio, folder);
  const status = await readStatus(await inShow(studio, ep), { ep, pass });
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

export function answerTargets({ registry, machineDefault }: ReadingRoom): Answer {
  const targets = (["video", "image", "audio"] as const).flatMap((kind) => registry.list(kind));
  const rows = targets.map(({ id, kind, label, builtin, aliases }) => ({
    id,
    kind,
    label,
    aliases,
    runs_here: builtin,
    default: id === machineDefault.id,
  }));
  const widths = {
    id: Math.max(...rows.map(({ id }) => id.length)),
    label: Math.max(...rows.map(({ label }) => label.length)),
  };
  const lines = rows.map(({ id, kind, label, runs_here: runs, default: first }) =>
    [
      id.padEnd(widths.id),
      kind.padEnd(5),
      label,
      runs ? "runs here" : "needs a host",
      ...(first ? ["default"] : []),
    ].join("  "),
  );
  return { json: { targets: rows }, lines };
}
