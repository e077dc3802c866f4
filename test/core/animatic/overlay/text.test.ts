import { expect } from "chai";
import fc from "fast-check";
import { capitals, cleanText, isRightToLeft, wordsOfId } from "../../../../src/core/animatic/overlay/clean-text.ts";
import { fitLine, wrapText } from "../../../../src/core/animatic/overlay/fit-text.ts";

/** Ten pixels a code point, none for a mark. */
const ruler = (text: string) => Array.from(text).filter((point) => !/\p{M}|\u200d|\ufe0f/u.test(point)).length * 10;

describe("text to be drawn", () => {
  it("loses controls, bidi overrides, lone surrogates and towers of accents", () => {
    expect(cleanText("a\u0000b\tc\r\nd\u202ee")).to.equal("a b c de");
    expect(cleanText("x\ud800y")).to.equal("x\ufffdy");
    expect(cleanText(`e${"\u0301".repeat(40)}`)).to.equal("\u00e9\u0301\u0301");
  });
  it("is cut where it is longer than anything could show", () => {
    expect(cleanText("word ".repeat(1000)).length).to.be.at.most(601);
    expect(cleanText("\u{1f3ac}".repeat(3), 3)).to.equal("\u{1f3ac}\u2026");
  });
  it("writes Greek capitals without accents, and every other as it is", () => {
    expect([capitals("Νίκος"), capitals("Tomás"), capitals("straße")]).to.deep.equal(["ΝΙΚΟΣ", "TOMÁS", "STRASSE"]);
  });
  it("reads ids as words", () => {
    expect(wordsOfId("int__old-kitchen_2")).to.equal("int old kitchen 2");
  });
  it("knows which way a text runs", () => {
    expect(["שלום", "12 مرحبا", "Hello שלום", "…", ""].map(isRightToLeft)).to.deep.equal([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("fitting text", () => {
  it("keeps what fits, and ends the rest with an ellipsis", () => {
    expect([fitLine("abc", 30, ruler), fitLine("abcdef", 40, ruler), fitLine("abc def", 50, ruler)]).to.deep.equal([
      "abc",
      "abc…",
      "abc…",
    ]);
  });
  it("gives an ellipsis or nothing where no letter fits", () => {
    expect([fitLine("abc", 10, ruler), fitLine("abc", 5, ruler), fitLine("", 0, ruler)]).to.deep.equal(["…", "", ""]);
  });
  it("never splits what is read as one character", () => {
    const flag = "🏳️‍🌈";
    expect(fitLine(`${flag}${flag}${flag}`, 30, ruler)).to.equal(`${flag}…`);
  });
  it("makes lines that are about equally long", () => {
    expect(wrapText("one two three four five six", { width: 230, lines: 3 }, ruler)).to.deep.equal([
      "one two three",
      "four five six",
    ]);
  });
  it("breaks a word that is wider than a line", () => {
    expect(wrapText("abcdefghij", { width: 40, lines: 9 }, ruler)).to.deep.equal(["abcd", "efgh", "ij"]);
  });
  it("breaks between Chinese characters, but not before a full stop", () => {
    expect(wrapText("你好世界。", { width: 40, lines: 3 }, ruler)).to.deep.equal(["你好世", "界。"]);
  });
  it("ends the last line with an ellipsis when there is more", () => {
    const lines = wrapText("one two three four five six seven", { width: 90, lines: 2 }, ruler);
    expect(lines).to.have.length(2);
    expect(lines[1]).to.match(/…$/);
  });
  it("keeps every line inside its column, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 120 }),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, most) => {
          const lines = wrapText(cleanText(text), { width, lines: most }, ruler);
          expect(lines.length).to.be.at.most(most);
          for (const line of [...lines, fitLine(text, width, ruler)]) expect(ruler(line)).to.be.at.most(width);
        },
      ),
    );
  });
  it("loses no word that has room", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 30 }), (words) => {
        const lines = wrapText(words.join(" "), { width: 120, lines: 99 }, ruler);
        expect(lines.join(" ")).to.equal(words.join(" "));
      }),
    );
  });
});
