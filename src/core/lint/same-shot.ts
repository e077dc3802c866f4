// A shot that shows, word for word, what another one shows: a copy that was never finished. Coverage in another size, of another
// person or from another plate is no copy.
import { groupBy } from "../lib/group-by.ts";
import { remembered } from "../lib/remember.ts";
import { quoted } from "../lib/wording.ts";
import type { Doubt, LintedShot, Rule, ToldScript } from "./rule.ts";

export const sameShot: Rule<ToldScript> = {
  id: "same-shot",
  find: ({ shots }) =>
    [
      ...groupBy(
        shots.filter(({ shot }) => shot.action !== ""),
        ({ shot }) => shot.action,
      ).values(),
    ].flatMap((alike) =>
      alike.length === 1 ? [] : [...groupBy(alike, ({ shot }) => pictureOf(shot)).values()].flatMap(copies),
    ),
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

function copies([original, ...others]: readonly LintedShot[]): Doubt[] {
  return others.map(({ shot }) => ({
    line: shot.source.line,
    message: `shot ${quoted(shot.id)} shows the same as ${quoted(original?.shot.id ?? "")}, word for word: change what happens, or how it is seen`,
  }));
}

/** All that tells pictures apart whose actions are the same. */
const pictureOf = remembered((shot: LintedShot["shot"]): string => {
  const { cast, props, plate, size, camera, extras, text } = shot;
  const lines = shot.dialogue.map(({ speaker, line }) => `${speaker}: ${line}`);
  return [plate, size, camera, extras, text, ...cast, ";", ...props, ";", ...lines].join("\n");
});
