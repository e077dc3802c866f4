// With whom something is done that two do, or that is done with a thing for somebody: "puts the key into Tom's hand", "ties the scarf round his neck".
import type { Actor, Beat } from "../acting.ts";
import { isCarriedAs, type Deed } from "../deeds/deed.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import type { Gesture } from "../gestures/names.ts";
import { eachOther, onlyOther, type Cast } from "../read-gaze.ts";
import { somebodyIn } from "../between/somebody.ts";
import { HE, SHE } from "../words.ts";

interface Those extends Cast {
  readonly last: Beat;
}

export function partnerOf(deed: Deed, after: readonly string[], those: Those): string | undefined {
  if (!isForTwo(deed)) return undefined;
  const { actor, actors, who = [] } = those;
  const named = somebodyIn(after, those);
  if (named !== undefined) return named;
  const isJoint = who.length === 2 || (who.length === 3 && deed.gesture === "clink");
  if (isJoint && who.includes(actor.id)) return nextTo(actor.id, who) ?? eachOther(actor, actors, who);
  const { gesture = "none" } = deed;
  const isApart = GESTURE_DESIGNS[gesture].apart !== undefined;
  return (TO_THE_OTHER.has(gesture) ? onlyOther(those) : undefined) ?? sameAsBefore(after, those, isApart);
}

/** Done to the only other one, named or not. */
const TO_THE_OTHER: ReadonlySet<Gesture> = new Set(["hand_over", "lace_behind"]);

/** Of three, the one beside. */
function nextTo(id: string, who: readonly string[]): string | undefined {
  const at = who.indexOf(id);
  return who.length === 3 ? (who[at - 1] ?? who[at + 1]) : undefined;
}

/** "kneels in front of Emil and ties his scarf": his. `isSame`: even where the words fit whoever does it. */
function sameAsBefore(after: readonly string[], { actors, last, actor }: Those, isSame: boolean): string | undefined {
  const before = actors.find(({ id, acts }) => acts && id === last.object && id !== actor.id);
  if (before && after.length > 0 && after.every((word) => BODY.test(word))) return before.id;
  return before && after.some((word) => fits(word, before) && (isSame || !fits(word, actor, true)))
    ? before.id
    : undefined;
}

const BODY = /^(?:hands?|head|face|arm|foot|cheek|forehead|hair|shoulder)$/;

/** `isSure`: only where the form is known. */
function fits(word: string, { form }: Actor, isSure = false): boolean {
  const [is, isNot] = SHE.has(word) ? ["woman", "man"] : HE.has(word) ? ["man", "woman"] : [undefined, undefined];
  return is !== undefined && (isSure ? form === is : form !== isNot);
}

function isForTwo({ gesture = "none", posture = "stand" }: Deed): boolean {
  const { apart, other } = GESTURE_DESIGNS[gesture];
  return apart !== undefined || other !== undefined || isCarriedAs(posture) || TO_SOMEBODY.has(gesture);
}

/** Done with a thing, and to somebody where somebody is named. */
const TO_SOMEBODY: ReadonlySet<Gesture> = new Set([
  ...(["tie", "tie_shoe", "throw", "show", "light", "lean_over", "aim", "aim_rifle", "shear", "fence"] as const),
]);
