// A sequence without a shot: nothing of it is in the film.
import { quoted } from "../lib/wording.ts";
import type { Rule, ToldScript } from "./rule.ts";

export const emptySequence: Rule<ToldScript> = {
  id: "empty-sequence",
  find: ({ script }) =>
    script.sequences
      .filter(({ shots }) => shots.length === 0)
      .map(({ id, line }) => ({
        line,
        message: `sequence ${quoted(id)} has no shot, so nothing of it is in the film: write "## <shot>" under it, or make it a // comment`,
      })),
  examples: [
    { lines: ["## a", "One.", "# later pier", "A note.", "# last pier", "## b", "Two."], warns: [3] },
    { lines: ["## a", "One."], warns: [] },
  ],
};
