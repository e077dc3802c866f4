// Where the routes answer: a path, and which of them are under it; docs/http.md "Conventions"; docs/decisions.md 19.
import type { Route } from "../contracts/route.ts";

export interface Prefix {
  readonly path: string;
  /** Whether the queue's own routes (info, jobs, backends, settings) answer here too. */
  readonly hasQueue: boolean;
  /** Inside a host: there the service ends with the host, and no request stops it. */
  readonly isMounted?: true;
  /** Whether the page is shown here. */
  readonly hasPage?: true;
}

/** Standing alone: the queue's routes under `/studio` only. */
export const STANDALONE: readonly Prefix[] = [
  { path: "/studio", hasQueue: true },
  { path: "/api/studio", hasQueue: false },
];

/** Inside a host: every route under both, because a host may hand its own prefix on. */
export const MOUNTED: readonly Prefix[] = [
  { path: "/studio", hasQueue: true, isMounted: true, hasPage: true },
  { path: "/api/studio", hasQueue: true, isMounted: true },
];

export function isServedUnder({ hasQueue, isMounted }: Prefix, route: Route): boolean {
  if (route.standaloneOnly) return !isMounted;
  return hasQueue || !route.standaloneOnlyUnderStudio;
}
