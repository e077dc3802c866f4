// What stands as high as people is in no hand, is behind whoever is at it, and things go by both words of their name.
import { expect } from "chai";
import { leaveStanding } from "../../../../src/core/animatic/acting/holding/too-large.ts";
import type { Actor } from "../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";
import { readLook } from "../../../../src/core/animatic/looks/look.ts";
import { placedAs } from "../../../../src/core/animatic/stage/placed-as.ts";

const TOM: Actor = { id: "tom", words: ["tom"], form: "man", acts: true, isPerson: true };
const MACHINE: Actor = { id: "machine", words: ["machine"], form: "plain", acts: false, isPerson: false };
const lookOf = (id: string, design: string) =>
  readLook({ ...{ id, kind: "prop", name: "", design, baseDesign: null, pronoun: null } });
const beatsOf = (action: string, design: string) =>
  leaveStanding(readActing(action, [TOM, MACHINE]).get("tom") ?? [], [
    { id: "machine", look: lookOf(design.split(" ").at(-1) ?? "", design) },
  ]);

describe("a thing as high as people", () => {
  it("is pushed where it is shaken, and in no hand", () => {
    const beats = beatsOf("Tom shakes the machine and kicks it.", "a tall vending machine");
    expect(beats.flatMap(({ holds }) => holds)).to.deep.equal([]);
    expect(beats[0]?.gesture).to.equal("push");
  });

  it("is pushed by a verb that no table knows, and not where somebody only walks past it", () => {
    expect(beatsOf("Tom wrenches the machine.", "a big ship's wheel")[0]?.gesture).to.equal("push");
    expect(beatsOf("Tom walks past the machine.", "a tall vending machine")[0]?.gesture).to.equal("none");
  });

  it("is a sled as well, which is held back where it runs", () => {
    expect(beatsOf("Tom holds back the machine.", "a long wooden sled")[0]?.holds).to.deep.equal([]);
    expect(beatsOf("Tom carries the machine.", "a long wooden sled")[0]?.holds).to.deep.equal(["machine"]);
  });

  it("is borne where the words say so, and a small one is shaken in the hands", () => {
    expect(beatsOf("Tom lifts the machine.", "a tall vending machine")[0]?.holds).to.deep.equal(["machine"]);
    expect(beatsOf("Tom shakes the machine.", "a small machine with a lamp")[0]?.holds).to.deep.equal(["machine"]);
  });

  it("stands behind whoever is at it", () => {
    expect(placedAs(lookOf("machine", "a tall vending machine"), []).isBehind).to.equal(true);
    expect(placedAs(lookOf("chest", "an oak chest"), []).isBehind).to.equal(false);
  });
});

describe("a thing of two words", () => {
  for (const [action, thing] of [
    ["Tom throws a paper ball.", "paperball"],
    ["Tom picks up the rolling pin.", "rollingpin"],
    ["Tom picks up the ball.", "ball"],
  ] as const)
    it(`is that thing: ${action}`, () => {
      const all = (readActing(action, [TOM]).get("tom") ?? []).flatMap(({ holds }) => holds);
      expect(new Set(all)).to.deep.equal(new Set([thing]));
    });
});
