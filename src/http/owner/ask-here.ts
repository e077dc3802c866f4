// Asking the studio for what a route does, from inside this process: the same checks as at the door, and no wire between.
// `reach-owner.ts` asks another process in the same words.
import { check, checkQuery, type Checked } from "../../contracts/check.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { ReplyOf, Route } from "../../contracts/route.ts";
import type { OpenRoutes } from "./owners-door.ts";
import { requireFields } from "../read-input.ts";

/** What is asked of a route: its query, or its body; defaults may be left out. */
export type Asked = Readonly<Record<string, unknown>>;

/** Answers with the route's reply, or throws with the sentence that refuses. `signal` takes back what can be taken back. */
export type Ask = <R extends Route>(route: R, fields: Asked, signal?: AbortSignal) => Promise<ReplyOf<R>>;

export function askHere({ bindings, resolveEpisode }: OpenRoutes): Ask {
  return async <R extends Route>(route: R, fields: Asked, signal?: AbortSignal) => {
    const binding = bindings.find((each) => each.route === route);
    if (!binding) throw new Error(`nothing here answers ${route.id}`);
    const input = await requireFields(route, checkFields(route, fields), resolveEpisode);
    return (await binding.answer(input, { left: signal, isFromHere: true })) as ReplyOf<R>;
  };
}

function checkFields(route: Route, fields: Asked): Record<string, unknown> {
  const { query, body } = route;
  if (query) return accepted(checkQuery(query, { ...fields }));
  return body ? accepted(check(body, { ...fields })) : {};
}

function accepted(checked: Checked<unknown>): Record<string, unknown> {
  if (!checked.ok) throw new Refusal("bad-input", checked.sentence);
  return checked.value as Record<string, unknown>;
}
