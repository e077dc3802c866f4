import { expect } from "chai";
import { LONGEST_CONFIG, parseSeries } from "../../../src/core/series/parse-series.ts";
import { subjects, withBlock } from "./blocks.ts";

type Row = [what: string, block: string, json: string, line: number | null, says: string];

const MARA = `"mara": { "name": "Mara", "design": "Tall.", "sheet": "refs/mara.png" }`;
const WET = `"wet": { "of": "mara", "design": "Soaked." }`;

const LOAD: Row[] = [
  ["subjects that are a list", "subjects", "[]", 6, "subjects must be an object"],
  ["no usable subjects", "subjects", `{ "_mara": {}, "x": 1 }`, 6, "at least one"],
  ["a variant of itself", "subjects", subjects(`"a": { "of": "a", "design": "d", "name": "A" }`), 7, "itself"],
  [
    "a variant of nobody",
    "subjects",
    subjects(MARA, `"b":\n{ "of": "marra", "design": "d" }`),
    9,
    "did you mean mara?",
  ],
  ["a variant of a number", "subjects", subjects(MARA, `"b": { "of": 3, "design": "d" }`), 8, "must be the id"],
  [
    "a variant of a variant",
    "subjects",
    subjects(MARA, WET, `"c": { "of": "wet", "design": "d" }`),
    9,
    "variant itself",
  ],
  ["a variant without a design", "subjects", subjects(MARA, `"b": { "of": "mara" }`), 8, "design of its own"],
  [
    "a variant with a blank design",
    "subjects",
    subjects(MARA, `"b": { "of": "mara",\n"design": " " }`),
    9,
    "design of its own",
  ],
  [
    "a variant of another kind",
    "subjects",
    subjects(MARA, `"b": { "of": "mara", "design": "d",\n"kind": "prop" }`),
    9,
    "like its base",
  ],
  [
    "a variant of a base without a sheet",
    "subjects",
    subjects(`"a": { "name": "A", "design": "d" }`, `"b": { "of": "a", "design": "d" }`),
    8,
    "has none",
  ],
  [
    "a variant whose base's sheet is named otherwise",
    "subjects",
    subjects(`"a": { "name": "A", "design": "d", "sheet": "a/x.png" }`, `"b": { "of": "a", "design": "d" }`),
    8,
    "in its file name",
  ],
  ["a series block that is no object", "series", "3", 6, `"series" object`],
  ["a blank look", "style", `{\n"look": " "\n}`, 7, "style.look is empty"],
  ["no look", "style", "{}", 6, "style.look is empty"],
  ["a look that is no text", "style", `{\n"look": 3\n}`, 7, "must be text"],
  ["a subject without a name", "subjects", subjects(`"a": { "design": "d" }`), 7, "needs a name"],
  ["a subject that is neither seen nor heard", "subjects", subjects(`"a": { "name": "A" }`), 7, "needs a design"],
  [
    "an unknown kind",
    "subjects",
    subjects(`"a": { "name": "A", "design": "d",\n"kind": "charcter" }`),
    8,
    "did you mean character?",
  ],
  ["a location without a description", "locations", `{\n"pier": {}\n}`, 7, "needs a description"],
  ["a blank description", "locations", `{\n"pier": {\n"description": "" }\n}`, 8, "needs a description"],
  ["a group of one", "subjects", subjects(`"a": { "name": "A", "design": "d",\n"members": 1 }`), 8, "from 2 to 12"],
  [
    "a group of two and a half",
    "subjects",
    subjects(`"a": { "name": "A", "design": "d",\n"members": 2.5 }`),
    8,
    "from 2 to 12",
  ],
  ["a group of true", "subjects", subjects(`"a": { "name": "A", "design": "d",\n"members": true }`), 8, "from 2 to 12"],
  [
    "a group of things",
    "subjects",
    subjects(`"a": { "name": "A", "design": "d", "kind": "prop",\n"members": 3 }`),
    8,
    "characters only",
  ],
  [
    "a group on a strip",
    "subjects",
    subjects(`"a": { "name": "A", "design": "d", "members": 3,\n"sheet_panels": 4 }`),
    8,
    "must be 1",
  ],
  ["an angle of nothing", "locations", `{\n"a": { "description": "d", "of": "" }\n}`, 7, "must be the id"],
  ["an angle of itself", "locations", `{\n"a": { "description": "d", "of": "a" }\n}`, 7, "itself"],
  [
    "an angle of an unknown place",
    "locations",
    `{\n"a": { "description": "d", "of": "x" }\n}`,
    7,
    `unknown location "x"`,
  ],
  [
    "an angle of an angle",
    "locations",
    `{\n"a": { "description": "d" },\n"b": { "description": "d", "of": "a" },\n"c": { "description": "d", "of": "b" }\n}`,
    9,
    "an angle itself",
  ],
  ["continuous that is no object", "continuous", "true", 6, "must be an object"],
  ["another key in continuous", "continuous", `{\n"overlaps": 3 }`, 7, `the only one is "overlap"`],
  ["an overlap of 0", "continuous", `{\n"overlap": 0 }`, 7, "from 1 to 360"],
  ["an overlap of true", "continuous", `{\n"overlap": true }`, 7, "from 1 to 360"],
  ["an overlap in words", "continuous", `{\n"overlap": "39" }`, 7, "from 1 to 360"],
];

