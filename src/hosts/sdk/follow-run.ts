// Follows a run that is there to its end: by asking again and again, sooner when the event stream hints at news. A silent address is
// waited for as long as it takes; one that answers and does not know the run any more has lost it.
import type { BackendEvent } from "../backend.ts";
import { Bell } from "../bell.ts";
import type { ComfyApi } from "./comfy-api.ts";
import type { RunEnd, RunState } from "./run-state.ts";

/** In milliseconds. */
export interface RunPace {
  /** Between two questions while all is well. */
  readonly ask: number;
  /** Between two questions to an address that does not answer, and before its events are listened to again. */
  readonly silent: number;
  /** Times that a run has to be unknown in a row before it counts as lost. */
  readonly lost: number;
}

export const RUN_PACE: RunPace = { ask: 3_000, silent: 10_000, lost: 3 };

export type RunFollowed = RunEnd | { readonly is: "lost" };

interface Following {
  readonly api: ComfyApi;
  readonly signal: AbortSignal;
  readonly pace: RunPace;
  readonly send: (event: BackendEvent) => void;
}

/** Progress is told in hundredths. */
const WHOLE = 100;

/** The end of the run. Throws only the signal's reason; the run is then untouched. */
export async function followRun(id: string, following: Following): Promise<RunFollowed> {
  const { api, signal, pace, send } = following;
  const bell = new Bell();
  const over = new AbortController();
  const listening = listen(id, following, { bell, until: AbortSignal.any([signal, over.signal]) });
  try {
    let said = "";
    for (let unknown = 0; ;) {
      const state = await api.ask(id, signal);
      if (state.is === "ended") return state.end;
      unknown = state.is === "unknown" ? unknown + 1 : 0;
      if (unknown >= pace.lost) return { is: "lost" };
      const line = lineOf(state);
      if (line !== said) send({ kind: "log", line });
      said = line;
      if (state.is === "running" && state.done !== null) sendProgress(send, state.done);
      await bell.wait(state.is === "silent" ? pace.silent : pace.ask, signal);
    }
  } finally {
    over.abort();
    await listening;
  }
}

/** A stream that ends is opened again after a pause; one that is refused is done without. */
async function listen(
  id: string,
  { api, pace, send }: Following,
  { bell, until }: { readonly bell: Bell; readonly until: AbortSignal },
): Promise<void> {
  const pause = new Bell();
  while (!until.aborted) {
    const isWorthAnother = await api.listen(
      id,
      (hint) => (hint.is === "progress" ? sendProgress(send, hint.done) : bell.ring()),
      until,
    );
    if (!isWorthAnother) return;
    await pause.wait(pace.silent, until).catch(() => undefined);
  }
}

function sendProgress(send: Following["send"], done: number): void {
  send({ kind: "progress", done: Math.round(done * WHOLE), total: WHOLE });
}

function lineOf(state: Exclude<RunState, { is: "ended" }>): string {
  if (state.is === "waiting") return state.ahead ? `${state.ahead} ahead of it there` : "it waits there";
  if (state.is === "running") return "it runs there";
  if (state.is === "unknown") return "the run is not known there: asking again";
  return `no answer to be had (${state.why}): asking again`;
}
