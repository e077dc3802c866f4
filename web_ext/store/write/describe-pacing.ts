// How the dialogue of a shot sits in its length, in a line.
import type { Preview } from "../../../src/contracts/routes/sources.ts";

export function describePacing({ verdict, syllables, rate, fits }: NonNullable<Preview["pacing"]>): string {
  const speed = `${syllables} syllables at ${rate.toFixed(1)} a second`;
  if (verdict === "ok") return `Dialogue is at ease: ${speed}`;
  return `Dialogue is ${verdict.toLowerCase()}: ${speed}; it fits in ${fits.toFixed(2)} s`;
}
