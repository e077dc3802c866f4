// `camera:` is said after the words "The camera": who writes them again gets them twice.
import { gather } from "../lib/cooperative-steps.ts";
import { quoted } from "../lib/wording.ts";
import type { Rule, LintedStory } from "./rule.ts";

const CAMERA = /^(?:the )?camera(?: is| slowly)?(?= \p{L})/iu;

export const cameraSaidTwice: Rule<LintedStory> = {
  id: "camera-said-twice",
  find: ({ shots }) =>
    gather(shots, ({ node }) =>
      node.keys.flatMap((line) => {
        const said = line.key === "camera" ? CAMERA.exec(line.value ?? "")?.[0] : undefined;
        if (said === undefined) return [];
        const message = `the prompt says "The camera" before this line, so ${quoted(said)} stands there twice: begin with the verb, "camera: pushes in slowly"`;
        return [{ line: line.line, message }];
      }),
    ),
  examples: [
    { lines: ["## a", "camera: The camera pushes in", "One."], warns: [2] },
    { lines: ["## a", "camera: pushes in on the camera", "One."], warns: [] },
    { lines: ["## a", "camera: cameraman's view", "One."], warns: [] },
  ],
};
