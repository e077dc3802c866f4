import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { expect } from "chai";
import { readSuppressions } from "../../../src/core/lint/suppress.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { ABOVE, lintShow, analyzeLines } from "./lint-show.ts";
import { RULES, RULE_IDS } from "../../../src/core/lib/diagnostics.ts";
import type { AnalyzedStory } from "../../../src/core/analyze/analyzed-texts.ts";
import { analyzeStory } from "../../../src/core/analyze/analyze-texts.ts";

const UNTIDY = ["## a", "Again Tomas.", "## b", "Again Tomas!", "# sq02 pier", "## c", "Again Tomas?"];

/** Rule and line (from 1, below the head) of each warning, with lines put in at places. */
function warned(put: Readonly<Record<number, string>>): string[] {
  const lines = UNTIDY.map((line, index) => (put[index] === undefined ? line : `${put[index]}\n${line}`));
  return analyzeLines(lines).warnings.map(({ id, message }) =>
    `${id} ${/"(?:a|b|c)"/.exec(message)?.[0] ?? ""}`.trim(),
  );
}

function analyzeScript(lines: readonly string[]): AnalyzedStory {
  return analyzeStory(parseScript(lines.join("\n")), lintShow());
}

describe("comments that silence lint", () => {
  it("a script without any hears everything", () => {
    expect(warned({})).to.have.length(6);
  });

  it("inside a shot: that shot, above and below the comment", () => {
    expect(warned({ 1: "// lint: off name-off-screen" })).to.have.length(5);
    expect(warned({ 2: "// lint: off name-off-screen, leans-on-before" })).to.have.length(4);
    expect(warned({ 2: "// lint: off all" })).to.have.length(4);
  });

  it("under a # line: its shots, and no other sequence's", () => {
    const found = warned({ 0: "// lint: off name-off-screen" });
    expect(found).to.deep.equal(["leans-on-before", "leans-on-before", 'name-off-screen "c"', "leans-on-before"]);
    expect(warned({ 5: "// lint: off all" })).to.have.length(4);
  });

  it("above the first sequence: the whole script", () => {
    const { warnings } = analyzeScript(["// lint: off leans-on-before", ...ABOVE, ...UNTIDY]);
    expect(warnings.map(({ id }) => id)).to.deep.equal(["name-off-screen", "name-off-screen", "name-off-screen"]);
    expect(analyzeScript([ABOVE[0]!, "// lint: off all", ABOVE[1]!, ...UNTIDY]).warnings).to.deep.equal([]);
  });

  it("an id that is no rule is told, with the nearest one", () => {
    const { warnings } = analyzeLines(["## a", "// lint: off jump-cuts, tight", "One."]);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.include({ line: 4, id: "unknown-rule" });
    expect(warnings[0]?.message).to.contain('"jump-cuts" (did you mean jump-cut?)');
  });

  it("one that names nothing is told what to write", () => {
    expect(analyzeLines(["## a", "// lint: off", "One."]).warnings[0]?.message).to.contain("names no rule");
  });

  it("silences what the parser says of a line", () => {
    expect(analyzeLines(["// lint: off no-effect", "camera: pans", "## a", "One."]).warnings).to.deep.equal([]);
    expect(
      analyzeLines(["## a", "wear: coat", "// lint: off unknown-key -- the coat is the point"]).warnings,
    ).to.deep.equal([]);
  });

  it("a mistake in one shot does not hush the others", () => {
    const { problems, warnings } = analyzeLines(["## z", "who: nobody", "Still Tomas.", ...UNTIDY]);
    expect(problems.map(({ line }) => line)).to.deep.equal([4]);
    expect(warnings).to.have.length(6);
  });

  it("never silences an error, nor a warning without an id", () => {
    const { problems } = analyzeLines(["// lint: off all", "## a", "who: nobody", "One."]);
    expect(problems).to.have.length(1);
    const { warnings } = analyzeLines(["// lint: off all", "## a", "steps: many", "One."]);
    expect(warnings).to.have.length(1);
  });

  it("belongs to no shot's lines, as any comment", () => {
    const shot = parseScript(["= e", "# s pier", "## a", "One.", "// lint: off all"].join("\n")).sequences[0]?.shots[0];
    expect(shot).to.include({ line: 3, endLine: 4 });
  });

  it("knows every rule by a kebab-case id and one sentence", () => {
    expect(new Set(RULE_IDS)).to.have.property("size", RULE_IDS.length);
    for (const id of RULE_IDS) expect(id).to.match(/^[a-z]+(-[a-z]+)*$/);
    for (const sentence of Object.values(RULES)) expect(sentence).to.match(/^an? .+[a-z]$|^\w+ .+[a-z]$/);
    const isSuppressed = runSteps(
      readSuppressions(parseScript(`// lint: off ${RULE_IDS.join(", ")}\n= e\n# s pier\n## a\nOne.`)),
    );
    expect(RULE_IDS.every((id) => isSuppressed(id, 5))).to.equal(true);
  });
});
