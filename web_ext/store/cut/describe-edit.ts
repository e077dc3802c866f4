// What an edit of the cut is called: on the buttons that take it back and make it again.
import type { CutChange, CutEdit } from "./edit-values.ts";

/** `Trim sh020`, `Move sh030`, `Use take 3 of sh010`. */
export function describeEdit({ fields, move }: CutEdit): string {
  if (move) return `Move ${move.shot}`;
  const [first, ...more] = fields;
  if (!first) return "Nothing";
  return more.length === 0 ? describeChange(first.shot, first.change) : `Change ${fields.length} clips`;
}

export function describeLock(shot: string): string {
  return `${shot} is locked: unlock it before you trim or move it`;
}

const NAMED: Readonly<Record<string, string>> = { note: "Note on", audio: "Sound of", stars: "Stars of" };

function describeChange(shot: string, change: CutChange): string {
  if ("trim_in" in change || "trim_out" in change) return `Trim ${shot}`;
  if ("out" in change) return change.out ? `Leave ${shot} out` : `Bring ${shot} back`;
  if ("flag" in change) return change.flag ? `Flag ${shot}` : `Take the flag off ${shot}`;
  if ("locked" in change) return change.locked ? `Lock ${shot}` : `Unlock ${shot}`;
  const named = Object.keys(NAMED).find((key) => key in change);
  if (named !== undefined) return `${NAMED[named]} ${shot}`;
  return change.picked ? `Use take ${change.take} of ${shot}` : `Use the latest take of ${shot}`;
}
