// Who drives: in what they sit or stand, what they hold before them in near pictures, and who is not on board.
import { expect } from "chai";
import { somebody, staged } from "../../../support/media/action-shots.ts";

const ANN = somebody("ann", "a woman of thirty");
const BOB = somebody("bob", "a man of forty");

describe("somebody who drives", () => {
  for (const size of ["ms", "mcu", "cu"])
    it(`has the car around them and its wheel in the hands in a near picture: ${size}`, () => {
      const [ann] = staged("Ann drives along the coast.", [ANN], size).filter(({ member }) => member.id === "ann");
      expect(ann?.member.boarding).to.deep.include({ on: "car", drives: true });
      expect(ann?.member.fixture?.kind).to.equal("steering_wheel");
      expect(ann?.member.beats[0]?.gesture).to.equal("grip_wheel");
    });
  for (const [said, on] of [
    ["Ann drives a horse and cart through the village.", "horsecart"],
    ["Ann drives the dog sled across the ice.", "dogsled"],
    ["Ann drives a golf cart over the green.", "golfcart"],
    ["Ann drives a fire engine.", "fireengine"],
    ["Ann drives her Batmobile through the night.", "car"],
    ["Ann drives a bus full of children.", "bus"],
  ] as const)
    it(`is in what the line names: ${said}`, () =>
      expect(staged(said, [ANN], "ws").map(({ member }) => member.boarding?.on)).to.include(on));
  it("has nobody on board whom they pass", () => {
    const all = staged("Ann drives past Bob.", [ANN, BOB], "ws");
    expect(all.find(({ member }) => member.id === "bob")?.member.boarding).to.equal(undefined);
  });
});
