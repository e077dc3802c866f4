import { expect } from "chai";
import type { Job } from "../../src/contracts/files/job.ts";
import { Refusal } from "../../src/contracts/refusal.ts";
import { ReportedEnd } from "../../src/jobs/runner.ts";
import { makeDisk } from "../support/episodes/full-disk.ts";
import { Hand, makeSpec, moment, openBench, storyOf } from "../support/values/make-queue.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

describe("what is asked of a queue", () => {
  const folder = scratchFolder();
  const statusOf = (bench: Awaited<ReturnType<typeof openBench>>, id: string) =>
    bench.queue.list().jobs.find((job) => job.id === id)?.status;

  it("cancels a waiting job at once, and those behind it go on", async () => {
    const bench = await openBench(folder());
    await bench.queue.addMany([makeSpec("a"), makeSpec("b"), makeSpec("c", { after: "b" })]);
    expect(await bench.queue.cancel("b")).to.include({ status: "canceled", started: null });
    expect(storyOf(bench.events, "b")).to.equal("queued canceled execution_interrupted");
    expect(bench.hand.settled[0]).to.deep.equal({
      id: "b",
      ran: false,
      outcome: { status: "canceled", error: "canceled before it ran" },
    });
    await bench.hand.finish("a");
    await bench.hand.sees("c");
    await bench.queue.close();
  });

  it("cancels a running job and answers when it has ended", async () => {
    const { queue, hand, events } = await openBench(folder());
    await queue.add(makeSpec("a"));
    await hand.sees("a");
    expect(await queue.cancel("a")).to.include({ status: "canceled", error: "canceled", can_retry: true });
    expect(storyOf(events, "a")).to.equal("queued running execution_start canceled execution_interrupted");
    expect(hand.settled).to.deep.equal([{ id: "a", ran: true, outcome: { status: "canceled", error: "canceled" } }]);
    await queue.close();
  });

  it("says what its backend says of a cancel: that the work was not stopped there", async () => {
    for (const isUnknown of [true, false]) {
      const hand = new Hand();
      hand.run = (job, _payload, { signal }) => {
        hand.started.push(job.id);
        return new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () =>
            reject(new ReportedEnd("canceled here only: it goes on there", isUnknown)),
          );
        });
      };
      const { queue } = await openBench(folder(), {}, hand);
      const id = `told-${isUnknown}`;
      await queue.add(makeSpec(id));
      await moment();
      const error = "canceled here only: it goes on there";
      expect(await queue.cancel(id)).to.include({ status: "canceled", error });
      const outcome = { status: "canceled", error, ...(isUnknown && { isUnknown }) };
      expect(hand.settled).to.deep.equal([{ id, ran: true, outcome }]);
      await queue.close();
    }
  });

  it("answers a cancel that the work does not heed with the job still running", async () => {
    const hand = new Hand();
    let end = () => {};
    hand.run = (job) => {
      hand.started.push(job.id);
      return new Promise((resolve) => (end = resolve));
    };
    const { queue } = await openBench(folder(), { patience: { cancel: 20 } }, hand);
    await queue.add(makeSpec("a"));
    await moment();
    expect(await queue.cancel("a")).to.include({ status: "running" });
    end();
    expect(await queue.ended("a")).to.include({ status: "succeeded" });
    await queue.close();
  });

  it("cancels a job while it is being started, whatever the moment", async () => {
    const { queue, hand } = await openBench(folder(), { lanes: { builtin: { parallel: 4 } } });
    for (let i = 0; i < 40; i++) {
      const adding = queue.add(makeSpec(`j${i}`));
      for (let turn = 0; turn < i % 8; turn++) await Promise.resolve();
      await adding;
      if (i % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
      expect((await queue.cancel(`j${i}`)).status, `j${i}`).to.equal("canceled");
    }
    await queue.idle();
    expect(queue.list().lanes["builtin"]).to.include({ parallel: 4 });
    expect(queue.list().jobs.every((job) => job.status === "canceled")).to.equal(true);
    expect(hand.settled.map(({ id }) => id)).to.have.length(40);
    await queue.close();
  });

  it("lets only one of two cancels of a waiting job through", async () => {
    const { queue, hand } = await openBench(folder());
    await queue.addMany([makeSpec("a"), makeSpec("b")]);
    const [first, second] = await Promise.allSettled([queue.cancel("b"), queue.cancel("b")]);
    expect([first?.status, second?.status]).to.deep.equal(["fulfilled", "rejected"]);
    expect(hand.settled).to.have.length(1);
    await queue.close();
  });

  it("refuses to cancel what has ended, and what it never had", async () => {
    const { queue, hand } = await openBench(folder());
    await queue.add(makeSpec("a"));
    await hand.finish("a");
    await queue.ended("a");
    expect(await refusalOf(queue.cancel("a"))).to.include({
      kind: "conflict",
      message: "job a has ended already (succeeded)",
    });
    expect(await refusalOf(queue.cancel("z"))).to.include({ kind: "unknown" });
    await queue.close();
  });

  it("retries by a new job that names the old one", async () => {
    const bench = await openBench(folder());
    await bench.queue.add(makeSpec("a", { info: { shot: "sh010" } }));
    expect(await refusalOf(bench.queue.retry("a"))).to.include({ kind: "conflict" });
    await bench.hand.fail("a", "no");
    await bench.queue.ended("a");
    const again = await bench.queue.retry("a");
    expect(again).to.deep.include({ id: "id1", status: "queued", info: { shot: "sh010", retry_of: "a" } });
    await bench.hand.sees("id1");
    expect(bench.hand.payloads.get("id1")).to.deep.equal({ of: "a" });
    expect(statusOf(bench, "a")).to.equal("failed");
    await bench.queue.close();
  });

  it("asks the runner for the plan of a retry, and passes its refusal on", async () => {
    const runner = Object.assign(new Hand(), {
      retry: (job: Job, _payload: unknown, id: string) =>
        job.id === "a"
          ? Promise.resolve(makeSpec(id, { title: "take 2" }))
          : Promise.reject(new Refusal("conflict", "the shot is gone")),
    });
    runner.isEager = true;
    const { queue } = await openBench(folder(), {}, runner);
    await queue.add(makeSpec("a"));
    await queue.ended("a");
    expect(await queue.retry("a")).to.deep.include({ id: "id1", title: "take 2", info: { retry_of: "a" } });
    await queue.ended("id1");
    expect(await refusalOf(queue.retry("id1"))).to.include({ message: "the shot is gone" });
    await queue.close();
  });

  it("counts a retry as living while its runner reserves, and closes what it reserved when it cannot be queued", async () => {
    const disk = makeDisk();
    const seen: boolean[] = [];
    const runner = Object.assign(new Hand(), {
      retry: async (_job: Job, _payload: unknown, id: string) => {
        seen.push(queue.living().has(id));
        disk.room = 0;
        return makeSpec(id, { title: "take 2", payload: { of: "take 2" } });
      },
    });
    runner.isEager = true;
    const { queue } = await openBench(folder(), { openFile: disk.open }, runner);
    await queue.add(makeSpec("a"));
    await queue.ended("a");
    const { message } = await refusalOf(queue.retry("a"));
    expect(message).to.contain("free some space");
    expect(seen).to.deep.equal([true]);
    expect(runner.settled.at(-1)).to.deep.equal({
      id: "id1",
      ran: false,
      outcome: { status: "failed", error: `not queued: ${message}` },
    });
    disk.room = Number.POSITIVE_INFINITY;
    await queue.close();
  });

  it("moves a waiting job, tells the lanes, and refuses to move a running one", async () => {
    const { queue, hand, events } = await openBench(folder());
    await queue.addMany(["a", "b", "c", "d"].map((id) => makeSpec(id)));
    await hand.sees("a");
    await queue.move("d", 0);
    expect(events.at(-1)).to.deep.equal({ type: "studio.queue", data: queue.list().lanes });
    expect(queue.list().jobs.map((job) => job.id)).to.deep.equal(["a", "d", "b", "c"]);
    expect(await refusalOf(queue.move("a", 0))).to.include({ kind: "conflict" });
    await hand.finish("a");
    await hand.sees("d");
    await queue.close();
  });

  it("pauses a lane and lets it go on", async () => {
    const { queue, hand, events } = await openBench(folder());
    await queue.pause("builtin", true);
    await queue.add(makeSpec("a"));
    await moment();
    expect(hand.started).to.deep.equal([]);
    expect(events.some((event) => event.type === "studio.queue")).to.equal(true);
    await queue.idle();
    await queue.pause("builtin", false);
    await hand.sees("a");
    expect(await refusalOf(queue.pause("nowhere", true))).to.include({ kind: "unknown" });
    await queue.close();
  });
});
