// The thread that draws takes, one at a time. Its memory is used again from take to take.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { reasonOf } from "../../contracts/refusal.ts";
import type { DrawOrder, Drawn } from "./draw-order.ts";
import { drawTake } from "./draw-take.ts";
import { Arena } from "./kernel/arena.ts";

export type Asked = { readonly kind: "draw"; readonly order: DrawOrder } | { readonly kind: "cancel" };

export type Told =
  | { readonly kind: "frame"; readonly done: number; readonly total: number }
  | { readonly kind: "drawn"; readonly drawn: Drawn }
  | { readonly kind: "failed"; readonly reason: string };

/** Milliseconds between two words about progress. */
const QUIET = 80;
/** The service answers first. On Linux this counts for one thread and the encoders it starts; elsewhere for all, so it is left. */
if (process.platform === "linux") setPriority(5);

const arena = new Arena();
let cancel = new AbortController();

parentPort?.on("message", (asked: Asked) => {
  if (asked.kind === "cancel") return cancel.abort(new Error("cancelled"));
  cancel = new AbortController();
  void draw(asked.order, cancel.signal);
});

async function draw(order: DrawOrder, signal: AbortSignal): Promise<void> {
  let last = 0;
  const onFrame = (done: number, total: number) => {
    const now = performance.now();
    if (done < total && now - last < QUIET) return;
    last = now;
    tell({ kind: "frame", done, total });
  };
  await drawTake(order, { signal, onFrame }, arena).then(
    (drawn) => tell({ kind: "drawn", drawn }),
    (error: unknown) => tell({ kind: "failed", reason: reasonOf(error) }),
  );
}

function tell(told: Told): void {
  parentPort?.postMessage(told);
}
