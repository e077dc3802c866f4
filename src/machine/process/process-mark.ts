// Who a process is, so that others can tell whether it still runs: a pid alone is used again, by another boot, container or machine.
import { readFile, readlink } from "node:fs/promises";
import { hostname, uptime } from "node:os";
import type { Clock } from "../clock.ts";

export interface ProcessMark {
  readonly pid: number;
  readonly host: string;
  /** Which start of the machine; null where the system does not say. */
  readonly boot: string | null;
  /** The set of pids that this one belongs to: a container has its own. */
  readonly space: string | null;
  /** Which start of the machine, and which tick of it, the process was born at; null where the system does not say. */
  readonly birth: string | null;
  /** ISO 8601. */
  readonly started: string;
}

/** `unknown`: it runs, or ran, where this process cannot see it. */
export type Life = "runs" | "gone" | "unknown";

const BOOT = "/proc/sys/kernel/random/boot_id";

/** The mark of this process. */
export async function markProcess(clock: Clock): Promise<ProcessMark> {
  return {
    pid: process.pid,
    host: hostname(),
    ...(await surroundings()),
    birth: (await birthOf(process.pid)) ?? null,
    started: clock.now().toISOString(),
  };
}

/**
 * Whether the process still runs, as far as it can be known from here. `lastHeartbeat`: when it was last seen alive, by its own clock, in
 * milliseconds since 1970.
 */
export async function lifeOf(mark: ProcessMark, lastHeartbeat: number, clock: Clock): Promise<Life> {
  const here = await surroundings();
  const booted = clock.now().getTime() - uptime() * 1000;
  if (mark.boot !== here.boot) return mark.host === hostname() && lastHeartbeat < booted ? "gone" : "unknown";
  if (mark.boot === null && mark.host !== hostname()) return "unknown";
  if (mark.space !== here.space) return "unknown";
  if (!isRunning(mark.pid)) return "gone";
  const birth = await birthOf(mark.pid);
  if (birth !== undefined && mark.birth !== null) return birth === mark.birth ? "runs" : "gone";
  return Date.parse(mark.started) > booted ? "runs" : "gone"; // a pid from before the machine started is another's
}

/** A process that may not be signalled is there all the same. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Which start of the machine, and which tick of it, the process was born at; undefined where the system has no /proc. */
export async function birthOf(pid: number): Promise<string | undefined> {
  try {
    const boot = await readFile(BOOT, "utf8");
    const status = await readFile(`/proc/${pid}/stat`, "utf8");
    const fields = status.slice(status.lastIndexOf(")") + 2).split(" "); // the name before it may hold blanks and brackets
    return fields[0] === "Z" ? "ended, and not yet collected" : `${boot.trim()}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

async function surroundings(): Promise<Pick<ProcessMark, "boot" | "space">> {
  const boot = await readFile(BOOT, "utf8").catch(() => undefined);
  const space = await readlink("/proc/self/ns/pid").catch(() => null);
  return { boot: boot?.trim() ?? null, space };
}

/** A mark as it was stored; undefined when the value is none. */
export function readMark(value: unknown): ProcessMark | undefined {
  const { pid, host, boot, space, birth, started } = (value ?? {}) as Partial<ProcessMark>;
  if (!Number.isInteger(pid) || Number(pid) < 1 || typeof host !== "string") return undefined;
  return {
    pid: Number(pid),
    host,
    boot: textOrNull(boot),
    space: textOrNull(space),
    birth: textOrNull(birth),
    started: String(started),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