const COMPILE: Row[] = [
  ["half an overlap", "continuous", `{\n"overlap": 2.5 }`, 7, "whole number of frames"],
  ["a blank LoRA in a profile", "profiles", `{ "p": { "loras": [\n" " ] } }`, 7, "loras[0] must be"],
  [
    "a LoRA in a profile with a blank name",
    "profiles",
    `{ "p": { "loras": [\n{ "name": " " } ] } }`,
    7,
    "loras[0] must be",
  ],
  ["profiles that are a list", "profiles", "[]", 6, "profiles must be an object"],
  ["a profile that is no object", "profiles", `{\n"p": "x" }`, 7, "profiles.p must be an object"],
  ["an unknown key in a profile", "profiles", `{ "p": {\n"lora": "x" } }`, 7, "did you mean loras?"],
  ["a blank target in a profile", "profiles", `{ "p": {\n"target": " " } }`, 7, "must be text, not empty"],
  ["a model in a profile that is no text", "profiles", `{ "p": {\n"model": 3 } }`, 7, "must be text, not empty"],
  ["no steps in a profile", "profiles", `{ "p": {\n"steps": 0 } }`, 7, "at least 1"],
  ["steps in a profile that are true", "profiles", `{ "p": {\n"steps": true } }`, 7, "whole number"],
  ["LoRAs in a profile that are a number", "profiles", `{ "p": {\n"loras": 3 } }`, 7, "list of LoRAs"],
  [
    "a LoRA in a profile without a name",
    "profiles",
    `{ "p": { "loras": [\n{ "strength": 1 } ] } }`,
    7,
    "loras[0] must be",
  ],
  ["a LoRA in a profile that is a number", "profiles", `{ "p": { "loras": [ "x",\n3 ] } }`, 7, "loras[1] must be"],
  [
    "a strength in words",
    "profiles",
    `{ "p": { "loras": [ { "name": "x",\n"strength": "1" } ] } }`,
    7,
    "must be a number",
  ],
  ["refs that are no object", "refs", "3", 6, "refs must be an object"],
  ["a refs target that is no text", "refs", `{\n"target": 3 }`, 7, "id of a target"],
  ["a bad pace", "speech", `{\n"pace": "brisk" }`, 7, "slow, normal, fast"],
  ["a bad retention", "audio", `{\n"retention": "full" }`, 7, "fully_copy"],
  ["a bad audio mode", "audio", `{\n"mode": "clones" }`, 7, "did you mean clone?"],
  ["a bad default policy", "audio", `{\n"default_policy": "silent" }`, 7, "dub_keep_foley"],
  ["a bad audio mode of the proxy", "proxy", `{\n"audio_mode": 3 }`, 7, "known are source_track"],
  ["a width in words", "series", `{\n"width": "wide" }`, 7, "whole number of pixels"],
  ["a height of half pixels", "proxy", `{\n"height": 288.5 }`, 7, "whole number of pixels"],
  ["steps in words", "series", `{\n"steps": "many" }`, 7, "whole number"],
  ["a rate of nothing", "series", `{\n"fps": 0 }`, 7, "frames per second"],
  ["a target that is no text", "series", `{\n"target": 7 }`, 7, "must be text"],
];

