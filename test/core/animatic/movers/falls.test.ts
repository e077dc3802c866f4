// What falls, topples or comes down, and small things that are knocked over: what the words say, who answers, and what is drawn of it.
import { expect } from "chai";
import { fallsIn, withFallen } from "../../../../src/core/animatic/movers/happenings/read-falls.ts";
import { cardOf, MARA_AND_BEN, somebody, thingsOf } from "../../../support/media/action-shots.ts";

const NAMES = ["mara", "ben"];

const beatsOf = (action: string, who: string) =>
  cardOf(action, MARA_AND_BEN)
    .standings.find(({ id }) => id === who)
    ?.beats.map(({ posture, gesture }) => `${posture} ${gesture}`);

describe("what falls", () => {
  const CASES: readonly (readonly [action: string, found: string])[] = [
    ["Ben hammers at the wall, and the shelf comes down on his head.", "board his on"],
    ["The tree falls beside Ben, who jumps back.", "tree ben before"],
    ["The curtain drops on Mara.", "cloth mara on"],
    ["The barn door falls off its hinges and lands flat in front of Ben.", "door ben before"],
    ["The scenery topples over backwards.", "flat  none"],
    ["The stool breaks under Ben and he lands on the floor.", "seat ben on"],
    ["The wall collapses behind Mara.", "wall mara behind"],
    ["The tree sways and falls on Ben, and Mara laughs.", "tree ben on"],
    ["Mara saws at the pine; it crashes down in front of Ben.", "tree ben before"],
    ["A sheet wraps itself round Ben's head.", "cloth ben on"],
    ["The trapdoor opens under Ben and he disappears.", "floor ben on"],
    ["The door slams shut behind Mara.", ""],
    ["The curtain falls silent.", ""],
    ["Mara drops the sign on the table.", ""],
    ["Ben comes to the gate and waves at Mara.", ""],
  ];
  for (const [action, found] of CASES)
    it(`${action} ${found === "" ? "nothing" : found}`, () => {
      const all = fallsIn(action, NAMES).map(({ form, whom = "", where }) => `${form} ${whom} ${where}`);
      expect(all.join(", ")).to.equal(found);
    });

  it("is answered by whom it hits or misses", () => {
    expect(withFallen("Ben leans on the wall and it falls over behind him.", NAMES)).to.equal(
      "Ben leans on the wall and he is jolted.",
    );
    expect(withFallen("Ben knocks, and the shelf comes down on his head.", NAMES)).to.equal(
      "Ben knocks, and he is buried.",
    );
    expect(beatsOf("The curtain drops on Mara.", "mara")).to.deep.equal(["stand none", "crouch shield"]);
    expect(beatsOf("The wall collapses behind Mara.", "mara")).to.deep.equal(["stand none", "stand recoil"]);
    expect(beatsOf("The wall collapses in front of Ben, who coughs.", "ben")).to.deep.equal([
      "stand none",
      "stand recoil",
      "stand cough",
    ]);
    expect(beatsOf("The trapdoor opens under Ben and he disappears.", "ben")).to.deep.equal(["sink_in none"]);
    expect(beatsOf("The stool breaks under Ben.", "ben")).to.deep.equal(["sit none", "tumble none"]);
    expect(beatsOf("The wall collapses, but Ben does not notice.", "ben")).to.deep.equal(["stand none"]);
  });

  it("stands at first and lies at the end, with dust", () => {
    const things = thingsOf("The tree falls beside Ben.", MARA_AND_BEN);
    const tree = things.find(({ art }) => art === "falling_tree");
    expect(tree?.at(0)?.phase).to.equal(0);
    expect(tree?.at(9)?.phase).to.be.greaterThan(0.99);
    expect(things.map(({ art }) => art)).to.include("puff");
  });
});

describe("what is knocked over", () => {
  it("tips on a table, and what is in it runs out", () => {
    const action = "Mara knocks the milk jug over with her elbow.";
    expect(beatsOf(action, "mara")).to.deep.equal(["stand knock_over"]);
    const things = thingsOf(action, MARA_AND_BEN);
    expect(things.map(({ art }) => art)).to.deep.equal(["spill", "drips", "spill", "thing"]);
    expect(things.at(-1)?.at(0)?.phase).to.equal(0);
    expect(things.at(-1)?.at(9)?.phase).to.be.greaterThan(0.9);
  });

  it("leaves dry what holds nothing, and what stands on the floor there", () => {
    expect(thingsOf("Ben knocks a candlestick over.", MARA_AND_BEN).map(({ art }) => art)).to.not.include("spill");
    expect(beatsOf("Ben knocks the ladder over.", "ben")).to.not.include("stand knock_over");
  });

  it("falls over on the floor, one or several in a row, and in passing where somebody runs by", () => {
    expect(beatsOf("Mara jumps up and knocks over a chair.", "mara")).to.deep.equal(["stand topple_it"]);
    const chairs = thingsOf("Mara jumps up and knocks over a chair.", MARA_AND_BEN).filter(
      ({ art }) => art === "thing",
    );
    expect(chairs.map((one) => [one.at(0)?.phase, one.at(9)?.phase])).to.deep.equal([[0, 0.99]]);
    expect(beatsOf("Ben runs down the alley and knocks over a row of bins.", "ben")).to.deep.equal([
      "run none",
      "run topple_it",
    ]);
    expect(thingsOf("Ben knocks over a row of bins.", MARA_AND_BEN)).to.have.length(3);
    const [left] = thingsOf("Ben tips over a barrel and runs away.", MARA_AND_BEN);
    expect(left?.follows).to.equal("ben");
    expect(left?.metAt).to.be.greaterThan(0);
    const mannequin = [...MARA_AND_BEN, somebody("mannequin", "a white mannequin", "prop")];
    const [own] = thingsOf("Ben bumps into the mannequin and knocks it over.", mannequin);
    expect(own?.standsFor).to.equal("mannequin");
  });
});
