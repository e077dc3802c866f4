// What whole phrases say of hands, and the thing that stands before the verb and is in the hand.
import type { CastMember } from "../stage/staged-member.ts";
import type { DetailBeat, DetailThing, HandDeed } from "./detail.ts";
import { HAND_DEEDS } from "./detail-words.ts";
import { HAND, isNounHere } from "./read-beats.ts";
import { thingAt, type Namer } from "./read-roles.ts";

interface Phrased {
  readonly first: readonly string[];
  readonly members: readonly CastMember[];
  readonly namer: Namer;
}

/** The beats as phrases of the first sentence have them. */
export function asPhrased(beats: readonly DetailBeat[], { first, members, namer }: Phrased): readonly DetailBeat[] {
  const deed = ownDeed(first.join(" "), members);
  if (deed) return [{ deed, thing: null, target: null, liquid: null }];
  return withTool(beats, toolIn(first, namer));
}

/** Deeds that need no thing. */
export const isWhole = ({ deed }: DetailBeat): boolean => deed === "wear_watch" || deed === "bound" || deed === "meet";

/** A watch on the wrist, wrists that are tied, one hand that grips another's. */
function ownDeed(text: string, members: readonly CastMember[]): HandDeed | undefined {
  const isOther = /\b(?:takes?|unstraps?|smash\w*|drops?)\b/.test(text);
  if (!isOther && /\bwristwatch\b|\bwatch\b.*\bwrist\b|\bwrist\b.*\bwatch\b/.test(text)) return "wear_watch";
  if (/\b(?:hands|wrists)\b.*\b(?:tied|bound|cuffed|roped|taped)\b/.test(text)) return "bound";
  const isTwo = members.filter(({ kind }) => kind === "person").length > 1;
  return isTwo && GRIPPED.test(text) ? "meet" : undefined;
}

/** "Leo's hand grips Ana's hand", "takes her hand". */
const GRIPPED =
  /\b(?:grips?|grabs?|takes?|holds?|squeezes?|clasps?|catches|clutches|finds?|seizes?) (?:tightly )?(?:her|his|their|\w+ 's) (?:\w+ )?(?:hand|fingers)\b/;

/** "Ana's brush draws a line", "a photo in his hand": the thing that stands before the verb is in the hand. */
function toolIn(first: readonly string[], namer: Namer): DetailThing | undefined {
  const verb = first.findIndex((word, at) => HAND_DEEDS.has(word) && !HAND.test(word) && !isNounHere(first, at, namer));
  const until = first.findIndex((word) => HAND.test(word));
  const ends = [verb, until].filter((at) => at >= 0);
  const end = ends.length === 0 ? first.length : Math.min(...ends);
  const found = first.slice(0, end).flatMap((_, at) => thingAt(first, at, namer) ?? []);
  return found.find(({ look }) => look !== null);
}

function withTool(beats: readonly DetailBeat[], tool: DetailThing | undefined): readonly DetailBeat[] {
  const [first, ...rest] = beats;
  if (!tool || !first || first.thing?.look === tool.look || first.target?.look === tool.look) return beats;
  return [{ ...first, thing: tool, target: first.thing ?? first.target }, ...rest];
}
