// What whole phrases say of hands, and the thing that stands before the verb and is in the hand.
import { thingHeight } from "../looks/prop-heights.ts";
import type { ThingLook } from "../looks/object-look.ts";
import type { CastMember } from "../stage/staged-member.ts";
import type { DetailBeat, DetailThing, HandDeed } from "./detail.ts";
import { HAND_DEEDS, THING_MOTIONS } from "./detail-words.ts";
import { HAND, isNounHere } from "./read-beats.ts";
import { thingAt, type Namer } from "./read-roles.ts";

interface Phrased {
  readonly first: readonly string[];
  readonly all: readonly (readonly string[])[];
  readonly members: readonly CastMember[];
  readonly namer: Namer;
  /** An animal that the first sentence names. */
  readonly beast: CastMember | undefined;
}

/** The beats as phrases of the first sentence have them. */
export function asPhrased(
  beats: readonly DetailBeat[],
  { first, all, members, namer, beast }: Phrased,
): readonly DetailBeat[] {
  const text = all.map((words) => words.join(" ")).join(" , ");
  const gripped = grippedIn(first.join(" "), text);
  if (gripped) return [gripped];
  const deed = ownDeed(first.join(" "), text, members);
  if (deed) return [{ deed, thing: null, target: null, liquid: null }];
  const palmed = inPalm(first, namer);
  if (palmed) return [palmed];
  if (beast && beats.every((beat) => STROKES.has(beat.deed))) return [{ ...EMPTY, deed: "stroke" }];
  return withTool(beats, toolIn(first, namer));
}

const EMPTY: Omit<DetailBeat, "deed"> = { thing: null, target: null, liquid: null };
const STROKES: ReadonlySet<HandDeed> = new Set(["stroke", "wipe", "tap", "hold", "reach", "put", "slide"]);

const LIMB =
  /\b(?:grips?|grabs?|clutch(?:es)?|clasps?|seizes?|catch(?:es)?|clamps?|closes?|snaps?|wraps?|curls?|takes?|holds?|snatch(?:es)?) (?:(?:tightly|suddenly|hard|onto|on|around|round|over|shut) )*(?:her|his|their|the|a|(?:the )?\w+ 's) (?:\w+ )?(wrist|forearm|arm|ankle|leg|calf|foot)\b/;
const LEGS = /^(?:ankle|leg|calf|foot)$/;
const LOSES =
  /\b(?:fingers?|hands?|grip|wrist|hold|ankle|foot) (?:[\w']+ ){0,2}?(?:slips?|slides?|loosens?|gives? way)\b|\blets? go\b|\breleases?\b|\bloses? (?:his|her|the) (?:grip|hold)\b|\b(?:wrenches|tears|pulls|jerks|kicks) (?:[\w']+ )?(?:free|loose)\b/;

/** "His hand grips her wrist": the limb that is held, and whether it comes free. */
function grippedIn(first: string, text: string): DetailBeat | undefined {
  const limb = LIMB.exec(first)?.[1];
  if (limb === undefined) return undefined;
  const thing: DetailThing = { word: LEGS.test(limb) ? "ankle" : "wrist", look: null, fixture: null };
  return { ...EMPTY, deed: LOSES.test(text) ? "lose_grip" : "seize", thing };
}

/** "The compass spins in his palm": what lies on the open hand, and what it does there. */
function inPalm(first: readonly string[], namer: Namer): DetailBeat | undefined {
  const hand = first.findIndex(
    (word, at) => /^(?:palm|hand|palms|hands)$/.test(word) && IN_HAND.test(first.slice(0, at).join(" ")),
  );
  const verb = first.findIndex((word, at) => THING_MOTIONS.has(word) && !isNounHere(first, at, namer));
  if (hand < 0 || verb < 1 || verb > hand) return undefined;
  const things = first.slice(0, verb).flatMap((_, at) => thingAt(first, at, namer) ?? []);
  const thing = first.slice(0, verb).includes("of") ? things.at(-1) : things[0];
  const motion = THING_MOTIONS.get(first[verb] ?? "");
  if (!thing?.look || !motion) return undefined;
  return motion !== "rest" || isSmall(thing.look) ? { ...EMPTY, deed: "palm", thing, motion } : undefined;
}

/** Heights of a grown person: what is larger does not lie on a palm. */
const ON_PALM = 0.1;
const isSmall = ({ shape }: ThingLook): boolean => thingHeight(shape) <= ON_PALM;

const IN_HAND = /\b(?:in|on)(?: [\w']+){1,5}$/;

/** Deeds that need no thing. */
export const isWhole = ({ deed }: DetailBeat): boolean => WHOLE.has(deed);

const WHOLE: ReadonlySet<HandDeed> = new Set(["wear_watch", "bound", "meet", "part_hands", "stroke"]);

/** A watch on the wrist, wrists that are tied, one hand that grips another's. */
function ownDeed(text: string, whole: string, members: readonly CastMember[]): HandDeed | undefined {
  const isOther = /\b(?:takes?|unstraps?|smash\w*|drops?)\b/.test(text);
  if (!isOther && /\bwristwatch\b|\bwatch\b.*\bwrist\b|\bwrist\b.*\bwatch\b/.test(text)) return "wear_watch";
  if (/\b(?:hands|wrists)\b.*\b(?:tied|bound|cuffed|roped|taped)\b/.test(text)) return "bound";
  const isTwo = members.filter(({ kind }) => kind === "person").length > 1;
  if (isTwo && PARTED.test(whole)) return "part_hands";
  return isTwo && GRIPPED.test(text) ? "meet" : undefined;
}

/** Hands that held each other come apart. */
const PARTED =
  /\blets? go of (?:her|his|their|\w+ 's) (?:\w+ )?(?:hand|fingers)\b|\b(?:hands?|fingers) (?:\w+ )?(?:slips?|slides?|part|come apart|drift apart|separates?|lets? go)\b(?! (?:\w+ ){0,3}(?:pocket|glove|bag|drawer))/;

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
