// A thing of the shot that the words work on is in the hand of whoever does so, and what only lies there is not.
import { expect } from "chai";
import { holdNamed } from "../../../../src/core/animatic/acting/holding/hold-named.ts";
import type { Actor } from "../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";
import { carriedNoun } from "../../../../src/core/animatic/looks/props/find-prop.ts";
import { readLook } from "../../../../src/core/animatic/looks/look.ts";

const TOM: Actor = { id: "tom", words: ["tom"], form: "man", acts: true, isPerson: true };

function heldIn(action: string, id: string): readonly string[] {
  const thing: Actor = { id, words: [id], form: "plain", acts: false, isPerson: false };
  const look = readLook({ ...{ id, kind: "prop", name: "", design: `a ${id}`, baseDesign: null, pronoun: null } });
  const beats = readActing(action, [TOM, thing]).get("tom") ?? [];
  return holdNamed(beats, [{ id, look }]).map(({ holds }) => holds.join());
}

describe("a thing that the words name", () => {
  for (const [action, id, held] of [
    ["Tom sticks the pitchfork in the hay.", "pitchfork", ["pitchfork"]],
    ["Tom snaps the fan shut and taps the table with it.", "fan", ["fan", "fan"]],
    ["Tom swings the lantern from side to side.", "lantern", ["lantern"]],
    ["Tom shoves the brush high over his head.", "brush", ["brush"]],
    ["Tom ties the rope to the post and walks away.", "rope", ["rope", ""]],
    ["Tom walks past the suitcase.", "suitcase", [""]],
    ["Tom looks at the suitcase.", "suitcase", [""]],
    ["Tom sits on the chest.", "chest", [""]],
  ] as const)
    it(`${held.some(Boolean) ? "is in the hand" : "lies there"}: ${action}`, () => {
      expect(heldIn(action, id)).to.deep.equal(held);
    });

  it("is not in the hand of whom something is done to with it", () => {
    const mia: Actor = { id: "mia", words: ["mia"], form: "woman", acts: true, isPerson: true };
    const scissors: Actor = { id: "scissors", words: ["scissors"], form: "plain", acts: false, isPerson: false };
    const beats = readActing("Tom cuts off Mia's plait with the scissors.", [TOM, mia, scissors]);
    const look = readLook({
      ...{ id: "scissors", kind: "prop", name: "", design: "long steel scissors", baseDesign: null, pronoun: null },
    });
    const held = ["tom", "mia"].map((id) =>
      holdNamed(beats.get(id) ?? [], [{ id: "scissors", look }]).map(({ holds }) => holds.join()),
    );
    expect(held).to.deep.equal([["scissors"], [""]]);
  });

  it("is meant as several where several have a drawing of their own", () => {
    expect(["plates", "keys", "apples", "notes", "flowers", "hook"].map(carriedNoun)).to.deep.equal([
      ...["plates", "keys", "apple", "note", "flowers", undefined],
    ]);
  });
});
