// Runs in a worker thread: draws one card at a time and answers its PNG, or speaks one line and answers its WAV.
import type { CardPlan } from "../../core/cards/card-plan.ts";
import { takeOrders } from "../../machine/threads/worker-thread.ts";
import type { Canvas } from "../animatic/paint/canvas.ts";
import type { SpeechOrder } from "./speak-guide-voice.ts";
import { speakGuideVoice } from "./speak-guide-voice.ts";
import { paintKeyframe, paintPlace } from "./paint-scene.ts";
import { paintSubject } from "./paint-subject.ts";

async function paint(plan: CardPlan): Promise<Canvas> {
  if (plan.kind === "subject") return paintSubject(plan);
  return plan.kind === "plate" ? paintPlace(plan) : paintKeyframe(plan);
}

takeOrders<CardPlan | SpeechOrder, Uint8Array>(
  async (order, { signal }) =>
    order.kind === "speech" ? speakGuideVoice(order, signal) : new Uint8Array(await (await paint(order)).encode("png")),
  (bytes) => [bytes.buffer as ArrayBuffer],
);
