// Two takes of a shot that are looked at together: the first one leads.
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";

export interface Pair {
  readonly shot: ShotStatus;
  readonly a: TakeSummary;
  readonly b: TakeSummary;
}
