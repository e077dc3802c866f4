// What an edit does to a shot, and how its dialogue fits its length, in a line each.
import type { Preview, ShotImpact } from "../../../src/contracts/routes/sources.ts";
import { formatCount } from "../base/format.ts";

/** `prompt, length; 4.5 to 5.2 s; takes 2, 3 go stale` */
export function describeImpact({
  change,
  fields,
  stale,
  seconds_before: before,
  seconds_after: after,
}: ShotImpact): string {
  if (change === "gone") return "is gone; its takes stay";
  if (change === "new") return `is new${after === null ? "" : `, ${after.toFixed(1)} s`}`;
  const length =
    before !== null && after !== null && before !== after ? `${before.toFixed(1)} to ${after.toFixed(1)} s` : "";
  const numbers = stale.map(({ take }) => take);
  const takes =
    numbers.length === 0
      ? ""
      : `${numbers.length > 4 ? formatCount(numbers.length, "take") : `take${numbers.length === 1 ? "" : "s"} ${numbers.join(", ")}`} go${numbers.length === 1 ? "es" : ""} stale`;
  const words = fields.filter((field) => field !== "length").join(", ");
  return [words, length, takes].filter(Boolean).join("; ") || "changes nothing that is seen";
}

/** `+0.7 s`, `−1.2 s`, `±0 s` */
export function formatSecondsChange(seconds: number): string {
  const shown = Math.abs(seconds).toFixed(1);
  if (Number(shown) === 0) return "±0 s";
  return `${seconds > 0 ? "+" : "−"}${shown} s`;
}

/** How the dialogue of a shot sits in its length. */
export function describePacing({ verdict, syllables, rate, fits }: NonNullable<Preview["pacing"]>): string {
  const speed = `${syllables} syllables at ${rate.toFixed(1)} a second`;
  if (verdict === "ok") return `Dialogue is at ease: ${speed}`;
  return `Dialogue is ${verdict.toLowerCase()}: ${speed}; it fits in ${fits.toFixed(2)} s`;
}
