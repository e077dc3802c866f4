import { expect } from "chai";
import { supportOf } from "../../../../src/core/animatic/acting/supports.ts";
import { cardOf, MARA_AND_BEN, somebody, staged, thingsOf } from "../../../support/media/action-shots.ts";

const KITCHEN = "a kitchen by day";
const nouns = (action: string) =>
  thingsOf(action, MARA_AND_BEN).flatMap(({ art, look }) => (art === "thing" && look ? [look.shape] : []));

describe("what somebody reaches for", () => {
  it("is there where the hand goes, and not where somebody has it", () => {
    expect(nouns("Ben reaches for the coin on the ground.")).to.deep.equal(["coin"]);
    expect(nouns("Ben reaches up for the apple on the branch.")).to.deep.equal(["apple"]);
    expect(nouns("Ben reaches through the broken window for the necklace.")).to.deep.equal(["amulet"]);
    expect(nouns("Ben reaches for Mara's hand.")).to.deep.equal([]);
    expect(nouns("Ben reaches under the sofa.")).to.deep.equal(["sofa"]);
  });
  it("is up on a board or under a branch, where the shot lists it and the hand goes up", () => {
    const box = somebody("box", "a small red hat box", "prop");
    const things = thingsOf("Ben reaches up for the box.", [...MARA_AND_BEN, box]);
    expect(things.map(({ look, standsFor }) => `${look?.shape} ${standsFor ?? ""}`)).to.deep.equal([
      "plank ",
      "box box",
    ]);
    expect(thingsOf("Ben reaches for the box.", [...MARA_AND_BEN, box])).to.deep.equal([]);
    const rope = somebody("rope", "a rope hanging from the mast", "prop");
    expect(
      thingsOf("Ben reaches for the rope.", [...MARA_AND_BEN, rope]).map(({ standsFor }) => standsFor),
    ).to.deep.equal(["rope"]);
  });
  it("stands on a table under a roof", () => {
    const beats = (place: string) =>
      cardOf("Ben reaches for the bottle.", MARA_AND_BEN, { place }).standings.find(({ id }) => id === "ben")?.beats ??
      [];
    expect(beats(KITCHEN).map(({ gesture }) => gesture)).to.deep.equal(["reach_table"]);
    expect(beats(KITCHEN).map(supportOf)).to.deep.equal(["table"]);
    expect(beats("a beach by day").map(({ gesture }) => gesture)).to.deep.equal(["reach"]);
  });
});

describe("what is turned, pointed and looked into where it stands", () => {
  const CASES: readonly (readonly [action: string, fixture: string, gesture: string])[] = [
    ["Ben points the telescope at the moon.", "telescope", "look_along"],
    ["Ben turns the doorknob.", "door", "turn_dial"],
    ["Ben turns the winch.", "valve", "turn_wheel"],
    ["Ben turns the crank with all his strength.", "valve", "turn_wheel"],
    ["Ben looks up from the microscope.", "microscope", "rise_from"],
    ["Ben turns the valve wheel with both hands.", "valve", "turn_wheel"],
    ["Ben looks into the baby's cradle.", "cradle", "look_down"],
    ["Ben points at the map on the wall.", "wall_map", "point_wall"],
  ];
  for (const [action, fixture, gesture] of CASES)
    it(action, () => {
      const ben = staged(action, MARA_AND_BEN).find(({ member: { id } }) => id === "ben")?.member;
      expect([ben?.fixture?.kind, ben?.beats.at(-1)?.gesture]).to.deep.equal([fixture, gesture]);
    });
});

describe("a beast that is pointed at", () => {
  it("is further away than one that is stroked", () => {
    const elephant = somebody("elephant", "a huge grey elephant");
    const sizeIn = (action: string) => {
      const spot = staged(action, [...MARA_AND_BEN.slice(0, 1), elephant], "ws").find(
        ({ member: { id } }) => id === "elephant",
      )?.spot;
      return spot ? spot.base - spot.top : 0;
    };
    expect(sizeIn("Mara points at the elephant.")).to.be.below(sizeIn("Mara strokes the elephant.") * 0.7);
  });
});

describe("who points at nobody who is there", () => {
  it("turns from whoever stands before them", () => {
    const turned = (action: string) =>
      staged(action, MARA_AND_BEN).some(({ member: { beats } }) =>
        beats.some(({ gesture, isTurned }) => gesture === "point" && isTurned === true),
      );
    expect(["Mara points out to sea while Ben watches.", "Mara points at Ben."].map(turned)).to.deep.equal([
      true,
      false,
    ]);
  });
});
