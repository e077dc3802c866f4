import { expect } from "chai";
import { draftOf, draftRow, planFinal } from "../../../src/core/takes/drafts.ts";
import { summariseTake } from "../../../src/core/takes/summarise-take.ts";
import { makeTake } from "../../support/values/make-take.ts";

const MADE = "2026-11-02T10:00:00+01:00";
const EXPIRES = "2026-11-09T10:00:00+01:00";
const IN_TIME = Date.parse("2026-11-09T09:59:59+01:00");
const LATE = Date.parse(EXPIRES);
const draft = { task: "task-1", made: MADE, expires: EXPIRES };

describe("a draft", () => {
  it("is a take whose record names the provider's task, and holds until it expires", () => {
    expect(draftOf(makeTake(), IN_TIME)).to.equal(null);
    expect(draftOf(makeTake({ record: "none" }), IN_TIME)).to.equal(null);
    expect(draftOf(makeTake({ reported: { draft } }), IN_TIME)).to.deep.equal({ ...draft, expired: false });
    expect(draftOf(makeTake({ reported: { draft } }), LATE)).to.deep.equal({ ...draft, expired: true });
    const unclear = { ...draft, expires: "next week" };
    expect(draftOf(makeTake({ reported: { draft: unclear } }), IN_TIME)?.expired).to.equal(true);
  });

  it("is told in the take's summary, and so is what a final was made from", () => {
    const from_draft = { task: "task-1", take: 3, pass: "proxy" as const };
    const at = { hasSound: false, now: IN_TIME };
    expect(summariseTake(makeTake({ reported: { draft } }), [], at).draft).to.deep.equal({ ...draft, expired: false });
    const final = summariseTake(makeTake({ pass: "final", reported: { from_draft } }), [], at);
    expect([final.draft, final.from_draft]).to.deep.equal([null, from_draft]);
  });

  it("is listed with the finals that were made from its very task", () => {
    const of = (take: number, task: string) =>
      makeTake({ take, pass: "final", reported: { from_draft: { task, take: 1, pass: "proxy" } } });
    const finals = [of(1, "task-0"), of(2, "task-1"), makeTake({ take: 3, pass: "final" }), of(4, "task-1")];
    const row = draftRow(makeTake({ reported: { draft, target: "maker" } }), finals, IN_TIME);
    expect(row).to.deep.equal({
      shot: "sh010",
      take: 1,
      thumb: "renders_proxy/sh010/sh010_t01.jpg",
      mp4: "renders_proxy/sh010/sh010_t01.mp4",
      expires: EXPIRES,
      expired: false,
      finals: [2, 4],
      made_from_it: true,
      target: "maker",
    });
    expect(draftRow(makeTake({ reported: { draft } }), [], LATE)).to.include({ expired: true, made_from_it: false });
    expect(draftRow(makeTake(), finals, IN_TIME)).to.equal(undefined);
    expect(draftRow(makeTake({ reported: { draft, status: "failed" } }), finals, IN_TIME)).to.equal(undefined);
  });

  it("is made into a final by its task", () => {
    const takes = [makeTake({ take: 1 }), makeTake({ take: 2, reported: { draft, target: "maker" } })];
    expect(planFinal({ shot: "sh010", take: 2 }, takes, IN_TIME)).to.deep.equal({
      is: "final",
      from: { task: "task-1", take: 2, pass: "proxy" },
      target: "maker",
    });
  });

  for (const [what, reported, take, now, is, sentence] of [
    ["is not there", { draft }, 7, IN_TIME, "no draft", /sh010 has no take 7 in its proxy pass/],
    ["is no draft", {}, 1, IN_TIME, "no draft", /sh010 take 1 is no draft/],
    ["has failed", { draft, status: "failed" }, 1, IN_TIME, "no draft", /no finished draft \(failed\)/],
    ["still runs", { draft, status: "queued" }, 1, IN_TIME, "no draft", /no finished draft \(queued\)/],
    ["has expired", { draft }, 1, LATE, "expired", /expired on 2026-11-09T10:00:00\+01:00/],
  ] as const) {
    it(`is refused as the start of a final when it ${what}`, () => {
      const plan = planFinal({ shot: "sh010", take }, [makeTake({ reported })], now);
      expect(plan.is).to.equal(is);
      expect((plan as { sentence: string }).sentence).to.match(sentence);
    });
  }
});
