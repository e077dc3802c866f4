// Asks the other side to let go of a run, until it has or plainly does not: hosts of an older kind cannot, and say that they do.
import { setTimeout as sleep } from "node:timers/promises";
import type { BackendEvent } from "../backend.ts";
import type { ComfyApi } from "./comfy-api.ts";
import type { RunPace } from "./follow-run.ts";

interface Canceling {
  readonly api: ComfyApi;
  readonly pace: RunPace;
  readonly send: (event: BackendEvent) => void;
}

/** Questions without an answer before nobody can tell. */
const MOST_SILENT = 5;

/** Undefined when the run is gone; else what is to be told of it, for it was not stopped. */
export async function cancelRun(id: string, { api, pace, send }: Canceling): Promise<BackendEvent | undefined> {
  send({ kind: "log", line: `asking ${api.url} to stop the run` });
  let [absent, silent] = [0, 0];
  for (let asked = 0; asked < pace.canceled && silent < MOST_SILENT; asked++) {
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
