import { expect } from "chai";
import { check } from "../../../src/contracts/check.ts";
import { Effective } from "../../../src/contracts/routes/episodes.ts";
import { builtValuesOf, effectiveOf } from "../../../src/core/render/effective.ts";
import { makeRenderShot, modelTarget } from "../../support/values/make-render-shot.ts";
import { makeDrawnEntry } from "../../support/values/make-shotlist.ts";
import { makeTake } from "../../support/values/make-take.ts";

describe("what a render would use now", () => {
  it("are the values in force, in the shape of the reply", () => {
    const shot = makeRenderShot(
      { target: modelTarget, builtTarget: "ltx2" },
      { steps: 12, seed: "7", negative: "hands" },
    );
    const effective = effectiveOf(shot);
    expect(check(Effective, effective)).to.include({ ok: true });
    expect(effective).to.deep.equal({
      prompt: "A quay.",
      seed: "7",
      seed_source: "override",
      model: null,
      loras: [],
      steps: 12,
      target: "ltx2",
      width: 512,
      height: 288,
      length: 48,
      negative: "hands",
      negative_source: "override",
    });
  });
  it("are those of a first render: a seed that a redo would draw cannot be shown", () => {
    const shot = makeRenderShot({ takes: [makeTake()] });
    expect(effectiveOf(shot)).to.include({ seed: shot.entry.seed, seed_source: "stable" });
  });
  it("show the built size and why, where the override's cannot be made", () => {
    const shot = makeRenderShot({}, { size: "8x8", steps: 3 });
    expect(effectiveOf(shot)).to.include({ width: 512, height: 288, steps: 3, error: "8x8 is off the grid" });
  });
  it("tell the slate of a drawn shot alone, the override's over the built one", () => {
    const drawn = (override: object) =>
      effectiveOf(makeRenderShot({ entry: makeDrawnEntry({ slate: "captions" }) }, override));
    expect(drawn({}).slate).to.equal("captions");
    expect(drawn({ slate: "clean" }).slate).to.equal("clean");
    expect(effectiveOf(makeRenderShot({}, { slate: "clean" }))).not.to.have.property("slate");
  });
  it("tell what a person should know", () => {
    expect(effectiveOf(makeRenderShot({}, { size: "100x100" })).notes).to.have.lengthOf(1);
    expect(effectiveOf(makeRenderShot())).not.to.have.any.keys("notes", "error", "model_low");
  });
  it("stand beside the build's own values while an override applies", () => {
    const shot = makeRenderShot({}, { steps: 12, seed: "7", size: "8x8" });
    expect(builtValuesOf(shot)).to.deep.equal(effectiveOf(makeRenderShot()));
    expect(builtValuesOf(makeRenderShot())).to.equal(undefined);
  });
});
