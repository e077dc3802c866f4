// Draws cards and speaks guide voices in threads of their own, so that nobody who asks the service anything waits for them.
import { availableParallelism } from "node:os";
import { Refusal } from "../../contracts/refusal.ts";
import type { CardPlan } from "../../core/cards/card-plan.ts";
import type { SpeechProgram } from "../../core/animatic/voice/speech.ts";
import type { VoicePlan } from "../../core/cards/plan-voice.ts";
import { ThreadPool } from "../../machine/threads/thread-pool.ts";
import type { SpeechOrder } from "./speak-guide-voice.ts";

const WORKER = new URL("./card-worker.js", import.meta.url);
/** Pixels a side, as an override of a reference may ask for at most. */
const MOST = 4096;
/** Milliseconds that a cancelled drawing has before its thread is ended. */
const PATIENCE = 500;

/** The same plan gives the same bytes. Both reject with the signal's reason when they are cancelled. */
export interface CardPool {
  /** A PNG. */
  draw(plan: CardPlan, signal?: AbortSignal): Promise<Uint8Array>;
  /** A WAV. `speech`: null for the studio's own voice. */
  speak(plan: VoicePlan, speech: SpeechProgram | null, signal?: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function openCardPool(): CardPool {
  const size = Math.min(2, availableParallelism());
  const pool = new ThreadPool<CardPlan | SpeechOrder, Uint8Array>({ script: WORKER, size, patience: PATIENCE });
  return {
    async draw(plan, signal) {
      const { width, height } = plan;
      const isWhole = [width, height].every((side) => Number.isInteger(side) && side >= 2 && side <= MOST);
      if (!isWhole)
        throw new Refusal("bad-input", `${width}x${height} cannot be drawn: send whole sides from 2 to ${MOST} pixels`);
      return pool.run(plan, { signal });
    },
    speak: (plan, speech, signal) => pool.run({ kind: "speech", plan, speech }, { signal }),
    close: () => pool.close(new Error("the service is stopping")),
  };
}
