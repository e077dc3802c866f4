import { expect } from "chai";
import fc from "fast-check";
import { splitLines } from "../../../src/core/lib/text-lines.ts";
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { reparseScript, type ParsedScript, matchShots } from "../../../src/core/script/reparse.ts";
import { type ScriptParse, moveShot } from "../../../src/core/script/tree.ts";
import { originalOf } from "../../../src/core/lib/remember.ts";

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
const EDIT = fc.record({ at: fc.nat(), less: fc.nat({ max: 2 }), more: fc.array(LINE, { maxLength: 3 }) });
const HEAD = ["= ep01", "# sq01 quay", "## sh001"];
const TEXT = "= ep01\n# sq01 quay\n## a\nRain.\n## b\ndur: 4\nSun.\n# sq02 quay\n## c\nSnow.";

const readAs = (text: string): ParsedScript => ({ lines: splitLines(text), parse: parseScript(text) });
const again = (before: string, after: string) => reparseScript(readAs(before), splitLines(after));
const shotsIn = ({ sequences }: ScriptParse) => sequences.flatMap(({ shots }) => shots);
const shotOf = (tree: ScriptParse | undefined, id: string) => tree && shotsIn(tree).find((shot) => shot.id === id);

/** What is known as a copy has to be one: nothing but its lines may differ. */
function expectTrueCopies(tree: ScriptParse): void {
  for (const shot of shotsIn(tree)) {
    const original = originalOf(shot);
    expect(moveShot(original, shot.line - original.line)).to.deep.equal(shot);
  }
}

describe("reading a script again after an edit inside one shot", () => {
  it("gives the very tree that reading it whole gives, edit after edit, or does not answer", () => {
    let [answered, longer] = [0, 0];
    fc.assert(
      fc.property(fc.array(LINE, { minLength: 2, maxLength: 14 }), fc.array(EDIT, { maxLength: 4 }), (lines, edits) => {
        let before = readAs([...HEAD, ...lines].join("\n"));
        for (const { at, less, more } of edits) {
          const now = before.lines.toSpliced(HEAD.length + (at % lines.length), less, ...more);
          const tree = reparseScript(before, now);
          if (tree) answered += 1;
          if (tree && now.length !== before.lines.length) longer += 1;
          if (tree) expect(tree).to.deep.equal(parseScript(now.join("\n")));
          if (tree) expectTrueCopies(tree);
          before = { lines: now, parse: tree ?? parseScript(now.join("\n")) };
        }
      }),
      { numRuns: 600 },
    );
    expect([answered, longer].map((count) => count > 100)).to.deep.equal([true, true]);
  });
  it("keeps the shots above as the same values, and knows those below as copies", () => {
    const before = readAs(TEXT);
    const tree = reparseScript(before, splitLines(TEXT.replace("dur: 4", "// four\ndur: 5")));
    expect(shotOf(tree, "a")).to.equal(shotOf(before.parse, "a"));
    expect(shotOf(tree, "b")).to.deep.include({ line: 5, endLine: 8 });
    const moved = shotOf(tree, "c")!;
    expect(moved).to.include({ line: 10, endLine: 11 });
    expect(originalOf(moved)).to.equal(shotOf(before.parse, "c"));
  });
  it("takes lines that are put in or taken out at the very end of a shot", () => {
    for (const after of [TEXT.replace("\n## b", "\nWind.\n## b"), TEXT.replace("\nSun.", ""), `${TEXT}\nHail.`]) {
      expect(again(TEXT, after)).to.deep.equal(parseScript(after));
    }
  });
  it("leaves headings, texts that did not change and sentences that name a moved line to others", () => {
    for (const other of [
      TEXT,
      TEXT.replace("## b", "## d"),
      TEXT.replace("Sun.", "## d"),
      TEXT.replace("\n## b", ""),
      TEXT.replace("ep01", "ep02"),
    ]) {
      expect(again(TEXT, other)).to.equal(undefined);
    }
    const twice = TEXT.replace("Snow.", "dur: 1\ndur: 2\nSnow.");
    expect(again(twice, twice.replace("Rain.", "Rain.\nWind."))).to.equal(undefined);
    expect(again(twice, twice.replace("Rain.", "Wind."))).to.not.equal(undefined);
  });
});

describe("shots of a script that was read anew", () => {
  it("are known as copies of what they were, wherever an edit has put them", () => {
    const before = readAs(TEXT);
    const after = readAs(
      `= ep01\n# sq02 quay\n## c\nSnow.\n\n## new\nFog.\n# sq01 quay\n## b\ndur: 5\nSun.\n## a\nRain.`,
    );
    runSteps(matchShots(before, after));
    const same = ["a", "b", "c", "new"].filter(
      (id) => originalOf(shotOf(after.parse, id)!) === shotOf(before.parse, id),
    );
    expect(same).to.deep.equal(["a", "c"]);
  });
  it("are copies indeed, whatever the texts", () => {
    fc.assert(
      fc.property(fc.array(LINE, { maxLength: 14 }), fc.array(EDIT, { maxLength: 4 }), (lines, edits) => {
        let before = readAs([...HEAD, ...lines].join("\n"));
        for (const { at, less, more } of edits) {
          const now = readAs(before.lines.toSpliced(at % before.lines.length, less, ...more).join("\n"));
          runSteps(matchShots(before, now));
          expectTrueCopies(now.parse);
          before = now;
        }
      }),
      { numRuns: 300 },
    );
  });
});
