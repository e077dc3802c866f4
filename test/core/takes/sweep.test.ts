import { expect } from "chai";
import { RESERVATION_GRACE_MS, planSweep, type SweepFacts } from "../../../src/core/takes/sweep.ts";
import { nextTakeState } from "../../../src/core/takes/transitions.ts";
import type { Take } from "../../../src/core/takes/take.ts";
import { makeTake } from "../../support/values/make-take.ts";

describe("sweeping queued takes", () => {
  const snapshot = Date.parse("2026-11-02T10:14:03.400Z");
  const facts: SweepFacts = {
    snapshot,
    now: snapshot + 50,
    living: new Set(["alive"]),
    hostEndings: new Map([
      ["host error", { ok: false, message: "out of memory" }],
      ["host done", { ok: true, message: "" }],
    ]),
    hostAnswers: true,
    owners: new Map([
      ["here", "own"],
      ["beside us", "lives"],
      ["far away", "unknown"],
      ["dead", "gone"],
      ["nowhere", "unsigned"],
    ]),
  };
  const long = "2026-11-02T10:00:00Z";
  const queued = (reported: object = {}, files?: string[]): Take =>
    makeTake({
      reported: { status: "queued", queued: long, host_prompt_id: "gone", ...reported },
      ...(files && { files }),
    });
  const sweep = (take: Take, changes: Partial<SweepFacts> = {}) =>
    planSweep([take], { ...facts, ...changes }).map(({ event, status }) => [event, status]);

  it("ends those whose job the queue has lost", () => {
    const [swept] = planSweep([queued()], facts);
    expect(swept).to.include({ event: "swept: lost by the queue", status: "failed" });
    expect(swept?.reason).to.contain("render it again");
  });
  it("leaves those alone whose job lives, and those that have ended", () => {
    expect(sweep(queued({ host_prompt_id: "alive" }))).to.deep.equal([]);
    expect(sweep(queued({ status: "ok" }))).to.deep.equal([]);
    expect(sweep(queued({ status: "failed" }))).to.deep.equal([]);
    expect(sweep(makeTake({ record: "none" }))).to.deep.equal([]);
  });
  for (const [when, stamp, left] of [
    ["a second before the snapshot", "2026-11-02T10:14:02Z", false],
    ["in the snapshot's second", "2026-11-02T10:14:03Z", true],
    ["in the snapshot's second, written in another zone", "2026-11-02T11:14:03+01:00", true],
    ["after the snapshot", "2026-11-02T10:14:09Z", true],
  ] as const) {
    it(`${left ? "leaves" : "ends"} one that was queued ${when}`, () => {
      expect(sweep(queued({ queued: stamp }))).to.have.lengthOf(left ? 0 : 1);
    });
  }

  describe("that name no job yet", () => {
    const reserved = (age: number) =>
      queued({ host_prompt_id: undefined, queued: new Date(facts.now - age).toISOString() });
    it("leaves them a grace to be queued", () => {
      expect(sweep(reserved(RESERVATION_GRACE_MS - 1))).to.deep.equal([]);
      expect(sweep(reserved(RESERVATION_GRACE_MS))).to.deep.equal([["swept: lost by the queue", "failed"]]);
    });
    it("counts the grace of an unreadable record from when its file was written", () => {
      const at = (age: number) => makeTake({ record: "unreadable", written: facts.now - age });
      expect(sweep(at(RESERVATION_GRACE_MS - 1))).to.deep.equal([]);
      expect(sweep(at(RESERVATION_GRACE_MS))).to.deep.equal([["swept: lost by the queue", "failed"]]);
    });
  });

  describe("that were queued on the host", () => {
    const foreign = (id: string, files?: string[]) => queued({ queue: undefined, host_prompt_id: id }, files);
    it("ends them as the host says", () => {
      expect(sweep(foreign("host error"))).to.deep.equal([["swept: failed on the host", "failed"]]);
      expect(planSweep([foreign("host error")], facts)[0]?.reason).to.equal("out of memory");
      expect(sweep(foreign("host done"))).to.deep.equal([["swept: finished on the host", "ok"]]);
      expect(sweep(foreign("host done", []))).to.deep.equal([["swept: unknown to the host", "failed"]]);
      expect(sweep(foreign("nobody's"))).to.deep.equal([["swept: unknown to the host", "failed"]]);
    });
    it("leaves them alone while the host does not answer, but not our own", () => {
      expect(sweep(foreign("nobody's"), { hostAnswers: false })).to.deep.equal([]);
      expect(sweep(queued(), { hostAnswers: false })).to.have.lengthOf(1);
    });
  });

  describe("that another studio queued", () => {
    const lost = [["swept: lost by the queue", "failed"]];
    it("leaves them alone while it lives, or may", () => {
      for (const owner of ["beside us", "far away"]) expect(sweep(queued({ owner }))).to.deep.equal([]);
    });
    it("ends them once it is gone, also at once", () => {
      expect(sweep(queued({ owner: "dead" }))).to.deep.equal(lost);
      expect(sweep(queued({ owner: "dead", queued: new Date(facts.now).toISOString() }))).to.deep.equal(lost);
      expect(planSweep([queued({ owner: "dead" })], facts)[0]?.reason).to.contain("start that one again");
    });
    it("gives one without a sign a grace", () => {
      const at = (age: number) => queued({ owner: "nowhere", queued: new Date(facts.now - age).toISOString() });
      expect(sweep(at(RESERVATION_GRACE_MS - 1000))).to.deep.equal([]);
      expect(sweep(at(RESERVATION_GRACE_MS + 1000))).to.deep.equal(lost);
    });
    it("judges its own, and those of nobody, by its own queue", () => {
      for (const owner of ["here", undefined]) {
        expect(sweep(queued({ owner }))).to.deep.equal(lost);
        expect(sweep(queued({ owner, host_prompt_id: "alive" }))).to.deep.equal([]);
      }
    });
  });

  it("queues one again that was swept although its job lives", () => {
    const swept = (id: string) => queued({ status: "failed", swept: long, host_prompt_id: id });
    expect(sweep(swept("alive"))).to.deep.equal([["its job lives", "queued"]]);
    expect(sweep(swept("gone"))).to.deep.equal([]);
    expect(sweep(queued({ status: "failed", host_prompt_id: "alive" }))).to.deep.equal([]);
  });

  it("says only what the table of states allows", () => {
    const takes = ["host error", "host done", "nobody's"].map((id) => queued({ queue: undefined, host_prompt_id: id }));
    for (const { event, status } of planSweep([...takes, queued()], facts)) {
      expect(nextTakeState("queued", event)).to.equal(status);
    }
  });
});
