// What somebody does with a hand, or with a thing in it, at a part of the own body: a motion by the verb, the part by the words behind it.
import type { Actor } from "../../acting.ts";
import type { Gesture } from "../../gestures/names.ts";
import type { OwnGesture, OwnMotion, OwnPart } from "../../gestures/own-body/names.ts";
import type { Clause } from "../../verbs.ts";
import type { Deed } from "../deed.ts";
import {
  AT_IT,
  BETWEEN,
  FROM,
  HANDS,
  LINT,
  motionIn,
  NOT_RIGHT,
  NOT_THERE,
  OFF_IT,
  OF_IT,
  ON_IT,
  PUT_ON,
  PUT_THERE,
  SOOTHES,
  STUFF,
  TO,
  WORN,
} from "./motion-words.ts";
import { isClothing, partsIn, type NamedPart } from "./part-words.ts";

/** Deeds that say little of it: what is done at the own body says more. */
const GENERAL: ReadonlySet<Gesture> = new Set([
  ...(["hold", "press", "reach", "take", "lift", "work", "pull", "insert", "put_down", "set_on_table"] as const),
  ...(["tie", "bang", "pluck", "swing", "rattle", "sprinkle", "wipe", "pick_up", "turn_key", "stab"] as const),
  ...(["cut", "pat", "drum", "caress", "scratch", "wash", "touch_wall", "take_off", "put_on", "none"] as const),
  ...(["draw_finger", "spread_sheet", "pin_up", "rub_neck", "draw_out", "polish", "rest_on", "raise"] as const),
  ...(["slice", "carry", "bandage", "grab", "clutch", "paint", "fan", "wipe_tears", "snap", "pull_loose"] as const),
  ...(["hold_hands", "slap", "shove", "hug", "despair", "point_with", "peel", "close_lid", "knead"] as const),
  "point",
]);

/** What other tables say better of these; `isBare`: only with nothing in the hand. */
const SAID_ELSEWHERE: readonly (readonly [said: Gesture, own: RegExp, isBare?: true])[] = [
  ["wipe_tears", /^own_(?:rub|pat)_eyes?$/],
  ["wipe_tears", /^own_(?:rub|pat)_cheeks?$/, true],
  ["scratch", /_crown$/],
  ["rub_neck", /^own_rub_/],
];

/** `said`: what the other tables say of the clause. */
export function ownBodyDeed(
  { verb: { plain }, after, who }: Clause,
  { actor, isMeant, said }: { readonly actor: Actor; readonly isMeant: boolean; readonly said: Deed | undefined },
): Deed | undefined {
  const isJoint = who.length > 1 && after.includes("their");
  const isOther = (isMeant && !isJoint) || after.includes("its");
  const isOwn = !isOther && !OF_SOMEBODY.test(after.join(" "));
  const done = actor.isPerson && isOwn && isGeneral(said) ? doneAt(plain, after) : undefined;
  return done && deedAt(done, after, said?.gesture);
}

/** "grabs his partner's wrists". */
const OF_SOMEBODY = /^(?:\S+ ){0,3}?(?:his|her|the|a|an) (?:\w+ )?\w+ 's (?:\w+ )?\w+$/;

function deedAt(
  { motion, part, isWith }: AtPart,
  after: readonly string[],
  said: Gesture | undefined,
): Deed | undefined {
  const own: OwnGesture = `own_${motion}_${part}`;
  const isElsewhereSaid = SAID_ELSEWHERE.some(
    ([gesture, names, isBare]) => said === gesture && names.test(own) && !(isBare && isWith),
  );
  if (isElsewhereSaid) return undefined;
  const hurt: Deed = HURTS.test(after.join(" ")) ? { mood: "sad" } : {};
  return isWith ? { gesture: own, takes: true, ...hurt } : { gesture: EMPTY[own] ?? own, ...hurt };
}

