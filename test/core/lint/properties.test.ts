import { expect } from "chai";
import fc from "fast-check";
import { slowProse } from "../../support/episodes/slow-texts.ts";
import { lintShow, analyzeLines } from "./lint-show.ts";
import { RULE_IDS } from "../../../src/core/lib/diagnostics.ts";
import { anyText } from "../../support/values/any-text.ts";

const SCRAPS =
  "# sq02 pier|## b|## c|who: mara|with: lamp|MARA: Hi|Mara's|the lamp|Still|\"|“|«|'|’|-|Rose Garden|mara_wet|dancers"
    .concat("|// lint: off|// lint: off all|// lint: off jump-cut|camera: the camera|\u0000|\ud800|ﬁ|İ|ß|. |: ")
    .split("|");
const words = fc.array(fc.oneof(fc.constantFrom(...SCRAPS), anyText(12)), {
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
        const { warnings } = analyzeLines(["## a", "One.", ...lines], series);
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

  /** So long that a rule which goes over a line once for each of its characters would not end today. */
  it("ends on long lines made to be slow", () => {
    for (const text of slowProse(600_000)) {
      const { story } = analyzeLines(["## a", text], series);
      expect(story?.sequences[0]?.shots[0]).to.include({ id: "a" });
    }
  });
});
