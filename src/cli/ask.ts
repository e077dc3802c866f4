// A verb's input from the command line: the same contract that the door checks, with the same defaults filled in.
import type { Static, TSchema } from "typebox";
import { check } from "../contracts/check.ts";
import { Refusal } from "../contracts/refusal.ts";

export function inputOf<B extends TSchema>(
  route: { readonly body?: B },
  fields: Readonly<Record<string, unknown>>,
): Static<B> {
  if (!route.body) throw new Error("a route without a body takes no input");
  const checked = check(route.body, { ...fields });
  if (!checked.ok) throw new Refusal("bad-input", checked.sentence);
  return checked.value;
}
