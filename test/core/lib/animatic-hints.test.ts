import { expect } from "chai";
import { hintNames, hintWords, readHint } from "../../../src/core/lib/animatic-hints.ts";

describe("hints for a drawn shot", () => {
  it("take known words, alone or among others, in any case", () => {
    expect(readHint("place", "weather", "Heavy  Rain")).to.deep.equal({ value: "heavy rain" });
    expect(readHint("place", "kind", "living_room")).to.deep.equal({ value: "living room" });
    expect(readHint("subject", "hair", "long Red plaits")).to.deep.equal({ value: "long Red plaits" });
    expect(readHint("subject", "height", "1.2 m")).to.deep.equal({ value: "1.2 m" });
  });

  it("name what is unknown, and what may be meant", () => {
    const problem = (name: string, text: string) => (readHint("shot", name, text) as { problem: string }).problem;
    expect(problem("weather", "heavy rian")).to.contain("(did you mean rain?)");
    expect(problem("poze", "sit")).to.contain("(did you mean pose?)");
    expect(problem("pose", " ")).to.equal("animatic hint pose is empty: give it a word or leave it out");
    expect(problem("weather", "terrain")).to.contain('unknown weather "terrain"');
  });

  it("have each word once", () => {
    for (const scope of ["show", "place", "subject", "shot"] as const)
      for (const name of hintNames(scope)) {
        const words = hintWords(scope, name);
        expect(words, `${scope} ${name}`).to.deep.equal([...new Set(words)]);
      }
  });
});
