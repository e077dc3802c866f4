import { expect } from "chai";
import { keptWords, precisionOf, sharesWords } from "../../../src/core/models/find-file.ts";

const STEPS = String.raw`(\d+)[_-]?steps?`;

describe("the likeness of files", () => {
  it("is the words that must be the same, whatever stands between them", () => {
    const wanted = keptWords([STEPS], "turbo_8step_v1.safetensors");
    expect(wanted).to.deep.equal(["8"]);
    expect(sharesWords([STEPS], wanted, "other-8-steps.safetensors")).to.equal(true);
    expect(sharesWords([STEPS], wanted, "other_4steps.safetensors")).to.equal(false);
    expect(sharesWords([STEPS], wanted, "other.safetensors")).to.equal(false);
  });

  it("asks nothing where the wanted file has no such word", () => {
    expect(sharesWords([STEPS], keptWords([STEPS], "turbo.safetensors"), "any_4steps.safetensors")).to.equal(true);
  });

  it("looks at the file's own name, not at its folder", () => {
    expect(keptWords([STEPS], "4steps/turbo.safetensors")).to.deep.equal([null]);
  });

  for (const [what, source] of [
    ["that takes for ever", "(a+)+$"],
    ["with repeats in a group", "([a-z]*,?)*x"],
    ["that is none", "("],
  ]) {
    it(`passes over an expression ${what}`, function () {
      this.timeout(500);
      expect(keptWords([source ?? ""], `${"a".repeat(200)}!`)).to.deep.equal([null]);
    });
  }

  for (const [name, precision] of [
    ["wan_fp8_scaled.safetensors", "fp8"],
    ["Model-BF16.safetensors", "bf16"],
    ["a_int8_convrot.safetensors", "int8"],
    ["fp16/model.safetensors", null],
    ["model_fp160.safetensors", null],
    ["nvfp4.safetensors", null],
  ] as const) {
    it(`reads the precision of ${name} as ${precision}`, () => expect(precisionOf(name)).to.equal(precision));
  }
});
