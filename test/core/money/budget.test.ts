import { expect } from "chai";
import { addRun, sumRuns, whyOverLimit } from "../../../src/core/money/budget.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });
const NOTHING_PAID = sumRuns([]);
const sumOf = (...amounts: number[]) => amounts.map(usd).reduce(addRun, NOTHING_PAID);

describe("the limits of paid runs", () => {
  it("let everything through where there are none", () => {
    expect(whyOverLimit({ runs: null, money: null }, sumOf(1e6), null)).to.equal(null);
  });

  it("count runs, whatever they cost", () => {
    const limits = { runs: 2, money: null };
    expect(whyOverLimit(limits, sumOf(1), null)).to.equal(null);
    expect(whyOverLimit(limits, sumOf(1, 1), null)).to.equal("paid limit 2 of 2: reset it or raise it");
    expect(whyOverLimit({ runs: 0, money: null }, NOTHING_PAID, null)).to.equal(
      "paid limit 0 of 0: reset it or raise it",
    );
  });

  it("add up money, and refuse the run that would pass the limit", () => {
    const limits = { runs: null, money: usd(1) };
    expect(whyOverLimit(limits, sumOf(0.1, 0.2, 0.3), usd(0.4)), "exactly the limit").to.equal(null);
    expect(whyOverLimit(limits, sumOf(0.1, 0.2, 0.3), usd(0.41))).to.equal(
      "money limit 1 USD: 0.6 of it are spent, and this run costs about 0.41 USD: reset it or raise it",
    );
  });

  it("let no run through whose price they cannot hold against the limit", () => {
    const limits = { runs: null, money: usd(1) };
    expect(whyOverLimit(limits, NOTHING_PAID, null)).to.contain("is not known: set the price of its target");
    expect(whyOverLimit(limits, NOTHING_PAID, { amount: 1, currency: "credits" })).to.equal(
      "money limit 1 USD: this run is paid in credits: set the limit in credits, or take it away",
    );
  });

  it("keep currencies apart", () => {
    const sum = addRun(addRun(sumOf(1), { amount: 5, currency: "credits" }), null);
    expect(sum).to.deep.equal({ runs: 3, money: { USD: 1, credits: 5 } });
  });

  it("count what a run really cost, once that is told", () => {
    const credits = (amount: number) => ({ amount, currency: "credits" });
    const runs = [
      { estimate: credits(10), cost: credits(35.5) },
      { estimate: null, cost: credits(4) },
      { estimate: credits(1), cost: null },
      { estimate: null, cost: null },
    ];
    expect(sumRuns(runs)).to.deep.equal({ runs: 4, money: { credits: 40.5 } });
    const inOther = sumRuns([{ estimate: usd(1), cost: credits(35.5) }]);
    expect(inOther, "its estimate was in another currency").to.deep.equal(sumOf(1));
  });
});
