import { expect } from "chai";
import { syllablesOf, syllablesOfWord } from "../../../src/core/script/syllables.ts";

const WORDS: [string, number][] = [
  ["table", 2],
  ["tree", 1],
  ["eye", 1],
  ["the", 1],
  ["fire", 1],
  ["apple", 2],
  ["here", 1],
  ["rhythm", 1],
  ["don't", 1],
  ["pass-through", 2],
  ["24", 0],
  ["café", 1],
  ["idea", 2],
  ["make", 1],
  ["…", 0],
  ["", 0],
  ["привет", 2],
  ["Ещё", 2],
  ["мой", 1],
  ["в", 1],
  ["Καλημέρα!", 4],
  ["ναί", 2],
  ["我们走吧。", 4],
  ["ありがとう", 5],
  ["안녕", 2],
  ["شكرا", 2],
  ["תודה", 2],
  ["é", 1],
  ["♪", 0],
];

describe("syllables", () => {
  for (const [word, count] of WORDS) {
    it(`${JSON.stringify(word)} has ${count}`, () => expect(syllablesOfWord(word)).to.equal(count));
  }

  it("a line is the sum of its words", () => {
    expect(syllablesOf("We should leave before the tide turns.")).to.equal(8);
    expect(syllablesOf("Every single passenger on this ferry wants their luggage returned immediately!")).to.equal(24);
    expect(syllablesOf("  24  24 ")).to.equal(0);
  });

  it("accents count alike whether they are composed or not", () => {
    expect(syllablesOf("Καλημέρα".normalize("NFD"))).to.equal(4);
    expect(syllablesOf("мой".normalize("NFD"))).to.equal(1);
    expect(syllablesOf("안녕".normalize("NFD"))).to.equal(2);
  });
});
