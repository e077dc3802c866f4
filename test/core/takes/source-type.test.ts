// What films say of themselves: nothing is claimed of what was brought from outside.
import { expect } from "chai";
import { makingOf, sourceTypeOf } from "../../../src/core/takes/source-type.ts";
import { makeTake } from "../../support/values/make-take.ts";

const isDrawn = (target: string) => ({ animatic: true, ltx2: false })[target];
const imported = {
  ...{ name: "quay.mp4", sha1: "", target: "ltx2", codec: null, conformed: null },
  ...{ frames: 24, fps: 24, width: 64, height: 64 },
};

describe("how a take came about", () => {
  for (const [what, take, making] of [
    ["a model made it", makeTake({ reported: { target: "ltx2" } }), "trained"],
    ["the studio drew it", makeTake({ reported: { target: "animatic" } }), "drawn"],
    ["it was brought from outside", makeTake({ reported: { target: "ltx2", imported } }), "imported"],
    ["nobody knows its target", makeTake({ reported: { target: "gone" } }), "imported"],
    ["it is from before records", makeTake({ record: "none" }), "imported"],
  ] as const) {
    it(`is ${making} where ${what}`, () => {
      expect(makingOf(take, isDrawn)).to.equal(making);
    });
  }
});

describe("the source type of a film", () => {
  for (const [makings, type] of [
    [["trained", "trained"], "trainedAlgorithmicMedia"],
    [["drawn"], "algorithmicMedia"],
    [["trained", "drawn"], "compositeSynthetic"],
    [["trained", "imported"], "compositeSynthetic"],
    [["drawn", "imported"], null],
    [["imported"], null],
    [[], null],
  ] as const) {
    it(`is ${type ?? "not claimed"} for ${makings.join(" and ") || "nothing"}`, () => {
      expect(sourceTypeOf(makings)).to.equal(type);
    });
  }
});
