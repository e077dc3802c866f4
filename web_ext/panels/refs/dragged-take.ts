// A candidate that is dragged onto another reference: the type of what the browser carries, and what becomes of it where it is dropped.
import type { Refs } from "../../store/refs/refs.ts";

/** The number of a candidate of what is shown. */
export const DRAGGED_TAKE = "application/x-reference-take";

/**
 * Copies a candidate there, unpicked. Whatever else is dropped, as files of the person's own, is left to the workspace, which looks at what is
 * chosen and at names.
 */
export function dropTake(event: DragEvent, refs: Pick<Refs, "copyTake">, to: string): void {
  const take = Number(event.dataTransfer?.getData(DRAGGED_TAKE) ?? "");
  if (take < 1) return;
  event.preventDefault();
  event.stopPropagation();
  void refs.copyTake(take, to);
}
