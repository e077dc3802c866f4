// Which part of the own body words mean, and where in a clause one is named.
import type { OwnPart } from "../../gestures/own-body/names.ts";

/** Those further up win: "the back of his head" is no back. */
const PARTS: readonly (readonly [OwnPart, RegExp])[] = [
  ["temples", /^temples?$/],
  ["brow", /^(?:foreheads?|brows?|eyebrows?)$/],
  ["eyes", /^(?:eyes|eyelids|lids|eyelashes)$/],
  ["eye", /^(?:eye|eyelid|eyelash|lashes)$/],
  ["nose", /^(?:noses?|nostrils?)$/],
  ["mouth", /^(?:mouths?|lips?|tooth|teeth|gums?|tongue|moustache)$/],
  ["cheeks", /^(?:cheeks|face|faces|jowls)$/],
  ["cheek", /^(?:cheek|jaw|scar)$/],
  ["chin", /^(?:chin|beard|goatee|stubble)$/],
  ["ears", /^ears$/],
  ["ear", /^(?:ear|earlobe|earring)$/],
  ["hair", /^(?:hair|curls|fringe|plaits?|ponytail|braids?|locks?|wig)$/],
  ["crown", /^(?:heads?|scalp|skull|bald|pate|crown)$/],
  ["nape", /^(?:nape|neck)$/],
  ["throat", /^(?:throat|collar|windpipe|adam)$/],
  ["shoulder", /^shoulders?$/],
  ["elbow", /^(?:elbows?)$/],
  ["wrist", /^(?:wrists?|forearms?|cuffs?)$/],
  ["arm", /^(?:arms?|biceps?|sleeves?)$/],
  ["hand", /^(?:hands?|fingers?|thumbs?|palms?|knuckles?|fists?|fingertips?|nails?|fingernails?)$/],
  ["side", /^(?:sides?|ribs?|flank|armpits?)$/],
  ["chest", /^(?:chest|heart|breast|breastbone|lapels?|suspenders|braces|tie|medals?)$/],
  ["belly", /^(?:belly|stomach|tummy|abdomen|gut|midriff|paunch|navel)$/],
  ["back", /^(?:back|spine|kidneys?)$/],
  ["bottom", /^(?:bottom|backside|buttocks?|behind|rear|bum|rump|tailbone|seat)$/],
  ["hip", /^(?:hips?|waist)$/],
  ["thighs", /^(?:thighs|legs|lap|skirt|trousers|jeans|apron|shirt|dress|overalls)$/],
  ["thigh", /^(?:thigh|leg|hamstring)$/],
  ["knee", /^(?:knees?|kneecaps?)$/],
  ["shin", /^(?:shins?|calf|calves|ankles?)$/],
];

/** Only where hands are wiped on them, or they are smoothed. */
const CLOTHES =
  /^(?:skirt|trousers|jeans|apron|shirt|dress|overalls|collar|cuffs?|sleeves?|lapels?|suspenders|braces|tie|medals?|seat)$/;

export const isClothing = (word: string): boolean => CLOTHES.test(word);

export const partOf = (word: string): OwnPart | undefined => PARTS.find(([, names]) => names.test(word))?.[0];

const OWN = /^(?:his|her|their|its|one|an?|both|own)$/;
/** These only stand before parts of somebody's own, where nobody says whose: "an eyebrow". */
const UNOWNED = /^(?:one|an?|both)$/;
const CERTAIN: ReadonlySet<OwnPart> = new Set(["brow", "eye", "eyes", "cheek", "cheeks", "ear", "temples", "shoulder"]);
/** "a painted eye", "a carved hand": of a picture or a statue. */
const DEPICTED =
  /^(?:painted|carved|stone|marble|bronze|wooden|plaster|clay|golden|gilded|stuffed|chiselled|sculpted|engraved|drawn|porcelain|wax|mummified|severed|skeletal)$/;
/** Words between whose it is and the part. */
const MOST_BETWEEN = 3;

export interface NamedPart {
  readonly part: OwnPart;
  readonly word: string;
  /** Of the word for whose it is, and of the part. */
  readonly from: number;
  readonly at: number;
}

/** All that are named, in order. */
export function partsIn(after: readonly string[]): readonly NamedPart[] {
  return after.flatMap((word, at) => {
    const part = OF_A_THING.test(after[at + 1] ?? "") ? undefined : partOf(word);
    const from = part === undefined ? -1 : ownBefore(after, at);
    if (part === undefined || from < 0) return [];
    const isOwned = !UNOWNED.test(after[from] ?? "") || isCertain(part, after.slice(from, at));
    return isOwned ? [{ part: nearer(part, after, at), word, from, at }] : [];
  });
}

const isCertain = (part: OwnPart, before: readonly string[]): boolean =>
  (CERTAIN.has(part) || part === "hand") && !before.some((one) => DEPICTED.test(one));

/** "his back pocket", "her shoulder bag": no part of a body. */
const OF_A_THING =
  /^(?:pockets?|bags?|straps?|door|yard|garden|seat|row|room|stairs|plate|piece|band|guards?|pads?|cuffs?|rest|lace|laces|chain|ring)$/;

function ownBefore(after: readonly string[], at: number): number {
  for (let from = at - 1; from >= Math.max(0, at - 1 - MOST_BETWEEN); from--) {
    const word = after[from] ?? "";
    if (OWN.test(word)) return word === "own" && OWN.test(after[from - 1] ?? "") ? from - 1 : from;
    if (BREAKS.test(word) || partOf(word) !== undefined) return -1;
  }
  return -1;
}

const BREAKS =
  /^(?:,|and|of|to|at|on|in|into|from|with|under|over|against|across|round|around|the|off|out|up|down|through|behind)$/;

/** "the side of his head", "the back of his neck", "one eye". */
function nearer(part: OwnPart, after: readonly string[], at: number): OwnPart {
  const before = after.slice(Math.max(0, at - 5), at);
  if (part === "crown" && before.includes("side")) return "temples";
  if (part === "nape" && !before.includes("back") && !before.includes("stiff")) return "nape";
  if (part === "eyes" && before.includes("one")) return "eye";
  return part;
}
