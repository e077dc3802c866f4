// What is kicked or pushed over lies there then, and whoever kicked it stands beside it.
import { expect } from "chai";
import { pushing, tippedOver } from "../../../../src/core/animatic/carriers/pushing.ts";
import { STANDING } from "../../../../src/core/animatic/acting/acting.ts";
import type { CastMember } from "../../../../src/core/animatic/stage/staged-member.ts";

describe("what is tipped over", () => {
  const rita = {
    id: "rita",
    kind: "person",
    beats: [{ ...STANDING, posture: "kick", object: "bike", because: "kicks the bike over onto its side".split(" ") }],
  } as unknown as CastMember;
  const bike = { id: "bike", kind: "vehicle", beats: [] } as unknown as CastMember;

  it("lies there after the kick", () => {
    const [, lying] = tippedOver([rita, bike]);
    expect(lying?.beats.map(({ posture, from }) => [posture, from])).to.deep.equal([
      ["stand", 0],
      ["overturn", 0.4],
    ]);
  });

  it("stays upright where it is only kicked", () => {
    const only = { ...rita, beats: rita.beats.map((beat) => ({ ...beat, because: ["kicks", "the", "bike"] })) };
    expect(tippedOver([only, bike])[1]?.beats).to.deep.equal([]);
  });
});

describe("what is pushed", () => {
  it("is on the ground, and not in the hand as well", () => {
    const read = {
      ...STANDING,
      posture: "walk",
      way: "across",
      gesture: "hold",
      holds: ["pram"],
      object: "pram",
    } as const;
    expect(pushing([read], true)).to.deep.equal([{ ...read, gesture: "push", holds: [] }]);
  });
});
