// Which sentences of an action still hold when the next shot of the scene begins: who sits, lies, stands up or goes, and what is in whose hands.
import { remembered } from "../../lib/remember.ts";

const BODIES =
  "sits? sitting sat seated settles? slumps? lies lying lay lays kneels? kneeling asleep sleeps? sleeping dozes? faints? unconscious wakes? " +
  "stands? standing stood rises? gets? springs? jumps? leaps? scrambles? walks? runs? goes comes enters? leaves? steps? crosses dances? climbs?";
const HANDS =
  "holds? holding carr(?:y|ies) carrying clutch(?:es|ing)? cradles? takes? taking picks? grabs? lifts? puts? sets? places? drops? throws? gives? " +
  "hands? hands tosses slides? wears? lowers? raises? arms? lap with unrolls? opens? pulls? reads?";
const LASTS = new RegExp(String.raw`\b(?:${`${BODIES} ${HANDS}`.split(" ").join("|")})\b`, "iu");
const SENTENCE = /[^.!?…]+[.!?…]*/gu;

/** In the order of the text. */
export const lastingSentences = remembered(({ action }: { readonly action: string }): readonly string[] =>
  (action.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter((sentence) => LASTS.test(sentence)),
);

const LATER =
  /^(?:[\p{L}\d]+ ){0,2}(?:later|afterwards|morning|dawn|noon|afternoon|evening|dusk|night|midnight|day|days|weeks?|months?|years?|hours?)\b/iu;

/** "Later.", "The next morning": what was settled before need not hold any more. */
export function isLater(action: string): boolean {
  return LATER.test(action.trim());
}
