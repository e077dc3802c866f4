import { expect } from "chai";
import fc from "fast-check";
import { splitLines } from "../../../src/core/script/lines.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { reparseScript } from "../../../src/core/script/reparse.ts";

const LINE = fc.constantFrom(
  "= ep01  Tide",
  "# sq01 quay",
  "# sq02",
  "## sh010",
  "## sh020",
  "## SH010",
  "who: mara",
  "dur: 4",
  "dur: soon",
  "dur: 5",
  "wear: coat",
  "  camera: pans",
  "Mara waits.",
  "MARA (softly): Hello.",
  "MARA:",
  "// lint: off jump-cut",
  "// a note",
  "",
);

describe("reading a script again after an edit inside one shot", () => {
  const again = (before: string, after: string) =>
    reparseScript({ lines: splitLines(before), parse: parseScript(before) }, after);

  it("gives the very tree that reading it whole gives, or does not answer", () => {
    let answered = 0;
    fc.assert(
      fc.property(fc.array(LINE, { minLength: 2, maxLength: 14 }), fc.nat(), LINE, (lines, at, line) => {
        const before = ["= ep01", "# sq01 quay", "## sh010", ...lines].join("\n");
        const after = ["= ep01", "# sq01 quay", "## sh010", ...lines.with(at % lines.length, line)].join("\n");
        const tree = again(before, after);
        if (tree) answered += 1;
        if (tree) expect(tree).to.deep.equal(parseScript(after));
      }),
      { numRuns: 400 },
    );
    expect(answered).to.be.above(50);
  });
  it("keeps the other shots as the same values", () => {
    const text = "= ep01\n# sq01 quay\n## a\nRain.\n## b\ndur: 4\nSun.";
    const parse = parseScript(text);
    const tree = reparseScript({ lines: splitLines(text), parse }, text.replace("dur: 4", "dur: 5"));
    expect(tree?.sequences[0]?.shots[0]).to.equal(parse.sequences[0]?.shots[0]);
    expect(tree?.sequences[0]?.shots[1]).to.not.equal(parse.sequences[0]?.shots[1]);
  });
  it("leaves headings, new lines and texts that did not change to others", () => {
    const text = "= ep01\n# sq01 quay\n## a\nRain.\n## b\nSun.";
    for (const other of [
      text,
      `${text}\nWind.`,
      text.replace("## b", "## c"),
      text.replace("Sun.", "## c"),
      text.replace("ep01", "ep02"),
    ]) {
      expect(again(text, other)).to.equal(undefined);
    }
  });
});
