// An action that counts on what the shot before showed. Every shot is drawn by a model with no memory; only one that carries on
// ("continuous:") begins with the picture before it.
import { gather } from "../lib/cooperative-steps.ts";
import { quoted } from "../lib/wording.ts";
import { type LintWarning, type LintedShot, type Rule, type LintedStory, castPeople } from "./rule.ts";
import { continuesFrom } from "../story/story-shots.ts";

/** "Still water" and its like are pictures of their own. */
const OPENING =
  /^(?:(?:(?:once|yet) )?again|once more|(?:just )?as (?:before|above|earlier)|like before|(?:the )?same(?! (?:old|day|time|way))|also|now,? also|meanwhile,? still|still(?! (?:waters?|air|life|lake|sea|pond|pool|surface|frame|photo\w*|image|picture|night|morning|evening|as)\b)|continu(?:es?|ing|ed)|cont['’]d|another angle|reverse (?:angle|shot))(?![\w-])/i;
const CLOSING = /\bas (?:before|above|in the (?:last|previous) (?:shot|scene))(?=\s*(?:$|[.,;!)]))/i;
const PERSON = /^(?:he|she|his|her|him)(?![\w-])/i;
const ANYTHING = /^(?:they|them|their)(?![\w-])/i;

export const leansOnBefore: Rule<LintedStory> = {
  id: "leans-on-before",
  find: ({ shots, series }) =>
    gather(shots, (linted) => {
      if (continuesFrom(linted.shot, linted.sequence) !== null) return [];
      const hasPeople = castPeople(linted.shot, series).length > 0 || linted.shot.extras !== null;
      return leaningIn(linted, hasPeople);
    }),
  examples: [
    { lines: ["## a", "As before, the pier."], warns: [2] },
    { lines: ["## a", "who: mara", "Still holding the letter, Mara turns."], warns: [3] },
    { lines: ["## a", "Again the bell."], warns: [2] },
    { lines: ["## a", "Same as the first, now also with rain."], warns: [2] },
    { lines: ["## a", "The same room at night."], warns: [2] },
    { lines: ["## a", "Meanwhile still at sea."], warns: [2] },
    { lines: ["## a", "The pier, empty as before."], warns: [2] },
    { lines: ["## a", "Still water under the pier. Still life. Again."], warns: [] },
    { lines: ["## a", "Stillness. Against the wall, a bench."], warns: [] },
    { lines: ["## a", "who: mara", "continuous: latent", "Still holding the letter, Mara turns."], warns: [] },
    { lines: ["## a", "who: mara", "She turns."], warns: [] },
    { lines: ["## a", "She turns."], warns: [2] },
    { lines: ["## a", "extras: a lone walker", "He stops."], warns: [] },
    { lines: ["## a", "with: lamp, boat", "They burn."], warns: [] },
  ],
};

function leaningIn({ prose, shot }: LintedShot, hasPeople: boolean): LintWarning[] {
  const [first] = prose;
  if (!first) return [];
  const opening = OPENING.exec(first.value)?.[0];
  if (opening !== undefined) return [warningOf(first.line, `begins with ${quoted(opening)}`)];
  for (const { line, value } of prose) {
    const closing = CLOSING.exec(value)?.[0];
    if (closing !== undefined) return [warningOf(line, `says ${quoted(closing)}`)];
  }
  const pronoun = hasPeople ? undefined : loosePronoun(first.value, shot.cast.length + shot.props.length === 0);
  if (pronoun === undefined) return [];
  const message = `the action begins with ${quoted(pronoun)} and nobody is in the shot: name them in "who:", or say who is seen`;
  return [{ line: first.line, message }];
}

function warningOf(line: number, how: string): LintWarning {
  const why = "the model has not seen the shot before";
  return {
    line,
    message: `the action ${how}, and ${why}: say what is there, or let the shot carry on with "continuous:"`,
  };
}

/** A pronoun that no one in the shot fits; "they" may also be things. */
function loosePronoun(action: string, isEmpty: boolean): string | undefined {
  return PERSON.exec(action)?.[0] ?? (isEmpty ? ANYTHING.exec(action)?.[0] : undefined);
}
