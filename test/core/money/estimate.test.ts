import { expect } from "chai";
import { estimateJob } from "../../../src/core/money/budget.ts";

describe("what a run is going to cost", () => {
  const limits = {
    veo: { price: { unit: "second", amount: 0.4, currency: "USD" } },
    flux: { price: { unit: "run", amount: 6, currency: "credits" } },
    plain: { max_seconds: 8 },
  };

  it("is the price of a run, or of its seconds", () => {
    expect(estimateJob({ target: "flux", seconds: 9 }, limits)).to.deep.equal({ amount: 6, currency: "credits" });
    expect(estimateJob({ target: "veo", seconds: 5 }, limits)).to.deep.equal({ amount: 2, currency: "USD" });
  });

  it("is unknown without a price, a length or a target", () => {
    expect(estimateJob({ target: "plain", seconds: 5 }, limits)).to.equal(null);
    expect(estimateJob({ target: "constructor", seconds: 5 }, limits)).to.equal(null);
    expect(estimateJob({ target: "veo" }, limits)).to.equal(null);
    expect(estimateJob({}, limits)).to.equal(null);
  });

  for (const [what, price] of Object.entries({
    "a price of another shape": "cheap",
    "a price below zero": { unit: "run", amount: -1, currency: "USD" },
    "a price by the hour": { unit: "hour", amount: 1, currency: "USD" },
    "a price without a currency": { unit: "run", amount: 1 },
  })) {
    it(`is unknown for ${what}`, () => expect(estimateJob({ target: "a" }, { a: { price } })).to.equal(null));
  }
});
