// The table of routes and the verbs that answer them: whole, or the service does not start.
import { allRoutes } from "../contracts/index.ts";
import type { Route } from "../contracts/route.ts";
import type { Binding } from "./binding.ts";

/** `app.ts` answers this one itself, from the contracts alone. */
const OWN_ROUTE = "openapi";

/** Returns the table as it is when every route of the contract is bound exactly once; otherwise names the ones that are not. */
export function completeTable(bindings: readonly Binding[]): readonly Binding[] {
  const missing = allRoutes.filter((route) => route.id !== OWN_ROUTE && count(bindings, route) === 0);
  const repeated = allRoutes.filter((route) => count(bindings, route) > 1);
  if (missing.length > 0) throw new Error(`no verb answers ${names(missing)}`);
  if (repeated.length > 0) throw new Error(`more than one verb answers ${names(repeated)}`);
  return bindings;
}

function count(bindings: readonly Binding[], route: Route): number {
  return bindings.filter((binding) => binding.route.id === route.id).length;
}

function names(routes: readonly Route[]): string {
  return routes.map((route) => route.id).join(", ");
}
