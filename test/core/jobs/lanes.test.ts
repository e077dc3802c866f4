import { expect } from "chai";
import { moveWaiting, nextJob, viewLanes } from "../../../src/core/jobs/lanes.ts";
import { laneOf } from "../../../src/core/jobs/queue-state.ts";
import { makeState } from "../../support/make-state.ts";

const next = (jobs: string, picked: string[] = []) => nextJob(makeState(jobs), "builtin", new Set(picked));

describe("lanes", () => {
  it("start the first waiting job", () => {
    expect(next("a b c")).to.equal("a");
  });

  it("do not start a job twice that is about to start", () => {
    expect(next("a b", ["a"])).to.equal("b");
    expect(next("a", ["a"])).to.equal(undefined);
  });

  it("pass over a job whose forerunner has not ended, and keep its place", () => {
    expect(next("x:running a:queued:x b")).to.equal("b");
    expect(next("x a:queued:x b")).to.equal("x");
  });

  for (const end of ["succeeded", "failed", "canceled"]) {
    it(`start a job whose forerunner has ${end}`, () => {
      expect(next(`x:${end} a:queued:x b`)).to.equal("a");
    });
  }

  it("start a job whose forerunner ended so long ago that it is forgotten", () => {
    expect(next("a:queued:gone b")).to.equal("a");
  });

  it("start nothing while paused", () => {
    const state = makeState("a b");
    laneOf(state, "builtin").paused = true;
    expect(nextJob(state, "builtin", new Set())).to.equal(undefined);
  });

  it("start nothing in a lane that nobody knows", () => {
    expect(nextJob(makeState("a"), "local", new Set())).to.equal(undefined);
  });

  for (const [index, order] of [
    [0, "c a b d"],
    [1, "a c b d"],
    [2, "a b c d"],
    [99, "a b d c"],
    [-5, "c a b d"],
  ] as const) {
    it(`put a moved job at ${index}, or as near as there is a place`, () => {
      const lane = laneOf(makeState("a b c d"), "builtin");
      expect(moveWaiting(lane, "c", index)).to.equal(true);
      expect(lane.waiting.join(" ")).to.equal(order);
    });
  }

  it("move only what waits", () => {
    const lane = laneOf(makeState("a:running b"), "builtin");
    expect(moveWaiting(lane, "a", 1)).to.equal(false);
    expect(lane.waiting).to.deep.equal(["b"]);
  });

  it("are shown when they are set up, have jobs, or are paused", () => {
    const state = makeState("a:running b done:succeeded");
    laneOf(state, "empty");
    laneOf(state, "resting").paused = true;
    expect(viewLanes(state, { local: 1, builtin: 2 })).to.deep.equal({
      local: { paused: false, parallel: 1, waiting: [], running: [] },
      builtin: { paused: false, parallel: 2, waiting: ["b"], running: ["a"] },
      resting: { paused: true, parallel: 1, waiting: [], running: [] },
    });
  });
});
