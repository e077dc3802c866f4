// What every piece of a take's card is about.
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";

export interface TakeProps {
  readonly shot: ShotStatus;
  readonly take: TakeSummary;
}
