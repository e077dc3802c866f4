// Names of a master's files, and when the lock of one that is assembled counts for nothing any more.
import type { Pixels } from "../upscale/sizes.ts";

export const MASTER_FOLDER = "master";
export const LOCK_FILE = ".assembling.json";

/** Of a lock on another machine. */
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

/** `isRunning`: whether a process of this machine lives. */
export function isStaleLock(
  lock: MasterLock,
  here: { readonly host: string; readonly now: number; readonly isRunning: (pid: number) => boolean },
): boolean {
  if (lock.host === here.host) return !here.isRunning(lock.pid);
  const started = Date.parse(lock.started);
  return Number.isNaN(started) || here.now - started >= DAY_MS;
}
