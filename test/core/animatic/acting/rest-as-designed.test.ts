import { expect } from "chai";
import { animalAction } from "../../../../src/core/animatic/acting/animals/animal-action.ts";
import { STANDING } from "../../../../src/core/animatic/acting/acting.ts";
import { restAsDesigned } from "../../../../src/core/animatic/acting/rest-as-designed.ts";

describe("somebody who does nothing in a line", () => {
  const postures = (design: string) =>
    restAsDesigned([STANDING], design, false).map(({ posture, mood }) => `${posture} ${mood}`);

  it("rests as the design says", () => {
    expect(postures("An old man with an oxygen mask, asleep in bed")).to.deep.equal(["lie asleep"]);
    expect(postures("A man of seventy asleep in an old armchair")).to.deep.equal(["sit asleep"]);
    expect(postures("A girl in a hospital bed")).to.deep.equal(["lie plain"]);
    expect(postures("A dead man in a torn shirt")).to.deep.equal(["lie asleep"]);
    expect(postures("The ghost of a dead man")).to.deep.equal(["stand plain"]);
    expect(postures("A judge seated in her robe")).to.deep.equal(["sit plain"]);
    expect(postures("A man of fifty in a suit")).to.deep.equal(["stand plain"]);
  });
  it("does what the line says where it says something", () => {
    const runs = [{ ...STANDING, posture: "run" as const, because: ["runs"] }];
    expect(restAsDesigned(runs, "A boy asleep in bed", false)).to.deep.equal(runs);
  });
  it("sleeps on while something is taken from it", () => {
    const robbed = [STANDING, { ...STANDING, from: 0.5, gesture: "robbed" as const, holds: ["keys"] }];
    const rests = restAsDesigned(robbed, "a guard asleep on a stool", false);
    expect(rests.map(({ gesture, mood, holds }) => `${gesture} ${mood} ${holds.length}`)).to.deep.equal([
      "none asleep 0",
      "none asleep 0",
    ]);
  });
  it("is, of an animal, as its design has it until it does something else", () => {
    const rests = (design: string) => restAsDesigned([], design, true).map(animalAction);
    expect([rests("a dragon curled on its gold"), rests("a foal lying in the straw"), rests("a dog")]).to.deep.equal([
      ["curl"],
      ["lie"],
      [],
    ]);
    expect(rests("a grey husky with a curled tail")).to.deep.equal([]);
    const [first, then] = restAsDesigned(
      [STANDING, { ...STANDING, posture: "run", from: 0.5 }],
      "a sleeping dog",
      true,
    ).map(animalAction);
    expect([first, then]).to.deep.equal(["sleep", "run"]);
  });
});
