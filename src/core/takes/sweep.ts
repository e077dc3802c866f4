// Which queued takes have lost their job, and how each one ends. Pure: the caller reads the queue, and writes what is said here.
// Order matters to the caller: it takes the snapshot time, then reads the queue, then the takes.
import { sidecarOf, mp4Of, takeStatus, type Take } from "./take.ts";
import { takeStateOf, type TakeEvent } from "./transitions.ts";

/** A writer reserves a number first and queues its job a moment later. */
export const RESERVATION_GRACE_MS = 120_000;

/**
 * The studio that a take's record names. `own`: this one; `lives`, `gone`: proven; `unsigned`: nothing in the episode says that it works
 * there; `unknown`: it may run on another machine.
 */
export type OwnerLife = "own" | "lives" | "gone" | "unsigned" | "unknown";

export interface SweepFacts {
  /** Milliseconds since 1970, taken before the queue was read. */
  readonly snapshot: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Ids of jobs that wait or run, in our own queue and, for takes queued there, on the host. */
  readonly living: ReadonlySet<string>;
  /** How the host says a job of its own ended; without an entry it knows nothing of it. */
  readonly hostEndings: ReadonlyMap<string, { readonly ok: boolean; readonly message: string }>;
  /** False: the host does not answer, so nothing can be said of takes that were queued there. */
  readonly hostAnswers: boolean;
  /** What is known of the studios that records name; one that is not named is ours. */
  readonly owners: ReadonlyMap<string, OwnerLife>;
}

export interface SweptTake {
  readonly take: Take;
  readonly event: TakeEvent;
  readonly status: "ok" | "failed" | "queued";
  /** For the take's `save_notes`. */
  readonly reason: string;
}

export function planSweep(takes: readonly Take[], facts: SweepFacts): SweptTake[] {
  return takes.flatMap((take) => {
    const record = sidecarOf(take);
    if (record && takeStateOf(record) === "swept") return jobLives(take, facts) ? [revived(take)] : [];
    if (takeStatus(take) !== "queued") return [];
    const life = facts.owners.get(record?.owner ?? "") ?? "own";
    return life === "own" ? planOwn(take, facts) : planOfAnother(take, life, facts);
  });
}

function jobLives(take: Take, { living }: SweepFacts): boolean {
  const id = sidecarOf(take)?.host_prompt_id;
  return id !== undefined && living.has(id);
}

function planOwn(take: Take, facts: SweepFacts): SweptTake[] {
  if (isYoung(take, facts) || jobLives(take, facts)) return [];
  const record = sidecarOf(take);
  const id = record?.host_prompt_id;
  if (id === undefined || record?.queue === "studio") return [lost(take)];
  return facts.hostAnswers ? [ending(take, facts.hostEndings.get(id))] : [];
}

/**
 * Stamps are whole seconds: a take of the snapshot's own second may be younger than the snapshot, so it is left alone. One
 * whose job is not named yet has the grace.
 */
function isYoung(take: Take, facts: SweepFacts): boolean {
  const queued = queuedAt(take);
  if (queued >= Math.floor(facts.snapshot / 1000) * 1000) return true;
  return sidecarOf(take)?.host_prompt_id === undefined && facts.now - queued < RESERVATION_GRACE_MS;
}

/** A take of another studio is that one's to close. Without a sign of it, it may be signing at this moment. */
function planOfAnother(take: Take, life: OwnerLife, facts: SweepFacts): SweptTake[] {
  const isOld = facts.now - queuedAt(take) >= RESERVATION_GRACE_MS;
  return life === "gone" || (life === "unsigned" && isOld) ? [orphaned(take)] : [];
}

function queuedAt(take: Take): number {
  const stamped = Date.parse(sidecarOf(take)?.queued ?? "");
  return Number.isNaN(stamped) ? take.written : stamped;
}

function orphaned(take: Take): SweptTake {
  const reason = "the studio that queued this take is gone: start that one again to go on with it, or render it again";
  return { take, event: "swept: lost by the queue", status: "failed", reason };
}

function revived(take: Take): SweptTake {
  return { take, event: "its job lives", status: "queued", reason: "" };
}

function lost(take: Take): SweptTake {
  const reason = "the service stopped before this take was finished: render it again";
  return { take, event: "swept: lost by the queue", status: "failed", reason };
}

function ending(take: Take, ended: { ok: boolean; message: string } | undefined): SweptTake {
  if (!ended) {
    const reason = "the host knows nothing of this take any more: render it again";
    return { take, event: "swept: unknown to the host", status: "failed", reason };
  }
  if (!ended.ok) return { take, event: "swept: failed on the host", status: "failed", reason: ended.message };
  if (mp4Of(take) !== undefined) return { take, event: "swept: finished on the host", status: "ok", reason: "" };
  const reason = "the host finished this take, but its video is not in the episode: render it again";
  return { take, event: "swept: unknown to the host", status: "failed", reason };
}
