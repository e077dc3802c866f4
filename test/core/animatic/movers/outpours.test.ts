// What comes out of things of its own accord: what the words say of it, and where it is planned.
import { expect } from "chai";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { planMovers } from "../../../../src/core/animatic/movers/plan-movers.ts";
import { readOutpours } from "../../../../src/core/animatic/movers/outpours/read-outpours.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

function planOf(action: string) {
  const frame = frameOf(512, 288);
  const scene = { camera: null, dialogue: [], subjects: [{ ...person(0), id: "mara", name: "Mara" }], action };
  const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size: "ws", seed: "7" }, scene }), 1);
  if (!card) throw new Error("no card");
  return planMovers(card, stageCast(card, frame), frame);
}

describe("what comes out of things", () => {
  const CASES: readonly (readonly [action: string, found: string])[] = [
    ["Thick black smoke pours out of the toaster.", "smoke toaster"],
    ["Steam billows from the shower.", "steam shower"],
    ["Sparks fly out of the old television.", "sparks television"],
    ["Flames shoot up from the barbecue.", "flames barbecue"],
    ["Water drips from the ceiling.", "water ceiling"],
    ["A golden light spills from the open chest.", "light chest"],
    ["The pan catches fire.", "flames pan"],
    ["Mara lifts the lid and steam rolls into her face.", "steam "],
    ["Mara runs out of the house.", ""],
    ["Light falls on the wall.", ""],
  ];
  for (const [action, found] of CASES)
    it(`${action} ${found === "" ? "nothing" : found}`, () => {
      expect(
        readOutpours(action)
          .map(({ air, source }) => `${air} ${source.at(-1) ?? ""}`)
          .join(", "),
      ).to.equal(found);
    });

  it("is planned at the thing or where such things stand, and a lid ends a fire", () => {
    expect(planOf("Steam billows from the shower.").things.map(({ art }) => art)).to.include("smoke");
    expect(planOf("Water drips from the ceiling.").things.map(({ art }) => art)).to.deep.equal(["drips"]);
    const flames = planOf("Flames leap from the stove. Mara claps the lid on it.").things.find(
      ({ art }) => art === "flames",
    );
    expect(flames?.at(0.5)).not.to.equal(undefined);
    expect(flames?.at(20)).to.equal(undefined);
  });
});
