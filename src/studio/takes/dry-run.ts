// POST /studio/shot/dryrun: what a render of these shots would be given, planned and staged by the code that renders. Nothing is reserved,
// queued or sent; what keeps a shot from being made is a value. docs/http.md "Dry runs".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { DryRunReply, dryRunRoute } from "../../contracts/routes/renders/dry-run.ts";
import { totalsOf } from "../../core/render/dry-run.ts";
import { describeShots, type DescribePorts } from "../shared/dry-run/describe-shots.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { openRequest, type RequestPorts } from "../shared/take-pipeline/open-request.ts";

type Body = EpisodeInput<typeof dryRunRoute>;

/** Shots of one request whose files are made: each may be cut and composed from pictures of some megabytes. */
const MOST_STAGED = 64;

export async function dryRun(
  ports: DescribePorts & RequestPorts,
  episode: EpisodeContext,
  body: Body,
): Promise<DryRunReply> {
  const { shot: only, plan_only: plansOnly, ...asked } = body;
  const named = only ? [...(asked.shots ?? []), only] : asked.shots;
  const opened = await openRequest(ports, episode, { ...asked, ...(named && { shots: named }) });
  const shown = new Set(only ? [only] : opened.shots);
  if (!plansOnly && shown.size > MOST_STAGED) throw tooMany(shown.size);
  const rows = await describeShots(ports, episode, opened, plansOnly ? new Set() : shown);
  return { pass: body.pass, shots: rows.filter(({ shot }) => shown.has(shot)), totals: totalsOf(rows) };
}

function tooMany(count: number): Refusal {
  const advice = `ask with plan_only, or for one of them by "shot"`;
  return new Refusal(
    "bad-input",
    `the files of ${count} shots are more than the ${MOST_STAGED} of one dry run: ${advice}`,
  );
}
