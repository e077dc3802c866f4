import { expect } from "chai";
import fc from "fast-check";
import { lintStory } from "../../../src/core/lint/lint-story.ts";
import { RULE_IDS } from "../../../src/core/lint/rules.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { tellStory } from "../../../src/core/story/tell-story.ts";
import { lintShow, tellLines } from "./lint-show.ts";

const SCRAPS =
  "# sq02 pier|## b|## c|who: mara|with: lamp|MARA: Hi|Mara's|the lamp|Still|\"|“|«|'|’|-|Rose Garden|mara_wet|dancers"
    .concat("|// lint: off|// lint: off all|// lint: off jump-cut|camera: the camera|\u0000|\ud800|ﬁ|İ|ß|. |: ")
    .split("|");
const words = fc.array(fc.oneof(fc.constantFrom(...SCRAPS), fc.string({ unit: "binary", maxLength: 12 })), {
  maxLength: 8,
});
const line = fc.oneof(
  fc.constantFrom(...SCRAPS),
  words.map((parts) => parts.join(" ")),
);
const series = lintShow();

describe("lint of any text", () => {
  it("never throws, and points at lines that are there with ids that are known", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { warnings } = tellLines(["## a", "One.", ...lines], series);
        const count = ["= e", "#", "## a", "One.", ...lines].join("\n").split(/\r\n|\n|\r/).length;
        for (const warning of warnings) {
          expect(warning.line).to.be.within(1, count);
          expect(warning.message).to.match(/^[^\n\r]+$/);
          if (warning.id !== undefined) expect(RULE_IDS).to.include(warning.id);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("stays quick on lines made to be slow", () => {
    const slow = ["“", '"', "«", "a'", "the ", "mara_", "Mara ", "still-", "ß"].map((bit) => bit.repeat(60_000));
    const start = performance.now();
    for (const text of slow) tellLines(["## a", text], series);
    expect(performance.now() - start).to.be.below(3000);
  });

  it("costs little beside reading the script", () => {
    const shot = (n: number) =>
      `## s${n}\nwho: mara, tomas\nsize: ${n % 2 ? "ws" : "cu"}\ndur: 4\nMara crosses the wet pier number ${n} ` +
      `and looks back at the lights of the town. Tomas follows her, slowly, one hand on the rail.\nMARA: We go.\nTOMAS: Now.\n`;
    const text = `= e\n# sq01 pier\n${Array.from({ length: 1000 }, (_, n) => shot(n)).join("\n")}`;
    const script = parseScript(text);
    const { story, problems } = tellStory(script, series);
    expect(problems).to.deep.equal([]);
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now();
      lintStory({ script, story: story!, series, doubts: [], problems: [] });
      const lint = performance.now() - start;
      parseScript(text);
      return { lint, parse: performance.now() - start - lint };
    });
    const least = (of: "lint" | "parse") => Math.min(...times.map((time) => time[of]));
    expect(least("lint")).to.be.below(least("parse"));
  });
});
