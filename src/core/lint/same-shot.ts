// A shot that shows, word for word, what another one shows: a copy that was never finished. Coverage in another size, of another
// person or from another plate is no copy.
import type { StoryShot } from "../../contracts/files/story.ts";
import { groupBy } from "../lib/group-by.ts";
import { remembered } from "../lib/remember.ts";
import { gather, type Steps } from "../lib/cooperative-steps.ts";
import { quoted } from "../lib/wording.ts";
import type { LintWarning, Rule, LintedStory } from "./rule.ts";

export const sameShot: Rule<LintedStory> = {
  id: "same-shot",
  find: copiesIn,
  examples: [
    {
      lines: ["## a", "who: mara", "She waits.", "## b", "who: tomas", "He waits.", "## c", "who: mara", "She waits."],
      warns: [7],
    },
    {
      lines: ["## a", "size: ws", "The sea.", "## b", "size: cu", "The sea.", "## c", "camera: pans", "The sea."],
      warns: [],
    },
    { lines: ["## a", "Talk.", "MARA: One.", "## b", "Talk.", "MARA: Two."], warns: [] },
    { lines: ["## a", "MARA: One.", "## b", "MARA: One."], warns: [] },
  ],
};

/** Pictures are compared only where actions are the same, which is rare. */
function* copiesIn({ shots }: LintedStory): Steps<LintWarning[]> {
  const byAction = groupBy(shots, ({ shot }) => shot.action);
  byAction.delete("");
  const alike = [...byAction.values()].filter((group) => group.length > 1);
  yield;
  return yield* gather(alike, copiesAmong);
}

/** Of shots of one action. */
function copiesAmong(shots: LintedStory["shots"]): LintWarning[] {
  const originals = new Map<string, StoryShot>();
  return shots.flatMap(({ shot }) => {
    const picture = pictureOf(shot);
    const original = originals.get(picture);
    if (!original) originals.set(picture, shot);
    return original ? [copied(original, shot)] : [];
  });
}

function copied(original: StoryShot, { id, source: { line } }: StoryShot): LintWarning {
  const message = `shot ${quoted(id)} shows the same as ${quoted(original.id)}, word for word: change what happens, or how it is seen`;
  return { line, message };
}

/** All that makes pictures differ whose actions are the same. */
const pictureOf = remembered((shot: StoryShot): string => {
  const { cast, props, plate, size, camera, extras, text } = shot;
  const lines = shot.dialogue.map(({ speaker, line }) => `${speaker}: ${line}`);
  return [plate, size, camera, extras, text, ...cast, ";", ...props, ";", ...lines].join("\n");
});
