import { expect } from "chai";
import { requireFinals } from "../../../../src/studio/shared/take-pipeline/from-drafts.ts";
import { makeTake } from "../../../support/values/make-take.ts";
import { refusalOf } from "../../../support/values/refusal-of.ts";

const draft = { task: "task-1", made: "2026-11-02T10:00:00Z", expires: "2026-11-09T10:00:00Z" };

describe("finals asked for by from_draft", () => {
  const clock = (at: string) => ({ clock: { now: () => new Date(at) } });
  const now = clock("2026-11-03T10:00:00Z");
  const takes = (shot: string) => [
    makeTake({ shot, reported: { draft, target: "maker" } }),
    makeTake({ shot, take: 2 }),
  ];

  it("are found for every shot", () => {
    const wanted = requireFinals(now, takes, { pass: "final", from_draft: { sh010: 1, sh020: 1 } });
    const from = { task: "task-1", take: 1, pass: "proxy" };
    expect([...wanted]).to.deep.equal([
      ["sh010", { from, target: "maker" }],
      ["sh020", { from, target: "maker" }],
    ]);
    expect(requireFinals(now, takes, { pass: "proxy", from_draft: null }).size).to.equal(0);
    expect(requireFinals(now, takes, { pass: "proxy" }).size).to.equal(0);
  });

  it("are refused in the proxy pass, for a take that is no draft, and for one that has expired", async () => {
    const ask = (pass: "final" | "proxy", take: number, at = now) =>
      refusalOf(() => requireFinals(at, takes, { pass, from_draft: { sh010: take } }));
    expect(await ask("proxy", 1)).to.include({ kind: "bad-input" });
    expect(await ask("final", 2)).to.include({ kind: "bad-input" });
    expect(await ask("final", 1, clock("2026-11-10T10:00:00Z"))).to.include({ kind: "conflict" });
  });
});
