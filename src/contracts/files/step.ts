// What follows a candidate that is still made: a picture becomes a reference, its character's other views are turned from it, each is picked.
// A step is data alone, so that a start of the service goes on where the last one was cut short. docs/http.md "Steps".
import { Type, type Static } from "typebox";
import { oneOf, open, orNull } from "../schema.ts";

export const Step = open({
  id: Type.String(),
  kind: oneOf("from-frame"),
  ep: Type.String(),
  /** Roots of the request, where it came with its own. */
  roots: Type.Array(Type.String()),
  /** ISO 8601. */
  created: Type.String(),
  ref: Type.String(),
  view: orNull(Type.String()),
  /** Candidate that holds the frame, and what an edit is to make of it; null: the frame is the reference itself. */
  frame: Type.Integer({ minimum: 1 }),
  instruction: orNull(Type.String()),
  /** Target of the edits; null: the one in force. */
  target: orNull(Type.String()),
  /** Views still to be drawn from the reference once it is there. */
  turns: Type.Array(Type.String()),
  /** Whether each candidate is picked as it comes. */
  pick: Type.Boolean(),
  /** Candidates that it waits for; a take of 0 could not be asked for. */
  made: Type.Array(
    open({ view: orNull(Type.String()), take: Type.Integer({ minimum: 0 }), isSettled: Type.Boolean() }),
  ),
  /** Why something of it could not be made, in sentences. */
  errors: Type.Array(Type.String()),
});
export type Step = Static<typeof Step>;

/** One line of the journal of steps; later lines win. */
export const StepLine = Type.Union([open({ step: Step }), open({ ended: Type.String() })]);
export type StepLine = Static<typeof StepLine>;
