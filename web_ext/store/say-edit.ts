// What an edit of the cut is called: on the buttons that take it back and make it again.
import type { CutChange, CutEdit } from "./cut-steps.ts";

/** `Trim sh020`, `Move sh030`, `Use take 3 of sh010`. */
export function sayEdit({ fields, move }: CutEdit): string {
  if (move) return `Move ${move.shot}`;
  const [first, ...more] = fields;
  if (!first) return "Nothing";
  return more.length === 0 ? sayChange(first.shot, first.change) : `Change ${fields.length} clips`;
}

export function sayLocked(shot: string): string {
  return `${shot} is locked: unlock it before you trim or move it`;
}

function sayChange(shot: string, { trim_in, trim_out, out, flag, locked, picked, take }: CutChange): string {
  if (trim_in !== undefined || trim_out !== undefined) return `Trim ${shot}`;
  if (out !== undefined) return out ? `Leave ${shot} out` : `Bring ${shot} back`;
  if (flag !== undefined) return flag ? `Flag ${shot}` : `Take the flag off ${shot}`;
  if (locked !== undefined) return locked ? `Lock ${shot}` : `Unlock ${shot}`;
  return picked ? `Use take ${take} of ${shot}` : `Use the latest take of ${shot}`;
}
