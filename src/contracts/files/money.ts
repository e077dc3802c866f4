// What runs cost: an amount in a currency, a price, and the ledger's lines. The ledger is `ledger.ndjson` in the studio's user folder.
// A currency is what the price says: `USD`, `credits`.
import { Type, type Static } from "typebox";
import { closed, open, orNull, oneOf } from "../schema.ts";

export const Money = closed({
  amount: Type.Number({ minimum: 0 }),
  currency: Type.String({ minLength: 1, maxLength: 16 }),
});
export type Money = Static<typeof Money>;

/** What a target asks for one run, or for a second of what it makes. */
export const Price = open({ unit: oneOf("run", "second"), ...Money.properties });
export type Price = Static<typeof Price>;

/**
 * Paid runs of a session, which lasts until a person counts from zero: how many were handed over, and by currency what they cost,
 * each by its estimate until its cost is reported.
 */
export const PaidSum = open({
  runs: Type.Integer({ minimum: 0 }),
  money: Type.Record(Type.String(), Type.Number({ minimum: 0 })),
});
export type PaidSum = Static<typeof PaidSum>;

const text = orNull(Type.String());

/** A run as it was handed over. */
export const LedgerRun = open({
  job: Type.String(),
  ep: text,
  pass: text,
  shot: text,
  /** Id and view of the reference that a candidate was made for; only there for those. */
  ref: Type.Optional(Type.String()),
  view: Type.Optional(text),
  take: orNull(Type.Integer()),
  target: text,
  backend: Type.String(),
  model: text,
  /** What it was thought to cost, null where no price is known. */
  estimate: orNull(Money),
  /** The agent that asked for it and the approved plan that it belongs to; only there where it was an agent. */
  asked_by: Type.Optional(Type.String()),
  plan: Type.Optional(Type.String()),
});
export type LedgerRun = Static<typeof LedgerRun>;

/** How a run ended; `cost` and `request` are what the backend reported. */
export const LedgerEnd = open({
  job: Type.String(),
  outcome: oneOf("succeeded", "failed", "canceled", "unknown"),
  error: text,
  cost: orNull(Money),
  request: text,
});
export type LedgerEnd = Static<typeof LedgerEnd>;

/** From when to when a rented machine ran that the studio started, and the hours between. */
export const LedgerPod = open({ since: Type.String(), until: Type.String(), hours: Type.Number({ minimum: 0 }) });
export type LedgerPod = Static<typeof LedgerPod>;

/** A paid run as it is listed. */
export const PaidRun = open({
  /** When it was handed over. */
  at: Type.String(),
  ...LedgerRun.properties,
  /** `running` while its job lives; `unknown` when the service ended before it heard how the run did. */
  outcome: oneOf("running", "succeeded", "failed", "canceled", "unknown"),
  ended: text,
  error: text,
  cost: orNull(Money),
  request: text,
});
export type PaidRun = Static<typeof PaidRun>;
