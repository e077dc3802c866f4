// Whose hand or body a close-up shows, and which words of its sentence are a hand or a deed.
import { VERBS } from "../acting/verbs.ts";
import { wordsOfId } from "../overlay/clean-text.ts";
import type { PersonLook } from "../looks/person-look.ts";
import { wordsIn } from "../looks/read-words.ts";
import type { CastMember } from "../stage/staged-member.ts";
import type { DetailWords } from "./detail-shot.ts";
import { HAND_DEEDS } from "./detail-words.ts";
import { HAND } from "./read-beats.ts";
import { strangerOf } from "./read-hand.ts";

/** The first hand; the second hand of a clock is none. */
export function handIn(words: readonly string[]): number {
  return words.findIndex((word, at) => HAND.test(word) && !/^(?:second|hour|minute)$/.test(words[at - 1] ?? ""));
}

/** A verb that somebody else than the hand does; "trembling hand" and the owner's name are none. */
export function acts(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  return (VERBS.has(word) || HAND_DEEDS.has(word)) && !/(?:ing|ed)$/.test(word) && words[at + 1] !== "'s";
}

/** Of whoever the shot lists, else of a stranger; none of a beast. */
export function lookOf(owner: CastMember | undefined, first: readonly string[]): PersonLook | undefined {
  if (!owner) return strangerOf(first.join(" "), []);
  return owner.look.kind === "person" ? owner.look.look : undefined;
}

/** Whose hand it is: who is named right before it, else the first whom the shot lists. */
export function ownerOf({ members, scene }: DetailWords, before: readonly string[]): CastMember | undefined {
  const listed = members.filter(({ kind, id }) => kind === "person" && scene.subjects.some((one) => one.id === id));
  const named = before.flatMap(
    (word) => listed.find(({ name, id }) => [...wordsIn(name), ...wordsIn(wordsOfId(id))].includes(word)) ?? [],
  )[0];
  const noun = before[before.indexOf("'s") - 1];
  if (named || noun === undefined) return named ?? listed[0];
  return listed.find(({ id }) => wordsIn(scene.subjects.find((one) => one.id === id)?.design ?? "").includes(noun));
}

/** Whose hand "a hand" is that takes hold of the wrist or ankle of somebody who is named: of the one who is not. */
export function gripperOf({ members }: DetailWords, first: readonly string[]): CastMember | undefined {
  const held = first.findIndex(
    (word, at) => first[at - 1] === "'s" && /^(?:wrist|arm|forearm|ankle|leg|foot|calf)$/.test(word),
  );
  if (held < 0 || !/^(?:a|an|the)$/.test(first[0] ?? "")) return undefined;
  const people = members.filter(({ kind }) => kind === "person");
  const others = people.filter((one) => !namesOf(one).includes(first[held - 2] ?? ""));
  return others.length < people.length ? others[0] : undefined;
}

/** Animals that a sentence names. */
export function beastsIn({ members }: DetailWords, words: readonly string[]): readonly CastMember[] {
  return members.filter((one) => one.look.kind === "animal" && namesOf(one).some((name) => words.includes(name)));
}

const namesOf = ({ name, id }: CastMember): readonly string[] => [...wordsIn(name), ...wordsIn(wordsOfId(id))];

/** Whether a later sentence goes on about the hand: it, its owner or "she" is what acts there, and no animal, thing or other person. */
export function isOfHand({ members }: DetailWords, words: readonly string[], owner: string | undefined): boolean {
  const verb = words.findIndex((_, at) => acts(words, at));
  if (verb < 0) return false;
  const before = words.slice(0, verb);
  if (before.length === 0 || before.some((word) => HAND.test(word))) return true;
  const people = members.filter(({ kind, look }) => kind === "person" && look.kind !== "animal");
  const named = people.find((one) => namesOf(one).some((name) => before.includes(name)));
  if (named) return owner === "any" || named.id === owner;
  return before.every((word) => /^(?:he|she|they|it|then|and|slowly|finally|suddenly|,|gently)$/.test(word));
}
