// A lane of the queue in words.
import type { Lanes } from "../../../src/contracts/files/job.ts";
import type { Paid } from "./jobs.ts";
import { formatDuration } from "../base/format.ts";

export interface LaneWords {
  readonly state: "Up" | "Paused" | "Held" | "Away";
  readonly line: string;
}

/** `down` is why its backend does not answer. */
export function describeLane(lane: Lanes[string], running: number, waiting: number, down: string | null): LaneWords {
  if (down !== null) return { state: "Away", line: down };
  if (lane.held && !lane.paused) return { state: "Held", line: lane.held };
  const words = [
    lane.paused ? "Paused" : undefined,
    running > 0 ? `${running} running` : undefined,
    waiting > 0 ? `${waiting} waiting` : undefined,
    // The last estimate of an empty lane is out of date.
    lane.eta && !lane.paused && running + waiting > 0 ? `about ${formatDuration(lane.eta.seconds)} left` : undefined,
  ].filter((word) => word !== undefined);
  return { state: lane.paused ? "Paused" : "Up", line: words.length > 0 ? words.join(", ") : "Idle" };
}

/** What paid runs of this session cost by their estimates, and what they may: `2.5 of 25 USD`; empty where no price is known. */
export function formatSpent({ spent = {}, money_limit: limit = null }: Paid): string {
  const sums = Object.entries(limit ? { [limit.currency]: 0, ...spent } : spent);
  return sums
    .map(([currency, amount]) => {
      const most = limit?.currency === currency ? ` of ${limit.amount}` : "";
      return `${Number(amount.toFixed(2))}${most} ${currency}`;
    })
    .join(", ");
}
