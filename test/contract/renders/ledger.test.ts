import { expect } from "chai";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import type { JobsReply } from "../../../src/contracts/routes/jobs.ts";
import { ledgerText } from "../../../src/core/money/ledger.ts";
import { makeRun } from "../../support/values/make-run.ts";
import { openService } from "../../support/episodes/open-service.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

const AT = "2026-11-02T10:14:03+01:00";

describe("GET /studio/ledger", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  allInStudio(async (opened) => {
    studio = opened;
    expect((await studio.get("/ledger").expect(200)).body).to.deep.equal({ runs: [], unreadable: 0 });
    const end = { job: "a", outcome: "failed" as const, error: "rejected, twice", cost: null, request: "req-1" };
    const lines = [
      { at: AT, run: makeRun("a", { shot: "=1+1" }) },
      { at: AT, end },
      { at: "2026-11-03T00:00:00+01:00", run: makeRun("b") },
    ];
    const path = join(studio.user, "default/studio/ledger.ndjson");
    await appendFile(path, `${lines.map(ledgerText).join("")}not a line\n`);
  });

  it("tells every run, failed ones too, and how many lines cannot be read", async () => {
    const { body } = await studio.get("/ledger").expect(200);
    const { runs, unreadable } = body as {
      runs: { job: string; outcome: string; error: string | null }[];
      unreadable: number;
    };
    expect(runs.map(({ job, outcome, error }) => [job, outcome, error])).to.deep.equal([
      ["a", "failed", "rejected, twice"],
      ["b", "unknown", null],
    ]);
    expect(unreadable).to.equal(1);
  });

  it("tells the runs of a time", async () => {
    const { body } = await studio.get("/ledger", { from: "2026-11-03" }).expect(200);
    expect((body as { runs: { job: string }[] }).runs.map(({ job }) => job)).to.deep.equal(["b"]);
  });

  it("gives a table to save, in which no cell is a formula", async () => {
    const reply = await studio.get("/ledger", { format: "csv", to: "2026-11-02" }).expect(200);
    expect(reply.headers["content-type"]).to.equal("text/csv; charset=utf-8");
    expect(reply.headers["content-disposition"]).to.equal("attachment; filename=ledger.csv");
    const [names, row, end] = reply.text.split("\r\n");
    expect(names).to.contain("when,job,episode");
    expect(row).to.contain(",'=1+1,").and.contain('"rejected, twice"');
    expect(end).to.equal("");
  });

  it("refuses what is no time and no format", async () => {
    for (const query of [{ from: "yesterday" }, { to: "2026-11-02T10:14:03" }, { format: "xlsx" }]) {
      const { body } = await studio.get("/ledger", query).expect(400);
      expect((body as { error: string }).error).to.contain(Object.keys(query)[0] ?? "");
    }
  });
});

describe("the money limit", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  allInStudio((opened) => (studio = opened));

  it("is a setting, is shown with the jobs, and can be taken away", async () => {
    const limit = { amount: 20, currency: "USD" };
    const { body } = await studio.put("/settings", { money_limit: limit, paid_limit: 3 }).expect(200);
    expect((body as { settings: object }).settings).to.deep.include({ money_limit: limit, paid_limit: 3 });
    const paid = async () => ((await studio.post("/jobs/paid-reset").expect(200)).body as { paid: object }).paid;
    expect(await paid()).to.deep.equal({ count: 0, limit: 3, spent: {}, money_limit: limit });
    await studio.put("/settings", { money_limit: null, paid_limit: null }).expect(200);
    expect(await paid()).to.deep.equal({ count: 0, limit: null, spent: {}, money_limit: null });
  });

  it("refuses an amount below zero, and one without a currency", async () => {
    for (const money_limit of [{ amount: -1, currency: "USD" }, { amount: 1 }, 20]) {
      await studio.put("/settings", { money_limit }).expect(400);
    }
  });
});

describe("the count of paid runs", function () {
  this.timeout(30_000);
  const folder = scratchFolder();

  it("is what the ledger says at every start, and zero once a person has counted from zero", async () => {
    const counts: number[] = [];
    await writeFiles(folder(), {
      "user/default/studio/ledger.ndjson": ledgerText({ at: AT, run: makeRun("a") }),
    });
    for (const restart of [true, false, true]) {
      const service = await openService(folder(), { runRoots: [] });
      const { body } = await request(service.url).get("/studio/jobs").expect(200);
      counts.push((body as JobsReply).paid.count);
      if (!restart) await request(service.url).post("/studio/jobs/paid-reset").send({}).expect(200);
      await request(service.url).post("/studio/server/stop").send({ restart }).expect(200);
      await service.stop();
    }
    expect(counts).to.deep.equal([1, 1, 0]);
  });
});
