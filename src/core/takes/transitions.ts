// The table of take states as data, docs/http.md "Take states". Who closes or discards a take asks here whether it may.
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { TakeStatus } from "../../contracts/schema.ts";

export const TAKE_EVENTS = [
  "reserved",
  "finished",
  "failed",
  "canceled waiting",
  "canceled running",
  "swept: lost by the queue",
  "swept: failed on the host",
  "swept: finished on the host",
  "swept: unknown to the host",
  "its job lives",
  "discarded",
] as const;
export type TakeEvent = (typeof TAKE_EVENTS)[number];

/**
 * `none`: no such number yet. `swept`: failed because its job seemed to be gone, until that job says otherwise. `trash`: its files moved
 * away; the number is never given again.
 */
export type TakeState = "none" | TakeStatus | "swept" | "trash";

/** What is not in the table cannot happen: cancelling a take that is not queued, discarding one that is. */
export const TAKE_TRANSITIONS: Readonly<Record<TakeState, Readonly<Partial<Record<TakeEvent, TakeState>>>>> = {
  none: { reserved: "queued" },
  queued: {
    finished: "ok",
    failed: "failed",
    "canceled waiting": "failed",
    "canceled running": "failed",
    "swept: lost by the queue": "failed",
    "swept: failed on the host": "failed",
    "swept: finished on the host": "ok",
    "swept: unknown to the host": "failed",
  },
  ok: { discarded: "trash" },
  failed: { discarded: "trash" },
  swept: {
    "its job lives": "queued",
    finished: "ok",
    failed: "failed",
    "canceled waiting": "failed",
    "canceled running": "failed",
    discarded: "trash",
  },
  trash: {},
};

/** The state of a take with this record. */
export function takeStateOf({ status, swept }: Pick<Sidecar, "status" | "swept">): TakeState {
  return status === "failed" && swept !== undefined ? "swept" : status;
}

/** The state after an event, or undefined when the event cannot happen to a take in this state. */
export function nextTakeState(state: TakeState, event: TakeEvent): TakeState | undefined {
  return TAKE_TRANSITIONS[state][event];
}
