import { expect } from "chai";
import { makeJob } from "../../support/values/make-state.ts";
import { planRetry, whyNoRetry } from "../../../src/core/jobs/queue-state.ts";

describe("a retry", () => {
  it("is refused while the job waits or runs, saying what to do", () => {
    expect(whyNoRetry(makeJob("a"))).to.equal("job a has not ended (queued): cancel it first");
    expect(whyNoRetry(makeJob("a", { status: "running" }))).to.contain("cancel it first");
  });

  it("is refused when nothing is left to make it from", () => {
    expect(whyNoRetry(makeJob("a", { status: "failed", can_retry: false }))).to.contain("is gone");
  });

  for (const status of ["succeeded", "failed", "canceled"] as const) {
    it(`is open to a job that has ${status}`, () => {
      expect(whyNoRetry(makeJob("a", { status, can_retry: true }))).to.equal(undefined);
    });
  }

  it("is the same work, names the old job, and waits for nobody", () => {
    const job = makeJob("a", { status: "failed", after: "x", info: { shot: "sh010" } });
    expect(planRetry({ job, payload: { seed: "7" }, handle: "h" }, "b", undefined)).to.deep.equal({
      id: "b",
      kind: "render",
      lane: "builtin",
      title: "job a",
      info: { shot: "sh010", retry_of: "a" },
      payload: { seed: "7" },
    });
  });

  it("takes the runner's own plan when there is one", () => {
    const again = { kind: "render", lane: "local", title: "take 2", info: { take: 2 }, payload: { take: 2 } } as const;
    expect(planRetry({ job: makeJob("a"), payload: { take: 1 }, handle: null }, "b", again)).to.deep.equal({
      ...again,
      id: "b",
      info: { take: 2, retry_of: "a" },
    });
  });
});
