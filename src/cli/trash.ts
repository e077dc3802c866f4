// `trash EP`: the discarded takes of both passes; `--restore ID` makes one a take again.
import { Refusal } from "../contracts/refusal.ts";
import type { ReplyOf } from "../contracts/route.ts";
import { restoreTakeRoute, trashRoute } from "../contracts/routes/trash.ts";
import { takeStem } from "../core/lib/names.ts";
import type { CommonFlags } from "./args.ts";
import type { Answer } from "./output.ts";
import type { EpisodeClient } from "./client.ts";

export interface TrashFlags extends CommonFlags {
  readonly restore?: string;
}

type TrashedTake = ReplyOf<typeof trashRoute>["takes"][number];
type Named = TrashedTake & { readonly id: string };

export async function answerTrash(client: EpisodeClient, { restore }: TrashFlags): Promise<Answer> {
  const { takes } = await client.call(trashRoute, { ep: client.ep });
  const named = takes.map((take): Named => ({ id: idOf(take), ...take }));
  if (restore !== undefined) return restoreTake(client, requireNamed(named, restore));
  const width = Math.max(...named.map(({ id }) => id.length));
  const lines = named.map((take) => [take.id.padEnd(width), ...aboutOf(take)].join("  "));
  return { json: { takes: named }, lines: lines.length > 0 ? lines : ["the trash is empty"] };
}

async function restoreTake({ call, ep }: EpisodeClient, { pass, shot, take, set }: Named): Promise<Answer> {
  const restored = await call(restoreTakeRoute, { ep, pass, shot, take, set });
  return { json: restored, lines: [`${shot} take ${take} (${pass}) is back; the cut plays it once you pick it`] };
}

/** `proxy/sh010_t03`, with the time of the discard where the trash knows one. */
function idOf({ pass, shot, take, set }: TrashedTake): string {
  return `${pass}/${takeStem(shot, take)}${set === null ? "" : `@${set}`}`;
}

/** What a person typed: an id, or as much of one as means a single take. */
function requireNamed(takes: readonly Named[], typed: string): Named {
  const whole = takes.filter(({ id }) => id === typed);
  const meant = whole.length > 0 ? whole : takes.filter((take) => shortIds(take).includes(typed));
  const [only, ...more] = meant;
  if (!only)
    throw new Refusal("unknown", `there is no ${typed} in the trash: without --restore, the trash lists its ids`);
  if (more.length === 0) return only;
  throw new Refusal(
    "conflict",
    `the trash holds ${typed} more than once: name ${meant.map(({ id }) => id).join(" or ")}`,
  );
}

function shortIds({ pass, shot, take }: TrashedTake): string[] {
  const stem = takeStem(shot, take);
  return [stem, `${pass}/${stem}`];
}

function aboutOf({ status, target, finished, note }: TrashedTake): string[] {
  return [status ?? "no record", target, finished, note].filter((part) => part !== null && part !== "") as string[];
}
