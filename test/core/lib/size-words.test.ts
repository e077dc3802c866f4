import { expect } from "chai";
import { SIZES, findSize, normaliseSize, sizeOrder, stepsApart } from "../../../src/core/lib/size-words.ts";

describe("size words", () => {
  it("stand from tight to wide", () => {
    const order = ["ecu", "cu", "mcu", "ms", "cowboy", "mws", "fs", "ws", "ews"];
    expect(SIZES.map(({ canon }) => canon)).to.deep.equal(order);
    expect(SIZES.map(sizeOrder)).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  for (const word of SIZES) {
    it(`${word.word}: every spelling of it means it, and its own words do`, () => {
      const spellings = word.spellings.split(" ").concat(word.canon, word.word, word.word.toUpperCase());
      expect(spellings.map((spelling) => findSize(spelling)?.canon)).to.deep.equal(spellings.map(() => word.canon));
    });
  }

  it("no spelling means two sizes", () => {
    const all = SIZES.flatMap(({ spellings }) => spellings.split(" "));
    expect(new Set(all).size).to.equal(all.length);
    expect(all.map(normaliseSize)).to.deep.equal(all);
  });

  it("case, blanks and marks do not count", () => {
    expect(["MCU", "medium close-up", "Medium-Close-Up", "M.C.U."].map((text) => findSize(text)?.canon)).to.deep.equal(
      Array.from({ length: 4 }, () => "mcu"),
    );
    expect(findSize("LS")?.canon).to.equal("ws");
    expect(["extreme", "", "xl", "大"].map(findSize)).to.deep.equal([undefined, undefined, undefined, undefined]);
  });

  it("are as far apart as their places", () => {
    const [ecu, ews] = [findSize("ecu"), findSize("ews")];
    expect(ecu && ews && stepsApart(ecu, ews)).to.equal(8);
  });

  it("families part the row into close, medium and wide", () => {
    expect(SIZES.map(({ family }) => family[0]).join("")).to.equal("cccmmmwww");
  });
});
