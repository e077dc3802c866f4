import { expect } from "chai";
import { parseScript } from "../../../src/core/script/parse.ts";

function warningsIn(line: string): string[] {
  const script = parseScript(["= ep01 Test", "# sq01 pier", "## sh010", "Waves.", line].join("\n"));
  expect(script.problems).to.deep.equal([]);
  expect(script.warnings.every((warning) => warning.line === 5)).to.equal(true);
  return script.warnings.map(({ message }) => message);
}

const WARNED: [line: string, says: string][] = [
  ["wear: a coat", 'unknown key "wear:"'],
  ["camara: pans", 'the nearest is "camera:"'],
  ["siez: ws", 'the nearest is "size:"'],
  ["Camera: pans", 'write "camera:"'],
  ["  who: mara", "blanks before"],
  ["\tMARA: Hi", "blanks before"],
  [" ## sh020", "blanks before"],
  [" # sq02 pier", "blanks before"],
  [" = ep02", "blanks before"],
  ["### sh020", "looks like a heading"],
  ["#sq02 pier", "looks like a heading"],
  ["##sh020", "looks like a heading"],
  ["##", "looks like a heading"],
  ["=ep02 Again", "looks like a heading"],
  ["---", "looks like a ruler"],
  ["=====", "looks like a ruler"],
  ["MARA:", "no words after the colon"],
  ["MARA (V.O.) :", "no words after the colon"],
  ["ÉLISE: Bonjour", "cannot be read as a speaker"],
  ["MR. SMITH (O.S.): Hello", "cannot be read as a speaker"],
  ["O’BRIEN: Hello", "cannot be read as a speaker"],
  ["MARA：Hello", "full-width colon"],
  ["size：ws", "full-width colon"],
  ["steps: many", "not a whole number"],
  ["retention: full_copy", "did you mean fully_copy?"],
  ["last: continuity", "no effect"],
  ["first: continuity", 'write "continuous: first"'],
];

const PLAIN = [
  "She waits.",
  "  She waits.",
  "She says: nothing.",
  "Note: the gate is red.",
  "Meanwhile: the storm",
  "http://example.org",
  "At 10:30 the ferry leaves.",
  "“Stay”: it is all he says.",
  "A #1 fan.",
  "a = b",
];

describe("doubts about a script", () => {
  for (const [line, says] of WARNED) {
    it(`${JSON.stringify(line)} gets one warning`, () => {
      const warnings = warningsIn(line);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain(says);
    });
  }

  for (const line of PLAIN) {
    it(`${JSON.stringify(line)} gets none`, () => expect(warningsIn(line)).to.deep.equal([]));
  }

  it("a key given twice says which line counts", () => {
    const { warnings } = parseScript("= e\n# s l\n## a\nOne.\nsize: ws\nwho: x\nwho: y\nsize: cu");
    expect(warnings).to.deep.equal([
      { line: 8, message: '"size:" is here a second time: this line counts, line 5 does not', id: "repeated-key" },
    ]);
  });

  it("lines under a header are doubted too", () => {
    const { warnings } = parseScript("= e\n# s l\nwear: coat\n## a\nOne.");
    expect(warnings[0]).to.deep.equal({
      line: 3,
      message: 'unknown key "wear:"; this line counts as a note',
      id: "unknown-key",
    });
  });
});
