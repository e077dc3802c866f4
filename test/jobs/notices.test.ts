import { expect } from "chai";
import { check } from "../../src/contracts/check.ts";
import { eventSchemas } from "../../src/contracts/events.ts";
import { Hand, makeSpec, moment, openBench, storyOf } from "../support/values/make-queue.ts";
import { stamp } from "../../src/machine/clock.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

describe("what a queue tells", () => {
  const folder = scratchFolder();

  it("tells a success: queued, running, start, success", async () => {
    const { queue, hand, events } = await openBench(folder());
    await queue.add(makeSpec("a"));
    await hand.finish("a");
    const job = await queue.ended("a");
    expect(storyOf(events, "a")).to.equal("queued running execution_start succeeded execution_success");
    expect(job).to.include({ status: "succeeded", progress: 1, error: null, can_retry: true });
    expect(hand.settled).to.deep.equal([{ id: "a", ran: true, outcome: { status: "succeeded", error: null } }]);
    await queue.close();
  });

  it("tells a failure with its reason", async () => {
    const { queue, hand, events } = await openBench(folder());
    await queue.add(makeSpec("a"));
    await hand.fail("a", "the plate is missing");
    expect(await queue.ended("a")).to.include({ status: "failed", error: "the plate is missing", can_retry: true });
    expect(storyOf(events, "a")).to.equal("queued running execution_start failed execution_error");
    expect(events.at(-1)?.data).to.deep.equal({ prompt_id: "a", exception_message: "the plate is missing" });
    await queue.close();
  });

  it("settles a job before it tells its end", async () => {
    const hand = new Hand();
    const { queue, events } = await openBench(folder(), {}, hand);
    let reported = "";
    hand.settle = async (job, _payload, outcome) => {
      await moment(5);
      reported = storyOf(events, job.id);
      return outcome;
    };
    await queue.add(makeSpec("a"));
    await hand.finish("a");
    await queue.ended("a");
    expect(reported).to.equal("queued running execution_start");
    await queue.close();
  });

  it("sends progress at most ten times a second, and always the last of it", async () => {
    const { queue, hand, events } = await openBench(folder());
    await queue.add(makeSpec("a"));
    const context = await hand.sees("a");
    for (let done = 1; done <= 5000; done++) context.progress(done, 10_000);
    await moment(250);
    for (let done = 5001; done <= 9998; done++) context.progress(done, 10_000);
    await hand.finish("a");
    await queue.ended("a");
    const reported = events.flatMap((event) => (event.type === "progress" ? [event.data] : []));
    expect(reported.length).to.be.within(3, 6);
    expect(reported[0]).to.deep.equal({ prompt_id: "a", value: 1, max: 10_000 });
    expect(reported.at(-1)).to.deep.equal({ prompt_id: "a", value: 10_000, max: 10_000 });
    expect(events.at(-2)).to.deep.include({ type: "studio.job" });
    await queue.close();
  });

  it("never shows less than was done before", async () => {
    const { queue, hand } = await openBench(folder());
    await queue.add(makeSpec("a"));
    const context = await hand.sees("a");
    for (const [done, total, shown] of [
      [30, 100, 0.3],
      [1, 10, 0.3],
      [0, 1, 0.3],
      [4, 8, 0.5],
    ] as const) {
      context.progress(done, total);
      expect(queue.list().jobs[0]).to.include({ progress: shown });
    }
    await hand.finish("a");
    await queue.close();
  });

  it("shows how far a running job is, and keeps its last 20 lines", async () => {
    const { queue, hand } = await openBench(folder());
    await queue.add(makeSpec("a"));
    const context = await hand.sees("a");
    context.progress(30, 120);
    for (let i = 1; i <= 25; i++) context.log(`line ${i}`);
    expect(queue.list().jobs[0]).to.include({ progress: 0.25, step: 30, steps: 120 });
    expect(queue.list().jobs[0]?.log).to.have.length(20);
    await hand.fail("a", "no");
    expect((await queue.ended("a")).log.at(-1)).to.equal("line 25");
    await queue.close();
  });

  it("sends only what the contract's events allow", async () => {
    const { queue, hand, events } = await openBench(folder());
    await queue.addMany([makeSpec("a"), makeSpec("b"), makeSpec("c")]);
    const context = await hand.sees("a");
    context.progress(1, 3);
    context.log("hello");
    await context.submitted("handle");
    await queue.move("c", 0);
    await queue.cancel("b");
    await hand.finish("a");
    await hand.fail("c", "no");
    await queue.idle();
    expect(new Set(events.map(({ type }) => type)).size).to.equal(7);
    for (const event of events)
      expect(check(eventSchemas[event.type], event.data), event.type).to.include({ ok: true });
    await queue.close();
  });

  it("tells when a lane is done once two jobs of a kind have ended, by the time the backend worked on them", async () => {
    let now = Date.parse("2026-11-02T10:00:00Z");
    const clock = { now: () => new Date(now) };
    const { queue, hand } = await openBench(folder(), { clock });
    const eta = () => queue.list().lanes["builtin"]?.eta;
    await queue.addMany(["a", "b", "c", "d"].map((id) => makeSpec(id)));
    for (const id of ["a", "b"]) {
      expect(eta(), id).to.equal(null);
      const context = await hand.sees(id);
      now += 300_000;
      context.began();
      now += 60_000;
      await hand.finish(id);
      await queue.ended(id);
    }
    await hand.sees("c");
    now += 10_000;
    expect(eta()).to.deep.equal({ seconds: 110, finish: stamp(new Date(now + 110_000)) });
    expect(queue.list().jobs.find(({ id }) => id === "a")?.began).to.equal(
      stamp(new Date(Date.parse("2026-11-02T10:05:00Z"))),
    );
    await queue.close();
  });
});
