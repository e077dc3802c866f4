// What the takes a shot has mean for its next render: wait, be content, or make another.
import type { Take } from "../takes/take.ts";
import { isUsable, sidecarOf, takeStatus, targetOf, type TargetNames } from "../takes/take.ts";

/** `render`: the first of its target. `retry`: only failed ones before. `redo`: a usable one stands already. */
export type RenderKind = "render" | "retry" | "redo";

export type Judged = { readonly wait: Take } | { readonly content: Take } | { readonly make: RenderKind };

/** A take on another target than the next render's does not count; one that records none does. */
export function judgeTakes(takes: readonly Take[], target: TargetNames, redo: boolean): Judged {
  const counting = takes.filter((take) => targetOf(sidecarOf(take), target) === target.id);
  const waiting = counting.findLast((take) => takeStatus(take) === "queued");
  const usable = counting.findLast(isUsable);
  if (!redo && waiting) return { wait: waiting };
  if (!redo && usable) return { content: usable };
  if (usable) return { make: "redo" };
  return { make: counting.length > 0 ? "retry" : "render" };
}
