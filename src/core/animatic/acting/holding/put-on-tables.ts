// Where something goes that the words only put down: on the table or counter that the place has, else on the ground.
import type { Beat } from "../acting.ts";

const TABLES =
  /\b(?:tables?|desks?|counters?|bar|workbench|office|kitchen|diner|cafe|café|restaurant|dining|pub|tavern|saloon|library|reception)\b/i;
const GROUND =
  /\b(?:floor|ground|grass|sand|snow|mud|deck|pavement|carpet|rug|grave|feet|doorstep|threshold|shore|beach|bed|sofa|shelf|chair)\b/i;
/** Too large for a table, or left where they are. */
const LARGE =
  /\b(?:suitcase|luggage|trunk|rucksack|backpack|bucket|crate|sack|bag|bags|basket|ladder|bicycle|chair|child|girl|boy|baby|dog|body)\b/i;

/** "sets the block on top of the snow wall": at the height of hands, and patted there. */
const ONTO_WALL =
  /^(?:set|lay|plac|put|heav|lift|hoist|add|stack|pil|fit|drop|lower|sling|slung|hump|wedge|spread|slap|slather|trowel)\w* .*\b(?:on|onto|to|atop|along|in|into) .*\b(?:walls?|barricade|dyke|dike|dam|levee|cairn|rampart)\b/;
const MATERIAL = /\b(?:blocks?|bricks?|stones?|sandbags?|slabs?|boulders?|rocks?|sods?|turf|snow|mortar|cement)\b/;
/** Spread on what is built, and not put there. */
const SPREAD = /\b(?:mortar|cement)\b/;
const PATS = /^(?:pat|tap|smooth|thump|slap|press|tamp|knock|firm)\w*\b/;

function putOnWalls(beats: readonly Beat[]): readonly Beat[] {
  const at = beats.findIndex(({ because, posture, way }) => {
    const said = because.join(" ");
    return posture === "stand" && way === "none" && ONTO_WALL.test(said) && MATERIAL.test(said);
  });
  const built = beats[at];
  if (!built) return beats;
  return beats.map((beat, place): Beat => {
    if (place === at)
      return SPREAD.test(beat.because.join(" ")) ? withTrowel(beat) : { ...beat, gesture: "set_on_table" };
    const pats = place > at && PATS.test(beat.because.join(" "));
    return pats ? { ...beat, gesture: "pat_top", because: [...beat.because.slice(0, 2), ...built.because] } : beat;
  });
}

const withTrowel = (beat: Beat): Beat => ({
  ...beat,
  gesture: "pat_top",
  holds: beat.holds.length > 0 ? beat.holds : ["trowel"],
});

export function putOnTables(
  beats: readonly Beat[],
  { action, place }: { action: string; place: string },
): readonly Beat[] {
  const walled = putOnWalls(beats);
  if (walled !== beats) return walled;
  if (!TABLES.test(`${place} ${action}`) || GROUND.test(action)) return beats;
  return beats.map((beat) =>
    beat.gesture === "put_down" && /^(?:stand|sit)$/.test(beat.posture) && !LARGE.test(beat.because.join(" "))
      ? { ...beat, gesture: "set_on_table" }
      : beat,
  );
}
