// Runs in a worker thread: draws one card at a time and answers its PNG.
import type { CardPlan } from "../../core/cards/card-plan.ts";
import { takeOrders } from "../../machine/worker-thread.ts";
import type { Canvas } from "../animatic/paint/canvas.ts";
import { paintKeyframe, paintPlace } from "./paint-scene.ts";
import { paintSubject } from "./paint-subject.ts";

async function paint(plan: CardPlan): Promise<Canvas> {
  if (plan.kind === "subject") return paintSubject(plan);
  return plan.kind === "plate" ? paintPlace(plan) : paintKeyframe(plan);
}

takeOrders<CardPlan, Uint8Array>(
  async (plan) => new Uint8Array(await (await paint(plan)).encode("png")),
  (png) => [png.buffer as ArrayBuffer],
);
