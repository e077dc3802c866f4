// Whether a shot is a close-up of a hand at work or of a thing alone, and what it shows then. Undefined where a face or a body is the picture.
import { VERBS } from "../acting/verbs.ts";
import { wordsOfId, wordsOfPlace } from "../overlay/clean-text.ts";
import { wordsIn } from "../looks/read-words.ts";
import { hashOf } from "../seeded-random.ts";
import type { CastMember } from "../stage/staged-member.ts";
import type { Detail, HandDetail } from "./detail.ts";
import { BODY, LIMB, namerOf, sentencesIn, type DetailWords } from "./detail-shot.ts";
import { HAND_DEEDS } from "./detail-words.ts";
import { asPhrased, isWhole } from "./hand-phrases.ts";
import { readLeading } from "./acts-alone.ts";
import { isSeenFar, readAlone } from "./read-alone.ts";
import { HAND, readBeats } from "./read-beats.ts";
import { readPartOfBody } from "./read-body.ts";
import { readHand } from "./read-hand.ts";
import { readEye, readFeet } from "./read-part.ts";
import { readRoles } from "./read-roles.ts";
import { readSurface } from "./read-surface.ts";
import { acts, handIn, lookOf, ownerOf } from "./whose.ts";

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

function readClose(words: DetailWords, first: readonly string[]): Detail | undefined {
  const part = readLeading(words, first) ?? readPartOfBody(words, first);
  const body = part ?? (handIn(first) < 0 ? readBodyPart(words, first) : undefined);
  return body ?? readHandDetail(words);
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
    thingIn: (after) => readRoles(after, namerOf(words), null).thing?.look ?? null,
  });
  const eye = framing.head > NEAREST ? readEye(first, look) : undefined;
  return eye ?? (feet && (owner || feet.motion !== "stand") ? feet : undefined);
}

/** Whether somebody is seen: a thing is not alone then. */
function isPeopled({ scene, members, framing }: DetailWords, first: readonly string[]): boolean {
  const people = members.filter(({ kind }) => kind === "person");
  const isNamed = people.some(({ name, id }) =>
    [...wordsIn(name), ...wordsIn(wordsOfId(id))].some((word) => first.includes(word)),
  );
  const isListed = people.length > 0 && (isNamed || framing.head < CLOSE);
  const isUnlisted = people.some(({ id }) => !scene.subjects.some((one) => one.id === id));
  const speaks = scene.dialogue.some(({ mode }) => mode === "on");
  const hasBody = first.some((word) => BODY.test(word) || /^(?:she|he|they)$/.test(word));
  const isFar = framing.family !== "close" && (people.length > 0 || framing.head < FULL);
  return isFar || speaks || !!scene.extras || isListed || isUnlisted || hasBody;
}

function readHandDetail(words: DetailWords): HandDetail | undefined {
  const all = sentencesIn(words);
  const [first = []] = all;
  const at = handIn(first);
  const isSubject = at >= 0 && first.slice(0, at).every((_, index) => !acts(first, index));
  if (!isSubject && !isMeant(words, first, at)) return undefined;
  const beats = asPhrased(readBeats(all, namerOf(words), isSubject ? at : 0), {
    ...{ first, members: words.members, namer: namerOf(words) },
  });
  if (at < 0 && beats.every((beat) => !beat.thing && !beat.target && !isWhole(beat))) return undefined;
  const around = wordsIn(wordsOfPlace(words.scene.location));
  const owner = ownerOf(words, first.slice(0, Math.max(0, at)));
  const other = words.members.find(({ kind, id }) => kind === "person" && id !== owner?.id);
  const design = (one: CastMember | undefined) => words.scene.subjects.find(({ id }) => id === one?.id)?.design ?? "";
  const said = `${listedLimb(words)} ${isSubject ? saidOf(first, at) : ""}`;
  return {
    ...{ part: "hand", beats, surface: readSurface(words.scene) },
    hand: readHand({ look: owner?.look, design: design(owner), said, around }),
    other: other ? readHand({ look: other.look, design: design(other), said: "", around }) : null,
    isMirrored: hashOf(`${words.seed} detail`) % 3 === 0,
    because: [first[at] ?? "", ...beats.map(({ deed }) => deed)].filter(Boolean),
  };
}

/** "hand | a grey bony hand": how a show describes a hand among its things. */
function listedLimb({ scene }: DetailWords): string {
  return scene.subjects.find(({ kind, name }) => kind !== "character" && LIMB.test(name))?.design ?? "";
}

const LACES = /^(?:shoe|boot)?laces?$/;

/** "She clenches her fist"; and in the nearest frame whatever somebody does with a thing. */
function isMeant({ framing, members }: DetailWords, words: readonly string[], at: number): boolean {
  const verb = words.findIndex((word) => (VERBS.has(word) || HAND_DEEDS.has(word)) && !HAND.test(word));
  if (verb < 0 || words.some((word) => BODY.test(word))) return false;
  if (at > verb && OF_ITSELF.test(words[verb] ?? "")) return true;
  if (words.some((word) => LACES.test(word))) return true;
  const hasHands = members.some(({ look }) => look.kind === "person" || look.kind === "robot");
  return framing.head > NEAREST && hasHands;
}

/** The words that tell of the hand: before it, and after it as far as its verb. */
function saidOf(words: readonly string[], at: number): string {
  const until = words.findIndex((word, index) => index > at && HAND_DEEDS.has(word));
  return words.slice(0, until < 0 ? at + 1 : until).join(" ");
}
