// Gets a graph onto a host exactly once: after an answer that was lost, the host is asked for the id before anything is sent again.
import { setTimeout as sleep } from "node:timers/promises";
import type { BackendEvent } from "../backend.ts";
import type { ComfyHost, Graph } from "./comfy-host.ts";
import { findLeftFile } from "./fetch-files.ts";
import type { FollowPace } from "./follow-prompt.ts";
import type { OutputFile } from "./prompt-state.ts";

export type HandedOver =
  | { readonly is: "accepted" }
  | { readonly is: "refused"; readonly reason: string }
  /** It ran to its end, and the host has forgotten it: this is what it made. */
  | { readonly is: "left"; readonly file: OutputFile };

interface HandOver {
  readonly host: ComfyHost;
  readonly signal: AbortSignal;
  readonly pace: FollowPace;
  readonly send: (event: BackendEvent) => void;
}

/** Ends when the host has the prompt or will not have it; waits for a host that is away. Throws only the signal's reason. */
export async function handOver(id: string, graph: Graph, { host, signal, pace, send }: HandOver): Promise<HandedOver> {
  for (let lastLog = ""; ;) {
    const answer = await host.submit(id, graph, signal);
    if (answer.is === "accepted" || answer.is === "refused") return answer;
    if (answer.why !== lastLog) send({ kind: "log", line: `the host does not answer (${answer.why}): waiting for it` });
    lastLog = answer.why;
    if (answer.is === "unknown") {
      if (await hasArrived(id, { host, signal, pace })) return { is: "accepted" };
      const file = await findLeftFile(host, id);
      if (file !== null && file !== "silent") return { is: "left", file };
    }
    await sleep(pace.silent, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

/** Whether a host that answers knows the prompt; asked twice, because a question that was cut off may still be on its way. */
async function hasArrived(id: string, { host, signal, pace }: Omit<HandOver, "send">): Promise<boolean> {
  for (let unknown = 0; unknown < 2;) {
    const state = await host.ask(id, signal);
    if (state.is !== "unknown" && state.is !== "silent") return true;
    if (state.is === "unknown") unknown += 1;
    await sleep(state.is === "silent" ? pace.silent : pace.ask, undefined, { signal }).catch(() =>
      signal.throwIfAborted(),
    );
  }
  return false;
}
