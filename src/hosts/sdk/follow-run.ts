// Follows a run that is there to its end: by asking again and again, sooner when the event stream hints at news. A silent address is
// waited for as long as it takes; one that answers again and again that it does not have the run has lost it.
import type { BackendEvent } from "../backend.ts";
import { WakeSignal } from "../wake-signal.ts";
import type { ComfyApi } from "./comfy-api.ts";
import type { FetchPace } from "../fetch-finished.ts";
import { shareOf, type RunEnd, type RunProgress, type RunState } from "./run-state.ts";

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

interface Following {
  readonly api: ComfyApi;
  readonly signal: AbortSignal;
  readonly pace: RunPace;
  readonly send: (event: BackendEvent) => void;
  /** Of the run's graph; null when nobody knows. */
  readonly nodes: number | null;
}

/** Progress is told in hundredths. */
const WHOLE = 100;

/** The end of the run. Throws only the signal's reason; the run is then untouched. */
export async function followRun(id: string, following: Following): Promise<RunFollowed> {
  const { api, signal, pace } = following;
  const wake = new WakeSignal();
  const over = new AbortController();
  const reporter = new RunReporter(following);
  const listening = listen(id, following, { wake, reporter, until: AbortSignal.any([signal, over.signal]) });
  try {
    for (let absent = 0; ;) {
      const state = await api.ask(id, signal);
      if (state.is === "ended") return state.end;
      absent = state.is === "absent" ? absent + 1 : 0;
      if (state.is === "absent" && absent >= pace.lost) return { is: state.isKnown ? "expired" : "lost" };
      reporter.about(state);
      await wake.wait(state.is === "silent" ? pace.silent : pace.ask, signal);
    }
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
async function listen(id: string, { api, pace }: Following, { wake, reporter, until }: Listening): Promise<void> {
  const pause = new WakeSignal();
  while (!until.aborted) {
    const isWorthAnother = await api.listen(
      id,
      (hint) => (hint.is === "progress" ? reporter.runs(hint.progress) : wake.notify()),
      until,
    );
    if (!isWorthAnother) return;
    await pause.wait(pace.silent, until).catch(() => undefined);
  }
}

/** Says each change once, and the beginning of the work as soon as anything tells of it. */
class RunReporter {
  readonly #send: Following["send"];
  readonly #nodes: number | null;
  #began = false;
  #said = "";

  constructor({ send, nodes }: Following) {
    this.#send = send;
    this.#nodes = nodes;
  }

  about(state: Exclude<RunState, { is: "ended" }>): void {
    if (state.is === "running") this.runs(state.progress);
    const line = lineOf(state);
    if (line !== this.#said) this.#send({ kind: "log", line });
    this.#said = line;
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
