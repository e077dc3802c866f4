import { expect } from "chai";
import { firstSentence } from "../../../src/core/lib/excerpt.ts";

describe("the first sentence of a text", () => {
  for (const [text, expected] of [
    ["Mara waits. Tomás does not.", "Mara waits."],
    ["“Go!” he says.", "“Go!”"],
    ["No end here", "No end here"],
    ["3.5 seconds pass. Then", "3.5 seconds pass."],
    ["... and then. Next.", "... and then."],
    ["… Rain", "… Rain"],
    ["Dr. Mara walks in. She sits.", "Dr. Mara walks in."],
    ["She meets Mrs. Harker. It rains.", "She meets Mrs. Harker."],
    ["J. R. Ward waits. Then", "J. R. Ward waits."],
    ["Plan B. She runs.", "Plan B."],
    ["No. She runs.", "No."],
    ["雨が降る。彼女は待つ。", "雨が降る。"],
    ["  \n ", ""],
  ] as const) {
    it(`of "${text}" is "${expected}"`, () => expect(firstSentence(text)).to.equal(expected));
  }
  it("is cut behind the last word that fits", () => {
    expect(firstSentence("aaa bbb ccc", 7)).to.equal("aaa bbb…");
    expect(firstSentence("aaa bbb ccc", 6)).to.equal("aaa…");
    expect(firstSentence("aaabbb", 4)).to.equal("aaab…");
    expect(firstSentence("aaa bbb", 7)).to.equal("aaa bbb");
  });
  it("is looked for in the beginning of a text alone, so that no text is slow", () => {
    const dots = `${".".repeat(200_000)}x`;
    expect(firstSentence(dots, 10)).to.equal("..........…");
  });
});