describe("problems of a series config", () => {
  for (const [what, block, json, line, says] of [...LOAD, ...COMPILE]) {
    it(`${what}: line ${line}`, () => {
      const { series, problems } = parseSeries(withBlock(block, json));
      expect(series).to.equal(null);
      expect(problems.map((problem) => problem.line)).to.include(line);
      expect(problems.find((problem) => problem.line === line)?.message).to.contain(says);
    });
  }

  it("the config that the rows bend is right itself", () => {
    expect(parseSeries(withBlock("negative", `"blur"`)).problems).to.deep.equal([]);
  });

  it("blocks that are missing altogether have no line", () => {
    const { problems } = parseSeries("{}");
    expect(problems.map(({ line }) => line)).to.deep.equal([null, null, null]);
    expect(problems.map(({ message }) => /subjects|series|style/.exec(message)?.[0])).to.deep.equal([
      "subjects",
      "series",
      "style",
    ]);
  });

  it("come in the order of a load, whatever their lines", () => {
    const text = `{
      "profiles": 3,
      "speech": { "pace": "x" },
      "continuous": { "overlap": 0 },
      "locations": { "a": { "of": "a" } },
      "style": {},
      "subjects": { "c": { "design": "d", "members": 1 }, "b": { "of": "x" }, "a": { "name": "A" } },
      "series": { "width": -1 }
    }`;
    const says = ["unknown subject", "look", "subjects.c needs a name", "subjects.b needs a name"]
      .concat(["subjects.b needs a design", "subjects.a needs a design", "locations.a needs", "members", "itself"])
      .concat(["overlap", "width", "pace", "profiles"]);
    const { problems } = parseSeries(text);
    expect(problems).to.have.length(says.length);
    for (const [i, words] of says.entries()) expect(problems[i]?.message).to.contain(words);
  });

  it("what is wrong in a base is told once, not again for its variant", () => {
    const { problems } = parseSeries(
      withBlock("subjects", subjects(MARA.replace(`"Mara"`, "3"), WET.replace("wet", "mara_wet"))),
    );
    expect(problems.filter(({ message }) => message.includes("must be text"))).to.have.length(1);
  });
});

describe("JSON that is none", () => {
  const rows: [text: string, line: number | null, col: number | undefined, says: string][] = [
    ["", 1, 1, "a value is missing"],
    ["[]", 1, undefined, "must be a JSON object"],
    ["3", 1, undefined, "must be a JSON object"],
    [`{\n  "a": 1,\n}`, 2, 9, `remove the comma before "}"`],
    [`{"a": }`, 1, 7, "a value is missing"],
    [`{"a": 1,, "b": 2}`, 1, 9, "key in double quotes"],
    [`{"a": [1, 2,]}`, 1, 12, `remove the comma before "]"`],
    [`{\r\n  // hi\r\n}`, 2, 3, "comments are not JSON"],
    [`{ /* hi */ }`, 1, 3, "comments are not JSON"],
    [`{\n"a" 1}`, 2, 5, `":" is missing`],
    [`{"a": 1\n"b": 2}`, 2, 1, `"," is missing`],
    [`{"a": 1`, 1, 8, `"}" is missing`],
    [`{"a": "x\n"}`, 1, 7, "does not end"],
    [`{'a': 1}`, 1, 2, "double quotes"],
    [`{"a": "\\q"}`, 1, 7, "backslash"],
    [`{} {}`, 1, 4, "after its end"],
    ["[".repeat(100_000), null, undefined, "nested too deeply"],
  ];
  for (const [text, line, col, says] of rows) {
    it(`${JSON.stringify(text.slice(0, 20))} is told at line ${line}, column ${col}`, () => {
      const [problem] = parseSeries(text).problems;
      expect(problem?.message).to.contain(says);
      expect([problem?.line, problem?.col]).to.deep.equal([line, col]);
    });
  }

  it("are one for a config that is far over any real show's, which is not read", () => {
    const config = (letters: number) => `{ "subjects": 1 }`.padEnd(letters);
    expect(parseSeries(config(LONGEST_CONFIG)).problems[0]?.message).to.contain("subjects must be an object");
    const message = "the config has more than 1000000 characters: shorten it, or make several shows of it";
    expect(parseSeries(config(LONGEST_CONFIG + 1)).problems).to.deep.equal([{ line: null, message }]);
  });
});
