import { expect } from "chai";
import { Job, Lanes } from "../../src/contracts/files/job.ts";
import { check } from "../../src/contracts/check.ts";
import { Hand, makeSpec, openBench } from "../support/values/make-queue.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

describe("the queue", () => {
  const folder = scratchFolder();

  it("runs jobs in order, as many at once as the lane allows", async () => {
    const { queue, hand } = await openBench(folder(), { lanes: { builtin: { parallel: 2 } } });
    await queue.addMany([makeSpec("a"), makeSpec("b"), makeSpec("c")]);
    await hand.sees("b");
    expect(hand.started).to.deep.equal(["a", "b"]);
    await hand.finish("b");
    await hand.sees("c");
    expect(queue.list().lanes["builtin"]).to.deep.equal({
      paused: false,
      parallel: 2,
      waiting: [],
      running: ["a", "c"],
      held: null,
      eta: null,
    });
    await queue.close();
  });

  it("runs lanes beside each other", async () => {
    const { queue, hand } = await openBench(folder());
    await queue.addMany([makeSpec("a"), makeSpec("b", { lane: "local" })]);
    await Promise.all([hand.sees("a"), hand.sees("b")]);
    await queue.close();
  });

  it("hands a runner the plan as it is written down, never a living object", async () => {
    const { queue, hand } = await openBench(folder());
    await queue.add(makeSpec("a", { payload: { when: new Date(0), gone: undefined } }));
    await hand.sees("a");
    expect(hand.payloads.get("a")).to.deep.equal({ when: "1970-01-01T00:00:00.000Z" });
    await queue.close();
  });

  it("takes a job whose result cannot be closed for failed", async () => {
    const hand = new Hand();
    hand.settle = () => Promise.reject(new Error("the sidecar cannot be written"));
    const { queue } = await openBench(folder(), {}, hand);
    await queue.add(makeSpec("a"));
    await hand.finish("a");
    expect(await queue.ended("a")).to.include({ status: "failed", error: "the sidecar cannot be written" });
    await queue.close();
  });

  it("lets a job wait for the one it follows, however that ends, and others pass", async () => {
    const { queue, hand } = await openBench(folder(), { lanes: { builtin: { parallel: 2 } } });
    await queue.addMany([makeSpec("a"), makeSpec("b", { after: "a" }), makeSpec("c", { after: "b" }), makeSpec("d")]);
    await hand.sees("d");
    expect(hand.started).to.deep.equal(["a", "d"]);
    await hand.fail("a", "no");
    await hand.finish("b");
    await hand.sees("c");
    expect(hand.started).to.deep.equal(["a", "d", "b", "c"]);
    await queue.close();
  });

  it("starts a job of one lane when the one it follows ends in another", async () => {
    const { queue, hand } = await openBench(folder());
    await queue.addMany([makeSpec("a", { lane: "local" }), makeSpec("b", { after: "a" })]);
    await hand.finish("a");
    await hand.sees("b");
    await queue.close();
  });

  it("lists living jobs in order, then finished ones, newest first, at most 200", async () => {
    const hand = new Hand();
    hand.isEager = true;
    const { queue } = await openBench(folder(), {}, hand);
    await queue.addMany(Array.from({ length: 205 }, (_, i) => makeSpec(`j${i}`)));
    await queue.idle();
    hand.isEager = false;
    await queue.addMany([makeSpec("a"), makeSpec("b")]);
    await hand.sees("a");
    const { jobs, lanes, paid } = queue.list();
    expect(jobs.slice(0, 3).map(({ id }) => id)).to.deep.equal(["a", "b", "j204"]);
    expect(jobs).to.have.length(202);
    expect(paid).to.deep.equal({ count: 0, limit: null, spent: {}, money_limit: null });
    for (const job of jobs) expect(check(Job, job)).to.include({ ok: true });
    expect(check(Lanes, lanes)).to.include({ ok: true });
    await queue.close();
  });

  it("counts jobs that live, and ids that were promised to some", async () => {
    let now = 1_000_000;
    const clock = { now: () => new Date(now) };
    const { queue, hand } = await openBench(folder(), { clock, patience: { promise: 1000 } });
    await queue.addMany([makeSpec("a"), makeSpec("b")]);
    const soon = queue.newId();
    expect([...queue.living()]).to.have.members(["a", "b", soon]);
    await hand.finish("a");
    await queue.ended("a");
    now += 1001;
    expect([...queue.living()]).to.deep.equal(["b"]);
    await queue.close();
  });

  it("takes nothing new while it stops", async () => {
    const { queue } = await openBench(folder());
    await queue.close();
    expect(await refusalOf(queue.add(makeSpec("a")))).to.include({ kind: "conflict" });
  });
});
