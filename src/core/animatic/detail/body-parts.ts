// Close-ups of other parts of a body: an ear, the nape, a back, a shoulder, knees, a belly, a brow, eyes in a mirror; and what is at them.
import type { PersonLook } from "../looks/person-look.ts";
import type { BodyDetail, BodyMark, BodyPart } from "./detail.ts";
import type { HandLook } from "./hand-look.ts";

const PARTS: readonly (readonly [words: RegExp, of: BodyPart])[] = [
  [/\beyes?\b.*\bmirrors?\b|\bmirrors?\b.*\beyes?\b/, "mirror_eyes"],
  [/\b(?:ear|earlobe)\b/, "ear"],
  [/\b(?:nape|back of (?:his|her|the|their|\w+ 's) neck)\b/, "nape"],
  [/\b(?:hands?|fingers?|palm)\b.*\bshoulders?\b(?! (?:strap|bag|blade))/, "shoulder"],
  [
    /\b(?:bare|naked|scarred|tattooed|whipped|broad) backs?\b|\b(?:scars?|tattoos?|welts?|lashes|whip) (?:[\w']+ ){0,5}back\b/,
    "back",
  ],
  [/\b(?:knees?)\b/, "knees"],
  [/\b(?:belly|bump|stomach|tummy)\b/, "belly"],
  [
    /\b(?:sweat|beads?|drops?|blood) (?:[\w']+ ){0,5}(?:brow|forehead|temple)\b|\b(?:brow|forehead|temple) (?:[\w']+ ){0,5}(?:sweat|sweats|glistens|blood|bleeds)\b/,
    "brow",
  ],
];
const MARKS: readonly (readonly [words: RegExp, mark: BodyMark])[] = [
  [/\b(?:scars?|scarred|welts?|lashes|whipped)\b/, "scar"],
  [/\b(?:tattoos?|tattooed)\b/, "tattoo"],
  [/\b(?:sweats?|sweaty|beads?|glistens?)\b/, "sweat"],
  [/\b(?:blood|bloody|bleeds?|bleeding)\b/, "blood"],
  [/\b(?:necklace|pearls|pendant|chain|collar)\b/, "necklace"],
];
const TOUCHED =
  /\b(?:hands?|fingers?|palms?|fastens?|clasps?|strokes?|caress(?:es)?|rubs?|touch(?:es)?|grips?|pats?|massag(?:e|es))\b/;
/** Said of the face, or of a wound that only a wider frame shows. */
const OTHERWISE =
  /\b(?:wound|knife|stab\w*|punch\w*|kicks?|shot|bullet|falls? to|drops? to|sinks? to|phone|telephone|receiver)\b/;

interface Bodied {
  readonly look: PersonLook;
  /** Somebody else of the shot. */
  readonly other: PersonLook | null;
  readonly handOf: () => HandLook;
}

/** `first`: the action's first sentence. */
export function readBody(first: readonly string[], { look, other, handOf }: Bodied): BodyDetail | undefined {
  const text = first.join(" ");
  const of = OTHERWISE.test(text) ? undefined : PARTS.find(([words]) => words.test(text))?.[1];
  if (of === undefined) return undefined;
  const isWhispered = of === "ear" && /\b(?:whisper\w*|breath\w*|lips|mouth|voice|murmur\w*)\b/.test(text);
  return {
    ...{ part: "body", of, look, isMirrored: false, because: [of] },
    hand: of !== "mirror_eyes" && !isWhispered && TOUCHED.test(text) ? handOf() : null,
    other: isWhispered ? (other ?? look) : null,
    marks: new Set(MARKS.flatMap(([words, mark]) => (words.test(text) ? [mark] : []))),
    surface: { kind: "none", colour: null },
  };
}
