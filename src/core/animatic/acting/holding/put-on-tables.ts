// Where something goes that the words only put down: on the table or counter that the place has, else on the ground.
import type { Beat } from "../acting.ts";

const TABLES =
  /\b(?:tables?|desks?|counters?|bar|workbench|office|kitchen|diner|cafe|café|restaurant|pub|tavern|saloon|library|reception)\b/i;
const GROUND =
  /\b(?:floor|ground|grass|sand|snow|mud|deck|pavement|carpet|rug|grave|feet|doorstep|threshold|shore|beach|bed|sofa|shelf|chair)\b/i;
/** Too large for a table, or left where they are. */
const LARGE =
  /\b(?:suitcase|luggage|trunk|rucksack|backpack|bucket|crate|sack|bag|bags|basket|ladder|bicycle|chair|child|girl|boy|baby|dog|body)\b/i;

export function putOnTables(
  beats: readonly Beat[],
  { action, place }: { action: string; place: string },
): readonly Beat[] {
  if (!TABLES.test(`${place} ${action}`) || GROUND.test(action)) return beats;
  return beats.map((beat) =>
    beat.gesture === "put_down" && beat.posture === "stand" && !LARGE.test(beat.because.join(" "))
      ? { ...beat, gesture: "set_on_table" }
      : beat,
  );
}
