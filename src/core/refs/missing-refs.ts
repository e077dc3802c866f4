// Which references lack their picture, and why one of them is left alone. docs/http.md "References".
import { isUsableRef, refTakeStatus, type RefTake } from "./ref-take.ts";
import type { Reference } from "./reference.ts";
import type { KeyframeUse } from "./used-by.ts";

export interface RefState {
  readonly reference: Reference;
  readonly hasLive: boolean;
  /** Of a view: a candidate of it is picked, though the sheet may still lack others. */
  readonly isPicked: boolean;
  readonly isCleared: boolean;
  readonly takes: readonly RefTake[];
}

/** It has no live file, nor a picked view. */
export function isMissingRef({ hasLive, isPicked }: RefState): boolean {
  return !hasLive && !isPicked;
}

/** Why nothing is made for it now; undefined where something is. */
export function whyLeft({ isCleared, takes, reference }: RefState): string | undefined {
  if (isCleared) return "it was cleared: pick or generate it yourself";
  if (reference.path === null) return "the series config names no file for it";
  if (takes.some((take) => refTakeStatus(take) === "queued")) return "a candidate is being made";
  return takes.some(isUsableRef) ? "a finished candidate waits to be picked" : undefined;
}

/** Keyframes that the target cannot do without, or that the script asks for. */
export function needsFilling({ need: { need, requested } }: KeyframeUse): boolean {
  return need === "required" || requested;
}
