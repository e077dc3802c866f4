import { expect } from "chai";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LedgerEnd, LedgerRun, Money } from "../../src/contracts/files/money.ts";
import type { PaidLimits } from "../../src/core/money/budget.ts";
import type { QueueOptions } from "../../src/jobs/queue.ts";
import { Hand, makeSpec, moment, openBench, type Bench } from "../support/make-queue.ts";
import { refusalOf } from "../support/refusal-of.ts";
import { scratchFolder } from "../support/scratch-folder.ts";
import { SwitchBoard } from "../support/switch-board.ts";

/** Its jobs go on after a restart. */
class Follower extends Hand {
  async goesOn(): Promise<boolean> {
    return true;
  }
}

describe("paid runs", () => {
  const folder = scratchFolder();
  const journal = () => join(folder(), "queue.ndjson");
  let board: SwitchBoard;
  let limits: { runs: number | null; money: Money | null };
  let prices: Record<string, Money>;
  /** What the ledger was told, in order. */
  let told: string[];
  let runs: LedgerRun[];
  let ends: LedgerEnd[];
  let isLedgerFull: boolean;
  /** Whether the journal knew of the hand-over when the ledger was told. */
  let journaled: boolean | undefined;

  beforeEach(() => {
    board = new SwitchBoard();
    board.add("cloud", { isPaid: true });
    board.add("router", { isPaid: true });
    board.add("builtin");
    limits = { runs: null, money: null };
    [prices, told, runs, ends, isLedgerFull] = [{}, [], [], [], false];
  });

  const paid: QueueOptions["paid"] = {
    limits: (): PaidLimits => limits,
    estimate: ({ target }) => prices[String(target)] ?? null,
    ledger: {
      async open(run) {
        if (isLedgerFull) throw new Error("no space left");
        told.push(`open ${run.job}`);
        journaled = readFileSync(journal(), "utf8").includes(run.handle);
        runs.push(run);
      },
      async settle(end) {
        if (!runs.some(({ job }) => job === end.job)) return;
        told.push(`${end.outcome} ${end.job}`);
        ends.push(end);
      },
    },
  };
  const lanes = { cloud: { parallel: 2 }, router: { parallel: 2 }, builtin: { parallel: 2 } };
  const open = (hand: Hand = new Follower()) =>
    openBench(folder(), { backends: board, lanes, paid, patience: { journal: 20, away: 5 } }, hand);
  const cloud = (id: string, more = {}) => makeSpec(id, { lane: "cloud", ...more });
  const job = ({ queue }: Bench, id: string) => queue.list().jobs.find((each) => each.id === id);
  const count = ({ queue }: Bench) => queue.list().paid.count;
  const handOver = async ({ hand }: Bench, id: string) => (await hand.sees(id)).submitted(`h-${id}`);
  const finish = async (bench: Bench, id: string) => {
    await bench.hand.finish(id);
    await bench.queue.ended(id);
  };

  it("count when they are handed over, also when they fail later, and free ones never", async () => {
    const bench = await open();
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

  it("hold the lane at the limit before anything is sent, say so, and go on after a reset", async () => {
    limits.runs = 1;
    const bench = await open();
    await bench.queue.addMany([cloud("a"), cloud("b")]);
    await handOver(bench, "a");
    await finish(bench, "a");
    await bench.queue.idle();
    expect(bench.hand.started).to.deep.equal(["a"]);
    expect(job(bench, "b")).to.include({ status: "queued", error: "paid limit 1 of 1: reset it or raise it" });
    expect(bench.queue.list().lanes["cloud"]?.held).to.equal("paid limit 1 of 1: reset it or raise it");
    expect(bench.queue.list().paid).to.include({ count: 1, limit: 1 });
    bench.queue.resetPaid();
    await bench.hand.sees("b");
    expect(job(bench, "b")).to.include({ status: "running", error: null });
    expect(count(bench)).to.equal(0);
    await bench.queue.close();
  });

  it("go on when the limit is raised", async () => {
    limits.runs = 0;
    const bench = await open();
    await bench.queue.add(cloud("a"));
    await moment();
    expect(job(bench, "a")?.error).to.equal("paid limit 0 of 0: reset it or raise it");
    limits.runs = 1;
    bench.queue.refreshLanes();
    await bench.hand.sees("a");
    await bench.queue.close();
  });

  it("never let two that start at the same moment take the last one, whatever their lanes", async () => {
    limits.runs = 1;
    const bench = await open();
    await bench.queue.addMany([cloud("a"), makeSpec("b", { lane: "router" }), cloud("c")]);
    await moment();
    expect(bench.hand.started).to.have.length(1);
    await bench.queue.close();
  });

  it("give the place back of one that ended before it was handed over", async () => {
    limits.runs = 1;
    const bench = await open();
    await bench.queue.addMany([cloud("a"), makeSpec("b", { lane: "router" })]);
    await bench.hand.fail("a", "the shot is gone");
    await bench.hand.sees("b");
    expect(count(bench)).to.equal(0);
    await bench.queue.close();
  });

  it("do not count again when they are followed after a kill", async () => {
    const first = await open();
    await first.queue.add(cloud("a"));
    await handOver(first, "a");
    const text = await readFile(journal(), "utf8");
    await first.queue.close();
    await writeFile(journal(), text);
    limits.runs = 0;
    const second = await open();
    expect((await second.hand.sees("a")).handle).to.equal("h-a");
    await finish(second, "a");
    expect(count(second)).to.equal(0);
    expect(told).to.deep.equal(["open a", "succeeded a"]);
    await second.queue.close();
  });

  it("keep the count over an intended restart, and begin at zero otherwise", async () => {
    const counted: number[] = [];
    for (const isIntended of [true, true, false]) {
      const bench = await open();
      const id = `j${counted.length}`;
      await bench.queue.add(cloud(id));
      await handOver(bench, id);
      await finish(bench, id);
      counted.push(count(bench));
      if (isIntended) bench.queue.keepPaid();
      await bench.queue.close();
    }
    const last = await open();
    expect([...counted, count(last)]).to.deep.equal([1, 2, 3, 0]);
    await last.queue.close();
  });

  it("begin at zero after a kill that follows an intended restart", async () => {
    const first = await open();
    await first.queue.add(cloud("a"));
    await handOver(first, "a");
    await finish(first, "a");
    first.queue.keepPaid();
    await first.queue.close();
    const second = await open();
    expect(count(second)).to.equal(1);
    await second.queue.pause("cloud", true);
    const text = await readFile(journal(), "utf8");
    await second.queue.close();
    await writeFile(journal(), text);
    const third = await open();
    expect(count(third)).to.equal(0);
    await third.queue.close();
  });

  describe("with a price", () => {
    const usd = (amount: number) => ({ amount, currency: "USD" });
    const veo = (id: string) => cloud(id, { info: { target: "veo" } });
    beforeEach(() => (prices = { veo: usd(2) }));

    it("say from the beginning what they are going to cost", async () => {
      const bench = await open();
      const [a, b, c] = await bench.queue.addMany([veo("a"), cloud("b"), makeSpec("c")]);
      expect([a?.info, b?.info, c?.info]).to.deep.equal([{ target: "veo", estimate: usd(2) }, { estimate: null }, {}]);
      await bench.queue.close();
    });

    it("stop at the money limit before anything is sent", async () => {
      limits.money = usd(3);
      const bench = await open();
      await bench.queue.addMany([veo("a"), veo("b")]);
      await handOver(bench, "a");
      await finish(bench, "a");
      await bench.queue.idle();
      expect(bench.hand.started).to.deep.equal(["a"]);
      expect(job(bench, "b")?.error).to.equal(
        "money limit 3 USD: 2 of it are spent, and this run costs about 2 USD: reset it or raise it",
      );
      expect(bench.queue.list().paid).to.deep.equal({ count: 1, limit: null, spent: { USD: 2 }, money_limit: usd(3) });
      bench.queue.resetPaid();
      await bench.hand.sees("b");
      await bench.queue.close();
    });

    it("wait where the limit cannot be held because no price is known, until one is", async () => {
      limits.money = usd(3);
      const bench = await open();
      await bench.queue.add(cloud("a", { info: { target: "new" } }));
      await moment();
      expect(job(bench, "a")?.error).to.contain("what this run costs is not known");
      prices["new"] = usd(1);
      bench.queue.refreshLanes();
      await bench.hand.sees("a");
      await bench.queue.close();
    });
  });

  describe("in the ledger", () => {
    it("stand there before the journal knows of the hand-over, with what they are", async () => {
      prices = { veo: { amount: 2, currency: "USD" } };
      const info = { ep: "/tide", pass: "final", shot: "sh010", take: 3, target: "veo", model: "google/veo" };
      const bench = await open();
      await bench.queue.add(cloud("a", { info }));
      await handOver(bench, "a");
      expect(journaled).to.equal(false);
      expect(await readFile(journal(), "utf8")).to.contain("h-a");
      expect(runs).to.deep.equal([
        { job: "a", ...info, backend: "cloud", handle: "h-a", estimate: { amount: 2, currency: "USD" } },
      ]);
      await bench.queue.close();
    });

    it("end with what the backend reported", async () => {
      const bench = await open();
      await bench.queue.add(cloud("a"));
      await handOver(bench, "a");
      const cost = { amount: 156, currency: "credits" };
      (await bench.hand.sees("a")).report({ cost, request: "req-7" });
      await finish(bench, "a");
      expect(ends).to.deep.equal([{ job: "a", outcome: "succeeded", error: null, cost, request: "req-7" }]);
      await bench.queue.close();
    });

    it("end as failed or canceled, with the reason", async () => {
      const bench = await open();
      await bench.queue.addMany([cloud("a"), cloud("b")]);
      await Promise.all([handOver(bench, "a"), handOver(bench, "b")]);
      await bench.hand.fail("a", "rejected");
      await bench.queue.ended("a");
      await bench.queue.cancel("b");
      expect(ends.map(({ job: id, outcome, error }) => `${id} ${outcome} ${error}`)).to.deep.equal([
        "a failed rejected",
        "b canceled canceled",
      ]);
      await bench.queue.close();
    });

    it("end as unknown when the service died and nobody can follow them", async () => {
      const first = await open(new Hand());
      await first.queue.add(cloud("a"));
      await handOver(first, "a");
      const text = await readFile(journal(), "utf8");
      await first.queue.close();
      await writeFile(journal(), text);
      ends.length = 0;
      const second = await open(new Hand());
      expect(ends).to.deep.equal([
        { job: "a", outcome: "unknown", error: "the service stopped while it ran", cost: null, request: null },
      ]);
      await second.queue.close();
    });

    it("are not sent when they cannot be written down, and do not count", async () => {
      isLedgerFull = true;
      const bench = await open();
      await bench.queue.add(cloud("a"));
      const { message } = await refusalOf(bench.hand.sees("a").then((context) => context.submitted("h-a")));
      expect(message).to.equal("the ledger of paid runs could not be written, so nothing was sent: no space left");
      await bench.hand.fail("a", message);
      await bench.queue.ended("a");
      expect(count(bench)).to.equal(0);
      expect(await readFile(journal(), "utf8")).not.to.contain('"handle":"h-a"');
      await bench.queue.close();
    });
  });
});
