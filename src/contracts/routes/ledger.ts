// Every paid run, failed ones too. Beyond the contract.
import { Type, type Static } from "typebox";
import { PaidRun } from "../files/money.ts";
import { defineRoute } from "../route.ts";
import { closed, open, withDefault, oneOf } from "../schema.ts";

const When = Type.String({
  pattern: "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2}))?$",
  description: "a day (2026-11-02) or a moment with its offset (2026-11-02T10:14:03+01:00)",
});

export const LedgerReply = open({
  /** In the order in which they were handed over. */
  runs: Type.Array(PaidRun),
  /** Lines of the ledger that cannot be read. */
  unreadable: Type.Integer({ minimum: 0 }),
});
export type LedgerReply = Static<typeof LedgerReply>;

export const ledgerRoute = defineRoute({
  id: "ledger",
  method: "get",
  path: "/ledger",
  summary: "Every run that was handed to a paid backend, with what it was thought to cost and what it cost.",
  standaloneOnlyUnderStudio: true,
  query: closed({
    from: Type.Optional(When),
    to: Type.Optional(When),
    format: withDefault(oneOf("json", "csv"), "json"),
  }),
  reply: LedgerReply,
  alsoText: "text/csv",
});
