// An eye that looks through a gap and nothing else of a face: leaves, slats, a crack, a keyhole.
import type { PersonLook } from "../looks/person-look.ts";
import type { EyeDetail, Peephole } from "./detail.ts";

const LOOKS =
  /\b(?:peers?|peeks?|peeps?|looks?|spies|gazes?|stares?|watch(?:es)?|glints?|shines?|blinks?) (?:[\w']+ ){0,3}?(?:through|between|behind|from|at)\b/;
const GAPS: readonly (readonly [words: RegExp, through: Peephole])[] = [
  [/\b(?:leaf|leaves|foliage|fronds?|reeds?|bush(?:es)?|hedge|branches|grass|ferns?|bamboo|thicket)\b/, "leaves"],
  [/\b(?:blinds?|slats?|shutters?|louvres?|venetian|grille|grate|grating|bars)\b/, "slats"],
  [/\b(?:keyhole|peephole|spyhole|knothole)\b/, "keyhole"],
  [/\b(?:crack|gap|slit|slot|door|doors|curtains?|planks?|boards?|fence|tent|flap|fingers|hole)\b/, "crack"],
];

/** `first`: the action's first sentence; only in the nearest frame. */
export function readPeep(first: readonly string[], look: PersonLook): EyeDetail | undefined {
  const text = first.join(" ");
  if (!LOOKS.test(text) && !/\beyes?\b.* (?:through|between|behind|at|in) /.test(text)) return undefined;
  const through = GAPS.find(([words]) => words.test(text))?.[1];
  if (through === undefined) return undefined;
  return {
    ...{ part: "eye", look, motion: "look", next: null, through, hand: null, isMirrored: false, because: [through] },
    surface: { kind: "none", colour: null },
  };
}
