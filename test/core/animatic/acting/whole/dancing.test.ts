// Dancing: a couple steps to and fro with each other and turns, a beast does it on its hind legs, and arms may have something of their own to do.
import { expect } from "chai";
import { cycleOf } from "../../../../../src/core/animatic/acting/poses.ts";
import { STANDING } from "../../../../../src/core/animatic/acting/acting.ts";
import { animalAction } from "../../../../../src/core/animatic/acting/animals/animal-action.ts";
import { MARA_AND_BEN, somebody, staged } from "../../../../support/media/action-shots.ts";

const shiftsOf = (gesture: "dance_with" | "dance_led") =>
  cycleOf({ ...STANDING, gesture }, null).poses.map(({ shift = 0 }) => shift);

describe("dancing", () => {
  it("moves two who dance with each other the same way", () =>
    expect(shiftsOf("dance_led").map((shift) => 0 - shift)).to.deep.equal(shiftsOf("dance_with")));
  for (const action of ["Mara dances with Ben.", "Mara and Ben dance a waltz.", "Ben and Mara dance."])
    it(`has one who leads: ${action}`, () =>
      expect(staged(action, MARA_AND_BEN).map(({ member }) => member.beats[0]?.gesture)).to.have.members([
        "dance_led",
        "dance_with",
      ]));
  it("is done by a beast on its hind legs", () => {
    const [bear] = staged("The bear dances.", [somebody("bear", "a brown bear")]);
    expect(bear && animalAction(bear.member.beats[0] ?? STANDING)).to.equal("dance");
  });
  it("leaves arms up that are said to be", () => {
    const plain = cycleOf({ ...STANDING, posture: "dance" }, null).poses[0]?.arms;
    expect(cycleOf({ ...STANDING, posture: "dance", gesture: "cheer" }, null).poses[0]?.arms).not.to.deep.equal(plain);
  });
});
