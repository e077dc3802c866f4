import { expect } from "chai";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { check } from "../../../src/contracts/check.ts";
import { Story } from "../../../src/contracts/files/story.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { parseSeries } from "../../../src/core/series/parse-series.ts";
import { expectFiles } from "../../support/values/expect-files.ts";
import { analyzeStory } from "../../../src/core/analyze/analyze-texts.ts";

/** Each `name.md` with its `name.series.json` tells `name.story.json`. */
const FOLDER = join(import.meta.dirname, "../../../../test/fixtures/scripts");

describe("the sample scripts", () => {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".md"))) {
    it(`${file} tells the story beside it`, () => {
      const [script, config, expected] = [
        file,
        file.replace(".md", ".series.json"),
        file.replace(".md", ".story.json"),
      ];
      const { series, problems: wrong } = parseSeries(readFileSync(join(FOLDER, config), "utf8"));
      expect(wrong).to.deep.equal([]);
      if (!series) throw new Error("a config without problems is a series");
      const { story, problems, warnings } = analyzeStory(
        parseScript(readFileSync(join(FOLDER, script), "utf8")),
        series,
      );
      expect([problems, warnings]).to.deep.equal([[], []]);
      const text = `${JSON.stringify(story, null, 2)}\n`;
      expectFiles(FOLDER, new Map([[expected, text]]), (name) => name === expected);
      expect(check(Story, JSON.parse(text))).to.have.property("ok", true);
    });
  }
});
