// What each command answers: the verb it calls, as one JSON value, and the same as lines for a person.
import { assembleRoute } from "../contracts/routes/cut.ts";
import { buildRoute, episodeRoute } from "../contracts/routes/episodes.ts";
import { type EpisodeStatus } from "../contracts/replies/episode-status.ts";
import { renderRoute } from "../contracts/routes/takes.ts";
import { targetsRoute, type MemoryFit, type Readiness } from "../contracts/routes/targets.ts";
import { PASSES } from "../contracts/schema.ts";
import type { TargetFile } from "../contracts/files/target.ts";
import { ALWAYS_READY, unknownReadiness } from "../core/readiness/readiness.ts";
import { howProven } from "../core/targets/show-target.ts";
import type { ReadingPorts } from "../wiring/open-reading.ts";
import { checkEpisode } from "../studio/episodes/check-episode.ts";
import type { PassFlags } from "./args.ts";
import type { Client, EpisodeClient } from "./client.ts";
import { failures, followFilm, followJobs, sayFailed } from "./follow.ts";
import type { Answer, CommandIo } from "./output.ts";
import { requireEpisodeContext } from "../studio/shared/episode/episode-context.ts";

export async function answerCheck(reading: ReadingPorts, folder: string): Promise<Answer> {
  const { lines, ...found } = await checkEpisode(await requireEpisodeContext(reading, folder));
  const verdict = found.ok ? "the script builds" : "the script does not build";
  return { json: found, lines: [...lines, verdict], failed: !found.ok };
}

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

/** What a target finds on the host. */
interface OnHost {
  readonly readiness: Readiness;
  readonly memory: MemoryFit | null;
}

type ReadinessById = ReadonlyMap<string, OnHost>;

/** Target id to what it finds on the host, as whoever works in the user folder sees it. */
export async function readinessAt({ call }: Client): Promise<ReadinessById> {
  const { targets } = await call(targetsRoute, { ready: "1" });
  return new Map(
    targets.flatMap(({ id, readiness, memory }) => (readiness ? [[id, { readiness, memory }] as const] : [])),
  );
}

/** `judged`: why they are not known, where nobody can say. */
export function answerTargets(
  { showTargets: { shipped }, machineDefault }: ReadingPorts,
  readinessById: ReadinessById | string,
): Answer {
  const targets = (["video", "image", "audio"] as const).flatMap((kind) => shipped.list(kind));
  const rows = targets.map((target) => {
    const { id, kind, label, aliases } = target;
    const { readiness, memory } = onHost(target, readinessById);
    const { status, why, missing, host_lacks } = readiness;
    const { needs = null } = target;
    const runs = status === "ready" || status === "degraded";
    const isDefault = id === machineDefault.id;
    return {
      id,
      kind,
      label,
      aliases,
      default: isDefault,
      status,
      runs_here: runs,
      why,
      missing,
      host_lacks,
      needs,
      memory,
      ...howProven(target),
    };
  });
  const widest = (of: (row: (typeof rows)[number]) => string) => Math.max(...rows.map((row) => of(row).length));
  const widths = { id: widest(({ id }) => id), label: widest(({ label }) => label) };
  const lines = rows.flatMap((row) => [
    [
      row.id.padEnd(widths.id),
      row.kind.padEnd(5),
      row.label.padEnd(widths.label),
      row.status.replace("_", " "),
      ...(row.default ? ["default"] : []),
    ].join("  "),
    ...[
      ...row.why,
      ...(row.memory && row.memory.fit !== "fits" ? [row.memory.why] : []),
      ...(row.proven_note === null ? [] : [`its graph has not run: ${row.proven_note}`]),
    ].map((why) => `${" ".repeat(widths.id)}  ${why}`),
  ]);
  return { json: { targets: rows }, lines };
}

function onHost({ id, builtin }: TargetFile, readinessById: ReadinessById | string): OnHost {
  if (builtin) return { readiness: ALWAYS_READY, memory: null };
  if (typeof readinessById === "string") return { readiness: unknownReadiness(readinessById), memory: null };
  return readinessById.get(id) ?? { readiness: unknownReadiness("it was not looked at"), memory: null };
}
