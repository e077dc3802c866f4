// The guide's examples, built as they stand: somebody will copy them.
import { expect } from "chai";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, sentences } from "./build-show.ts";

const guide = readFileSync(join(import.meta.dirname, "../../../../web_ext/docs/script.md"), "utf8");
const blocksOf = (language: string) =>
  [...guide.matchAll(new RegExp("^```" + language + "\\n(.*?)^```$", "gms"))].map(([, text = ""]) => text);

describe("the guide to the script", () => {
  const [series = ""] = blocksOf("json");
  const examples = blocksOf("script");

  it("has examples", () => {
    expect(series).to.include('"subjects"');
    expect(examples.length).to.be.greaterThan(5);
  });

  for (const example of examples) {
    const heading = guide
      .slice(0, guide.indexOf(example))
      .match(/^## .*$/gm)
      ?.at(-1);
    it(`builds without an error or a doubt: ${heading?.slice(3)}`, () => {
      const { problems, warnings } = build(example, { series });
      expect(sentences([...problems, ...warnings])).to.deep.equal([]);
    });
  }
});
