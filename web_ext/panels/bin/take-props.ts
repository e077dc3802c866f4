// What every piece of a take's card is about.
import type { ShotStatus, TakeSummary } from "../../../src/contracts/routes/episodes.ts";

export interface TakeProps {
  readonly shot: ShotStatus;
  readonly take: TakeSummary;
}