/** Of empty hands these are drawn by themselves. */
const EMPTY: Partial<Readonly<Record<OwnGesture, Gesture>>> = {
  own_hold_cheek: "hold_cheek",
  own_hold_cheeks: "hold_cheeks",
  own_hold_ears: "cover_ears",
  own_hold_eyes: "cover_eyes",
  own_hold_mouth: "cover_mouth",
  own_hold_belly: "clutch_belly",
  own_rub_brow: "wipe_brow",
};

const HURTS =
  /\b(?:sore|aching|bleeding|bruised|grazed|wounded|swollen|hurt|throbbing|broken|burnt|injured|splinter|thorn)\b/;

function isGeneral(said: Deed | undefined): boolean {
  if (said?.gesture !== undefined) return GENERAL.has(said.gesture);
  return said?.way === undefined && (said?.posture === undefined || /^(?:stand|fight)$/.test(said.posture));
}

interface AtPart {
  readonly motion: OwnMotion;
  readonly part: OwnPart;
  /** A thing is in the hand. */
  readonly isWith: boolean;
}

/** "pinches herself in the arm": her own. */
const ownSaid = (words: readonly string[]): readonly string[] =>
  words
    .join(" ")
    .replace(/ (?:in|between) (?:two|his|her|both|one) (?:\w+ )?(?:fingers?|hands?|fingertips)(?= )/, "")
    .replace(/^(?:him|her)self (?:in|on|across|over) (?:the|his|her) /, "own ")
    .split(" ");

function doneAt(plain: string, said: readonly string[]): AtPart | undefined {
  const after = ownSaid(said);
  const parts = partsIn(after);
  const [first] = parts;
  if (!first) return undefined;
  const before = upToPart(after.slice(0, first.from));
  if (plain === "point") return pointedAt(before, first);
  return isClothing(first.word) && PUT_ON.test(before[0] ?? "")
    ? undefined
    : touchedAt(plain, after, { before, parts, first });
}

interface TouchedParts {
  readonly before: readonly string[];
  readonly parts: readonly NamedPart[];
  readonly first: NamedPart;
}

function touchedAt(
  plain: string,
  after: readonly string[],
  { before, parts, first }: TouchedParts,
): AtPart | undefined {
  const goal = HANDS.test(first.word) || isClothing(first.word) ? parts[1] : undefined;
  const to = goal && after.slice(first.at + 1, goal.from);
  if (goal && to?.some((word) => TO.test(word))) return handAt(plain, first, goal);
  const isRight = before.every((word) => BETWEEN.test(word) || OF_IT.test(word));
  return isRight ? right(plain, first, after) : beyond(plain, { before, first, after });
}

/** "points to her chest"; "points a finger at the sky" points at nothing of her own. */
function pointedAt(before: readonly string[], { part }: NamedPart): AtPart | undefined {
  const isAt = /^(?:at|to|towards?|on|in)$/.test(before.find((word) => !OF_IT.test(word) && !HANDS.test(word)) ?? "");
  const isArmed = before.some((word) => WORN.test(word));
  return isAt && !isArmed ? { motion: "point", part: singleOf(part), isWith: false } : undefined;
}

/** "to the bump on": on it. */
function upToPart(before: readonly string[]): readonly string[] {
  const to = before.findIndex((word, at) => TO.test(word) && before[at + 1] === "the" && before.length - at <= 5);
  return to > 0 && ON_PART.test(before.at(-1) ?? "") ? before.slice(0, to + 1) : before;
}

const ON_PART = /^(?:on|of|in|at|above|below|behind|under)$/;

/** "presses her hand to her mouth"; hands are wiped on clothes. */
function handAt(plain: string, hand: NamedPart, { part, word }: NamedPart): AtPart | undefined {
  const motion = motionIn(PUT_THERE, plain, ["pat", "hold", "rub"]) ?? motionIn(AT_IT, plain, ["rub", "pat", "hold"]);
  if (motion === undefined || (isClothing(word) && motion !== "rub")) return undefined;
  return { motion, part: isClothing(word) ? "thighs" : bothOf(part, hand.word), isWith: false };
}

const SECOND: Partial<Readonly<Record<OwnPart, OwnPart>>> = {
  ...{ cheek: "cheeks", ear: "ears", eye: "eyes", thigh: "thighs" },
};

