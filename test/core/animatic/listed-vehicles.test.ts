import { expect } from "chai";
import { withListedVehicles } from "../../../src/core/animatic/unnamed/listed-vehicles.ts";
import type { Scene } from "../../../src/contracts/files/shotlist.ts";

const sceneOf = (id: string, design: string, action: string): Scene => ({
  ...{ episode: "e", location: { id: "place", description: "" }, action },
  ...{ camera: null, extras: null, text: null, dialogue: [] },
  subjects: [{ id, name: id, design, kind: "character", speaker_index: -1 }],
});

const kindOf = (design: string, action = "") => withListedVehicles(sceneOf("x", design, action)).subjects[0]?.kind;

describe("a vehicle that is listed among the people", () => {
  for (const design of [
    "a red sports car",
    "a wooden sailing ship with golden sails that flies",
    "an old yellow bus, dented",
    "a golden sleigh drawn by two reindeer",
    "a long silver airship with a red fin",
  ])
    it(`is a vehicle: ${design}`, () => expect(kindOf(design)).to.equal("vehicle"));

  for (const design of [
    "a retired bus driver",
    "a football coach in a tracksuit",
    "a young fighter with scars",
    "a man on a motorbike",
    "a girl with a toy car",
    "a boy in a boat",
  ])
    it(`is a person: ${design}`, () => expect(kindOf(design)).to.equal("character"));

  it("flies where the action says so", () => {
    const [ship] = withListedVehicles(sceneOf("ship", "a wooden ship", "The ship soars over the city.")).subjects;
    expect(ship?.design).to.contain("flying");
    const [afloat] = withListedVehicles(sceneOf("ship", "a wooden ship", "The ship sails past.")).subjects;
    expect(afloat?.design).not.to.contain("flying");
  });
});
