// Who is in a boat or a basket with somebody, by what they do over its side or to each other, and who leans out of a window.
import type { Clause } from "../acting/verbs.ts";
import { ELSEWHERE, WINDOW } from "./boarding-words.ts";
import { leadOf, mayGoAlong } from "./falls-and-company.ts";
import { WHOLE, type BoardingFound, type Passenger, type Vehicle } from "./seat.ts";

interface Seen {
  readonly vehicles: readonly Vehicle[];
  readonly action: string;
  readonly clauses: readonly Clause[];
}

/** Done over the side, or to somebody who is in the boat or the basket all the time. */
export function actsAboard(
  { actor, beats }: Passenger,
  { clauses, vehicles, action }: Seen,
  found: ReadonlyMap<string, BoardingFound>,
): BoardingFound | undefined {
  const afloat = vehicles.filter(({ runs }) => runs === "water" || runs === "air").map(({ id }) => id);
  const inIt = [...found].find(
    ([, { on, as, from, to }]) => as === "rider" && from === 0 && to === 1 && afloat.includes(on),
  );
  if (!inIt || !mayGoAlong(actor, action) || beats.some(({ way }) => way !== "none")) return undefined;
  const own = clauses
    .filter(({ who }) => who.includes(leadOf(actor.id)))
    .map(({ said, after }) => [said, ...after].join(" "));
  if (own.some((said) => ELSEWHERE.test(said) || OVERBOARD.test(said))) return undefined;
  const over = own.find((said) => OVER_SIDE.test(said));
  const holds = beats.some(({ object, gesture }) => object === inIt[0] && HOLDS.test(gesture));
  if (over === undefined && !holds) return undefined;
  return { ...WHOLE, on: inIt[1].on, because: (over ?? "along").split(" ") };
}

const OVER_SIDE =
  /\b(?:over the (?:side|edge|gunwale|rail)|overboard|(?:in|into) the (?:\w+ )?(?:water|waves|river|lake|sea|canal))\b/;
/** They are in the water themselves. */
const OVERBOARD =
  /^(?:swim|dive|fall|jump|leap|stand|wade|plunge|float|drift|slip|splash|tread|tumble|walk|run|hang|cling)\w*\b/;
const HOLDS = /^(?:hold|hold_back|hug|grab|seize_arm|clutch|cling|kiss|arm_round|hold_hands|pull)$/;

/** A boat has no window, and who sits in a wheelchair is at one of the room. */
export const leansOut = ({ said, after }: Clause, { as, on }: BoardingFound, vehicles: readonly Vehicle[]): boolean =>
  as === "rider" &&
  !vehicles.some(({ id, runs, isPushed }) => id === on && (runs === "water" || isPushed)) &&
  WINDOW.test([said, ...after].join(" "));
