// Draws cards in threads of their own, so that nobody who asks the service anything waits for a picture.
import { availableParallelism } from "node:os";
import { Refusal } from "../../contracts/refusal.ts";
import type { CardPlan } from "../../core/cards/card-plan.ts";
import { ThreadPool } from "../../machine/thread-pool.ts";

const WORKER = new URL("./card-worker.js", import.meta.url);
/** Pixels a side, as an override of a reference may ask for at most. */
const MOST = 4096;
/** Milliseconds that a cancelled drawing has before its thread is ended. */
const PATIENCE = 500;

export interface CardPool {
  /** A PNG; the same plan gives the same bytes. Rejects with the signal's reason when it is cancelled. */
  draw(plan: CardPlan, signal?: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function openCardPool(): CardPool {
  const pool = new ThreadPool<CardPlan, Uint8Array>({
    script: WORKER,
    size: Math.min(2, availableParallelism()),
    patience: PATIENCE,
  });
  return {
    async draw(plan, signal) {
      const { width, height } = plan;
      const isWhole = [width, height].every((side) => Number.isInteger(side) && side >= 2 && side <= MOST);
      if (!isWhole)
        throw new Refusal("bad-input", `${width}x${height} cannot be drawn: send whole sides from 2 to ${MOST} pixels`);
      return pool.run(plan, { signal });
    },
    close: () => pool.close(new Error("the service is stopping")),
  };
}
