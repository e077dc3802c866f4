// One line of `ledger.ndjson` in the studio's user folder: a paid run, its end, a count from zero, and what agents did and began.
import { Type, type Static } from "typebox";
import { open } from "../../schema.ts";
import { LedgerAct, LedgerTakes } from "./asking.ts";
import { LedgerEnd, LedgerPod, LedgerRun } from "../money.ts";

/** A hand-over, an end, a person who counts from zero from here on, an act of an agent, takes that one is about to queue, or the hours of a rented machine. */
export const LedgerLine = Type.Union([
  open({ at: Type.String(), reset: Type.Literal(true) }),
  open({ at: Type.String(), run: LedgerRun }),
  open({ at: Type.String(), end: LedgerEnd }),
  open({ at: Type.String(), act: LedgerAct }),
  open({ at: Type.String(), takes: LedgerTakes }),
  open({ at: Type.String(), pod: LedgerPod }),
]);
export type LedgerLine = Static<typeof LedgerLine>;
