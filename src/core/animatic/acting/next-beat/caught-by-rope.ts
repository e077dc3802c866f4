// A fall that a rope stops: they drop, and then hang and swing on it.
import type { Beat } from "../acting.ts";

const ROPES = String.raw`(?:rope|line|cord|harness|tether|cable)s?`;
const CAUGHT = new RegExp(
  String.raw`\b${ROPES} (?:\w+ly )?(?:catch|caught|hold|held|stop|sav|jerk|arrest|tighten|break|(?:snap|pull|go|com|draw)\w* (?:tight|taut))\w*|\b(?:caught|held|stopped|saved) (?:\w+ )?by (?:the|his|her|a|its) (?:\w+ )?${ROPES}\b`,
  "i",
);
const FALLS: ReadonlySet<Beat["posture"]> = new Set([
  ...(["tumble", "fall", "collapse", "fall_down", "fall_back", "fall_from", "fall_off_top", "fall_off"] as const),
]);
/** Part of the fall after which the rope is tight. */
const DROPS = 0.4;

export function caughtByRope(beats: readonly Beat[], action: string): readonly Beat[] {
  const at = beats.findIndex(({ posture }) => FALLS.has(posture));
  const fall = beats[at];
  if (!fall || !CAUGHT.test(action)) return beats;
  const until = fall.until ?? beats[at + 1]?.from ?? 1;
  const from = fall.from + DROPS * (until - fall.from);
  const plain: Beat = { ...fall, gesture: "none", way: "none", object: null, holds: [] };
  const drop: Beat = { ...plain, posture: "fall" };
  const hang: Beat = { ...plain, posture: "swing_rope", from };
  return [...beats.slice(0, at), drop, hang, ...beats.slice(at + 1)];
}
