// `promote EP`: which overrides the script and the config can say, with the diff; `--write` writes all of them and builds.
import { promotePlanRoute, promoteRoute, type PromoteSkipped } from "../contracts/routes/promote.ts";
import type { ReadingPorts } from "../wiring/open-reading.ts";
import { planPromotion } from "../studio/sources/plan-promote.ts";
import type { CommonFlags } from "./args.ts";
import type { Answer } from "./output.ts";
import type { EpisodeClient } from "./client/client.ts";
import { requireEpisodeContext } from "../studio/shared/episode/episode-context.ts";

export interface PromoteFlags extends CommonFlags {
  readonly shot?: string;
  readonly write?: boolean;
}

/** Writes nothing. */
export async function answerPromotePlan(reading: ReadingPorts, folder: string, flags: PromoteFlags): Promise<Answer> {
  const episode = await requireEpisodeContext(reading, folder);
  const plan = await planPromotion(reading, episode, shotOf(flags));
  const { items, left, diffs } = plan;
  const lines = [
    ...items.map(({ summary }) => `can be written: ${summary}`),
    ...left.map(leftLine),
    ...[diffs.script, diffs.series].filter((diff) => diff !== ""),
    items.length > 0 ? "nothing was written: add --write to write all of it" : "there is nothing to promote",
  ];
  return { json: plan, lines };
}

/** Fails when the texts were written and do not build, or a file changed while it was at work. */
export async function answerPromote({ call, ep }: EpisodeClient, flags: PromoteFlags): Promise<Answer> {
  const shot = shotOf(flags);
  const { items, hashes } = await call(promotePlanRoute, { ep, ...shot });
  const reply = await call(promoteRoute, { ep, items: "all", hashes, ...shot });
  const promoted = new Set(reply.promoted);
  const written = items.filter(({ id }) => promoted.has(id));
  const problem = reply.build?.error;
  const lines = [
    ...written.map(
      ({ dest, summary }) => `written into the ${dest === "script" ? "script" : "series config"}: ${summary}`,
    ),
    ...reply.left.map(leftLine),
    ...(written.length === 0 ? ["there is nothing to promote"] : []),
    ...(problem ? [problem] : []),
  ];
  return { json: reply, lines, failed: reply.build?.ok === false };
}

function shotOf({ shot }: PromoteFlags): { shot?: string } {
  return shot === undefined ? {} : { shot };
}

function leftLine({ shot, ref, view, pass, field, reason }: PromoteSkipped): string {
  const about = [shot ?? ref ?? "episode", view, field, pass].filter((part) => part !== undefined);
  return `stays an override: ${about.join(" ")}: ${reason}`;
}
