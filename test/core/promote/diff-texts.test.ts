import { expect } from "chai";
import { applyPatch } from "diff";
import fc from "fast-check";
import { runSteps, type Steps } from "../../../src/core/lib/cooperative-steps.ts";
import { diffTexts } from "../../../src/core/promote/diff-texts.ts";

describe("the diff of a promote", () => {
  const names = { script: "ep01.md", series: "series.json" };
  const diff = (before: string, after: string) =>
    runSteps(diffTexts({ script: before, series: "{}" }, { script: after, series: "{}" }, names)).script;
  const shots = (count: number, more = "") =>
    Array.from({ length: count }, (_, i) => `## sh${i}\nsize: ms\ndur: 3\n${more}Mara waits ${i}.\n`).join("\n");

  it("is nothing for the same text, and has both names", () => {
    expect(diff("a\n", "a\n")).to.equal("");
    expect(diff("a\nb\n", "a\nc\n")).to.equal("--- ep01.md\n+++ ep01.md\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n");
    expect(diff("a", "b")).to.match(/-a\n\\ No newline at end of file\n\+b\n\\ No newline at end of file\n$/);
  });

  it("holds every change of a long script, in steps of which none compares it all", () => {
    const [before, after] = [shots(600), shots(600, "model: m\nlora: g\nsteps: 9\n")];
    expect(applyPatch(before, diff(before, after))).to.equal(after);
    expect(stepsOf(diffTexts({ script: before, series: "" }, { script: after, series: "" }, names))).to.be.above(10);
  });

  it("makes one text into the other, whatever they are", () => {
    const line = fc.constantFrom("", "a", "b", "## sh010", "dur: 3");
    const numbered = fc.array(fc.tuple(line, fc.nat(400)), { maxLength: 700 });
    const text = numbered.map((lines) => lines.map(([word, n]) => `${word}${n % 3 === 0 ? n : ""}`).join("\n"));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(applyPatch(before, diff(before, after))).to.equal(after);
      }),
      { numRuns: 60 },
    );
  });
});

function stepsOf(steps: Steps<unknown>): number {
  for (let count = 0; ; count++) if (steps.next().done) return count;
}
