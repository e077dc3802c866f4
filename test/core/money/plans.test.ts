import { expect } from "chai";
import type { PlanLine, PlanShot, ProposedPlan } from "../../../src/contracts/files/agents/plans.ts";
import { grantLines, isTokenOf, parsePlans, totalPlan, viewPlan, whyStale } from "../../../src/core/money/plans.ts";

const AT = "2026-11-02T10:00:00+00:00";
const NOW = Date.parse(AT);
const HOUR = 3600 * 1000;
const shot = (more: Partial<PlanShot> = {}): PlanShot => ({
  ...{ shot: "sh010", takes: 2, target: "seedance_25", lane: "router", paid: true },
  ...{ estimate: { amount: 3, currency: "USD" }, seconds: 5, mark: "aa" },
  ...more,
});
const plan = (id = "p"): ProposedPlan => ({
  ...{ id, by: "bot", why: "", shots: [shot()], totals: totalPlan([shot()], 60) },
  request: {
    ...{ ep: "/e", pass: "final", shots: null, target: null, redo: false, takes: 2, allow_missing_refs: false },
  },
});
const text = (...lines: PlanLine[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join("");
const approved = { at: AT, approved: "p", token: "t", expires: "2026-11-03T10:00:00+00:00" };

describe("the plans of agents", () => {
  it("wait for a week, and an approval for as long as it says", () => {
    const state = (file: string, hours: number) => viewPlan(parsePlans(file).get("p")!, NOW + hours * HOUR).state;
    const waiting = text({ at: AT, proposed: plan() });
    expect([state(waiting, 1), state(waiting, 24 * 7)]).to.deep.equal(["proposed", "expired"]);
    const yes = waiting + text(approved);
    expect([state(yes, 23), state(yes, 24)]).to.deep.equal(["approved", "expired"]);
    expect(state(yes + text({ at: AT, started: "p" }), 1)).to.equal("started");
    expect(state(yes + text({ at: AT, refused: "p", note: "no" }), 1)).to.equal("refused");
  });

  it("have a token only between approval and start, and no line brings it back", () => {
    const tokens = (...lines: PlanLine[]) => parsePlans(text({ at: AT, proposed: plan() }, ...lines)).get("p")!;
    expect(isTokenOf(tokens(), "t")).to.equal(false);
    expect(isTokenOf(tokens(approved), "t")).to.equal(true);
    expect(isTokenOf(tokens(approved), "u")).to.equal(false);
    const used = tokens(approved, { at: AT, started: "p" }, approved);
    expect([used.state, isTokenOf(used, "t")]).to.deep.equal(["started", false]);
    expect(tokens({ at: AT, started: "p" }).state, "nothing starts unapproved").to.equal("proposed");
    expect(tokens({ at: AT, refused: "p", note: "" }, approved).state).to.equal("refused");
    expect(tokens(approved, { at: AT, proposed: { ...plan(), shots: [] } }).plan.shots, "not changed").to.have.length(
      1,
    );
  });

  it("leave out lines that cannot be read, and a torn last one", () => {
    expect([...parsePlans(`nonsense\n{"at":1}\n${text({ at: AT, proposed: plan() })}{"at":"`).keys()]).to.deep.equal([
      "p",
    ]);
  });

  it("tell what they cost, each take counted, and what has no known price", () => {
    const shots = [shot(), shot({ shot: "b", takes: 1, estimate: null }), shot({ shot: "c", takes: 1, paid: false })];
    expect(totalPlan(shots, null)).to.deep.include({
      takes: 4,
      shots: 3,
      seconds: 20,
      paid: 3,
      unpriced: 1,
      time: null,
    });
    expect(totalPlan(shots, null).money).to.deep.equal({ USD: 6 });
    expect(grantLines(plan())).to.deep.equal([
      {
        ep: "/e",
        pass: "final",
        shot: "sh010",
        target: "seedance_25",
        lane: "router",
        paid: true,
        takes: 2,
        estimate: shot().estimate,
      },
    ]);
  });

  it("are stale as soon as a shot, a price or the selection is another one", () => {
    const stale = (...now: PlanShot[]) => whyStale([shot()], now);
    expect(stale(shot())).to.equal(null);
    expect(stale()).to.match(/sh010 would not be rendered any more/);
    expect(stale(shot({ mark: "bb" }))).to.match(/sh010 has changed/);
    expect(stale(shot({ estimate: { amount: 2, currency: "USD" } }))).to.match(/another price/);
    expect(stale(shot({ lane: "cloud" }))).to.match(/elsewhere/);
    expect(stale(shot({ paid: false, lane: "router" }))).to.match(/free now/);
    expect(stale(shot(), shot({ shot: "sh020" }))).to.match(/sh020 would be rendered as well/);
    const own = shot({ paid: false, estimate: null, lane: "local" });
    expect(whyStale([own], [{ ...own, lane: "proxy" }])).to.equal(null);
  });
});
