// `refs EP pick`: a candidate becomes the live picture or voice, or what is live is taken away.
import { clearRefRoute, pickRefRoute } from "../../contracts/routes/refs.ts";
import type { CommonFlags } from "../args.ts";
import type { EpisodeClient } from "../client/client.ts";
import type { Answer } from "../output.ts";
import { listOf, nameOf, requireRefId, viewOf } from "./ref-words.ts";

export interface PickFlags extends CommonFlags {
  readonly view?: string;
  readonly force?: boolean;
}

export async function answerPick(
  client: EpisodeClient,
  { typed, take }: { readonly typed: string; readonly take: number },
  { view: typedView, force = false }: PickFlags,
): Promise<Answer> {
  const refs = await listOf(client);
  const ref = requireRefId(refs, typed);
  const view = viewOf(typedView);
  const picked = await client.call(pickRefRoute, { ep: client.ep, ref, view, take, force });
  const others = refs.find(({ id }) => id === ref)?.shared_with ?? [];
  const shared =
    others.length === 0 ? [] : [`${others.join(", ")} ${others.length === 1 ? "reads" : "read"} this file too`];
  return { json: picked, lines: [`picked: ${nameOf({ ref, view })} take ${take}`, ...shared] };
}

export async function answerClear(
  client: EpisodeClient,
  typed: string,
  { view: typedView }: PickFlags,
): Promise<Answer> {
  const ref = requireRefId(await listOf(client), typed);
  const view = viewOf(typedView);
  const query = { ep: client.ep, ref, ...(view !== null && { view }) };
  const cleared = await client.call(clearRefRoute, query);
  return { json: cleared, lines: [`cleared: ${nameOf({ ref, view })}; its candidates are still there`] };
}
