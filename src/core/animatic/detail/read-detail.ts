// Whether a shot is a close-up of a hand at work or of a thing alone, and what it shows then. Undefined where a face or a body is the picture.
import { VERBS } from "../acting/verbs.ts";
import { wordsOfId, wordsOfPlace } from "../overlay/clean-text.ts";
import { wordsIn } from "../looks/read-words.ts";
import { beastWords } from "../looks/look.ts";
import { hashOf } from "../seeded-random.ts";
import type { CastMember } from "../stage/staged-member.ts";
import type { Detail, DetailBeat, HandDetail, ThingDetail } from "./detail.ts";
import { BODY, LIMB, namerOf, sentencesIn, type DetailWords } from "./detail-shot.ts";
import { HAND_DEEDS } from "./detail-words.ts";
import { asPhrased, isWhole } from "./hand-phrases.ts";
import { isLedByAThing, readLeading } from "./acts-alone.ts";
import { isSeenFar, readAlone } from "./read-alone.ts";
import { HAND, readBeats } from "./read-beats.ts";
import { handOf, readPartOfBody } from "./read-body.ts";
import { readHand } from "./read-hand.ts";
import { readEye, readFeet } from "./read-part.ts";
import { readPeep } from "./peepholes.ts";
import { readRoles, type Namer } from "./read-roles.ts";
import { readSurface } from "./read-surface.ts";
import { acts, beastsIn, gripperOf, handIn, isOfHand, lookOf, ownerOf } from "./whose.ts";

/** Done with an empty hand, or with the hand itself. */
const OF_ITSELF = /^(?:clench|tighten|squeez|wring|wash|bandag|curl|unclench|flex|trembl|shak|intertwin|interlac)/;
/** A near frame in which a hand is the picture, and the nearest. */
const CLOSE = 0.5;
const NEAREST = 1;
/** The widest frame in which a thing alone is still the picture. */
const FULL = 0.1;

export function readDetail(words: DetailWords): Detail | undefined {
  const { head, family } = words.framing;
  const isClose = head >= CLOSE && family === "close";
  const [first = []] = sentencesIn(words);
  const part = isClose ? readClose(words, first) : undefined;
  if (part || isPeopled(words, first)) return part;
  const alone = readAlone(first, namerOf(words), readSurface(words.scene));
  return family === "close" || (alone && isSeenFar(alone)) ? alone : undefined;
}

function readClose(words: DetailWords, all: readonly string[]): Detail | undefined {
  const first = withoutLap(all);
  const leading = isBeastLed(words, first) ? undefined : readLeading(words, first);
  const part = leading ? withHand(words, leading) : (peepIn(words, first) ?? readPartOfBody(words, first));
  const body = part ?? (handIn(first) < 0 ? readBodyPart(words, first) : undefined);
  return body ?? readHandDetail(words, sentencesIn(words));
}

/** "Types on the laptop balanced on her knees": the knees are not the picture. */
function withoutLap(words: readonly string[]): readonly string[] {
  const said = words.join(" ");
  return said
    .replace(/(?<=\S \S+ \S+) (?:balanced |resting |open )?(?:on|in) (?:his|her) (?:knees?|lap)$/, "")
    .split(" ");
}

/** "The telephone rings. Sam's hand lifts the receiver": the hand comes after what the thing did. */
function withHand(words: DetailWords, before: ThingDetail): Detail {
  const rest = sentencesIn(words).slice(1);
  const hand = rest.some((one) => isOfHand(words, one, "any")) ? readHandDetail(words, rest, before) : undefined;
  return hand ? { ...hand, before } : before;
}

function peepIn(words: DetailWords, first: readonly string[]): Detail | undefined {
  const look = lookOf(
    words.members.find(({ kind }) => kind === "person"),
    first,
  );
  return look && words.framing.head > NEAREST ? readPeep(first, look) : undefined;
}

/** An eye in the nearest frame, and feet in a close one. */
function readBodyPart(words: DetailWords, first: readonly string[]): Detail | undefined {
  const { scene, members, framing } = words;
  const owner = members.find(({ kind }) => kind === "person");
  const look = lookOf(owner, first);
  if (!look || scene.dialogue.some(({ mode }) => mode === "on")) return undefined;
  const feet = readFeet(first, {
    ...{ look, verb: first.findIndex((_, at) => acts(first, at)), surface: readSurface(scene) },
    around: wordsOfPlace(scene.location).toLowerCase(),
    thingIn: (after) => {
      const { thing, target } = readRoles(after, namerOf(words), null);
      return target?.look ?? thing?.look ?? null;
    },
  });
  const eye = framing.head > NEAREST ? readEye(sentencesIn(words), look, () => handOf(words, owner)) : undefined;
  return eye ?? (feet && (owner || feet.motion !== "stand") ? feet : undefined);
}

/** Whether somebody is seen: a thing is not alone then. */
function isPeopled(words: DetailWords, first: readonly string[]): boolean {
  const { scene, members, framing } = words;
  const people = members.filter(({ kind }) => kind === "person");
  const isListed = people.length > 0 && (isNamed(words, first) || framing.head < CLOSE);
  const isUnlisted = people.some(({ id }) => !scene.subjects.some((one) => one.id === id));
  const speaks = scene.dialogue.some(({ mode }) => mode === "on");
  const hasBody = first.some((word) => BODY.test(word) || /^(?:she|he|they)$/.test(word));
  const isOfSomebody = people.length > 0 && !isLedByAThing(words, first);
  const isFar = framing.family !== "close" && (people.length > 0 || framing.head < FULL);
  return isFar || speaks || isOfSomebody || !!scene.extras || isListed || isUnlisted || hasBody;
}

