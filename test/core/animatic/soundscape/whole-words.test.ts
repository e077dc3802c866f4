import { expect } from "chai";
import { wholeWords } from "../../../../src/core/animatic/soundscape/whole-words.ts";

describe("whole words of a sound", () => {
  const knocks = wholeWords("knocks?|three \\p{L}+ knocks");

  it("are found whatever their case, and told as they are written", () => {
    expect(knocks.allIn("KNOCK, then Three loud knocks")).to.deep.equal([
      { index: 0, words: "KNOCK" },
      { index: 12, words: "Three loud knocks" },
    ]);
    expect(knocks.firstIn("a Knock")).to.deep.equal({ index: 2, words: "Knock" });
    expect(knocks.areIn("a Knock")).to.equal(true);
  });

  it("are not part of other words, of any alphabet", () => {
    for (const text of ["knocking", "éknock", "knockß", ""]) {
      expect([knocks.areIn(text), knocks.firstIn(text), knocks.allIn(text)], text).to.deep.equal([
        false,
        undefined,
        [],
      ]);
    }
  });

  it("stand where they stand, also behind letters that grow when they are made small", () => {
    expect(knocks.allIn("İİ knock")).to.deep.equal([{ index: 3, words: "knock" }]);
  });
});
