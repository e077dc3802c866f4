// A close-up of a part of somebody's body: of whom, with whose hand or lips, in which frames.
import { wordsOfPlace } from "../overlay/clean-text.ts";
import type { PersonLook } from "../looks/person-look.ts";
import { wordsIn } from "../looks/read-words.ts";
import type { CastMember } from "../stage/staged-member.ts";
import { readBody } from "./body-parts.ts";
import type { BodyDetail } from "./detail.ts";
import { BODY, type DetailWords } from "./detail-shot.ts";
import { HAND } from "./read-beats.ts";
import { readHand } from "./read-hand.ts";
import { acts, lookOf, ownerOf } from "./whose.ts";

/** The nearest frame, in which no whole face fits. */
const NEAREST = 1;

/** An ear, a shoulder and the like, of whoever is named with it. */
export function readPartOfBody(words: DetailWords, first: readonly string[]): BodyDetail | undefined {
  const { scene, members, framing } = words;
  const isSpoken = scene.dialogue.some(({ mode }) => mode === "on");
  const hasBeast = members.some(({ look }) => look.kind === "animal");
  if (isSpoken || hasBeast || (framing.head <= NEAREST && !isLedByPart(first))) return undefined;
  const people = members.filter(({ kind, look }) => kind === "person" && look.kind === "person");
  const at = first.findLastIndex((word, place) => word === "'s" && BODY.test(first[place + 1] ?? ""));
  const owner = (at > 0 ? ownerOf(words, first.slice(at - 1, at)) : undefined) ?? people[0];
  const look = lookOf(owner, first);
  const rest = people.find(({ id }) => id !== owner?.id);
  const hand = first.some((word) => word === "her" || word === "his") ? owner : rest;
  return look && readBody(first, { look, other: personOf(rest), handOf: () => handOf(words, hand) });
}

/** In a close frame that could be a face, the part itself or a hand is what the sentence begins with. */
function isLedByPart(first: readonly string[]): boolean {
  const verb = first.findIndex((_, at) => acts(first, at));
  const before = verb < 0 ? first : first.slice(0, verb);
  return before.some((word) => BODY.test(word) || HAND.test(word) || /^(?:back|necklace|scars?|sweat)$/.test(word));
}

const personOf = (one: CastMember | undefined): PersonLook | null =>
  one?.look.kind === "person" ? one.look.look : null;

export function handOf({ scene }: DetailWords, owner: CastMember | undefined) {
  const design = scene.subjects.find(({ id }) => id === owner?.id)?.design ?? "";
  return readHand({ look: owner?.look, design, said: "", around: wordsIn(wordsOfPlace(scene.location)) });
}
