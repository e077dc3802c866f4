// Who asks for something, as far as the service can know: the page, a command line, a program, or an agent that says so. What an agent asks
// for is on the leash; docs/http.md "Agents and the leash".
import { Type, type Static } from "typebox";
import { oneOf, open, orNull } from "../../schema.ts";
import { Money } from "../money.ts";

export const ASKED_VIA = ["page", "cli", "program", "mcp"] as const;

/** `name` is the agent's own word for itself; null for a person. */
export interface Asker {
  readonly kind: "person" | "agent";
  readonly name: string | null;
  readonly via: (typeof ASKED_VIA)[number];
}

/** What an approved plan allows one time, as it is compared with the job that is queued. */
export const GrantLine = open({
  ep: Type.String(),
  pass: Type.String(),
  shot: Type.String(),
  target: orNull(Type.String()),
  lane: Type.String(),
  paid: Type.Boolean(),
  /** What one take was going to cost; null where no price was known. */
  estimate: orNull(Money),
  takes: Type.Integer({ minimum: 1 }),
});
export type GrantLine = Static<typeof GrantLine>;

/** Something that an agent did or tried, reading aside. */
export const LedgerAct = open({
  by: Type.String(),
  via: oneOf(...ASKED_VIA),
  /** Id of the route that was asked. */
  what: Type.String(),
  ep: orNull(Type.String()),
  /** Shots, take, lane and the like, as one line. */
  about: orNull(Type.String()),
  plan: Type.Optional(Type.String()),
  /** The sentence that refused it; null where it was done. */
  error: orNull(Type.String()),
});
export type LedgerAct = Static<typeof LedgerAct>;

/** Takes that an agent is about to queue; `plan`: a person approved them. */
export const LedgerTakes = open({
  by: Type.String(),
  count: Type.Integer({ minimum: 1 }),
  plan: orNull(Type.String()),
});
export type LedgerTakes = Static<typeof LedgerTakes>;
