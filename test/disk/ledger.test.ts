import { expect } from "chai";
import { appendFile, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { openLedger } from "../../src/disk/ledger.ts";
import type { Clock } from "../../src/machine/clock.ts";
import { makeDisk } from "../support/episodes/full-disk.ts";
import { makeRun } from "../support/values/make-run.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

const clock: Clock = { now: () => new Date("2026-11-02T09:14:03Z") };

describe("the ledger on disk", () => {
  const folder = scratchFolder();
  const path = () => join(folder(), "ledger.ndjson");
  const end = (job: string) => ({ job, outcome: "succeeded" as const, error: null, cost: null, request: null });
  const outcomes = async () => {
    const ledger = await openLedger(folder(), clock);
    const { runs } = await ledger.read();
    await ledger.close();
    return runs.map(({ job, outcome }) => `${job} ${outcome}`);
  };

  it("keeps every run over restarts, for its owner alone", async () => {
    const first = await openLedger(folder(), clock);
    await first.open(makeRun("a"));
    await first.open(makeRun("b"));
    await first.settle(end("a"));
    await first.close();
    const second = await openLedger(folder(), clock);
    await second.settle(end("b"));
    await second.close();
    expect(await outcomes()).to.deep.equal(["a succeeded", "b succeeded"]);
    expect((await stat(path())).mode & 0o777).to.equal(0o600);
  });

  it("counts over every restart, until a person counts from zero", async () => {
    const first = await openLedger(folder(), clock);
    await first.open(makeRun("a"));
    await first.open(makeRun("b"));
    expect(first.spent("b")).to.deep.equal({ runs: 1, money: { USD: 2 } });
    const second = await openLedger(folder(), clock); // the first was killed
    await second.settle({ ...end("a"), cost: { amount: 1.5, currency: "USD" } });
    expect(second.spent()).to.deep.equal({ runs: 2, money: { USD: 3.5 } });
    await second.reset();
    await second.open(makeRun("c"));
    await second.settle(end("b"));
    await second.close();
    const third = await openLedger(folder(), clock);
    expect(third.spent()).to.deep.equal({ runs: 1, money: { USD: 2 } });
    await Promise.all([first.close(), third.close()]);
    expect(await outcomes()).to.deep.equal(["a succeeded", "b succeeded", "c unknown"]);
  });

  it("settles a run once, and nothing that was never opened", async () => {
    const ledger = await openLedger(folder(), clock);
    await ledger.open(makeRun("a"));
    await ledger.settle(end("a"));
    const text = await readFile(path(), "utf8");
    await ledger.settle({ ...end("a"), outcome: "failed" });
    await ledger.settle(end("z"));
    await ledger.close();
    expect(await readFile(path(), "utf8")).to.equal(text);
  });

  it("has a run on the disk when it says so", async () => {
    const ledger = await openLedger(folder(), clock);
    await ledger.open(makeRun("a"));
    expect(await readFile(path(), "utf8")).to.contain('"job":"a"');
    await ledger.close();
  });

  it("goes on after a line that a kill tore", async () => {
    const first = await openLedger(folder(), clock);
    await first.open(makeRun("a"));
    await first.close();
    await appendFile(path(), '{"at":"2026-11-02T10:1');
    const second = await openLedger(folder(), clock);
    await second.open(makeRun("b"));
    await second.close();
    expect(await outcomes()).to.deep.equal(["a unknown", "b unknown"]);
  });

  it("refuses a run that does not fit on the disk, and holds nothing of it", async () => {
    const disk = makeDisk();
    const ledger = await openLedger(folder(), clock, disk.open);
    await ledger.open(makeRun("a"));
    disk.room = 40;
    const refused = await ledger.open(makeRun("b")).then(
      () => "taken",
      () => "refused",
    );
    disk.room = Number.POSITIVE_INFINITY;
    await ledger.open(makeRun("c"));
    await ledger.close();
    expect(refused).to.equal("refused");
    expect(await outcomes()).to.deep.equal(["a unknown", "c unknown"]);
  });
});
