// What a night does next: looks at its takes, has failed ones tried again, then upscales, assembles and reports. What it asked for carries its
// id, so that a start after a kill asks for nothing twice. docs/http.md "Nights".
import type { NightStep, NightTake } from "../../../contracts/files/job.ts";
import { reasonOf } from "../../../contracts/refusal.ts";
import type { RenderReply } from "../../../contracts/routes/takes.ts";
import type { UpscaleReply } from "../../../contracts/routes/delivery/upscale.ts";
import { judgeNight, type NightOutcome } from "../../../core/nights/judge-night.ts";
import { isUsable, sidecarOf, takeStatus, type Take } from "../../../core/takes/take.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { StudioPorts } from "../../ports.ts";
import { openEpisodeContext, type EpisodeContext, type EpisodePorts } from "../episode/episode-context.ts";
import { reportNight, type ReportPorts } from "./report-night.ts";

/** What the night asks for, by the verbs that do it. */
export interface NightActs {
  /** The same take again under a new number, with the same seed. */
  readonly renderAgain: (episode: EpisodeContext, night: NightStep, take: NightTake) => Promise<RenderReply>;
  readonly upscale: (episode: EpisodeContext, night: NightStep, takes: readonly NightTake[]) => Promise<UpscaleReply>;
  readonly assemble: (
    episode: EpisodeContext,
    night: NightStep,
  ) => Promise<{ readonly ok: boolean; readonly output: string | null; readonly error?: string | null | undefined }>;
  /** Sends a message where the user wants one. */
  readonly notify: (message: object) => Promise<void>;
}

export type NightPorts = EpisodePorts & ReportPorts & Pick<StudioPorts, "takeIndex" | "queue"> & NightActs;

type Keep = (step: NightStep) => Promise<void>;

/** Does all that can be done now. `keep` journals what the step has become. */
export async function advanceNight(ports: NightPorts, begun: NightStep, keep: Keep): Promise<"waits" | "ended"> {
  const episode = await openEpisodeContext(ports, begun.ep as EpisodeFolder, begun.roots);
  let night = begun;
  const change = async (next: NightStep) => {
    night = next;
    await keep(next);
  };
  if (night.phase === "render") {
    const { takes, isAsked } = await lookAtTakes(ports, episode, night);
    const next = { ...night, takes: [...takes] };
    const isOpen = takes.some(({ state }) => state === "open");
    // What came and what failed is read from the takes again: a line for each of many takes would be a long journal.
    if (isAsked && isOpen) await keep(next);
    announce(ports, next, null);
    if (isOpen) return "waits";
    night = next;
    await change({ ...night, phase: night.follow_up.includes("upscale") ? "upscale" : "assemble" });
  }
  if (night.phase === "upscale") {
    if (night.upscales === null) await change(await withUpscales(ports, episode.reread(), night));
    const living = ports.queue.living();
    if (night.upscales?.some((id) => living.has(id))) return "waits";
    await change({ ...night, phase: "assemble", errors: [...night.errors, ...failedUpscales(ports, night)] });
  }
  if (night.phase === "assemble")
    await change({ ...(await withFilm(ports, episode.reread(), night)), phase: "report" });
  const report = await reportNight(ports, episode.reread(), night);
  announce(ports, night, report.path);
  await ports
    .notify(report.message)
    .catch((error: unknown) => ports.log.warn({ err: error }, "the message of a night was not sent"));
  return "ended";
}

function announce(
  { emit }: Pick<StudioPorts, "emit">,
  { id, ep, pass, takes }: NightStep,
  report: string | null,
): void {
  const count = (state: NightTake["state"]) => takes.filter((take) => take.state === state).length;
  const counts = { total: takes.length, ok: count("ok"), failed: count("failed"), skipped: count("skipped") };
  emit({ type: "studio.night", data: { id, ep, pass, ...counts, report } });
}

interface SeenTakes {
  readonly takes: readonly NightTake[];
  /** Something was asked for, or given up: that is to be journaled. */
  readonly isAsked: boolean;
}

