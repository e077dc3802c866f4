// An action too long for the summary of a prompt in sections: the summary is cut in the middle of a word.
import { gather } from "../lib/cooperative-steps.ts";
import { quoted } from "../lib/wording.ts";
import type { Rule, TargetedScript } from "./rule.ts";

/** Characters that the summary takes. docs/format.md "Action". */
const SUMMARY_LENGTH = 220;
const LONG = `The ferry comes in. ${"It is late and it rains on the pier. ".repeat(6)}`;

export const longAction: Rule<TargetedScript> = {
  id: "long-action",
  find: ({ shots }) =>
    gather(shots, ({ shot, node, target }) => {
      if (target.capabilities.prompt !== "sections" || shot.action.length <= SUMMARY_LENGTH) return [];
      const message =
        `the action of shot ${quoted(shot.id)} has ${shot.action.length} characters, and ${target.id} sums a shot up by the first ${SUMMARY_LENGTH}: ` +
        `say what matters first, or make two shots of it`;
      return [{ line: node.prose[0]?.line ?? shot.source.line, message }];
    }),
  examples: [
    { on: { prompt: "sections" }, lines: ["## a", "dur: 4", LONG], warns: [3] },
    { on: { prompt: "sections" }, lines: ["## a", "dur: 4", "The ferry comes in."], warns: [] },
    { on: { prompt: "prose" }, lines: ["## a", "dur: 4", LONG], warns: [] },
  ],
};
