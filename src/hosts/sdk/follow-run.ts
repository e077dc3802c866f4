// Follows a run at an address of the Comfy API to its end, and stops it after a cancel. One that answers again and again that it does not have
// the run has lost it; hosts of an older kind cannot stop a run, and say that they do.
import { setTimeout as sleep } from "node:timers/promises";
import type { BackendEvent } from "../backend.ts";
import type { FetchPace } from "../fetch-finished.ts";
import { ChangeLog, WakeSignal, follow } from "../follow.ts";
import { shareOf, type RunApi, type RunEnd, type RunProgress, type RunState } from "./run-state.ts";

/** In milliseconds: between two questions while all is well, and to an address that does not answer. */
export interface RunPace extends FetchPace {
  /** Times that a run has to be absent in a row before it counts as lost. */
  readonly lost: number;
  /** Questions after a cancel before a run that goes on is left to itself. */
  readonly canceled: number;
}

export const RUN_PACE: RunPace = { ask: 3_000, silent: 10_000, lost: 3, canceled: 10 };

/** `expired`: it was known there. */
export type RunFollowed = RunEnd | { readonly is: "lost" | "expired" };

interface FollowedRun {
  readonly api: RunApi;
  readonly signal: AbortSignal;
  readonly pace: RunPace;
  readonly send: (event: BackendEvent) => void;
  /** Of the run's graph; null when nobody knows. */
  readonly nodes: number | null;
}

/** Progress is sent in hundredths. */
const WHOLE = 100;
/** Questions without an answer after a cancel before the end counts as unknown. */
const MOST_SILENT = 5;

/** The end of the run. Throws only the signal's reason; the run is then untouched. */
export async function followRun(id: string, followed: FollowedRun): Promise<RunFollowed> {
  const { api, signal, pace } = followed;
  const wake = new WakeSignal();
  const over = new AbortController();
  const reporter = new RunReporter(followed);
  const listening = listen(id, followed, { wake, reporter, until: AbortSignal.any([signal, over.signal]) });
  let absent = 0;
  const endOf = (state: RunState): RunFollowed | undefined => {
    if (state.is === "ended") return state.end;
    absent = state.is === "absent" ? absent + 1 : 0;
    if (state.is === "absent" && absent >= pace.lost) return { is: state.isKnown ? "expired" : "lost" };
    reporter.about(state);
    return undefined;
  };
  try {
    return await follow({ ask: () => api.ask(id, signal), endOf, pace, wake, signal });
  } finally {
    over.abort();
    await listening;
  }
}

interface Listening {
  readonly wake: WakeSignal;
  readonly reporter: RunReporter;
  readonly until: AbortSignal;
}

/** A stream that ends is opened again after a pause; one that is refused is done without. */
async function listen(id: string, { api, pace }: FollowedRun, { wake, reporter, until }: Listening): Promise<void> {
  while (!until.aborted) {
    const isWorthAnother = await api.listen(
      id,
      (hint) => (hint.is === "progress" ? reporter.runs(hint.progress) : wake.notify()),
      until,
    );
    if (!isWorthAnother) return;
    await sleep(pace.silent, undefined, { signal: until }).catch(() => undefined);
  }
}

/** Sends each change once, and the beginning of the work as soon as anything shows it. */
class RunReporter {
  readonly #send: FollowedRun["send"];
  readonly #nodes: number | null;
  readonly #changes: ChangeLog;
  #began = false;

  constructor({ send, nodes }: FollowedRun) {
    this.#send = send;
    this.#nodes = nodes;
    this.#changes = new ChangeLog(send);
  }

  about(state: Exclude<RunState, { is: "ended" }>): void {
    if (state.is === "running") this.runs(state.progress);
    this.#changes.log(lineOf(state));
  }

  runs(progress: RunProgress | null): void {
    if (!this.#began) this.#send({ kind: "began" });
    this.#began = true;
    const share = progress && shareOf(progress, this.#nodes);
    if (share !== null) this.#send({ kind: "progress", done: Math.round(share * WHOLE), total: WHOLE });
  }
}

function lineOf(state: Exclude<RunState, { is: "ended" }>): string {
  if (state.is === "waiting") return state.ahead ? `${state.ahead} ahead of it there` : "it waits there";
  if (state.is === "running") return "it runs there";
  if (state.is === "absent") return "the run is neither waiting nor ended there: asking again";
  return `no answer to be had (${state.why}): asking again`;
}

/** Undefined when the run is gone; else what is reported of it, for it was not stopped. */
export async function cancelRun(
  id: string,
  { api, pace, send }: Pick<FollowedRun, "api" | "pace" | "send">,
): Promise<BackendEvent | undefined> {
  send({ kind: "log", line: `asking ${api.url} to stop the run` });
  let [absent, silent] = [0, 0];
  for (let tries = 0; tries < pace.canceled && silent < MOST_SILENT; tries++) {
    await api.cancel(id);
    const state = await api.ask(id);
    if (state.is === "ended")
      return state.end.is === "succeeded" ? notStopped(`${api.url} had made it by then`) : undefined;
    absent = state.is === "absent" ? absent + 1 : 0;
    if (absent >= pace.lost) return undefined; // one that waited is in no list any more
    if (state.is === "silent") silent += 1;
    await sleep(pace.ask);
  }
  const why = silent > 0 ? "does not answer" : "was asked to stop it and goes on with it";
  return {
    ...notStopped(`${api.url} ${why}, so that what it makes, and what that costs, is unknown: look there`),
    isUnknown: true,
  };
}

function notStopped(what: string): Extract<BackendEvent, { kind: "failed" }> {
  return { kind: "failed", reason: `canceled here only: ${what}` };
}
