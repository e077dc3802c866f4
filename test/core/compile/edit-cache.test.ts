// Typing in a script: whatever is remembered from one edit to the next changes no answer.
import { PROMPT_COMPILERS as compilers } from "../../../src/core/compile/prompt-compilers.ts";
import { expect } from "chai";
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildPass, checkSteps } from "../../../src/core/compile/build-pass.ts";
import { EditCache } from "../../../src/core/compile/edit-cache.ts";
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { parseSeries } from "../../../src/core/series/parse-series.ts";
import { analyzeTexts } from "../../../src/core/analyze/analyze-texts.ts";
import { ROOT } from "../../support/project-files.ts";
import { machineDefault, registry } from "../../support/servers/shipped-targets.ts";
import type { AnalyzedTexts } from "../../../src/core/analyze/analyzed-texts.ts";

const show = (name: string) => readFileSync(join(ROOT, "src/starters/demo", name), "utf8");
const SERIES = show("series.json");
const CONFIGS = [SERIES, SERIES.replace('"title"', '"target": "wan22_ti2v",\n    "title"')];
const LINES = show("umbrella.md").split("\n");

/** Lines that change shots, move them, break them, or hand them to another target. */
const LINE = fc.constantFrom(
  "dur: 1",
  "dur: 400",
  "dur: soon",
  "target: minimax_h3_ref2va",
  "target: wan22_ti2v",
  "target: wan22_i2v",
  "policy: dub",
  "steps: many",
  "overlap: 7",
  "who: ines",
  "OTTO: Somewhere else, perhaps, on another train, a long time from now.",
  "## sh999",
  "# sq09 office",
  "continuous: latent",
  "// lint: off all",
  "The umbrella again.",
  "",
);
const EDIT = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom("add", "remove", "swap lines", "move up", "config"),
  lines: fc.array(LINE, { minLength: 1, maxLength: 3 }),
});
type Edit = typeof EDIT extends fc.Arbitrary<infer E> ? E : never;

function edited(script: readonly string[], { at, kind, lines }: Edit): readonly string[] {
  const index = at % (script.length - 1);
  if (kind === "add") return script.toSpliced(index, 0, ...lines);
  if (kind === "remove") return script.toSpliced(index, lines.length);
  if (kind === "swap lines") return script.toSpliced(index, 2, ...script.slice(index, index + 2).toReversed());
  if (kind === "move up") return [...script.slice(0, 3), ...script.slice(index), ...script.slice(3, index)];
  return script;
}

/** All that a check says of both texts, also of those with errors. */
function said(reported: AnalyzedTexts, compile: (input: Parameters<typeof buildPass>[0]) => object) {
  const { readable, series, script, ...found } = reported;
  if (!readable || !series) return { readable, script, found };
  const input = {
    story: readable,
    series,
    script,
    registry,
    compilers,
    machineDefault,
    configFolder: "",
    pass: "final" as const,
  };
  return { readable, script, found, built: compile(input) };
}

describe("what is remembered while a text is typed", () => {
  it("changes no answer: every check says what it would say of texts that nobody has read before", () => {
    let built = 0;
    fc.assert(
      fc.property(fc.array(EDIT, { minLength: 1, maxLength: 6 }), (edits) => {
        const memory = new EditCache();
        let [lines, config] = [LINES as readonly string[], 0];
        for (const edit of [undefined, ...edits]) {
          if (edit) lines = edited(lines, edit);
          if (edit?.kind === "config") config = 1 - config;
          const texts = [lines.join("\n"), CONFIGS[config]!] as const;
          const remembered = said(runSteps(memory.analyze(...texts)), (input) => {
            const { shots, ...checked } = runSteps(checkSteps(input, memory.shotsOf("ep")));
            return { ...checked, building: [...shots.keys()] };
          });
          const anew = said(analyzeTexts(texts[0], parseSeries(texts[1])), (input) => {
            const { shots, problems, warnings } = buildPass(input);
            return { problems, warnings, building: [...shots.keys()] };
          });
          if (remembered.built) built += 1;
          expect(remembered).to.deep.equal(anew);
        }
      }),
      { numRuns: 120 },
    );
    expect(built).to.be.above(100);
  });

  it("points at the line where a key stands now, also when two lines only changed places", () => {
    const memory = new EditCache();
    const keys = ["target: wan22_i2v", "dur: 400"];
    const lineOf = (script: string) => {
      const { story, series, ...reported } = runSteps(memory.analyze(script, SERIES));
      const input = {
        ...reported,
        story: story!,
        series: series!,
        registry,
        compilers,
        machineDefault,
        configFolder: "",
      };
      return runSteps(checkSteps({ ...input, pass: "final" }, memory.shotsOf("ep"))).problems[0]?.line;
    };
    const text = (lines: readonly string[]) => `= ep01\n# sq01 office\n## sh010\n${lines.join("\n")}\nRain.\n`;
    expect([lineOf(text(keys)), lineOf(text(keys.toReversed()))]).to.deep.equal([5, 4]);
  });
});
