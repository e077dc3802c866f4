import { expect } from "chai";
import { readFile, readdir, writeFile, appendFile } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "../../src/contracts/refusal.ts";
import { makeDisk } from "../support/episodes/full-disk.ts";
import { Hand, makeSpec, moment, openBench, storyOf } from "../support/values/make-queue.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

describe("the queue after a restart", () => {
  const folder = scratchFolder();
  const journal = () => join(folder(), "queue.ndjson");
  const ids = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id);

  it("has the waiting jobs in their order and the lane still paused", async () => {
    const first = await openBench(folder());
    await first.queue.pause("builtin", true);
    await first.queue.addMany(["a", "b", "c"].map((id) => makeSpec(id)));
    await first.queue.move("c", 0);
    await first.queue.cancel("a");
    const before = first.queue.list();
    await first.queue.close();
    const second = await openBench(folder());
    expect(second.queue.list()).to.deep.equal(before);
    await second.queue.pause("builtin", false);
    await second.hand.finish("c");
    await second.hand.sees("b");
    expect(second.hand.payloads.get("b")).to.deep.equal({ of: "b" });
    await second.queue.close();
  });

  it("ends what ran at a stop as failed, and that can be retried", async () => {
    const first = await openBench(folder());
    await first.queue.addMany([makeSpec("a"), makeSpec("b")]);
    await first.hand.sees("a");
    await first.queue.close();
    expect(first.hand.settled.map(({ outcome }) => outcome.error)).to.deep.equal(["the service stopped while it ran"]);
    expect(first.hand.started).to.deep.equal(["a"]);
    const second = await openBench(folder());
    expect(second.queue.list().jobs.find(({ id }) => id === "a")).to.include({
      status: "failed",
      error: "the service stopped while it ran",
      can_retry: true,
    });
    await second.hand.finish("b");
    expect((await second.queue.retry("a")).info).to.deep.equal({ retry_of: "a" });
    await second.queue.close();
  });

  it("tells the runner of what ran when the service died, and keeps the outcome that stands", async () => {
    const dead = await openBench(folder(), { lanes: { builtin: { parallel: 2 } } });
    await dead.queue.addMany([makeSpec("a"), makeSpec("b")]);
    await Promise.all([dead.hand.sees("a"), dead.hand.sees("b")]);
    const text = await readFile(journal(), "utf8");
    await dead.queue.close();
    await writeFile(journal(), text); // as a kill would have left it
    const hand = new Hand();
    const reported: string[] = [];
    hand.settle = async (job, _payload, outcome) => {
      reported.push(`${job.id} ${outcome.status}`);
      return job.id === "b" ? { status: "succeeded", error: null } : outcome;
    };
    const { queue, events } = await openBench(folder(), { patience: { journal: 10_000 } }, hand);
    expect(reported).to.deep.equal(["a failed", "b failed"]);
    expect(queue.list().jobs.map(({ id, status }) => `${id} ${status}`)).to.deep.equal(["b succeeded", "a failed"]);
    expect(storyOf(events, "a")).to.equal("failed execution_error");
    await queue.idle();
    expect(hand.started).to.deep.equal([]);
    await queue.close();
  });

  it("knows under which name a backend has a job that ran", async () => {
    const { queue, hand } = await openBench(folder());
    await queue.add(makeSpec("a"));
    await (await hand.sees("a")).submitted("prompt-7");
    const lines = (await readFile(journal(), "utf8")).trim().split("\n");
    expect(JSON.parse(lines.at(-1) ?? "")).to.deep.include({ handle: "prompt-7" });
    await queue.close();
  });

  it("writes the journal before it answers", async () => {
    const { queue } = await openBench(folder());
    await queue.add(makeSpec("a"));
    expect(await readFile(journal(), "utf8")).to.contain('"id":"a"');
    await queue.close();
  });

  it("does not mind a torn last line", async () => {
    const first = await openBench(folder());
    await first.queue.pause("builtin", true);
    await first.queue.addMany([makeSpec("a"), makeSpec("b")]);
    await first.queue.close();
    await appendFile(journal(), '{"at":"2026-11-02T10:14:03+01:00","jobs":[{"job":{"id":"c","kin');
    const second = await openBench(folder());
    await second.queue.add(makeSpec("d"));
    await second.queue.close();
    const third = await openBench(folder());
    expect(ids(third.queue.list().jobs)).to.deep.equal(["a", "b", "d"]);
    expect(await readdir(folder())).to.deep.equal(["queue.ndjson"]);
    await third.queue.close();
  });

  it("keeps a journal with a broken line aside, says so, and loses no other job", async () => {
    const first = await openBench(folder());
    await first.queue.pause("builtin", true);
    for (const id of ["a", "b", "c"]) await first.queue.add(makeSpec(id));
    await first.queue.close();
    const lines = (await readFile(journal(), "utf8")).split("\n");
    const damaged = lines.map((line) => (line.includes('"id":"b"') ? `${line.slice(0, 40)}\u0000` : line)).join("\n");
    await writeFile(journal(), damaged);
    const warnings: unknown[] = [];
    const say = (...words: unknown[]) => void warnings.push(...words);
    const log = { info: say, warn: say, error: say, debug: say };
    const second = await openBench(folder(), { log });
    expect(ids(second.queue.list().jobs)).to.deep.equal(["a", "c"]);
    expect(JSON.stringify(warnings)).to.contain("queue.ndjson").and.contain('"line":3');
    const aside = (await readdir(folder())).filter((name) => name.endsWith(".damaged"));
    expect(aside).to.have.length(1);
    expect(await readFile(join(folder(), aside[0] ?? ""), "utf8")).to.equal(damaged);
    await second.queue.close();
    const third = await openBench(folder());
    expect((await readdir(folder())).filter((name) => name.endsWith(".damaged"))).to.have.length(1);
    await third.queue.close();
  });

  it("refuses an add on a full disk, whole, and goes on when there is room", async () => {
    const disk = makeDisk();
    const { queue } = await openBench(folder(), { openFile: disk.open });
    await queue.pause("builtin", true);
    await queue.add(makeSpec("a"));
    disk.room = 300;
    const refused = await queue.addMany([makeSpec("b"), makeSpec("c")]).catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(Refusal);
    expect((refused as Refusal).message).to.equal(
      "the queue could not be written down, so nothing was changed: the disk of the user folder is full: free some space",
    );
    expect(ids(queue.list().jobs)).to.deep.equal(["a"]);
    disk.room = Number.POSITIVE_INFINITY;
    await queue.add(makeSpec("d"));
    await queue.close();
    const again = await openBench(folder());
    expect(ids(again.queue.list().jobs)).to.deep.equal(["a", "d"]);
    await again.queue.close();
  });

  it("rests a lane whose start cannot be written down, and runs the job once there is room", async () => {
    const disk = makeDisk();
    const { queue, hand } = await openBench(folder(), { openFile: disk.open });
    await queue.pause("builtin", true);
    await queue.add(makeSpec("a"));
    disk.room = 60;
    await queue.pause("builtin", false).catch(() => undefined);
    disk.room = 120;
    await queue.pause("builtin", false);
    await moment(60);
    expect([hand.started, queue.list().jobs[0]?.status]).to.deep.equal([[], "queued"]);
    disk.room = Number.POSITIVE_INFINITY;
    await hand.sees("a");
    await queue.close();
  });

  it("keeps the end of a job until it can be written down", async () => {
    const disk = makeDisk();
    const { queue, hand } = await openBench(folder(), { openFile: disk.open });
    await queue.add(makeSpec("a"));
    await hand.sees("a");
    disk.room = 10;
    await hand.finish("a");
    await moment(60);
    expect(queue.list().jobs[0]?.status).to.equal("running");
    disk.room = Number.POSITIVE_INFINITY;
    expect(await queue.ended("a")).to.include({ status: "succeeded" });
    expect(hand.settled).to.have.length(1);
    await queue.close();
  });

  it("writes a journal that grew too long anew while it works, and loses nothing by that", async () => {
    const hand = new Hand();
    hand.isEager = true;
    const { queue } = await openBench(folder(), { growth: 5_000 }, hand);
    for (let i = 0; i < 60; i++) await queue.add(makeSpec(`j${i}`));
    await queue.idle();
    const before = queue.list();
    await queue.close();
    expect((await readFile(journal(), "utf8")).split("\n").length).to.be.below(150);
    const again = await openBench(folder());
    expect(again.queue.list()).to.deep.equal(before);
    await again.queue.close();
  });

  it("does not work harder for a long queue than its length asks", async () => {
    const cost = async (count: number) => {
      const disk = makeDisk();
      const hand = new Hand();
      hand.isEager = true;
      const place = join(folder(), String(count));
      const { queue } = await openBench(place, { openFile: disk.open, lanes: { builtin: { parallel: 8 } } }, hand);
      await Promise.all(Array.from({ length: count }, (_, i) => queue.add(makeSpec(`j${i}`))));
      await queue.idle();
      expect(hand.started).to.have.length(count);
      await queue.close();
      return disk;
    };
    const [few, many] = [await cost(100), await cost(1000)];
    expect(many.written / few.written).to.be.within(9, 11);
    expect(many.syncs / few.syncs).to.be.at.most(11);
  });
});
