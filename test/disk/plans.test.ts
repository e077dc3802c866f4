import { expect } from "chai";
import { appendFile, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ProposedPlan } from "../../src/contracts/files/agents/plans.ts";
import { totalPlan } from "../../src/core/money/plans.ts";
import { openPlans } from "../../src/disk/plans.ts";
import { systemClock } from "../../src/machine/clock.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

const plan = (id: string): ProposedPlan => ({
  ...{ id, by: "bot", why: "", shots: [], totals: totalPlan([], null) },
  request: {
    ...{ ep: "/e", pass: "proxy", shots: null, target: null, redo: false, takes: 1, allow_missing_refs: false },
  },
});
const TOMORROW = new Date(Date.now() + 86_400_000);

describe("the file of plans", () => {
  const folder = scratchFolder();

  it("keeps what was proposed and decided over a restart: a token that was used stays used", async () => {
    const first = await openPlans(folder(), systemClock);
    for (const id of ["a", "b", "c"]) await first.propose(plan(id));
    await first.approve("a", "token-a", TOMORROW);
    await first.approve("b", "token-b", TOMORROW);
    await first.start("a");
    await first.refuse("c", "no");
    await first.close();
    const again = await openPlans(folder(), systemClock);
    const states = again.list().map(({ plan: { id }, state, token, note }) => [id, state, token, note]);
    expect(states).to.deep.equal([
      ["a", "started", null, ""],
      ["b", "approved", "token-b", ""],
      ["c", "refused", null, "no"],
    ]);
    await again.close();
  });

  it("is its owner's alone, and a line that a kill has torn approves nothing", async () => {
    const book = await openPlans(folder(), systemClock);
    await book.propose(plan("a"));
    await book.close();
    const path = join(folder(), "plans.ndjson");
    expect((await stat(path)).mode & 0o077).to.equal(0);
    await appendFile(path, `{"at":"2026-11-02T10:00:00+00:00","approved":"a","token":"t","expires":"2027`);
    const again = await openPlans(folder(), systemClock);
    expect(again.find("a")?.state).to.equal("proposed");
    await again.refuse("a", "");
    await again.close();
    expect((await readFile(path, "utf8")).trimEnd().split("\n")).to.have.length(2);
  });
});
