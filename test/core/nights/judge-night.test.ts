import { expect } from "chai";
import type { NightTake } from "../../../src/contracts/files/job.ts";
import { causeOf, judgeNight, type NightOutcome } from "../../../src/core/nights/judge-night.ts";

function take(fields: Partial<NightTake>): NightTake {
  return { shot: "sh010", take: 1, prompt_id: "j", seed: "1", tries: 1, state: "open", why: "", ...fields };
}

const failing = (why: string): NightOutcome => ({ is: "failed", why });

describe("what a night does with its takes", () => {
  it("notes what came, waits for what goes on, tries again what failed, as often as the rule says", () => {
    const takes = [take({}), take({ take: 2 }), take({ take: 3 }), take({ take: 4, tries: 2 }), take({ take: 5 })];
    const outcomes: NightOutcome[] = [
      { is: "ok" },
      { is: "open" },
      failing("torn"),
      failing("out of memory"),
      { is: "canceled" },
    ];
    const rule = { takes, retry: 1, skip_after: null };
    const judged = judgeNight(rule, ({ take: number }) => outcomes[number - 1] ?? { is: "open" });
    expect(judged.takes.map(({ state }) => state)).to.deep.equal(["ok", "open", "open", "failed", "skipped"]);
    expect(judged.again).to.deep.equal([2]);
    expect(judged.skipped).to.deep.equal([]);
  });

  it("gives up once so many fail in a row for one reason, and skips what is left", () => {
    const takes = [1, 2, 3, 4].map((number) => take({ take: number }));
    const outcome = ({ take: number }: NightTake): NightOutcome =>
      number < 3 ? failing(`CUDA out of memory, tried to allocate ${number} GB`) : { is: "open" };
    const judged = judgeNight({ takes, retry: 0, skip_after: 2 }, outcome);
    expect(judged.takes.map(({ state }) => state)).to.deep.equal(["failed", "failed", "skipped", "skipped"]);
    expect(judged.skipped).to.deep.equal([2, 3]);
    expect(judged.takes[3]?.why).to.include("2 takes failed one after the other").and.include("out of memory");
  });

  it("goes on where something good stands between, or the reasons differ", () => {
    const takes = [1, 2, 3, 4].map((number) => take({ take: number }));
    const good = ({ take: number }: NightTake): NightOutcome =>
      number === 2 ? { is: "ok" } : number < 4 ? failing("x") : { is: "open" };
    expect(judgeNight({ takes, retry: 0, skip_after: 2 }, good).skipped).to.deep.equal([]);
    const other = ({ take: number }: NightTake): NightOutcome =>
      number < 4 ? failing(number === 2 ? "y" : "x") : { is: "open" };
    expect(judgeNight({ takes, retry: 0, skip_after: 2 }, other).skipped).to.deep.equal([]);
  });

  it("knows a reason by its words, not by its numbers and files", () => {
    expect(causeOf("cannot read /a/b.png (at 12 s)")).to.equal(causeOf("Cannot read /c.png (at 3 s)"));
    expect(causeOf("no disk")).not.to.equal(causeOf("no memory"));
  });
});
