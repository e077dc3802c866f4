// How somebody writes, types or eats where they are: seated at a table, with the machine on the lap, or with the paper in the hand under the open sky.
import type { Beat } from "../acting.ts";

interface There {
  readonly action: string;
  readonly place: string;
  /** The only deed of who does it. */
  readonly isAlone: boolean;
}

/** Seats without a table. */
const SEATS =
  /\b(?:sofa|couch|settee|armchair|bench|steps|stairs|staircase|kerb|curb|swing|deckchair|lounger|hammock|rock|log|grass|beach|sand|lap|knees|pew|train|bus|windowsill|dock|jetty|pier)\b/i;
const IN_BED = /\b(?:bed|bunk|mattress|berth)\b/i;
const ON_THE_LAP: ReadonlySet<Beat["posture"]> = new Set(["sit_bed", "sit_ground", "lotus", "lie_front"] as const);
const TABLES = /\b(?:tables?|desks?|bureau|counters?|workbench|lectern|bar|altar|pulpit|barrel)\b/i;
const ON_THE_FEET =
  /\b(?:st[ao]nds?|standing|stood|leans?|leaning|bends?|walks?|walking|lectern|pulpit|counters?|bar|console|panel|keypad|machine|high desk|till|register|phone|wall|mirror|windows?|pane|windscreen|sparkler|air|board|blackboard|whiteboard)\b/i;
const OPEN_AIR =
  /\b(?:street|alley|square|market|road|highway|village|park|garden|field|meadow|forest|woods?|jungle|beach|shore|sea|harbou?r|pier|quay|river|riverbank|lake|mountain|hill|summit|desert|dunes?|snow|ice|glacier|cliff|battlefield|trench|ruins?|graveyard|cemetery|churchyard|rooftop|yard|courtyard|bridge|platform|car park|parking|orchard|vineyard|savannah?|swamp|island|deck|moor|canyon|racetrack|stadium|pitch)\b/i;

/** With nothing else to do, on the feet as nothing was said of it. */
const sitsDown = ({ posture, way }: Beat, { isAlone, action }: There): boolean =>
  isAlone && posture === "stand" && way === "none" && !ON_THE_FEET.test(action);

export function seatedAtTables(
  beats: readonly Beat[],
  words: { readonly action: string; readonly place: string },
): readonly Beat[] {
  const there: There = { ...words, isAlone: beats.length === 1 };
  return beats.map((asked): Beat => {
    const beat = withClipboard(asked, there.place);
    if (beat.gesture === "type") return typing(beat, there);
    if (beat.gesture === "write") return writing(beat, there);
    const isEating =
      EATS.has(beat.gesture) &&
      /\bat (?:the|a|an|his|her|their) (?:\w+ )?(?:table|desk)\b/.test(beat.because.join(" "));
    return isEating && sitsDown(beat, there) ? { ...beat, posture: "sit" } : beat;
  });
}

const EATS: ReadonlySet<Beat["gesture"]> = new Set(["eat", "slurp", "eat_from", "read", "drink"] as const);

function typing(beat: Beat, there: There): Beat {
  const isOnSeat = beat.posture === "sit" && SEATS.test(there.action) && !TABLES.test(there.action);
  const lies = IN_BED.test(there.action) ? "sit_bed" : "lie_front";
  if (beat.posture === "lie") return { ...beat, posture: lies, gesture: "type_lap" };
  if (isOnSeat || ON_THE_LAP.has(beat.posture)) return { ...beat, gesture: "type_lap" };
  return sitsDown(beat, there) ? { ...beat, posture: "sit" } : beat;
}

function writing(beat: Beat, there: There): Beat {
  const { action, place } = there;
  const isOutside = OPEN_AIR.test(place) && !TABLES.test(place);
  const isOnSeat = beat.posture === "sit" && SEATS.test(action);
  if (!TABLES.test(action) && (isOutside || isOnSeat)) return { ...beat, gesture: "write_pad" };
  return sitsDown(beat, there) ? { ...beat, posture: "sit" } : beat;
}

/** A chart in a hospital is no map. */
const withClipboard = (beat: Beat, place: string): Beat =>
  beat.holds.includes("chart") && /\b(?:hospital|ward|clinic|surgery|sickroom|infirmary)\b/i.test(place)
    ? { ...beat, holds: beat.holds.map((id) => (id === "chart" ? "clipboard" : id)) }
    : beat;
