// What sets a body apart and what a trade wears, by the words of a design; the baby of a design; children beside grown people.
import { expect } from "chai";
import { readAnimal } from "../../../../src/core/animatic/looks/read-animal.ts";
import { readRobot } from "../../../../src/core/animatic/looks/robot-look.ts";
import { holdingTheirBaby } from "../../../../src/core/animatic/acting/between/baby-of-design.ts";
import { STANDING } from "../../../../src/core/animatic/acting/acting.ts";
import { readLook, type SubjectLook } from "../../../../src/core/animatic/looks/look.ts";
import { headsIn } from "../../../../src/core/animatic/looks/person-age.ts";
import type { PersonLook } from "../../../../src/core/animatic/looks/person-look.ts";

const look = (design: string): SubjectLook =>
  readLook({ id: "x", name: "X", kind: "character", design, baseDesign: null, pronoun: null });

function personOf(design: string): PersonLook {
  const read = look(design);
  if (read.kind !== "person") throw new Error(`${design} is no person`);
  return read.look;
}

const TRAITS: readonly (readonly [design: string, trait: string])[] = [
  ["an old pirate with a hook for a hand", "hook"],
  ["a sailor with a wooden leg", "pegleg"],
  ["a one-legged sailor on a crutch", "pegleg"],
  ["a blind man, dark glasses, white cane", "whitecane"],
  ["a runner with a carbon blade for a left leg", "blade"],
  ["a veteran of forty with a metal prosthetic leg, shorts", "pylon"],
  ["a man on crutches", "crutches"],
  ["a woman, her leg in a cast", "legcast"],
  ["a boy with his arm in plaster", "armcast"],
  ["a boy of twelve with his arm in a sling", "sling"],
  ["a soldier with a bandage round his head", "headbandage"],
  ["a woman with a birthmark on her cheek", "birthmark"],
  ["a gorgon with snakes for hair", "snakehair"],
  ["a cyclops", "oneeye"],
  ["the Grim Reaper", "scythe"],
  ["a shepherd with a crook", "crook"],
  ["a wizard with a staff", "staff"],
];

const EXTRAS: readonly (readonly [design: string, extra: string])[] = [
  ["a samurai", "sidearm"],
  ["a police officer", "holster"],
  ["a cheerleader", "pompoms"],
  ["a plague doctor", "beakmask"],
  ["a skeleton", "bones"],
  ["a pharaoh", "goldcollar"],
  ["a woman in a niqab", "mask"],
];

describe("bodies and trades", () => {
  for (const [design, trait] of TRAITS)
    it(`reads ${trait} of "${design}"`, () => expect([...personOf(design).traits]).to.include(trait));
  for (const [design, extra] of EXTRAS)
    it(`gives "${design}" ${extra}`, () => expect(personOf(design).clothes.extras).to.have.property(extra));
  it("does not take a staff room or a broken chair for what somebody leans on", () => {
    expect([...personOf("a teacher from the staff room").traits]).to.deep.equal([]);
    expect([...personOf("a man with a wooden chair").traits]).to.deep.equal([]);
  });
  it("dresses soldiers in camouflage, those of the world wars in khaki, and a mummy in bandages", () => {
    expect(personOf("a soldier").clothes.over?.pattern).to.equal("camouflage");
    expect(personOf("a first world war soldier").clothes.hat?.kind).to.equal("tinhelmet");
    expect(personOf("a mummy").clothes.top.pattern).to.equal("wound");
  });
  it("has whoever is in rags in a torn shirt and bare feet, and a beggar in a torn coat", () => {
    const castaway = personOf("a castaway of thirty in rags, long beard").clothes;
    expect([castaway.top.torn, castaway.over, castaway.hat, castaway.shoes.kind]).to.deep.equal([
      true,
      null,
      null,
      "bare",
    ]);
    expect(personOf("a beggar").clothes.over?.torn).to.equal(true);
  });
  it("keeps the age that a noun of two words says", () => {
    const ages = ["an altar boy", "a paper boy", "a girl guide", "a karate kid", "a scout"].map(
      (one) => personOf(one).age,
    );
    expect(ages).to.deep.equal(["child", "child", "child", "child", "adult"]);
    expect(personOf("a ragged child").clothes.top.torn).to.equal(true);
  });
  it("reads boots of a cowboy, an android with a face, a creature, a hunter in skins and a lungi", () => {
    expect(personOf("a woman of thirty in cut-off jeans and cowboy boots").clothes.hat).to.equal(null);
    expect(look("a female android with a bald white head").kind).to.equal("person");
    expect(personOf("a tall thin creature with long grey arms").hair.style).to.equal("bald");
    expect(personOf("a long-haired hunter in a deer skin").clothes.over?.kind).to.equal("fur");
    expect(personOf("a muscular man of thirty in a blue lungi").clothes.top.kind).to.equal("bare");
    expect(personOf("a man in a blue lungi and a white shirt").clothes.top.kind).to.equal("shirt");
  });
  it("shows a robot's face on a screen, and tells a hamster from a mouse", () => {
    const robot = readRobot("bot", "a robot on wheels with a screen for a face".split(" "));
    expect([robot?.hasScreen, robot?.head, robot?.legs]).to.deep.equal([true, "box", "wheel"]);
    expect(readRobot("bot", "a silver robot".split(" "))?.hasScreen).to.equal(false);
    expect(readAnimal("ham", ["a", "hamster"])?.species).to.equal("hamster");
    expect(readAnimal("hart", "a deer with big antlers".split(" "))?.species).to.equal("stag");
  });

  it("has a tin toy robot as a small robot", () => {
    const toy = readLook({
      ...{ id: "robot", name: "Robot", kind: "prop", baseDesign: null, pronoun: null },
      design: "a small tin toy robot",
    });
    expect(toy.kind === "robot" && toy.look.stature < 0.3).to.equal(true);
  });
  it("tells who conducts an orchestra from who checks tickets, and the reaper from who reaps", () => {
    expect(personOf("a conductor of an orchestra").clothes.over?.kind).to.equal("tailcoat");
    expect(personOf("a conductor on a train").clothes.over?.kind).to.equal("uniform");
    expect(personOf("the Grim Reaper").clothes.hat?.kind).to.equal("hood");
  });
  it("gives a werewolf the head of a wolf, and a gorgon that of a woman", () => {
    expect(personOf("a werewolf").beast?.face).to.equal("long");
    expect(look("Medusa, a woman with snakes for hair").kind).to.equal("person");
  });
  it("has fewer heads in the height of younger children", () => {
    const heads = [4, 8, 12].map((years) => headsIn({ age: "child", stature: 1, years }));
    expect(heads).to.deep.equal(heads.toSorted((a, b) => a - b));
    expect(heads[0]).to.be.lessThan(4.8);
  });
  it("shows the baby that a design has in somebody's arms in their hands", () => {
    const mother = { id: "ana", look: look("a woman with a baby in her arms"), beats: [STANDING] };
    expect(holdingTheirBaby(mother).beats[0]).to.include({ gesture: "cradle", object: "baby" });
  });
});
