import { PROMPT_COMPILERS as compilers } from "../../../src/core/compile/prompt-compilers.ts";
import { expect } from "chai";
import { buildPass } from "../../../src/core/compile/build-pass.ts";
import { TARGET_RULES } from "../../../src/core/lint/lint-targets.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { machineDefault as animatic } from "../../support/servers/shipped-targets.ts";
import type { RuleExample } from "../../../src/core/lint/rule.ts";
import type { Problem } from "../../../src/contracts/schema.ts";
import { buildRegistry } from "../../../src/core/targets/registry.ts";
import { ABOVE, lintShow } from "./lint-show.ts";
import { analyzeStory } from "../../../src/core/analyze/analyze-texts.ts";

/** The warnings of a build on the built-in, or on a model target that can do so much. */
function buildWarnings(lines: readonly string[], on?: RuleExample["on"]): readonly Problem[] {
  const model = { ...animatic, id: "model", builtin: false, capabilities: { ...animatic.capabilities, ...on } };
  const script = parseScript([...ABOVE, ...lines].join("\n"));
  const series = lintShow(on && "model");
  const { story, problems } = analyzeStory(script, series);
  expect(problems).to.deep.equal([]);
  const registry = buildRegistry([animatic, model]);
  const show = { story: story!, series, script, configFolder: "" };
  return buildPass({ ...show, registry, compilers, machineDefault: animatic, pass: "final" }).warnings;
}

const WORDS = { subject_refs: false };

describe("lint of what targets make of a story", () => {
  for (const { id, examples } of TARGET_RULES) {
    for (const { lines, warns, on } of examples) {
      it(`${id}, ${on ? JSON.stringify(on) : "built-in"}: ${lines.join(" / ")}`, () => {
        const found = buildWarnings(lines, on).filter((warning) => warning.id === id);
        expect(found.map(({ line }) => (line ?? 0) - ABOVE.length)).to.deep.equal(warns);
      });
    }

    it(`${id} has an example that is warned about and one that is not`, () => {
      expect(examples.some(({ warns }) => warns.length > 0)).to.equal(true);
      expect(examples.some(({ warns }) => warns.length === 0)).to.equal(true);
    });
  }

  it("tells several shots of one target in one sentence", () => {
    const shots = ["a", "b", "c"].flatMap((id) => [`## ${id}`, "dur: 4", "who: mara", "One."]);
    const found = buildWarnings(shots, WORDS).filter(({ id }) => id === "ref-not-read");
    expect(found).to.have.length(1);
    expect(found[0]?.message).to.contain("each of 3 shots (a, b, c) knows mara, pier by words, and by a first picture");
  });

  it("a header's picture that serves one of its shots is read", () => {
    const lines = ["first: generate", "## a", "dur: 4", "One.", "## b", "target: animatic", "dur: 4", "Two."];
    expect(buildWarnings(lines, { keyframes: [] }).map(({ id }) => id)).to.not.include("ref-not-read");
  });

  it("a voice that is cloned in one shot and made up in the next", () => {
    const spoken = (id: string, target: string) => [
      `## ${id}`,
      `target: ${target}`,
      "dur: auto",
      "One.",
      "MARA (V.O.): Two.",
    ];
    const on = { policies: ["generate"], voice_reference: false } as const;
    let more: RuleExample["on"] = {};
    const warned = (...lines: string[]) =>
      buildWarnings(lines, { ...on, ...more, policies: [...on.policies] }).filter(({ message }) =>
        message.includes("voice_sample"),
      );
    const cloned = [...spoken("a", "animatic"), "policy: clone"];
    expect(warned(...cloned, ...spoken("b", "model")).map(({ line }) => line)).to.deep.equal([9]);
    expect(warned(...spoken("a", "animatic"), ...spoken("b", "model"))).to.deep.equal([]);
    more = { with_identity_lora: { voice_reference: true, lead_in_seconds: 0.5 } };
    const [found] = warned(...cloned, ...spoken("b", "model"));
    expect(found?.message).to.include("model follows a voice_sample only where its voice LoRA is installed");
  });

  it("crammed dialogue is no longer told where a comment silences it", () => {
    const lines = ["## a", "dur: 1", "One.", "MARA: Every single passenger wants their luggage."];
    expect(buildWarnings(lines).map(({ id }) => id)).to.deep.equal(["crammed"]);
    expect(buildWarnings([...lines, "// lint: off crammed"])).to.deep.equal([]);
  });
});
