// `stale: chain`: docs/http.md "Stale takes".
import { expect } from "chai";
import type { CutEntry } from "../../../src/contracts/files/cut.ts";
import type { ContinuedFrom, Sidecar } from "../../../src/contracts/files/sidecar.ts";
import { resolveCut } from "../../../src/core/cut/resolve.ts";
import { staleReasons } from "../../../src/core/takes/stale.ts";
import type { Take } from "../../../src/core/takes/take.ts";
import { makeCutFacts } from "../../support/values/make-cut-facts.ts";
import { makeTake } from "../../support/values/make-take.ts";
import { isChainBroken } from "../../../src/core/cut/chain-stale.ts";

const AT = "2026-11-02T10:16:22+01:00";
const LATER = "2026-11-02T10:20:00+01:00";

describe("a take that carries on from another", () => {
  const from: ContinuedFrom = {
    ...{ shot: "a", take: 1, pass: "proxy", via: "frames" },
    ...{ overlap: 39, video_steps: null, audio_steps: 65 },
    finished: AT,
  };
  const chained = (reported: Partial<Sidecar> = {}) =>
    makeTake({ shot: "b", reported: { continued_from: from, ...reported } });
  const source = (reported: Partial<Sidecar> = {}, parts: { take?: number; pass?: "final" } = {}) =>
    makeTake({ shot: "a", ...parts, reported: { finished: AT, ...reported } });
  const judge = (take: Take, takes: readonly Take[], entries: readonly CutEntry[] = []) =>
    isChainBroken(take, resolveCut(entries, ["a", "b", "c"]), makeCutFacts({ takes }));

  it("is not stale while the cut plays that take before it", () => {
    expect(judge(chained(), [source()])).to.equal(false);
    expect(judge(chained(), [source(), source({}, { take: 2 })], [{ shot: "a", take: 1 }])).to.equal(false);
    expect(judge(chained(), [source()], [{ shot: "a" }, { shot: "gone" }, { shot: "c", out: true }])).to.equal(false);
  });

  for (const [what, takes, entries] of [
    ["another shot stands before it", [source()], [{ shot: "a" }, { shot: "c" }, { shot: "b" }]],
    ["none stands before it", [source()], [{ shot: "b" }, { shot: "a" }]],
    ["the shot before it was left out", [source()], [{ shot: "a", out: true }]],
    ["the shot before plays a newer take", [source(), source({}, { take: 2 })], []],
    ["another take is picked there", [source(), source({}, { take: 2 })], [{ shot: "a", take: 2 }]],
    ["the other pass's take of that number plays", [source({}, { pass: "final" })], [{ shot: "a", pass: "final" }]],
    ["that take is gone", [], []],
    ["that take was rendered again under its number", [source({ finished: LATER })], []],
  ] as const) {
    it(`is stale when ${what}`, () => {
      expect(judge(chained(), takes, entries)).to.equal(true);
    });
  }

  it("of an older record is judged by when it started", () => {
    const { finished: _finished, ...unstamped } = from;
    const old = (reported: Partial<Sidecar>) => chained({ continued_from: unstamped, ...reported });
    expect(judge(old({ queued: LATER }), [source()])).to.equal(false);
    expect(judge(old({ queued: AT }), [source({ finished: LATER })])).to.equal(true);
    expect(judge(old({ queued: "2026-11-02T10:00:00+01:00", started: LATER }), [source()])).to.equal(false);
    expect(judge(old({ queued: AT }), [makeTake({ shot: "a" })])).to.equal(false);
  });

  it("is the only kind that can be stale so", () => {
    expect(judge(makeTake({ shot: "b" }), [])).to.equal(false);
    expect(judge(makeTake({ shot: "b", record: "none" }), [])).to.equal(false);
  });

  it("is stale for that reason beside its others, in one order", () => {
    const facts = { nextTarget: "ltx2", now: null, refs: new Map(), isChainBroken: true };
    expect(staleReasons(chained(), facts)).to.deep.equal(["target", "chain"]);
  });
});
