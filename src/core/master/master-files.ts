// Names of a master's files, and when the lock of one that is assembled counts for nothing any more.
import type { Pixels } from "../upscale/sizes.ts";

export const MASTER_FOLDER = "master";
export const LOCK_FILE = ".assembling.json";

/** Of a lock whose process cannot be seen from here. */
const DAY_MS = 86_400_000;

export function masterStem(episode: string, [width, height]: Pixels): string {
  return `${episode}_master_${width}x${height}`;
}

/** Without an ending. */
export function reportStem(episode: string): string {
  return `${episode}_master`;
}

/** Who assembles: `started` in ISO 8601. */
export interface MasterLock {
  readonly pid: number;
  readonly host: string;
  readonly by: string;
  readonly started: string;
}

/** `life`: of the process that took it; `now`: milliseconds since 1970. */
export function isStaleLock({ started }: MasterLock, life: "runs" | "gone" | "unknown", now: number): boolean {
  if (life !== "unknown") return life === "gone";
  const since = Date.parse(started);
  return Number.isNaN(since) || now - since >= DAY_MS;
}
