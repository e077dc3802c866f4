import { expect } from "chai";
import { STANDING, type Beat } from "../../../../../src/core/animatic/acting/acting.ts";
import { MARA_AND_BEN, somebody, thingsOf } from "../../../../support/media/action-shots.ts";
import { fishedUp } from "../../../../../src/core/animatic/acting/next-beat/fished-up.ts";

describe("what comes out of the water on a line", () => {
  const pulls: Beat = { ...STANDING, gesture: "lift_from", because: "pulls an old boot out of the pond".split(" ") };
  const lifts: Beat = { ...STANDING, from: 0.5, gesture: "lift", because: "lifts it into the boat".split(" ") };

  it("hangs on the rod of who has one, and comes up once", () => {
    const done = fishedUp([pulls, lifts], "rod");
    expect(done.map(({ gesture, holds }) => [gesture, ...holds].join(" "))).to.deep.equal(["fish_up rod"]);
  });

  it("is pulled out with the hands by who has none, as is what is no catch", () => {
    expect(fishedUp([pulls], undefined)[0]?.gesture).to.equal("lift_from");
    const rope: Beat = { ...pulls, because: "pulls a rope out of the pond".split(" ") };
    expect(fishedUp([rope], "rod")[0]?.gesture).to.equal("lift_from");
  });

  it("is drawn once, where it swims in the shot as well", () => {
    const cast = [...MARA_AND_BEN, somebody("rod", "a fishing rod", "prop"), somebody("fish", "a silver fish")];
    const caught = thingsOf("Ben pulls the fish out of the water with the rod.", cast);
    expect(caught.filter(({ standsFor }) => standsFor === "fish")).to.have.length(1);
  });
});
