// A paid run with neutral values.
import type { LedgerRun } from "../../../src/contracts/files/money.ts";

export function makeRun(job: string, more: Partial<LedgerRun> = {}): LedgerRun {
  return {
    job,
    ep: "/shows/tide",
    pass: "final",
    shot: "sh010",
    take: 1,
    target: "veo",
    backend: "router",
    model: "google/veo",
    estimate: { amount: 2, currency: "USD" },
    ...more,
  };
}