/** "his hands": both. */
const bothOf = (part: OwnPart, hands: string): OwnPart =>
  /^(?:both|hands|palms|fists|fingers|fingertips|thumbs)$/.test(hands) ? (SECOND[part] ?? part) : part;

function right(plain: string, { part, word }: NamedPart, after: readonly string[]): AtPart | undefined {
  const isNose = part === "nose" && plain === "hold";
  const motion = isNose ? "pinch" : motionIn(AT_IT, plain, ["pull", "scratch", "pinch", "pat", "smear", "rub", "hold"]);
  const isElse = isClothing(word) ? motion !== "rub" && motion !== "pinch" : NOT_RIGHT[part]?.test(plain) === true;
  if (motion === undefined || isElse) return undefined;
  return withIn(after) ? { motion, part: singleOf(part), isWith: true } : { motion, part, isWith: false };
}

interface Around {
  readonly before: readonly string[];
  readonly first: NamedPart;
  readonly after: readonly string[];
}

/** Between the verb and the part stands a thing, or the hand. */
function beyond(plain: string, around: Around): AtPart | undefined {
  const { before } = around;
  const place = before.at(-1) ?? "";
  if (FROM.test(before.slice(-2).join(" "))) return takenOff(plain, around);
  if ((!TO.test(place) && place !== "the") || before.includes("with")) return undefined;
  const isOn = place === "on" || place === "at";
  const isBare = !before.some((word) => STUFF.test(word) || HANDS.test(word));
  return isOn && isBare && ON_IT.has(plain) ? sitting(plain, around) : putThere(plain, around);
}

function takenOff(plain: string, { before, first, after }: Around): AtPart | undefined {
  if (before.some((one) => WORN.test(one))) return undefined;
  const motion = motionIn(OFF_IT, plain, ["pull", "rub", "pat"]);
  if (motion === "pull" && isClothing(first.word) && !before.some((word) => LINT.test(word))) return undefined;
  return motion && { motion, part: singleOf(first.part), isWith: motion === "pull" || withIn(after) };
}

function sitting(plain: string, { first, after }: Around): AtPart {
  const motion = motionIn(AT_IT, plain, ["scratch", "pinch", "pat", "rub", "hold"]) ?? "pat";
  return { motion, part: singleOf(first.part), isWith: withIn(after) };
}

function putThere(plain: string, { before, first: { part, word } }: Around): AtPart | undefined {
  const isStuff = before.some((one) => STUFF.test(one));
  if (isClothing(word) || isElsewhere(plain, part, before)) return undefined;
  const motion = motionIn(PUT_THERE, plain, isStuff ? ["smear", "pat", "hold", "rub"] : ["pat", "hold", "rub"]);
  if (motion === undefined) return undefined;
  if (motion === "smear") return { motion, part, isWith: true };
  const hand = before.find((one) => HANDS.test(one));
  if (hand !== undefined)
    return { motion, part: bothOf(singleOf(part), before.includes("both") ? "both" : hand), isWith: false };
  const isWorn = before.some((one) => WORN.test(one)) && !before.some((one) => SOOTHES.test(one));
  return isWorn ? undefined : { motion, part: part === "nape" ? "throat" : singleOf(part), isWith: true };
}

/** What is put there is no cloth, nor rubbed in: with it another deed is done. */
const isElsewhere = (plain: string, part: OwnPart, before: readonly string[]): boolean =>
  !before.some((one) => STUFF.test(one) || SOOTHES.test(one)) &&
  NOT_THERE[part]?.test(`${plain} ${before.at(-1) ?? ""}`) === true;

/** A thing is in one hand only. */
const SINGLE: Partial<Readonly<Record<OwnPart, OwnPart>>> = { cheeks: "cheek", eyes: "eye", ears: "ear" };
const singleOf = (part: OwnPart): OwnPart => SINGLE[part] ?? part;

/** "with a towel", and not with a hand. */
function withIn(after: readonly string[]): boolean {
  const at = after.indexOf("with");
  return at >= 0 && !after.slice(at + 1, at + 4).some((word) => HANDS.test(word));
}