async function lookAtTakes(ports: NightPorts, episode: EpisodeContext, night: NightStep): Promise<SeenTakes> {
  const shots = [...new Set(night.takes.map(({ shot }) => shot))];
  const known = await ports.takeIndex.read(episode.folder, { shots, pass: night.pass });
  const living = ports.queue.living();
  const canceled = new Set(ports.queue.list().jobs.flatMap(({ id, status }) => (status === "canceled" ? [id] : [])));
  const find = ({ shot, take }: NightTake) => known.get(shot)?.find((each) => each.take === take);
  const { takes, again, skipped } = judgeNight(night, (take) =>
    canceled.has(take.prompt_id) ? { is: "canceled" } : outcomeOf(find(take), take, living),
  );
  for (const at of skipped) await ports.queue.cancel(takes[at]?.prompt_id ?? "").catch(() => undefined);
  let next = [...takes];
  for (const at of again) {
    const take = takes[at];
    const now = { ...night, takes: next };
    if (take)
      next = next.with(at, await tryAgain(ports, episode.reread(), now, { take, of: known.get(take.shot) ?? [] }));
  }
  const isSkipped = next.some(({ state }, at) => state === "skipped" && night.takes[at]?.state !== "skipped");
  return { takes: next, isAsked: again.length > 0 || isSkipped };
}

function outcomeOf(take: Take | undefined, { prompt_id: id }: NightTake, living: ReadonlySet<string>): NightOutcome {
  if (!take) return { is: "failed", why: "it is gone" };
  if (isUsable(take)) return { is: "ok" };
  if (takeStatus(take) === "queued") return living.has(id) ? { is: "open" } : { is: "failed", why: "its job is gone" };
  return { is: "failed", why: sidecarOf(take)?.save_notes || "nobody knows why" };
}

/** A try that was asked for before a kill is taken up; where none can be asked for, the take has failed. */
async function tryAgain(
  ports: NightPorts,
  episode: EpisodeContext,
  night: NightStep,
  { take, of }: { readonly take: NightTake; readonly of: readonly Take[] },
): Promise<NightTake> {
  const mine = new Set(night.takes.filter(({ shot }) => shot === take.shot).map((each) => each.take));
  const record = of
    .filter((each) => each.take > take.take && !mine.has(each.take))
    .map(sidecarOf)
    .find((each) => each?.step === night.id && each.seed === take.seed);
  const tries = take.tries + 1;
  if (record) return { ...take, take: record.take, prompt_id: record.host_prompt_id ?? "", tries };
  try {
    const { queued, skipped, errors } = await ports.renderAgain(episode, night, take);
    const [one] = queued;
    if (one) return { ...take, take: one.take, prompt_id: one.prompt_id, tries };
    return { ...take, state: "failed", why: errors[0]?.error ?? skipped[0]?.reason ?? take.why };
  } catch (error) {
    return { ...take, state: "failed", why: reasonOf(error) };
  }
}

async function withUpscales(ports: NightPorts, episode: EpisodeContext, night: NightStep): Promise<NightStep> {
  const good = night.takes.filter(({ state }) => state === "ok");
  if (good.length === 0) return { ...night, upscales: [] };
  try {
    const { queued, errors } = await ports.upscale(episode, night, good);
    const said = errors.map(({ shot, error }) => `the upscale of ${shot}: ${error}`);
    return { ...night, upscales: queued.map(({ prompt_id: id }) => id), errors: [...night.errors, ...said] };
  } catch (error) {
    return { ...night, upscales: [], errors: [...night.errors, `nothing was upscaled: ${reasonOf(error)}`] };
  }
}

function failedUpscales({ queue }: Pick<StudioPorts, "queue">, { upscales }: NightStep): string[] {
  const ended = queue.list().jobs.filter(({ id, status }) => upscales?.includes(id) && status === "failed");
  return ended.map(({ title, error }) => `${title}: ${error ?? "it failed"}`);
}

async function withFilm(ports: NightPorts, episode: EpisodeContext, night: NightStep): Promise<NightStep> {
  if (!night.follow_up.includes("assemble")) return night;
  try {
    const { ok, output, error } = await ports.assemble(episode, night);
    if (ok && output !== null) return { ...night, film: output };
    return { ...night, errors: [...night.errors, `no film: ${error ?? "nothing could be joined"}`] };
  } catch (error) {
    return { ...night, errors: [...night.errors, `no film: ${reasonOf(error)}`] };
  }
}
