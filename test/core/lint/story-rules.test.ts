import { expect } from "chai";
import { STORY_RULES } from "../../../src/core/lint/lint-story.ts";
import { ABOVE, analyzeLines } from "./lint-show.ts";

describe("lint of a story", () => {
  for (const { id, examples } of STORY_RULES) {
    for (const { lines, warns } of examples) {
      it(`${id}: ${lines.join(" / ")}`, () => {
        const { problems, warnings } = analyzeLines(lines);
        expect(problems).to.deep.equal([]);
        const found = warnings.filter((warning) => warning.id === id).map(({ line }) => (line ?? 0) - ABOVE.length);
        expect(found).to.deep.equal(warns);
      });
    }

    it(`${id} has an example that is warned about and one that is not`, () => {
      expect(examples.some(({ warns }) => warns.length > 0)).to.equal(true);
      expect(examples.some(({ warns }) => warns.length === 0)).to.equal(true);
    });
  }
});
