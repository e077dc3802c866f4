// Takes of other writers that record no target, or one of its older names: everybody counts them for the same target.
import { expect } from "chai";
import type { EpisodeStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { planMake } from "../../../src/core/render/plan-make.ts";
import { staleReasons } from "../../../src/core/takes/stale.ts";
import { summariseTake } from "../../../src/core/takes/summarise-take.ts";
import { targetOf, type Take } from "../../../src/core/takes/take.ts";
import { buildRegistry } from "../../../src/core/targets/registry.ts";
import { makeTake } from "../../support/values/make-take.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";
import { judgeTakes } from "../../../src/core/render/plan-render.ts";

const registry = buildRegistry(shipped.files);
const i2v = registry.find("vid_i2v")!;

describe("the target of a take", () => {
  it("is the next render's when none is recorded, and goes by its id whatever name is", () => {
    expect(targetOf(undefined, i2v)).to.equal("wan22_i2v");
    expect(targetOf({ target: "" }, i2v)).to.equal("wan22_i2v");
    expect(targetOf({ target: null }, i2v)).to.equal("wan22_i2v");
    expect(targetOf({ target: "vid_i2v" }, i2v)).to.equal("wan22_i2v");
    expect(targetOf({ target: "ltx2" }, i2v)).to.equal("ltx2");
  });

  it("counts for what a render does", () => {
    for (const target of ["", "vid_i2v", "wan22_i2v"]) {
      expect(judgeTakes([makeTake({ reported: { target } })], i2v, false)).to.have.property("content");
    }
    expect(judgeTakes([makeTake({ reported: { target: "ltx2" } })], i2v, false)).to.deep.equal({ make: "render" });
  });

  it("is not stale for the name alone", () => {
    const facts = { nextTarget: i2v.id, nextAliases: i2v.aliases, now: null, refs: new Map<string, string>() };
    for (const target of ["", "vid_i2v"]) {
      expect(staleReasons(makeTake({ reported: { target } }), facts)).to.deep.equal([]);
    }
    expect(staleReasons(makeTake({ reported: { target: "ltx2" } }), facts)).to.deep.equal(["target"]);
  });

  describe("when a film is made", () => {
    const statusOf = (...takes: Take[]) => {
      const summaries: TakeSummary[] = takes.map((take) => summariseTake(take, [], { hasSound: false, now: 0 }));
      const cut = { picked: false, usable: false };
      const shot = { shot: "sh010", orphan: false, target: "animatic", takes: summaries, cut };
      return { shots: [shot] } as unknown as EpisodeStatus;
    };
    const renders = (...takes: Take[]) =>
      planMake(statusOf(...takes), registry, { shots: null, runsHere: new Set() }).renders;

    it("keeps takes that record none, because a render would leave them", () => {
      expect(renders(makeTake({ reported: { target: "" } }))).to.deep.equal([]);
      expect(renders(makeTake({ record: "none" }))).to.deep.equal([]);
      expect(renders(makeTake({ reported: { target: "ltx2" } }))).to.deep.equal([
        { shot: "sh010", target: null, backend: null, redo: false },
      ]);
    });
  });
});
