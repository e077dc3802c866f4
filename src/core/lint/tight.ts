// Dialogue that fits, but only hurried. Dialogue that cannot be spoken in the length is the build's own warning, `crammed`.
import { gather } from "../lib/cooperative-steps.ts";
import { quoted } from "../lib/wording.ts";
import type { Rule, TargetedScript } from "./rule.ts";

export const tight: Rule<TargetedScript> = {
  id: "tight",
  find: ({ shots }) =>
    gather(shots, ({ shot, pacing }) => {
      if (pacing?.verdict !== "tight") return [];
      const speed = `${pacing.syllables} syllables in ${pacing.held.toFixed(2)} s is ${pacing.forced.toFixed(1)} a second`;
      const fast = shot.pace === "fast" ? "" : `, or "pace: fast" if they may hurry`;
      const message = `shot ${quoted(shot.id)} is tight: ${speed}; give it ${pacing.fits.toFixed(2)} s, or lines of at most ${pacing.holds} syllables${fast}`;
      return [{ line: shot.source.line, message }];
    }),
  examples: [
    { lines: ["## a", "dur: 3.04", "pace: slow", "One.", "MARA: Perhaps nobody noticed the ladder."], warns: [1] },
    { lines: ["## a", "dur: auto", "One.", "MARA: Perhaps nobody noticed the ladder."], warns: [] },
    { lines: ["## a", "dur: 1", "One.", "MARA: Every single passenger wants their luggage."], warns: [] },
    { lines: ["## a", "dur: 1", "One."], warns: [] },
  ],
};
