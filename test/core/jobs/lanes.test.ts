import { expect } from "chai";
import { heldJobs, moveWaiting, nextJob, viewLanes } from "../../../src/core/jobs/lanes.ts";
import { laneOf } from "../../../src/core/jobs/queue-state.ts";
import { makeState } from "../../support/values/make-state.ts";

const now = (picked: string[] = []) => ({ picked: new Set(picked), where: "here" });
const next = (jobs: string, picked: string[] = []) => nextJob(makeState(jobs), "builtin", now(picked));

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
    expect(nextJob(state, "builtin", now())).to.equal(undefined);
  });

  it("start nothing in a lane that nobody knows", () => {
    expect(nextJob(makeState("a"), "local", now())).to.equal(undefined);
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
    const of = (name: string) => ({ parallel: name === "builtin" ? 2 : 1, held: null, eta: null });
    expect(viewLanes(state, ["local", "builtin"], of)).to.deep.equal({
      local: { paused: false, parallel: 1, waiting: [], running: [], held: null, eta: null },
      builtin: { paused: false, parallel: 2, waiting: ["b"], running: ["a"], held: null, eta: null },
      resting: { paused: true, parallel: 1, waiting: [], running: [], held: null, eta: null },
    });
  });

  it("say why they are held only while something waits", () => {
    const eta = { seconds: 5, finish: "2026-11-02T10:14:08+01:00" };
    const of = () => ({ parallel: 1, held: "the host is away", eta });
    const view = (jobs: string) => viewLanes(makeState(jobs), ["builtin"], of)["builtin"];
    expect(view("a")).to.include({ held: "the host is away", eta: null });
    expect(view("a:running")).to.include({ held: null, eta });
  });

  describe("with jobs that a backend has already", () => {
    const state = (jobs: string, ...handed: string[]) => {
      const made = makeState(jobs);
      for (const id of handed) {
        const [name = "", where] = id.split("@");
        const entry = made.entries.get(name);
        if (entry) made.entries.set(name, { ...entry, handle: `p-${name}`, ...(where && { where }) });
      }
      return made;
    };

    it("follow them before anything else starts, paused or not", () => {
      const paused = state("a b", "b@here");
      laneOf(paused, "builtin").paused = true;
      expect(nextJob(paused, "builtin", now())).to.equal("b");
      expect(nextJob(state("a b", "b"), "builtin", now()), "from a journal without addresses").to.equal("b");
    });

    it("pass over those that another address has, and never send them again", () => {
      expect(nextJob(state("a b", "a@there"), "builtin", now())).to.equal("b");
      expect(nextJob(state("a", "a@there"), "builtin", now())).to.equal(undefined);
      expect(nextJob(state("a", "a@there"), "builtin", { ...now(), where: undefined })).to.equal(undefined);
      expect(nextJob(state("a", "a"), "builtin", { ...now(), where: undefined })).to.equal(undefined);
    });

    it("say of each where it is, and of the lane's hold at all others", () => {
      const held = heldJobs(state("a b c d", "a@there", "c@here"), "builtin", { held: "away", where: "here" });
      expect(Object.fromEntries(held)).to.deep.equal({
        a: "it was handed to there, and the lane is at here now: set that address again to follow it, or cancel it here and look there",
        b: "away",
        d: "away",
      });
      const blocked = heldJobs(makeState("x:running a:queued:x b"), "builtin", { held: "away", where: "here" });
      expect(Object.fromEntries(blocked), "also what waits for another job").to.deep.equal({ a: "away", b: "away" });
      const gone = heldJobs(state("a", "a@there"), "builtin", { held: null, where: undefined });
      expect(gone.get("a")).to.contain("the lane builtin has no backend now");
      expect(heldJobs(state("a b"), "builtin", { held: null, where: "here" }).size).to.equal(0);
    });
  });
});
