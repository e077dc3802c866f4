import { expect } from "chai";
import { builtSeed, newSeed } from "../../../src/core/lib/seed.ts";

describe("seeds", () => {
  const vectors: [string, string, string, string][] = [
    ["ks01", "sq01", "sh010", "8828384270954910346"],
    ["ks01", "sq01", "sh020", "2769191069994745345"],
    ["cont01", "sq01", "sh010", "3330562156371935263"],
    ["cont01", "sq03", "sh080", "1028665411398491583"],
    ["mx01", "sq02", "sh040", "5427364453333850997"],
    ["ep01", "sq01", "sh010", "6290346879385008131"],
    ["ep01", "sq01", "sh020", "4538968757674556470"],
  ];
  for (const [episode, sequence, shot, seed] of vectors) {
    it(`a build gives ${episode}/${sequence}/${shot} the seed ${seed}`, () => {
      expect(builtSeed(episode, sequence, shot)).to.equal(seed);
    });
  }

  it("a new seed stays below 2^53", () => {
    expect(newSeed(new Uint8Array(8).fill(255))).to.equal(String(2n ** 53n - 1n));
  });
});
