// Calls a route from inside this process: the same checks as over HTTP. `connect-to-owner.ts` calls another process the same way.
import { check, checkQuery, type CheckResult } from "../../contracts/check.ts";
import type { Asker } from "../../contracts/files/agents/asking.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { CallRoute, ReplyOf, RequestFields, Route } from "../../contracts/route.ts";
import type { RouteTable } from "./owner-access.ts";
import { requireFields } from "../route-fields.ts";

/** `asker`: for whom; the person at the command line when absent. */
export function callInProcess({ bindings, openEpisode }: RouteTable, asker = AT_COMMAND_LINE): CallRoute {
  return async <R extends Route>(route: R, fields: RequestFields, signal?: AbortSignal) => {
    const binding = bindings.find((each) => each.route === route);
    if (!binding) throw new Error(`nothing here answers ${route.id}`);
    const { fields: input, episode } = await requireFields(route, checkFields(route, fields), openEpisode);
    return (await binding.answer(input, { signal, episode, asker, isFromHere: true })) as ReplyOf<R>;
  };
}

const AT_COMMAND_LINE: Asker = { kind: "person", name: null, via: "cli" };

function checkFields(route: Route, fields: RequestFields): Record<string, unknown> {
  const { query, body } = route;
  if (query) return accepted(checkQuery(query, { ...fields }));
  return body ? accepted(check(body, { ...fields })) : {};
}

function accepted(checked: CheckResult<unknown>): Record<string, unknown> {
  if (!checked.ok) throw new Refusal("bad-input", checked.sentence);
  return checked.value as Record<string, unknown>;
}
