import { expect } from "chai";
import type { Plan } from "../../../../src/contracts/files/agents/plans.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import {
  costOfPlan,
  costOfShot,
  originOfPlan,
  sizeOfPlan,
  timeLeftOf,
} from "../../../../web_ext/store/plans/describe-plan.ts";
import { createPlans, planTopic } from "../../../../web_ext/store/plans/plans.ts";
import { answeringService, refusing, settled } from "../../../support/page/page-states.ts";

const AT = "2026-11-02T10:00:00+00:00";
const NOW = Date.parse(AT) + 3 * 3600 * 1000;
const shot = {
  ...{ shot: "sh010", takes: 2, target: "veo", lane: "router", paid: true, seconds: 4.5, mark: "m" },
  estimate: { amount: 2, currency: "USD" },
};
const plan = (more: Partial<Plan> = {}): Plan => ({
  ...{ id: "p", by: "scribe", why: "", at: AT, state: "proposed", decided: null, note: "" },
  request: {
    ...{
      ep: "/shows/tide",
      pass: "proxy",
      shots: null,
      target: null,
      redo: false,
      takes: 2,
      allow_missing_refs: false,
    },
  },
  shots: [shot],
  totals: { takes: 2, shots: 1, seconds: 9, paid: 2, unpriced: 0, money: { USD: 4 }, time: 600 },
  expires: "2026-11-09T10:00:00+00:00",
  ...more,
});

describe("the plans of agents in the page", () => {
  const open = (answers: Record<string, () => unknown> = {}) => {
    const listed = [plan(), plan({ id: "old", state: "started", at: "2026-11-01T10:00:00+00:00" })];
    const { ask, asked } = answeringService({ plans: () => ({ plans: listed }), ...answers });
    const notices = createNotices();
    return { plans: createPlans(ask, notices), asked, notices };
  };

  it("are those that wait, and come as they are proposed", async () => {
    const { plans } = open();
    plans.show();
    await settled();
    expect([plans.isShown.value, plans.waiting.value.map(({ id }) => id)]).to.deep.equal([true, ["p"]]);
    plans.apply({ type: "studio.plan", data: plan({ id: "new", at: "2026-11-02T12:00:00+00:00" }) });
    expect(plans.all.value?.map(({ id }) => id)).to.deep.equal(["new", "p", "old"]);
    plans.apply({ type: "studio.plan", data: plan({ id: "new", state: "refused" }) });
    expect(plans.waiting.value.map(({ id }) => id)).to.deep.equal(["p"]);
  });

  it("are decided once, with a word to the agent, and a refusal of the service stands beside its plan", async () => {
    const { plans, asked } = open({
      approvePlan: () => ({ plan: plan({ state: "approved" }), token: "t" }),
      refusePlan: () => plan({ state: "refused", note: "no" }),
    });
    await plans.refresh();
    await Promise.all([plans.approve("p"), plans.approve("p")]);
    expect(asked.filter(({ name }) => name === "approvePlan")).to.have.length(1);
    expect(plans.all.value?.[0]?.state).to.equal("approved");
    await plans.refuse("p", "no");
    expect(plans.all.value?.[0]?.note).to.equal("no");
    const stale = open({ approvePlan: () => refusing("the plan is stale") });
    await stale.plans.refresh();
    await stale.plans.approve("p");
    expect(stale.notices.at(planTopic("p"))).to.equal("the plan is stale");
    expect(
      stale.asked.filter(({ name }) => name === "plans"),
      "looked at again",
    ).to.have.length(2);
  });

  it("say what they make, cost, and come from", () => {
    expect(sizeOfPlan(plan())).to.equal("2 takes of 1 shot, 9.0 s of film, about 10 min to make");
    expect(costOfPlan(plan())).to.equal("4 USD");
    const totals = { ...plan().totals, unpriced: 1, money: { USD: 0.3 + 0.6 }, time: null };
    expect(costOfPlan({ totals })).to.equal("0.9 USD and 1 take of no known price");
    expect(costOfPlan({ totals: { ...totals, paid: 0 } })).to.equal("free");
    expect(costOfShot(shot)).to.equal("4 USD");
    expect([costOfShot({ ...shot, estimate: null }), costOfShot({ ...shot, paid: false })]).to.deep.equal([
      "not known",
      "free",
    ]);
    expect(originOfPlan(plan(), NOW)).to.equal("3 h ago by scribe, in the proxy pass of tide");
    expect(timeLeftOf(plan({ state: "approved", expires: "2026-11-02T23:00:00+00:00" }), NOW)).to.equal("10 h 0 min");
    expect(timeLeftOf(plan({ state: "started" }), NOW)).to.equal("");
  });
});
