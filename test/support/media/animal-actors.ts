// Actors of tests of animals: a dog, a cat, an eagle, whom they are with and what lies there; and the beats of one of them.
import type { Actor, Beat } from "../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../src/core/animatic/acting/read-acting.ts";

export const beast = (id: string, words: string): Actor => ({
  ...{ id, words: [id, ...words.split(" ")], form: "plain", acts: true, isPerson: false },
  ...{ isBeast: true, isSmall: true },
});
export const DOG = beast("rex", "dog animal");
export const CAT = beast("tom", "cat animal");
export const EAGLE = beast("ari", "eagle bird");
export const ANNA: Actor = { id: "anna", words: ["anna", "woman"], form: "woman", acts: true, isPerson: true };
export const BONE: Actor = { id: "bone", words: ["bone"], form: "plain", acts: false, isPerson: false };

export const beatsOf = (action: string, id: string, actors: readonly Actor[]): readonly Beat[] =>
  readActing(action, actors).get(id) ?? [];
