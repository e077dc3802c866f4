// Who goes down on one knee proposes, unless there is more to do there, nobody to ask, or the words have no more than a bow before somebody.
import type { Actor } from "../acting.ts";
import type { Deed } from "../deeds/deed.ts";
import type { Clause } from "../verbs.ts";

interface AmongClauses {
  readonly own: readonly Clause[];
  readonly said: Clause;
  readonly words: readonly string[];
  readonly actors: readonly Actor[];
}

/** "goes down on one knee and ties her shoe", "sinks to one knee before the queen": who kneels for more to do, before somebody or alone, proposes nothing, unless there is a ring. */
export function kneelingFor(deed: Deed, { own, said, words, actors }: AmongClauses): Deed {
  const isLast = own.at(-1) === said && actors.filter(({ isPerson, acts }) => isPerson && acts).length > 1;
  const isBefore = HOMAGE.test(said.after.join(" "));
  const asks = (isLast && !isBefore) || words.some((word) => PROPOSING.test(word));
  return deed.gesture === "propose" && !asks ? { posture: "kneel" } : deed;
}

const PROPOSING = /^(?:ring|rings|marry|marries|marriage|propos\w*|diamond|engage\w*|offers?|asks?|box)$/;

/** Before whom one kneels for another reason. */
const HOMAGE =
  /\b(?:before|in front of|to|at the feet of) (?:the|his|her|their) (?:\w+ )?(?:king|queen|lord|emperor|empress|sultan|pope|bishop|priest|altar|cross|throne|shrine|statue|grave|tomb|master|general|commander|chief|captain|judge)\b/;
