// A sequence without a shot: nothing of it is in the film.
import { gather } from "../lib/cooperative-steps.ts";
import { quoted } from "../lib/wording.ts";
import type { Rule, LintedStory } from "./rule.ts";

export const emptySequence: Rule<LintedStory> = {
  id: "empty-sequence",
  find: ({ script }) =>
    gather(script.sequences, ({ id, line, shots }) => {
      if (shots.length > 0) return [];
      const message = `sequence ${quoted(id)} has no shot, so nothing of it is in the film: write "## <shot>" under it, or make it a // comment`;
      return [{ line, message }];
    }),
  examples: [
    { lines: ["## a", "One.", "# later pier", "A note.", "# last pier", "## b", "Two."], warns: [3] },
    { lines: ["## a", "One."], warns: [] },
  ],
};
