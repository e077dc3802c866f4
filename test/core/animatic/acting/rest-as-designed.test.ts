import { expect } from "chai";
import { STANDING } from "../../../../src/core/animatic/acting/acting.ts";
import { restAsDesigned } from "../../../../src/core/animatic/acting/rest-as-designed.ts";

describe("somebody who does nothing in a line", () => {
  const postures = (design: string) =>
    restAsDesigned([STANDING], design).map(({ posture, mood }) => `${posture} ${mood}`);

  it("rests as the design says", () => {
    expect(postures("An old man with an oxygen mask, asleep in bed")).to.deep.equal(["lie asleep"]);
    expect(postures("A girl in a hospital bed")).to.deep.equal(["lie plain"]);
    expect(postures("A judge seated in her robe")).to.deep.equal(["sit plain"]);
    expect(postures("A man of fifty in a suit")).to.deep.equal(["stand plain"]);
  });
  it("does what the line says where it says something", () => {
    const runs = [{ ...STANDING, posture: "run" as const, because: ["runs"] }];
    expect(restAsDesigned(runs, "A boy asleep in bed")).to.equal(runs);
  });
});
