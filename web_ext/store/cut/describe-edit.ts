// What an edit of the cut is called: on the buttons that take it back and make it again.
import { formatCount } from "../base/format.ts";
import { FADE_FIELDS, type CutChange, type CutEdit } from "./edit-values.ts";

/** `Trim sh020`, `Move sh030`, `Use take 3 of sh010`, `Lock 5 shots`. */
export function describeEdit({ fields, move }: CutEdit): string {
  if (move) return `Move ${move.shot}`;
  const [first, ...more] = fields;
  if (!first) return "Nothing";
  return describeChange(more.length === 0 ? first.shot : formatCount(fields.length, "shot"), first.change);
}

export function describeLock(shot: string): string {
  return `${shot} is locked: unlock it before you trim or move it`;
}

const NAMED: Readonly<Record<string, string>> = {
  note: "Note on",
  audio: "Sound of",
  stars: "Stars of",
  gain: "Gain of",
};

function describeChange(what: string, change: CutChange): string {
  if ("trim_in" in change || "trim_out" in change) return `Trim ${what}`;
  if ("out" in change) return change.out ? `Leave ${what} out` : `Bring ${what} back`;
  if ("flag" in change) return change.flag ? `Flag ${what}` : `Take the flag off ${what}`;
  if ("locked" in change) return change.locked ? `Lock ${what}` : `Unlock ${what}`;
  if (FADE_FIELDS.some((field) => field in change)) return `Fades of ${what}`;
  const named = Object.keys(NAMED).find((key) => key in change);
  if (named !== undefined) return `${NAMED[named]} ${what}`;
  return change.picked ? `Use take ${change.take} of ${what}` : `Use the latest take of ${what}`;
}
