import { expect } from "chai";
import type { Job } from "../../../src/contracts/files/job.ts";
import { jobPaces, timeLeft } from "../../../src/core/jobs/eta.ts";
import { emptyState, laneOf, placeEntry, type QueueState } from "../../../src/core/jobs/queue-state.ts";
import { makeJob } from "../../support/values/make-state.ts";

const NOW = Date.parse("2026-11-02T10:00:00Z");
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const MAKE: Readonly<Record<string, (seconds: number) => Partial<Job>>> = {
  /** Took so many seconds. */
  done: (seconds) => ({ status: "succeeded", started: at(-1000), finished: at(-1000 + seconds) }),
  failed: (seconds) => ({ status: "failed", started: at(-1000), finished: at(-1000 + seconds) }),
  /** Began so many seconds ago. */
  running: (seconds) => ({ status: "running", started: at(-seconds) }),
  queued: () => ({ status: "queued" }),
};

/** `done:60:wan:8x8` is a job of the target wan that took a minute for that size; `queued::wan` waits. */
function state(text: string): QueueState {
  const made = emptyState();
  for (const [i, word] of text.split(" ").entries()) {
    const [what = "", seconds = "0", target = "t", size = "4x4"] = word.split(":");
    const job = makeJob(`j${i}`, { info: { target, size, pass: "final" }, ...MAKE[what]?.(Number(seconds)) });
    placeEntry(made, { job, payload: null, handle: null });
  }
  return made;
}

/** Seconds until the lane is done. */
function left(made: QueueState, parallel = 1): number | null {
  const time = timeLeft(made, "builtin", jobPaces(made), { parallel, now: NOW });
  return time === null ? null : time / 1000;
}

describe("when a lane is done", () => {
  it("is said once two jobs have ended, and by what they took", () => {
    expect(left(state("done:60 queued"))).to.equal(null);
    expect(left(state("done:60 done:80 queued"))).to.equal(70);
    expect(left(state("done:60 done:80 queued queued queued"))).to.equal(210);
  });

  it("goes by the middle one, so that one odd job says little, and by the newest", () => {
    expect(left(state("done:60 done:61 done:900 queued"))).to.equal(61);
    const many = Array.from({ length: 9 }, () => "done:10").join(" ");
    expect(left(state(`done:500 done:500 ${many} queued`))).to.equal(10);
  });

  it("takes off what a running job has done, and never counts one that is late as less than nothing", () => {
    expect(left(state("done:60 done:60 running:20"))).to.equal(40);
    expect(left(state("done:60 done:60 running:20 queued"))).to.equal(100);
    expect(left(state("done:60 done:60 running:500 queued"))).to.equal(60);
  });

  it("tells sizes apart", () => {
    expect(left(state("done:60:t:8x8 done:60:t:8x8 done:15 done:15 queued"))).to.equal(15);
    expect(left(state("done:60:t:8x8 done:60:t:8x8 queued"))).to.equal(null);
  });

  it("knows how many run at once", () => {
    expect(left(state("done:60 done:60 queued queued queued"), 2)).to.equal(120);
    expect(left(state("done:60 done:60 running:30 running:10 queued queued"), 2)).to.equal(110);
    expect(left(state("done:60 done:60 queued"), 4)).to.equal(60);
    expect(left(state("done:60 done:60 running:0 running:0 queued"), 1), "made narrower").to.equal(120);
  });

  it("keeps jobs of unlike kinds apart", () => {
    expect(left(state("done:10:wan done:10:wan done:100:ltx done:100:ltx queued::wan queued::ltx"))).to.equal(110);
    expect(left(state("done:10:wan done:10:wan queued::wan queued::ltx"))).to.equal(null);
    expect(left(state("done:10:wan done:10:ltx queued::wan"))).to.equal(null);
  });

  it("learns nothing from jobs that failed", () => {
    expect(left(state("done:60 failed:1 queued"))).to.equal(null);
    expect(left(state("done:60 failed:1 done:60 queued"))).to.equal(60);
  });

  it("knows how much film each job makes", () => {
    const made = emptyState();
    const add = (id: string, seconds: number | undefined, more: Partial<Job>) =>
      placeEntry(made, { job: makeJob(id, { info: { seconds }, ...more }), payload: null, handle: null });
    const done = (took: number): Partial<Job> => MAKE["done"]!(took);
    add("a", 2, done(20));
    add("b", 10, done(100));
    add("c", 4, {});
    expect(left(made)).to.equal(40);
    add("d", undefined, {});
    expect(left(made), "one that does not say takes as long as the middle one").to.equal(100);
    add("e", undefined, done(60));
    expect(left(made), "where one did not say, none is told by its film").to.equal(120);
  });

  it("learns nothing from jobs that the service did not follow all the time", () => {
    const made = emptyState();
    for (const [i, seconds] of [60, 60, 4000, 4000, 4000].entries()) {
      const job = makeJob(`j${i}`, { ...MAKE["done"]!(seconds), ...(seconds > 60 && { resumed: true }) });
      placeEntry(made, { job, payload: null, handle: null });
    }
    placeEntry(made, { job: makeJob("next"), payload: null, handle: null });
    expect(left(made)).to.equal(60);
  });

  it("leaves out the time in a queue of the backend's", () => {
    const made = emptyState();
    for (const id of ["a", "b"]) {
      const times = { started: at(-1000), began: at(-100), finished: at(-60) };
      placeEntry(made, { job: makeJob(id, { status: "succeeded", ...times }), payload: null, handle: null });
    }
    placeEntry(made, { job: makeJob("c"), payload: null, handle: null });
    expect(left(made)).to.equal(40);
  });

  it("is not said of a lane that is paused, empty or unknown, or whose records have no times", () => {
    const paused = state("done:60 done:60 queued");
    laneOf(paused, "builtin").paused = true;
    expect(left(paused)).to.equal(null);
    expect(left(state("done:60 done:60"))).to.equal(null);
    expect(timeLeft(emptyState(), "local", new Map(), { parallel: 1, now: NOW })).to.equal(null);
    const timeless = emptyState();
    for (const id of ["a", "b"]) {
      const job = makeJob(id, { status: "succeeded", started: null, finished: "soon" });
      placeEntry(timeless, { job, payload: null, handle: null });
    }
    placeEntry(timeless, { job: makeJob("c"), payload: null, handle: null });
    expect(left(timeless)).to.equal(null);
  });
});
