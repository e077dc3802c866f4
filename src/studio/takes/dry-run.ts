// POST /studio/shot/dryrun: what a render of these shots would be given, planned and staged by the code that renders. Nothing is reserved,
// queued or sent; what keeps a shot from being made is a value. docs/http.md "Dry runs".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { DryRunReply, DryRunShot, dryRunRoute } from "../../contracts/routes/dry-run.ts";
import { PaidForecast, totalsOf } from "../../core/render/dry-run.ts";
import type { StudioPorts } from "../ports.ts";
import { LaneViews } from "../shared/dry-run/describe-lane.ts";
import { describeShot, type ShotPorts } from "../shared/dry-run/describe-shot.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { openRequest, type OpenedRequest, type RequestPorts } from "../shared/take-pipeline/open-request.ts";

type Body = EpisodeInput<typeof dryRunRoute>;
type Ports = RequestPorts & ShotPorts & Pick<StudioPorts, "queue">;

/** Shots of one request whose files are made: each may be cut and composed from pictures of some megabytes. */
const MOST_STAGED = 64;

export async function dryRun(ports: Ports, episode: EpisodeContext, body: Body): Promise<DryRunReply> {
  const { shot: only, plan_only: plansOnly, ...asked } = body;
  const named = only ? [...(asked.shots ?? []), only] : asked.shots;
  const opened = await openRequest(ports, episode, { ...asked, ...(named && { shots: named }) });
  const shown = new Set(only ? [only] : opened.shots);
  if (!plansOnly && shown.size > MOST_STAGED) throw tooMany(shown.size);
  const rows = await describeShots(ports, episode, opened, plansOnly ? new Set() : shown);
  return { pass: body.pass, shots: rows.filter(({ shot }) => shown.has(shot)), totals: totalsOf(rows) };
}

/** In the order in which they would be reserved: each knows of the takes before it. */
async function describeShots(
  ports: Ports,
  episode: EpisodeContext,
  { request, shots, taken }: OpenedRequest,
  staged: ReadonlySet<string>,
): Promise<DryRunShot[]> {
  const lanes = new LaneViews(ports, request.body.backend ?? null);
  const forecast = forecastOf(ports);
  const rows: DryRunShot[] = [];
  for (const shot of shots) {
    const order = { request, shot, lanes, stages: staged.has(shot) };
    const { described, coming } = await describeShot(ports, episode, order);
    const { lane, estimate } = described;
    rows.push({ ...described, limit: coming ? forecast.add({ paid: lane?.paid ?? false, estimate }) : null });
    if (!coming) continue;
    taken.set(shot, { take: coming.take, job: shot });
    request.spread.give(coming.lane);
  }
  return rows;
}

function forecastOf({ queue }: Pick<StudioPorts, "queue">): PaidForecast {
  const { count, limit, spent = {}, money_limit: money = null } = queue.list().paid;
  return new PaidForecast({ runs: limit, money }, { runs: count, money: spent });
}

function tooMany(count: number): Refusal {
  const advice = `ask with plan_only, or for one of them by "shot"`;
  return new Refusal(
    "bad-input",
    `the files of ${count} shots are more than the ${MOST_STAGED} of one dry run: ${advice}`,
  );
}
