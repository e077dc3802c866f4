// What something is poured from and into: "pours the coins out of the jar onto the table", "pours rice from the sack into the bowl".
import type { Actor } from "../acting.ts";
import { wholeThing } from "./named-in-words.ts";

interface Poured {
  readonly from: string | undefined;
  readonly into: string | undefined;
}

const INTO = /^(?:into|in|over|onto|on)$/;

/** Undefined where no source is named. */
export function pouredFrom(after: readonly string[], actors: readonly Actor[]): Poured | undefined {
  const at = after.findIndex((word, index) => word === "from" || (word === "of" && after[index - 1] === "out"));
  const from = at < 0 ? undefined : thingAfter(after, at, actors);
  if (from === undefined) return undefined;
  const into = after.findIndex((word) => INTO.test(word));
  const goal = into < 0 ? undefined : thingAfter(after, into, actors);
  return { from, into: goal === from ? undefined : goal };
}

/** The first thing behind a place, before the next preposition. */
function thingAfter(after: readonly string[], at: number, actors: readonly Actor[]): string | undefined {
  for (let next = at + 1; next < after.length; next++) {
    if (INTO.test(after[next] ?? "") || after[next] === "from") return undefined;
    const found = wholeThing(after, next, actors);
    if (found !== undefined && !/^(?:table|floor|ground|counter)$/.test(found)) return found;
  }
  return undefined;
}
