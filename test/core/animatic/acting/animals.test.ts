// What animals do, by the words of an action and of their design.
import { expect } from "chai";
import { animalAction, animalCycle } from "../../../../src/core/animatic/acting/animals/animal-action.ts";
import type { Actor } from "../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";
import { animalWords } from "../../../../src/core/animatic/looks/animals/kinds.ts";

const DOG: Actor = { id: "rex", words: ["rex", "dog"], form: "plain", acts: true, isPerson: false };

const actions = (action: string) => (readActing(action, [DOG]).get("rex") ?? []).map(animalAction);

describe("what an animal does", () => {
  const cases: readonly (readonly [action: string, expected: string])[] = [
    ["The dog barks.", "bark"],
    ["The dog howls at the moon.", "howl"],
    ["The dog grazes.", "eat"],
    ["The dog sniffs the ground.", "sniff"],
    ["The dog wags its tail.", "wag"],
    ["The dog rears up.", "rear"],
    ["The dog shakes itself.", "shake"],
    ["The dog digs a hole.", "dig"],
    ["The dog sleeps.", "sleep"],
    ["The dog curls up.", "curl"],
    ["The dog runs across the field.", "run"],
    ["The dog sits and growls.", "sit growl"],
    ["The dog looks at us.", "stand"],
  ];
  for (const [action, expected] of cases)
    it(`${action} ${expected}`, () => {
      expect(actions(action).join(" ")).to.equal(expected);
    });
  for (const action of ["stretches out a paw and pushes the vase off the shelf", "knocks the glass off the table"])
    it(`is done with the paw: ${action}`, () => {
      const beats = readActing(`The dog ${action}.`, [{ ...DOG, isBeast: true }]).get("rex") ?? [];
      expect(beats.map(animalAction)).to.deep.equal(["swat"]);
    });
  it("is drawn one after another where it moves, and once where it rests", () => {
    expect([animalCycle("walk").count, animalCycle("sleep").count]).to.deep.equal([6, 1]);
  });
  it("is said of it by its breed, its kind and its age", () => {
    expect(animalWords("collie", "a collie puppy")).to.include.members(["collie", "puppy", "dog", "animal"]);
  });
});
