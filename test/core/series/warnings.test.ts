import { expect } from "chai";
import { parseSeries } from "../../../src/core/series/parse-series.ts";
import { subjects, withBlock } from "./blocks.ts";

type Row = [what: string, block: string, json: string, line: number, says: string];

describe("doubts about a series config", () => {
  const rows: Row[] = [
    [
      "a subject that can never speak",
      "subjects",
      subjects(`"élise": { "name": "É", "design": "d" }`),
      7,
      "can never speak",
    ],
    [
      "a subject whose id begins with a figure",
      "subjects",
      subjects(`"3po": { "name": "R", "design": "d" }`),
      7,
      "can never speak",
    ],
    [
      "a subject whose id has a dot",
      "subjects",
      subjects(`"mr.x": { "name": "X", "design": "d" }`),
      7,
      "can never speak",
    ],
    [
      "two ids that differ in case only",
      "subjects",
      subjects(`"ada": { "name": "A", "design": "d" }`, `"Ada": { "name": "B", "design": "d" }`),
      8,
      `spoken by "ada"`,
    ],
    [
      "an id that no who line can name",
      "subjects",
      subjects(`"a,b": { "kind": "prop", "name": "X", "design": "d" }`),
      7,
      "no script can name",
    ],
    ["a key given twice", "style", `{ "look": "a",\n"look": "b" }`, 7, "line 6 does not count"],
    ["a misspelt key", "style", `{ "look": "a",\n"lock": "b" }`, 0, ""],
    [
      "a misspelt key of a subject",
      "subjects",
      subjects(`"a": { "name": "A", "design": "d",\n"voise": "low" }`),
      8,
      `did you mean "voice"?`,
    ],
    ["a misspelt block", "speach", `{ "pace": "slow" }`, 6, `did you mean "speech"?`],
    ["bad save_latents", "upscale", `{\n"save_latents": "all" }`, 7, `counts as "final"`],
    ["an animatic setting misspelt", "animatic", `{\n"slate": "clen" }`, 7, "did you mean clean?"],
    ["an animatic hint of no known name", "animatic", `{\n"sounds": "full" }`, 7, `did you mean sound?`],
    [
      "a hint of a subject misspelt",
      "subjects",
      subjects(`"a": { "name": "A", "design": "d", "animatic": {\n"kind": "wolff" } }`),
      8,
      "did you mean wolf?",
    ],
    [
      "a hint of a place misspelt",
      "locations",
      `{ "a": { "description": "d", "animatic": {\n"hour": "dusc" } } }`,
      7,
      "did you mean dusk?",
    ],
    ["hints that are no object", "animatic", `"clean"`, 6, "animatic must be an object, so it does not count"],
    ["colours matched to no known thing", "colour", `{\n"match": "warm" }`, 7, "colour.match must be plate, first,"],
    [
      "colours matched too strongly",
      "colour",
      `{ "match": "plate",\n"strength": 2 }`,
      7,
      "from 0 to 1, so it does not",
    ],
    [
      "an intro that is no path",
      "publish",
      `{\n"intro": true }`,
      7,
      "publish.intro must be text, so it does not count",
    ],
    ["a misspelt title film", "publish", `{\n"otro": "a.mp4" }`, 7, `did you mean "outro"?`],
    [
      "letters taller than the frame",
      "publish",
      `{ "subtitle": {\n"size": 58 } }`,
      7,
      "publish.subtitle.size must be a number of frame heights from 0.01 to 0.5, so it does not count",
    ],
    ["no colour", "publish", `{ "subtitle": {\n"color": "wihte" } }`, 7, `must be a colour such as "#ffe9c4"`],
    [
      "no times",
      "publish",
      `{ "subtitle": {\n"intro_in": [5, 4] } }`,
      7,
      "two times in seconds, the earlier one first",
    ],
    ["a misspelt key of the title", "publish", `{ "subtitle": {\n"intro_inn": [4, 5] } }`, 7, "did you mean"],
    ["bad model families", "model_families", `{\n"wan": [3] }`, 7, "does not count"],
  ];
  for (const [what, block, json, line, says] of rows) {
    it(`${what}: ${line ? `line ${line}` : "none while the right one is there"}`, () => {
      const { series, warnings } = parseSeries(withBlock(block, json));
      expect(series).to.not.equal(null);
      expect(warnings.map((warning) => warning.line)).to.deep.equal(line ? [line] : []);
      if (line) expect(warnings[0]?.message).to.contain(says);
    });
  }

  it("props need no name that can be spoken", () => {
    const { warnings } = parseSeries(
      withBlock("subjects", subjects(`"lamp.1": { "kind": "prop", "name": "L", "design": "d" }`)),
    );
    expect(warnings).to.deep.equal([]);
  });
});
