// Gets a graph onto a host exactly once, follows the prompt to its end, and ends it after a cancel. After an answer that was lost, the host is
// asked for the id before anything is sent again; a host that does not know the prompt any more may have run it and forgotten it.
import { setTimeout as sleep } from "node:timers/promises";
import { firstOutput } from "../../core/graph/output-prefix.ts";
import { isServiceStopping } from "../../machine/cancellable-work.ts";
import { pause } from "../../machine/wait.ts";
import { describeAnswer } from "../answers.ts";
import type { BackendEvent } from "../backend.ts";
import { KNOWN_ENDINGS } from "../fetch-finished.ts";
import { ChangeLog, WakeSignal, follow, type AskPace } from "../follow.ts";
import type { ComfyHost, Graph } from "./comfy-host.ts";
import type { HostSocket } from "./host-socket.ts";
import type { OutputFile, PromptEnd, PromptState } from "./prompt-state.ts";

export interface PromptPace extends AskPace {
  /** Milliseconds that a prompt has to be unknown before it counts as lost. */
  readonly lost: number;
}

export const PROMPT_PACE: PromptPace = { ask: 2_000, silent: 5_000, lost: 5_000 };
/** Questions without an answer before a canceled run counts as gone with its host. */
const SILENT_WHILE_CANCELED = 5;

/** `left`: it ran to its end, and the host has forgotten it; this is what it made. */
export type Left = { readonly is: "left"; readonly file: OutputFile };

export interface PromptRun {
  readonly host: ComfyHost;
  readonly socket: Pick<HostSocket, "listen">;
  readonly signal: AbortSignal;
  readonly pace: PromptPace;
  readonly send: (event: BackendEvent) => void;
}

/** Ends when the host has the prompt or will not have it; waits for a host that is away. Throws only the signal's reason. */
export async function handOver(
  id: string,
  graph: Graph,
  run: Omit<PromptRun, "socket">,
): Promise<{ readonly is: "accepted" } | { readonly is: "refused"; readonly reason: string } | Left> {
  const { host, signal, pace, send } = run;
  const changes = new ChangeLog(send);
  for (;;) {
    const answer = await host.submit(id, graph, signal);
    if (answer.is === "accepted" || answer.is === "refused") return answer;
    changes.log(`the host does not answer (${answer.why}): waiting for it`);
    if (answer.is === "unknown") {
      if (await hasArrived(id, run)) return { is: "accepted" };
      const file = await findLeftFile(host, id);
      if (file !== null && file !== "silent") return { is: "left", file };
    }
    await pause(pace.silent, signal);
  }
}

/** Whether a host that answers knows the prompt; asked twice, because a question that was cut off may still be on its way. */
async function hasArrived(
  id: string,
  { host, signal, pace }: Pick<PromptRun, "host" | "signal" | "pace">,
): Promise<boolean> {
  for (let unknown = 0; unknown < 2;) {
    const state = await host.ask(id, signal);
    if (state.is !== "unknown" && state.is !== "silent") return true;
    if (state.is === "unknown") unknown += 1;
    await pause(state.is === "silent" ? pace.silent : pace.ask, signal);
  }
  return false;
}

/** The end of the prompt. One that the host has forgotten left its file, or is lost. Throws only the signal's reason; what runs is untouched. */
export async function followPrompt(id: string, run: PromptRun): Promise<PromptEnd | Left | { readonly is: "lost" }> {
  for (;;) {
    const end = await followOnce(id, run);
    const left = end.is === "lost" ? await findLeftFile(run.host, id) : null;
    if (left === null) return end;
    if (left !== "silent") return { is: "left", file: left };
  }
}

async function followOnce(
  id: string,
  { host, socket, signal, pace, send }: PromptRun,
): Promise<PromptEnd | { readonly is: "lost" }> {
  const wake = new WakeSignal();
  const changes = new ChangeLog(send);
  let unknownSince: number | undefined;
  const endOf = (state: PromptState) => {
    if (state.is === "ended") return state.end;
    changes.log(lineOf(state), state.is === "running" ? { kind: "began" } : undefined);
    const now = performance.now();
    unknownSince = state.is === "unknown" ? (unknownSince ?? now) : undefined;
    return unknownSince !== undefined && now - unknownSince >= pace.lost ? ({ is: "lost" } as const) : undefined;
  };
  const unsubscribe = socket.listen(id, (hint) => {
    if (hint.is === "progress") send({ kind: "progress", done: hint.done, total: hint.total });
    else wake.notify();
  });
  try {
    return await follow({ ask: () => host.ask(id, signal), endOf, pace, wake, signal });
  } finally {
    unsubscribe();
  }
}

function lineOf(state: Exclude<PromptState, { is: "ended" }>): string {
  if (state.is === "waiting") return state.ahead === 0 ? "next on the host" : `${state.ahead} ahead of it on the host`;
  if (state.is === "running") return "the host runs it";
  if (state.is === "unknown") return "the host does not know it: asking again";
  return `the host does not answer (${describeAnswer(state.answer)}): waiting for it`;
}

/** The first file of a run that the host itself has forgotten: every run saves under a name of its own. Null when there is none. */
async function findLeftFile(host: ComfyHost, id: string): Promise<OutputFile | null | "silent"> {
  for (const ending of KNOWN_ENDINGS) {
    const file = { node: "", type: "output", ...firstOutput(id, ending) };
    const isThere = await host.hasOutput(file);
    if (isThere === undefined) return "silent";
    if (isThere) return file;
  }
  return null;
}

/** A cancel ends the host's run too, and waits until it is gone; a stop of the service leaves it alone. Throws the reason. */
export async function endPrompt(
  id: string,
  { host, pace, signal }: Omit<PromptRun, "send" | "socket">,
  error: unknown,
): Promise<never> {
  if (!signal.aborted || isServiceStopping(signal)) throw error;
  for (let silent = 0; silent < SILENT_WHILE_CANCELED;) {
    await host.cancel(id);
    const state = await host.ask(id);
    if (state.is === "ended" || state.is === "unknown") break;
    if (state.is === "silent") silent += 1;
    await sleep(pace.ask);
  }
  throw error;
}
