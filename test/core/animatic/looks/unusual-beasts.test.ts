// Animals that differ from their kind by their words, people among animals, and vehicles that are told apart by more than their name.
import { expect } from "chai";
import { readLook, type SubjectLook } from "../../../../src/core/animatic/looks/look.ts";
import { trueSize } from "../../../../src/core/animatic/looks/true-size.ts";

const look = (id: string, design: string, kind: "character" | "prop" | "vehicle" = "character"): SubjectLook =>
  readLook({ id, kind, name: id, design, baseDesign: null, pronoun: null });

describe("looks by more than the name", () => {
  it("give wings to a winged horse alone", () => {
    expect(look("pegasus", "a white winged horse").look).to.include({ species: "horse", isWinged: true });
    expect(look("star", "a white horse").look).not.to.have.property("isWinged");
  });
  it("have what is as tall as a house tower over people", () => {
    expect(trueSize(look("zog", "a green lizard as tall as a house"))).to.be.greaterThan(3);
    expect(trueSize(look("golem", "a giant as tall as the trees"))).to.be.greaterThan(2.5);
  });
  it("build an animal without a name by what it has", () => {
    expect(look("grazer", "a six-legged animal as big as a cow, pale fur, long trunk").look).to.include({
      species: "elephant",
    });
    expect(look("x", "a man of thirty with a tame animal").kind).to.equal("person");
  });
  it("take who is on an animal for a person", () => {
    expect(look("jack", "a jockey in green silks on a brown horse").kind).to.equal("person");
  });
  it("take who has the ears or wings of a beast for no beast", () => {
    expect(look("goblin", "a green goblin with bat ears and yellow eyes").kind).to.equal("person");
    expect(look("bat", "a bat with big ears").kind).to.equal("creature");
  });
  it("know a sloth for an animal, and a tin soldier for a toy", () => {
    expect(look("sid", "a shaggy sloth").kind).to.equal("animal");
    expect(trueSize(look("soldier", "a tin soldier with a drum"))).to.be.lessThan(0.4);
  });
  const vehicles: readonly (readonly [id: string, design: string, shape: string])[] = [
    ["pickup", "a rusty orange pickup truck", "pickup"],
    ["digger", "a yellow digger", "digger"],
    ["gondola", "a red cable car", "cabin"],
    ["bike", "a green motorbike with a sidecar", "sidecar"],
    ["engine", "a red fire engine", "fire_engine"],
    ["crane", "a yellow mobile crane", "mobile_crane"],
    ["red_car", "a red racing car", "racing_car"],
  ];
  for (const [id, design, shape] of vehicles)
    it(`${design} ${shape}`, () => {
      expect(look(id, design, "vehicle").look).to.include({ shape });
    });
});
