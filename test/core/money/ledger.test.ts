import { expect } from "chai";
import type { LedgerLine } from "../../../src/contracts/files/agents/ledger-line.ts";
import type { LedgerEnd } from "../../../src/contracts/files/money.ts";
import { ledgerText, parseLedger, linesBetween, describeRun, ledgerCsv } from "../../../src/core/money/ledger.ts";
import { makeRun } from "../../support/values/make-run.ts";

const AT = "2026-11-02T10:14:03+01:00";
const LATER = "2026-11-02T10:19:00+01:00";
const opened = (job: string, more = {}, at = AT): LedgerLine => ({ at, run: makeRun(job, more) });
const ended = (job: string, more: Partial<LedgerEnd> = {}): LedgerLine => ({
  at: LATER,
  end: { job, outcome: "succeeded", error: null, cost: null, request: null, ...more },
});
const read = (...lines: LedgerLine[]) => parseLedger(lines.map(ledgerText).join(""));

describe("the ledger", () => {
  it("tells each run in the order of the hand-overs, with its end", () => {
    const cost = { amount: 156, currency: "credits" };
    const { runs, unreadable } = read(opened("a"), opened("b"), ended("a", { cost, request: "req-1" }));
    expect(unreadable).to.equal(0);
    expect(runs).to.deep.equal([
      { at: AT, ...makeRun("a"), outcome: "succeeded", ended: LATER, error: null, cost, request: "req-1" },
      { at: AT, ...makeRun("b"), outcome: "unknown", ended: null, error: null, cost: null, request: null },
    ]);
  });

  it("says of a run without an end that it runs while its job lives, and that nobody knows after", () => {
    const { runs } = read(opened("a"), opened("b"), ended("b", { outcome: "failed", error: "rejected" }));
    const reported = (living: string[]) => runs.map((run) => describeRun(run, new Set(living)).outcome);
    expect(reported(["a", "b"])).to.deep.equal(["running", "failed"]);
    expect(reported([])).to.deep.equal(["unknown", "failed"]);
  });

  it("has one run for a job that was written down twice: the first was never sent", () => {
    const { runs } = read(opened("a", { take: 1 }), opened("a", { take: 2 }));
    expect(runs.map(({ take }) => take)).to.deep.equal([2]);
  });

  it("leaves out a torn last line, counts broken ones, and tells the rest", () => {
    const text = `${ledgerText(opened("a"))}{"at": nonsense}\n{"at":"${AT}","colour":"red"}\n${ledgerText(opened("b"))}`;
    expect(parseLedger(`${text}{"at":"${AT}","run":`)).to.deep.include({ unreadable: 2 });
    expect(parseLedger(text).runs.map(({ job }) => job)).to.deep.equal(["a", "b"]);
    expect(parseLedger(ledgerText(ended("gone"))).runs).to.deep.equal([]);
    expect(parseLedger("")).to.deep.equal({
      runs: [],
      unreadable: 0,
      session: new Map(),
      acts: [],
      begun: [],
      pods: [],
    });
  });

  it("counts the runs since a person counted from zero, and keeps all of them", () => {
    const cost = { amount: 156, currency: "credits" };
    const reset: LedgerLine = { at: LATER, reset: true };
    const { runs, session, unreadable } = read(
      opened("a"),
      reset,
      opened("b"),
      ended("a", { cost }),
      ended("b", { cost }),
    );
    expect([unreadable, runs.map(({ job }) => job)]).to.deep.equal([0, ["a", "b"]]);
    expect([...session]).to.deep.equal([["b", { estimate: makeRun("b").estimate, cost }]]);
  });

  describe("asked about a time", () => {
    const days = ["2026-10-31T23:30:00+01:00", "2026-11-01T00:10:00+01:00", "2026-11-02T08:00:00+01:00"];
    const { runs } = read(...days.map((at, i) => opened(`j${i}`, {}, at)));
    for (const [from, to, jobs] of [
      [undefined, undefined, "j0 j1 j2"],
      ["2026-11-01", undefined, "j1 j2"],
      [undefined, "2026-11-01", "j0 j1"],
      ["2026-11-01", "2026-11-01", "j1"],
      ["2026-10-31T23:00:00Z", undefined, "j1 j2"],
      [undefined, "2026-10-31T22:30:00Z", "j0"],
      ["2026-11-03", undefined, ""],
    ] as const) {
      it(`tells ${jobs || "nothing"} from ${from ?? "the beginning"} to ${to ?? "the end"}`, () => {
        const reported = linesBetween(runs, from, to).map(({ job }) => job);
        expect(reported.join(" ")).to.equal(jobs);
      });
    }
  });
});

describe("the ledger as a table", () => {
  const rows = (...lines: LedgerLine[]) => ledgerCsv(read(...lines).runs).split("\r\n");

  it("has a row a run under the names of its columns, and a line end after the last", () => {
    const [names, row, end, ...more] = rows(opened("a"), ended("a", { cost: { amount: 1.5, currency: "USD" } }));
    expect(names).to.equal(
      "when,job,episode,pass,shot,take,target,backend,model,outcome,ended,estimate,estimate currency,cost,cost currency,request,error,asked by,plan",
    );
    expect(row).to.equal(
      `${AT},a,/shows/tide,final,sh010,1,veo,router,google/veo,succeeded,${LATER},2,USD,1.5,USD,,,,`,
    );
    expect([end, more]).to.deep.equal(["", []]);
  });

  it("quotes what would break a row", () => {
    const [, row] = rows(opened("a", { shot: 'a "b", c' }), ended("a", { error: "one\ntwo" }));
    expect(row).to.contain('"a ""b"", c"').and.contain('"one\ntwo"');
  });

  for (const text of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"]) {
    it(`lets no spreadsheet run ${JSON.stringify(text)}`, () => {
      const [, row = ""] = rows(opened("a", { shot: text }));
      expect(row).to.contain(`'${text}`);
    });
  }
});
