// A character named in the action who is neither on screen nor has a line: the prompt has the name and no description of it.
import { gather } from "../lib/cooperative-steps.ts";
import { listed, quoted } from "../lib/wording.ts";
import type { Rule, LintedStory } from "./rule.ts";

export const nameOffScreen: Rule<LintedStory> = {
  id: "name-off-screen",
  find: ({ unlisted }) =>
    gather(unlisted, ({ shot, line, name, subjects }) => {
      if (subjects[0]?.kind !== "character") return [];
      const ids = listed(subjects.map(({ id }) => id));
      const message =
        `${quoted(name)} is named in the action and is not in shot ${quoted(shot.id)}, so the model gets a name without a face: ` +
        `write "who: ${ids}", let them be heard, (O.S.) or (V.O.), or say what is seen without the name`;
      return [{ line, message }];
    }),
  examples: [
    { lines: ["## a", "who: mara", "Mara turns to Tomas."], warns: [3] },
    { lines: ["## a", "Close on Mara’s hand.", "MARA holds still.", "Tomas's coat."], warns: [2, 4] },
    { lines: ["## a", "who: mara_wet", "Mara waits in the rain."], warns: [] },
    { lines: ["## a", "Mara's letter on the desk.", "MARA (V.O.): Dear all,"], warns: [] },
    { lines: ["## a", "with: mara", "The coat that Mara left."], warns: [] },
    { lines: ["## a", "The dancers leave. The guard stays."], warns: [2, 2] },
    { lines: ["## a", "who: dancers, guard", "Dancers cross; the guard's lamp swings."], warns: [] },
    { lines: ["## a", "A guard walks by. Another guard follows. Maraschino cherries."], warns: [] },
    { lines: ["## a", 'A sign reads "MARA". A rose falls, they rose all day.'], warns: [] },
    { lines: ["## a", "Rose comes in. The mara_wet coat."], warns: [2, 2] },
  ],
};
