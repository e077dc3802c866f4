import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { makeSpec, moment, type Bench } from "../support/values/make-queue.ts";
import { PaidQueue, cloud, finish, handOver } from "../support/values/paid-queue.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

describe("paid runs", () => {
  const folder = scratchFolder();
  let opened: PaidQueue;
  beforeEach(() => (opened = new PaidQueue(folder())));
  const job = ({ queue }: Bench, id: string) => queue.list().jobs.find((each) => each.id === id);
  const count = ({ queue }: Bench) => queue.list().paid.count;

  it("count when they are handed over, also when they fail later, and free ones never", async () => {
    const bench = await opened.open();
    await bench.queue.addMany([cloud("a"), cloud("b"), makeSpec("c")]);
    for (const id of ["a", "b", "c"]) await bench.hand.sees(id);
    expect(count(bench)).to.equal(0);
    await handOver(bench, "a");
    expect(count(bench)).to.equal(1);
    await bench.hand.fail("a", "rejected by the provider");
    await bench.queue.ended("a");
    await handOver(bench, "c");
    await finish(bench, "b");
    expect(count(bench), "b ended before it was handed over, c costs nothing").to.equal(1);
    await bench.queue.close();
  });

  it("count once when more is told of where they are", async () => {
    const bench = await opened.open();
    await bench.queue.add(cloud("a"));
    await handOver(bench, "a");
    await (await bench.hand.sees("a")).submitted("h-a, accepted");
    expect(count(bench)).to.equal(1);
    expect(opened.reported).to.deep.equal(["open a"]);
    await bench.queue.close();
  });

  it("hold the lane at the limit before anything is sent, say so, and go on after a reset", async () => {
    opened.limits.runs = 1;
    const bench = await opened.open();
    await bench.queue.addMany([cloud("a"), cloud("b")]);
    await handOver(bench, "a");
    await finish(bench, "a");
    await bench.queue.idle();
    expect(bench.hand.started).to.deep.equal(["a"]);
    expect(job(bench, "b")).to.include({ status: "queued", error: "paid limit 1 of 1: reset it or raise it" });
    expect(bench.queue.list().lanes["cloud"]?.held).to.equal("paid limit 1 of 1: reset it or raise it");
    expect(bench.queue.list().paid).to.include({ count: 1, limit: 1 });
    await bench.queue.resetPaid();
    await bench.hand.sees("b");
    expect(job(bench, "b")).to.include({ status: "running", error: null });
    expect(count(bench)).to.equal(0);
    await bench.queue.close();
  });

  it("go on when the limit is raised", async () => {
    opened.limits.runs = 0;
    const bench = await opened.open();
    await bench.queue.add(cloud("a"));
    await moment();
    expect(job(bench, "a")?.error).to.equal("paid limit 0 of 0: reset it or raise it");
    opened.limits.runs = 1;
    bench.queue.refreshLanes();
    await bench.hand.sees("a");
    await bench.queue.close();
  });

  it("never let two that start at the same moment take the last one, whatever their lanes", async () => {
    opened.limits.runs = 1;
    const bench = await opened.open();
    await bench.queue.addMany([cloud("a"), makeSpec("b", { lane: "router" }), cloud("c")]);
    await moment();
    expect(bench.hand.started).to.have.length(1);
    await bench.queue.close();
  });

  it("give the place back of one that ended before it was handed over", async () => {
    opened.limits.runs = 1;
    const bench = await opened.open();
    await bench.queue.addMany([cloud("a"), makeSpec("b", { lane: "router" })]);
    await bench.hand.fail("a", "the shot is gone");
    await bench.hand.sees("b");
    expect(count(bench)).to.equal(0);
    await bench.queue.close();
  });

  it("do not count again when they are followed after a kill", async () => {
    const first = await opened.open();
    await first.queue.add(cloud("a"));
    await handOver(first, "a");
    const text = await readFile(opened.journal, "utf8");
    await first.queue.close();
    await writeFile(opened.journal, text);
    opened.limits.runs = 0;
    const second = await opened.open();
    expect((await second.hand.sees("a")).handle).to.equal("h-a");
    await finish(second, "a");
    expect(count(second)).to.equal(1);
    expect(opened.reported).to.deep.equal(["open a", "succeeded a"]);
    await second.queue.close();
  });

  it("keep their count over every restart, until a person counts from zero", async () => {
    opened.limits.runs = 2;
    const counted: number[] = [];
    for (const id of ["a", "b"]) {
      const bench = await opened.open();
      await bench.queue.add(cloud(id));
      await handOver(bench, id);
      await finish(bench, id);
      counted.push(count(bench));
      await bench.queue.close();
    }
    const third = await opened.open();
    await third.queue.add(cloud("c"));
    await moment();
    expect(job(third, "c")?.error).to.equal("paid limit 2 of 2: reset it or raise it");
    await third.queue.resetPaid();
    await third.hand.sees("c");
    await third.queue.close();
    const last = await opened.open();
    expect([...counted, count(last)]).to.deep.equal([1, 2, 0]);
    await last.queue.close();
  });

  it("keep their count when the reset cannot be written down", async () => {
    const bench = await opened.open();
    await bench.queue.add(cloud("a"));
    await handOver(bench, "a");
    opened.isLedgerFull = true;
    const { message } = await refusalOf(bench.queue.resetPaid());
    expect(message).to.equal("the ledger of paid runs could not be written, so the count stays: no space left");
    expect(count(bench)).to.equal(1);
    await bench.queue.close();
  });

  describe("with a price", () => {
    const usd = (amount: number) => ({ amount, currency: "USD" });
    const veo = (id: string) => cloud(id, { info: { target: "veo" } });
    beforeEach(() => (opened.prices = { veo: usd(2) }));

    it("say from the beginning what they are going to cost", async () => {
      const bench = await opened.open();
      const [a, b, c] = await bench.queue.addMany([veo("a"), cloud("b"), makeSpec("c")]);
      expect([a?.info, b?.info, c?.info]).to.deep.equal([{ target: "veo", estimate: usd(2) }, { estimate: null }, {}]);
      await bench.queue.close();
    });

    it("stop at the money limit before anything is sent", async () => {
      opened.limits.money = usd(3);
      const bench = await opened.open();
      await bench.queue.addMany([veo("a"), veo("b")]);
      await handOver(bench, "a");
      await finish(bench, "a");
      await bench.queue.idle();
      expect(bench.hand.started).to.deep.equal(["a"]);
      expect(job(bench, "b")?.error).to.equal(
        "money limit 3 USD: 2 of it are spent, and this run costs about 2 USD: reset it or raise it",
      );
      expect(bench.queue.list().paid).to.deep.equal({ count: 1, limit: null, spent: { USD: 2 }, money_limit: usd(3) });
      await bench.queue.resetPaid();
      await bench.hand.sees("b");
      await bench.queue.close();
    });

    it("wait where the limit cannot be held because no price is known, until one is", async () => {
      opened.limits.money = usd(3);
      const bench = await opened.open();
      await bench.queue.add(cloud("a", { info: { target: "new" } }));
      await moment();
      expect(job(bench, "a")?.error).to.contain("what this run costs is not known");
      opened.prices["new"] = usd(1);
      bench.queue.refreshLanes();
      await bench.hand.sees("a");
      await bench.queue.close();
    });
  });
});
