import { expect } from "chai";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "../../../src/contracts/check.ts";
import { Story } from "../../../src/contracts/files/story.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { parseSeries } from "../../../src/core/series/parse-series.ts";
import { tellStory } from "../../../src/core/story/tell-story.ts";

/** Each `name.md` with its `name.series.json` tells `name.story.json`; UPDATE=1 writes the stories anew. */
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
      if (!series) return;
      const { story, problems, warnings } = tellStory(parseScript(readFileSync(join(FOLDER, script), "utf8")), series);
      expect([problems, warnings]).to.deep.equal([[], []]);
      const text = `${JSON.stringify(story, null, 2)}\n`;
      if (process.env["UPDATE"]) writeFileSync(join(FOLDER, expected), text);
      expect(text).to.equal(readFileSync(join(FOLDER, expected), "utf8"));
      expect(check(Story, JSON.parse(text))).to.have.property("ok", true);
    });
  }
});
