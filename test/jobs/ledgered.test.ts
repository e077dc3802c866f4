import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { Hand } from "../support/values/make-queue.ts";
import { PaidQueue, cloud, finish, handOver } from "../support/values/paid-queue.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

describe("paid runs in the ledger", () => {
  const folder = scratchFolder();
  let queue: PaidQueue;
  beforeEach(() => (queue = new PaidQueue(folder())));

  it("stand there before the journal knows of the hand-over, with what they are", async () => {
    queue.prices = { veo: { amount: 2, currency: "USD" } };
    const info = { ep: "/tide", pass: "final", shot: "sh010", take: 3, target: "veo", model: "google/veo" };
    const bench = await queue.open();
    await bench.queue.add(cloud("a", { info }));
    await handOver(bench, "a");
    expect(queue.journaled).to.equal(false);
    expect(await readFile(queue.journal, "utf8")).to.contain("h-a");
    expect(queue.runs).to.deep.equal([
      { job: "a", ...info, backend: "cloud", estimate: { amount: 2, currency: "USD" } },
    ]);
    await bench.queue.close();
  });

  it("end with what the backend reported", async () => {
    const bench = await queue.open();
    await bench.queue.add(cloud("a"));
    await handOver(bench, "a");
    (await bench.hand.sees("a")).report({ credits: 156, request: "req-7" });
    await finish(bench, "a");
    const cost = { amount: 156, currency: "credits" };
    expect(queue.ends).to.deep.equal([{ job: "a", outcome: "succeeded", error: null, cost, request: "req-7" }]);
    await bench.queue.close();
  });

  it("end as failed or canceled, with the reason", async () => {
    const bench = await queue.open();
    await bench.queue.addMany([cloud("a"), cloud("b")]);
    await Promise.all([handOver(bench, "a"), handOver(bench, "b")]);
    await bench.hand.fail("a", "rejected");
    await bench.queue.ended("a");
    await bench.queue.cancel("b");
    expect(queue.ends.map(({ job: id, outcome, error }) => `${id} ${outcome} ${error}`)).to.deep.equal([
      "a failed rejected",
      "b canceled canceled",
    ]);
    await bench.queue.close();
  });

  it("end as unknown when the service died and nobody can follow them", async () => {
    const first = await queue.open(new Hand());
    await first.queue.add(cloud("a"));
    await handOver(first, "a");
    const text = await readFile(queue.journal, "utf8");
    await first.queue.close();
    await writeFile(queue.journal, text);
    queue.ends.length = 0;
    const second = await queue.open(new Hand());
    expect(queue.ends).to.deep.equal([
      { job: "a", outcome: "unknown", error: "the service stopped while it ran", cost: null, request: null },
    ]);
    await second.queue.close();
  });

  it("are not sent when they cannot be written down, and do not count", async () => {
    queue.isLedgerFull = true;
    const bench = await queue.open();
    await bench.queue.add(cloud("a"));
    const { message } = await refusalOf(bench.hand.sees("a").then((context) => context.submitted("h-a")));
    expect(message).to.equal("the ledger of paid runs could not be written, so nothing was sent: no space left");
    await bench.hand.fail("a", message);
    await bench.queue.ended("a");
    expect(bench.queue.list().paid.count).to.equal(0);
    expect(await readFile(queue.journal, "utf8")).not.to.contain('"handle":"h-a"');
    await bench.queue.close();
  });
});
