import { expect } from "chai";
import { staleReasons, type StaleFacts } from "../../../src/core/takes/stale.ts";
import { makeTake } from "../../support/values/make-take.ts";

describe("a take is stale", () => {
  const settings = { model: null, loras: [], steps: null, width: 512, height: 288 };
  const now = { shotHash: "story", presetHash: "preset", settings };
  const fresh: StaleFacts = { nextTarget: "animatic", now, refs: new Map() };
  const judge = (facts: Partial<StaleFacts>, reported = {}) =>
    staleReasons(makeTake({ reported }), { ...fresh, ...facts });

  it("not while everything is as it was", () => {
    expect(judge({})).to.deep.equal([]);
  });
  it("by script when its own target would tell another story now", () => {
    expect(judge({ now: { ...now, shotHash: "other" } })).to.deep.equal(["script"]);
  });
  it("not by target when its record names the same one by another name", () => {
    expect(judge({ nextTarget: "animatic", nextAliases: ["sketch"] }, { target: "sketch" })).to.deep.equal([]);
  });
  it("by chain when the cut says so, and by nothing else", () => {
    expect(judge({ isChainBroken: true })).to.deep.equal(["chain"]);
  });
  it("by target when the next render uses another one", () => {
    expect(judge({ nextTarget: "ltx2" })).to.deep.equal(["target"]);
  });
  it("by preset when settings changed that would change the picture", () => {
    const other = { ...now, presetHash: "other" };
    expect(judge({ now: { ...other, settings: { ...settings, steps: 12 } } })).to.deep.equal(["preset"]);
    expect(judge({ now: { ...other, settings: { ...settings, loras: [{ name: "a", strength: 1 }] } } })).to.deep.equal([
      "preset",
    ]);
  });
  it("not by preset when the base preset stood in for what is still asked for", () => {
    const other = { ...now, presetHash: "other", settings: { ...settings, steps: 4 } };
    const asked = { model: null, loras: [], steps: 4 };
    expect(judge({ now: other }, { base: true, steps: 20, asked })).to.deep.equal([]);
  });
  it("by preset when the second model of two changed", () => {
    const other = { ...now, presetHash: "other" };
    const low = (model_low: string | null) =>
      judge({ now: { ...other, settings: { ...settings, model_low } } }, { model_low: "low_a" });
    expect(low("low_a")).to.deep.equal([]);
    expect(low("low_b")).to.deep.equal(["preset"]);
    expect(low(null)).to.deep.equal(["preset"]);
  });
  it("not by preset when the values only moved into the build", () => {
    expect(judge({ now: { ...now, presetHash: "other" } })).to.deep.equal([]);
  });
  it("not by script or preset when the shot cannot be compiled for its target", () => {
    expect(judge({ now: null }, { shot_hash: "x", preset_hash: "y" })).to.deep.equal([]);
  });

  describe("by reference", () => {
    const ref = (sha1: string | null, optional = false) => ({
      refs: [{ slot: "plate", path: "p.png", sha1, optional }],
    });
    const cases = [
      ["the file is the same", "a", "a", false],
      ["the file changed", "a", "b", true],
      ["the file is gone", "a", null, true],
      ["a file that was missing is there now", null, "a", true],
      ["a missing file is still missing", null, null, false],
    ] as const;
    for (const [name, then, today, stale] of cases) {
      it(`${stale ? "when" : "not when"} ${name}`, () => {
        const reported = ref(then, true);
        expect(judge({ refs: new Map([["p.png", today]]) }, reported)).to.deep.equal(stale ? ["ref"] : []);
        if (today === null) expect(judge({}, reported)).to.deep.equal(stale ? ["ref"] : []);
      });
    }
  });

  it("for all its reasons, in one order", () => {
    const facts = { nextTarget: "ltx2", now: { shotHash: "x", presetHash: "y", settings: { ...settings, width: 64 } } };
    const reported = { refs: [{ slot: "plate", path: "p.png", sha1: "a" }] };
    expect(judge(facts, reported)).to.deep.equal(["script", "ref", "preset", "target"]);
  });
  it("by nothing that an older record does not hold", () => {
    const reported = { shot_hash: "", preset_hash: "", target: "" };
    expect(judge({ nextTarget: "ltx2", now: { ...now, shotHash: "x", presetHash: "y" } }, reported)).to.deep.equal([]);
  });
  it("only as unknown when it is from before records, and not at all while it is being written", () => {
    expect(staleReasons(makeTake({ record: "none" }), { ...fresh, nextTarget: "ltx2" })).to.deep.equal(["unknown"]);
    expect(staleReasons(makeTake({ record: "unreadable" }), fresh)).to.deep.equal([]);
  });
});
