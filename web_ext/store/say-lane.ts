// A lane of the queue in words.
import type { Lanes } from "../../src/contracts/files/job.ts";

export interface LaneWords {
  readonly state: "Up" | "Paused" | "Held" | "Away";
  readonly line: string;
}

/** `down` is why its backend does not answer. */
export function sayLane(lane: Lanes[string], running: number, waiting: number, down: string | null): LaneWords {
  if (down !== null) return { state: "Away", line: down };
  if (lane.held && !lane.paused) return { state: "Held", line: lane.held };
  const words = [
    lane.paused ? "Paused" : undefined,
    running > 0 ? `${running} running` : undefined,
    waiting > 0 ? `${waiting} waiting` : undefined,
  ].filter((word) => word !== undefined);
  return { state: lane.paused ? "Paused" : "Up", line: words.length > 0 ? words.join(", ") : "Idle" };
}
