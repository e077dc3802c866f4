import { expect } from "chai";
import { LINES, parseScript } from "../../../src/core/script/parse.ts";
import type { KeyConstruct } from "../../../src/core/script/keys/key-construct.ts";
import { KEYS, KEY_WORDS, findKey } from "../../../src/core/script/keys/key-table.ts";
import type { KeyName } from "../../../src/core/script/tree.ts";

const constructs = Object.entries(KEYS) as [KeyName, KeyConstruct<unknown>][];

function inShot(...lines: string[]): string {
  return ["= ep01 Test", "# sq01 pier", "## sh010", "Waves.", ...lines].join("\n");
}

function inHeader(...lines: string[]): string {
  return ["= ep01 Test", "# sq01 pier", ...lines, "## sh010", "Waves."].join("\n");
}

describe("the kinds of script lines", () => {
  it("are tried in the order of the grammar", () => {
    const names = LINES.map(({ name }) => name);
    expect(names).to.deep.equal([
      "lint",
      "comment",
      "episode",
      "sequence",
      "shot",
      "stray",
      "dialogue",
      "key",
      "prose",
    ]);
  });

  for (const { name, match, examples } of LINES) {
    for (const { text, reads } of examples) {
      const what = reads === "other" ? "is no" : "is a";
      it(`${JSON.stringify(text)} ${what} ${name} line`, () => {
        expect(match(text)).to.deep.equal(reads === "other" ? null : reads);
      });
    }
    it(`a ${name} line has examples`, () => expect(examples).to.not.be.empty);
  }
});

describe("the keys of a script", () => {
  for (const [key, construct] of constructs) {
    for (const { text, scope = "shot", reads } of construct.examples) {
      it(`"${key}: ${text}" in a ${scope} ${reads === "refused" ? "is a problem" : `reads ${JSON.stringify(reads)}`}`, () => {
        const reading = construct.read(text, scope);
        if (reads === "refused") expect(reading).to.have.property("problem").that.is.a("string");
        else expect(reading).to.have.property("value").that.deep.equals(reads);
      });
    }

    it(`"${key}:" is kept with its line in a shot`, () => {
      const example = construct.examples.find(({ reads, scope }) => reads !== "refused" && scope !== "header");
      const { problems, sequences } = parseScript(inShot(`${key}: ${example?.text}`));
      expect(problems).to.deep.equal([]);
      expect(sequences[0]?.shots[0]?.keys[0]).to.include({ key, line: 5 }).and.deep.include({ value: example?.reads });
    });

    it(`"${key}:" under a header: ${construct.header}`, () => {
      const example = construct.examples.find(({ reads }) => reads !== "refused");
      const { problems, warnings, sequences } = parseScript(inHeader(`${key}: ${example?.text}`));
      const kept = sequences[0]?.keys.map((line) => line.key);
      expect(kept).to.deep.equal(construct.header === "default" ? [key] : []);
      expect(problems.map(({ line }) => line)).to.deep.equal(construct.header === "refused" ? [3] : []);
      if (construct.header === "dropped") expect(warnings[0]).to.include({ line: 3 });
      if (construct.header === "dropped") expect(warnings[0]?.message).to.contain(`"${key}:" has no effect`);
    });
  }

  it("are those of the grammar, each at its places", () => {
    const at = (place: string) => constructs.filter(([, { header }]) => header === place).map(([key]) => key);
    expect(at("refused")).to.have.members(["who", "with", "size", "dur", "audio", "pace", "guide"]);
    expect(at("dropped")).to.have.members(
      ["plate", "camera", "sound", "music", "extras", "text"].concat(["policy", "retention"]),
    );
    expect(at("default")).to.have.members(
      ["model", "lora", "steps", "profile", "target"].concat([
        "first",
        "last",
        "continuous",
        "overlap",
        "colour",
        "animatic",
      ]),
    );
  });

  it("have the aliases of the grammar", () => {
    expect(["cast", "props", "duration"].map(findKey)).to.deep.equal(["who", "with", "dur"]);
    expect(KEY_WORDS).to.have.length(constructs.length + 3);
    expect(new Set(KEY_WORDS)).to.have.property("size", KEY_WORDS.length);
  });

  it("say what is wrong in an old or doubtful value and keep it", () => {
    const old = parseScript(inHeader("continuous: YES", "first: continuity", "last: continuity"));
    expect(old.problems).to.deep.equal([]);
    expect(old.warnings.map(({ line }) => line)).to.deep.equal([3, 4, 5]);
    expect(old.warnings[0]?.message).to.contain('write "continuous: latent"');
    expect(old.sequences[0]?.keys.map(({ legacy }) => legacy !== undefined)).to.deep.equal([true, true, false]);
  });
});
