// Follows a prompt that a host has, or may have, to its end: by asking again and again, sooner when the websocket hints at news.
// A host that is silent is waited for as long as it takes; one that answers and does not know the prompt any more has lost it.
import type { BackendEvent } from "../backend.ts";
import { WakeSignal } from "../wake-signal.ts";
import { describeAnswer } from "./ask-host.ts";
import type { ComfyHost } from "./comfy-host.ts";
import type { HostSocket } from "./host-socket.ts";
import type { PromptEnd, PromptState } from "./prompt-state.ts";

/** In milliseconds. */
export interface FollowPace {
  /** Between two questions while all is well. */
  readonly ask: number;
  /** Between two questions to a host that does not answer. */
  readonly silent: number;
  /** How long a prompt has to be unknown before it counts as lost. */
  readonly lost: number;
}

export const FOLLOW_PACE: FollowPace = { ask: 2_000, silent: 5_000, lost: 5_000 };

export type Followed = PromptEnd | { readonly is: "lost" };

interface Following {
  readonly host: ComfyHost;
  readonly socket: Pick<HostSocket, "listen">;
  readonly signal: AbortSignal;
  readonly pace: FollowPace;
  readonly send: (event: BackendEvent) => void;
}

/** The end of the prompt. Throws only the signal's reason; what the host runs is then untouched. */
export async function followPrompt(id: string, { host, socket, signal, pace, send }: Following): Promise<Followed> {
  const wake = new WakeSignal();
  const reporter = new StateReporter(send);
  const unsubscribe = socket.listen(id, (hint) => {
    if (hint.is === "progress") send({ kind: "progress", done: hint.done, total: hint.total });
    else wake.notify();
  });
  try {
    for (let unknownSince: number | undefined; ;) {
      const state = await host.ask(id, signal);
      if (state.is === "ended") return state.end;
      reporter.about(state);
      const now = performance.now();
      unknownSince = state.is === "unknown" ? (unknownSince ?? now) : undefined;
      if (unknownSince !== undefined && now - unknownSince >= pace.lost) return { is: "lost" };
      await wake.wait(state.is === "silent" ? pace.silent : pace.ask, signal);
    }
  } finally {
    unsubscribe();
  }
}

/** Says each change of state once. */
class StateReporter {
  readonly #send: (event: BackendEvent) => void;
  #last = "";

  constructor(send: (event: BackendEvent) => void) {
    this.#send = send;
  }

  about(state: PromptState): void {
    const line = lineOf(state);
    if (line === this.#last) return;
    this.#last = line;
    if (state.is === "running") this.#send({ kind: "began" });
    this.#send({ kind: "log", line });
  }
}

function lineOf(state: PromptState): string {
  if (state.is === "waiting") return state.ahead === 0 ? "next on the host" : `${state.ahead} ahead of it on the host`;
  if (state.is === "running") return "the host runs it";
  if (state.is === "unknown") return "the host does not know it: asking again";
  if (state.is === "silent") return `the host does not answer (${describeAnswer(state.answer)}): waiting for it`;
  return "the host has ended it";
}
