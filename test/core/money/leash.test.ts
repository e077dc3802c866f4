import { expect } from "chai";
import type { GrantLine } from "../../../src/contracts/files/agents/asking.ts";
import { Grant, whyOverApproved, type AskedJob } from "../../../src/core/money/grant.ts";
import { whyLeashed, whyNotApproved } from "../../../src/core/money/leash.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });
const INFO = { ep: "/e", pass: "final", shot: "sh010", target: "seedance_25" };
const job = (more: Partial<AskedJob> = {}): AskedJob => ({
  ...{ kind: "render", lane: "router", info: INFO, paid: true, estimate: usd(2) },
  ...more,
});
const line = (more: Partial<GrantLine> = {}): GrantLine => ({
  ...{ ...INFO, lane: "router", paid: true, estimate: usd(2), takes: 1 },
  ...more,
});

describe("the leash", () => {
  it("lets an agent begin free takes up to its number, all of a request or none", () => {
    const free = job({ paid: false, lane: "builtin", estimate: null });
    expect(whyLeashed([free, free], 0, 2)).to.equal(null);
    expect(whyLeashed([free, free], 1, 2)).to.match(/begin 2 takes in a day.*1 are begun.*propose/);
    expect(whyLeashed([free], 0, 0)).to.match(/begin 0 takes/);
  });

  it("lets nothing through that costs money, however little, and however few there are", () => {
    expect(whyLeashed([job({ estimate: usd(0) })], 0, 1000)).to.match(/may not spend money.*router costs money/);
    expect(whyLeashed([job({ paid: false }), job()], 0, 1000)).to.match(/may not spend/);
  });

  it("keeps a paid run of an agent from its backend without a plan, or at another price than was approved", () => {
    expect(whyNotApproved({}, usd(9)), "a person's").to.equal(null);
    expect(whyNotApproved({ asked_by: "bot" }, usd(0))).to.match(/bot is an agent, and nobody approved/);
    const approved = { asked_by: "bot", plan: "p", approved: usd(2) };
    expect(whyNotApproved(approved, usd(2))).to.equal(null);
    expect(whyNotApproved(approved, usd(1)), "cheaper is fine").to.equal(null);
    expect(whyNotApproved(approved, usd(2.01))).to.match(/costs 2.01 USD now, and was approved at 2 USD/);
    expect(whyNotApproved(approved, { amount: 1, currency: "credits" })).to.match(/paid in credits now/);
    expect(whyNotApproved(approved, null)).to.match(/no known price any more/);
    expect(whyNotApproved({ ...approved, approved: null }, usd(1))).to.match(/had no known price/);
  });
});

describe("what an approved plan allows", () => {
  it("is each of its takes once", () => {
    const grant = new Grant("p", [line({ takes: 2 })]);
    expect(grant.whyNot([job(), job()]), "asking takes nothing").to.equal(null);
    expect(grant.take([job()])).to.equal(null);
    expect(grant.take([job(), job()]), "all of a request or none").to.match(/does not allow sh010/);
    expect(grant.take([job()])).to.equal(null);
    expect(grant.take([job()])).to.match(/does not allow sh010/);
  });

  it("is nothing else: no other episode, pass, shot, model, lane or kind of work", () => {
    const others: Partial<AskedJob>[] = [
      { info: { ...INFO, ep: "/other" } },
      { info: { ...INFO, pass: "proxy" } },
      { info: { ...INFO, shot: "sh020" } },
      { info: { ...INFO, target: "veo" } },
      { info: {} },
      { lane: "cloud" },
      { kind: "upscale" },
      { kind: "ref", info: { ...INFO, ref: "character/mara" } },
    ];
    for (const other of others) expect(new Grant("p", [line()]).take([job(other)])).to.match(/does not allow/);
  });

  it("is not a take that has become dearer, or that costs money now", () => {
    expect(new Grant("p", [line()]).take([job({ estimate: usd(3) })])).to.match(/stale: sh010 .*costs 3 USD now/);
    const free = line({ paid: false, estimate: null });
    expect(new Grant("p", [free]).take([job()])).to.match(/does not allow|costs money now/);
    expect(new Grant("p", [line({ estimate: null })]).take([job({ estimate: null })])).to.equal(null);
  });

  it("lets a person's own hosts stand in for each other, and nothing paid for them", () => {
    const free = line({ paid: false, estimate: null, lane: "local" });
    const own = { paid: false, estimate: null } as const;
    expect(new Grant("p", [free]).take([job({ ...own, lane: "proxy" })])).to.equal(null);
    expect(new Grant("p", [free]).take([job({ lane: "local" })])).to.match(/costs money now/);
    expect(whyOverApproved(usd(1), usd(1 + 1e-12))).to.equal(null);
  });
});
