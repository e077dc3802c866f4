import { expect } from "chai";
import fc from "fast-check";
import { parseSeries } from "../../../src/core/series/parse-series.ts";
import { anyText } from "../../support/values/any-text.ts";

const scraps = [
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  `"a"`,
  `"series"`,
  `"subjects"`,
  "1",
  "-0.5e3",
  "01",
  "true",
  "null",
  "NaN",
  "'",
  " ",
  "\n",
  "\\",
  "//x",
  `"\\u12"`,
];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("any text as a series config", () => {
  it("is read without a throw, and is refused as JSON exactly when it is none", () => {
    const near = fc.array(fc.oneof(fc.constantFrom(...scraps), fc.string({ maxLength: 3 })), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.oneof(
          near.map((parts) => parts.join("")),
          anyText(),
        ),
        (text) => {
          const { series, problems } = parseSeries(text);
          expect(series === null).to.equal(problems.length > 0);
          const refused = problems.some(({ message }) => message.startsWith("not JSON"));
          expect(refused).to.equal(!isJson(text.replace(/^\ufeff/, "")));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("whatever its values are: every problem has a line inside the text, or none", () => {
    const keys = [
      "series",
      "style",
      "subjects",
      "locations",
      "audio",
      "profiles",
      "continuous",
      "refs",
      "of",
      "name",
      "design",
      "kind",
      "members",
      "loras",
      "look",
      "__proto__",
    ];
    const value = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom<unknown>(null, true, 1, -2.5, "", "a", "character"),
        fc.array(tie("tree"), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...keys, "a", "b"), tie("tree"), { maxKeys: 5 }),
      ),
    })).tree;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 8 }), (config) => {
        const text = JSON.stringify(config, null, 2);
        const { problems, warnings } = parseSeries(text);
        for (const { line } of [...problems, ...warnings]) {
          if (line !== null) expect(line).to.be.within(1, text.split("\n").length);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
