// What an agent may ask for. Whatever is not named here it may not: a route that is new is a person's until somebody decides otherwise.
// Whether what it queues is free and few enough is the leash's business (`jobs/leash`). docs/http.md "Agents and the leash".
import type { Route } from "../../../contracts/route.ts";

/** Routes that change nothing, although they are not asked by GET. */
const READING: ReadonlySet<string> = new Set([
  "checkSource",
  "editSeries",
  "previewShot",
  "impact",
  "dryRun",
  "routerDryrun",
]);

/** Routes that change something, each noted in the ledger. */
const CHANGING: ReadonlySet<string> = new Set([
  "saveSource",
  "build",
  "render",
  "cancelJob",
  "pick",
  "addIssue",
  "assemble",
  "exportReview",
  "proposePlan",
  "startPlan",
]);

export function isReading({ id, method }: Pick<Route, "id" | "method">): boolean {
  return method === "get" || READING.has(id);
}

/** Why an agent may not ask for this; undefined when it may. */
export function whyNotForAgents(route: Pick<Route, "id" | "method" | "summary">): string | undefined {
  if (isReading(route) || CHANGING.has(route.id)) return undefined;
  const { id, summary } = route;
  return `an agent may not ask for this (${id}: ${summary.replace(/[.;:].*$/, "").toLowerCase()}): a person has to`;
}
