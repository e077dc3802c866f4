// A prop or vehicle of the config in the action of a shot that does not list it: it is drawn from that one word, and looks
// different in every shot.
import { gather } from "../lib/cooperative-steps.ts";
import { listed, quoted } from "../lib/wording.ts";
import type { Rule, LintedStory } from "./rule.ts";

export const propNotListed: Rule<LintedStory> = {
  id: "prop-not-listed",
  find: ({ unlisted }) =>
    gather(unlisted, ({ shot, line, name, subjects }) => {
      if (subjects[0]?.kind === "character") return [];
      const ids = listed(subjects.map(({ id }) => id));
      const message =
        `${quoted(name)} is in the action of shot ${quoted(shot.id)} and not in its lists, so it will look like any other: ` +
        `write "with: ${ids}" to have it drawn as designed`;
      return [{ line, message }];
    }),
  examples: [
    { lines: ["## a", "who: mara", "Mara lifts the old brass lamp."], warns: [3] },
    { lines: ["## a", "who: mara", "with: lamp", "Mara lifts the lamp. A lamp!"], warns: [] },
    { lines: ["## a", "who: lamp", "The lamp smokes."], warns: [] },
    { lines: ["## a", "Light from a lamp falls on the Marigold."], warns: [2, 2] },
    { lines: ["## a", "No lamp, another lamp, lamplight, a lamp-post."], warns: [] },
    { lines: ["## a", "They watch the sea."], warns: [] },
    { lines: ["## a", "Her watch has stopped."], warns: [2] },
    { lines: ["## a", "A marigold in a vase."], warns: [] },
  ],
};