/** By a name, or by its kind. */
function isNamed(words: DetailWords, first: readonly string[]): boolean {
  const people = words.members.filter(({ kind }) => kind === "person");
  const names = people.flatMap(({ name, id }) => [...wordsIn(name), ...wordsIn(wordsOfId(id))]);
  return names.some((word) => first.includes(word)) || isBeastLed(words, first);
}

/** "The fish turns", where a fish is listed by another name. */
function isBeastLed({ scene, members }: DetailWords, first: readonly string[]): boolean {
  // "Fish" is a verb as well.
  const verb = first.findIndex((_, at) => acts(first, at));
  const before = first.slice(0, verb + 1);
  return members.some(({ look, id }) => {
    const design = scene.subjects.find((one) => one.id === id)?.design ?? "";
    return beastWords(look, design).some((word) => before.includes(word));
  });
}

/** `before`: what a thing did, which is what the hand is about then. */
function readHandDetail(
  words: DetailWords,
  all: readonly (readonly string[])[],
  before: ThingDetail | null = null,
): HandDetail | undefined {
  const [first = []] = all;
  const at = handIn(first);
  const isSubject = at >= 0 && first.slice(0, at).every((_, index) => !acts(first, index));
  if (!isSubject && !before && !isMeant(words, first, at)) return undefined;
  const owner = handOwnerOf(words, first, at);
  const namer = namerOf(words);
  const [beast] = beastsIn(words, first);
  const own = [first, ...all.slice(1).filter((one) => isOfHand(words, one, owner?.id))];
  const beats = asPhrased(readBeats(own, aboutIt(namer, before), isSubject ? at : 0), {
    ...{ first, all, members: words.members, namer, beast },
  });
  if (at < 0 && beats.every(isEmpty)) return undefined;
  const said = `${listedLimb(words)} ${saidOf(first, isSubject ? at : -1)}`;
  return {
    ...{ part: "hand", beats, surface: readSurface(words.scene), before: null },
    ...handsOf(words, { first, owner, said, beast }),
    isMirrored: hashOf(`${words.seed} detail`) % 3 === 0,
    because: [first[at] ?? "", ...beats.map(({ deed }) => deed)].filter(Boolean),
  };
}

function handOwnerOf(words: DetailWords, first: readonly string[], at: number): CastMember | undefined {
  return gripperOf(words, first) ?? ownerOf(words, first.slice(0, Math.max(0, at)));
}

const isEmpty = (beat: DetailBeat): boolean => !beat.thing && !beat.target && !isWhole(beat);

interface Owners {
  readonly first: readonly string[];
  readonly owner: CastMember | undefined;
  readonly said: string;
  readonly beast: CastMember | undefined;
}

/** Whose hand it is, and who and what is under it. */
function handsOf(
  { scene, members }: DetailWords,
  { first, owner, said, beast }: Owners,
): Pick<HandDetail, "hand" | "other" | "leg" | "beast"> {
  const around = wordsIn(wordsOfPlace(scene.location));
  const other = members.find(({ kind, id }) => kind === "person" && id !== owner?.id);
  const design = (one: CastMember | undefined) => scene.subjects.find(({ id }) => id === one?.id)?.design ?? "";
  return {
    hand: readHand({ look: owner?.look, design: design(owner), said, around }),
    other: other ? readHand({ look: other.look, design: design(other), said: "", around }) : null,
    leg: lookOf(other, first) ?? null,
    beast: beast?.look.kind === "animal" ? { look: beast.look.look, isLarge: (beast.tall ?? 0) > TALL_BEAST } : null,
  };
}

/** "It" is what did something before the hand came, where the shot lists no other thing. */
function aboutIt(namer: Namer, before: ThingDetail | null): Namer {
  const { word, look } = before?.thing ?? { word: "", look: null };
  return look && namer.things.length === 0 ? { things: [{ nouns: [word], look }] } : namer;
}

/** Beside a grown person. */
const TALL_BEAST = 0.45;

/** "hand | a grey bony hand": how a show describes a hand among its things. */
function listedLimb({ scene }: DetailWords): string {
  return scene.subjects.find(({ kind, name }) => kind !== "character" && LIMB.test(name))?.design ?? "";
}

/** The mouth is the picture. */
const AT_MOUTH =
  /^(?:eat|bit|nibbl|chew|munch|crunch|gnaw|devour|tast|lick|suck|sip|drink|gulp|swallow|slurp|swig|smok|puff)\w*$/;

const IN_PALM = /\b(?:in|on) (?:[\w']+ ){0,4}palm\b/;
const LACES = /^(?:shoe|boot)?laces?$/;

/** "She clenches her fist"; and in the nearest frame whatever somebody does with a thing. */
function isMeant({ framing, members }: DetailWords, words: readonly string[], at: number): boolean {
  const verb = words.findIndex((word) => (VERBS.has(word) || HAND_DEEDS.has(word)) && !HAND.test(word));
  if (verb < 0 || words.some((word) => BODY.test(word))) return false;
  if (at < 0 && AT_MOUTH.test(words[verb] ?? "")) return false;
  if (at > verb && OF_ITSELF.test(words[verb] ?? "")) return true;
  if (words.some((word) => LACES.test(word)) || IN_PALM.test(words.join(" "))) return true;
  const hasHands = members.some(({ look }) => look.kind === "person" || look.kind === "robot");
  return framing.head > NEAREST && hasHands;
}

/** The words that tell of the hand: before it, and after it as far as its verb. */
function saidOf(words: readonly string[], at: number): string {
  if (at < 0) return "";
  const until = words.findIndex((word, index) => index > at && HAND_DEEDS.has(word));
  return words.slice(0, until < 0 ? at + 1 : until).join(" ");
}
