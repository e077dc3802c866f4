// Where somebody lands who is pushed: on the ground, on the knees, in the water; and where they sat before who are pushed off a seat.
import type { Gesture } from "../gestures/names.ts";
import { STANDING, type Beat } from "../acting.ts";
import type { Posture } from "../deeds/deed.ts";
import { WATERS } from "../deeds/wordings/into-wordings.ts";

/** The ground on which somebody lands who is pushed there. */
const DOWN =
  /^(?:knees|ground|floor|pool|water|mud|snow|sea|river|lake|pond|canal|fountain|brook|stream|creek|moat|harbour|dock|ditch|waves|backwards|over|down|grass|sand|canvas|mat|off)$/;
const OFF_THE_BANK = new RegExp(
  String.raw`\b(?:in|into) (?:the|a|an) (?:\w+ )?${WATERS}\b|\b(?:off|from|over) (?:the|a) (?:\w+ )?(?:pier|jetty|quay|dock|boat|wharf|bank|raft|pontoon|gunwale|poolside)\b|^(?:push|shov|knock|kick|tip)\w* (?:the )?\w+ in$`,
);

/** "swings at him and misses". */
export const isMissed = (because: readonly string[]): boolean => /\bmiss(?:es|ing)?\b/.test(because.join(" "));

export const isDown = (because: readonly string[]): boolean =>
  because.some((word) => DOWN.test(word)) ||
  OFF_THE_BANK.test(because.join(" ")) ||
  INTO_BED.test(because.join(" ")) ||
  OFF_A_SEAT.test(because.join(" ")) ||
  /\bon (?:his|her|their) back\b|\b(?:into|onto) (?:the|a) (?:\w+ )?(?:haystack|hay|bush|bushes|ditch|hedge|trough|reeds|flowers?|puddle)\b|\bacross the (?:\w+ )?(?:room|bar|floor|street|deck|ring|courtyard|hall|table)\b|^knock\w* (?:\w+ ){1,3}(?:out|flat|cold)\b|\bout (?:of|through) the (?:\w+ )?(?:doors?|gate|house|bar|pub|saloon|shop|club)\b/.test(
    because.join(" "),
  );

const INTO_BED =
  /\b(?:on|onto|into|against) (?:the|his|her|a) (?:\w+ )?(?:pillows?|bed|mattress|couch|bunk|stretcher|cushions)\b/;

export function pushedTo(because: readonly string[]): Posture {
  if (INTO_BED.test(because.join(" "))) return "lie";
  if (because.includes("knees")) return "kneel_both";
  return OFF_THE_BANK.test(because.join(" ")) ? "topple_in" : "fall_back";
}

const OFF_A_SEAT =
  /\b(?:off|from|out of) (?:(?:the|a|his|her|their|\w+ 's) (?:\w+ )?)?(swing|stool|chair|armchair|bench|sofa|couch|seat|throne|deckchair|log|bed|bunk|hammock)\b/;
const LYING = /^(?:bed|bunk|hammock)$/;
/** Part of the deed after which they go down. */
const GOES = 0.35;

/** "pushes Timo off the swing": he sits on it before. */
export function unseated(done: Map<string, readonly Beat[]>, beat: Beat): void {
  const seat = OFF_A_SEAT.exec(beat.because.join(" "))?.[1];
  const theirs = done.get(beat.object ?? "") ?? [];
  const falls = theirs.find(({ because, from }) => because === beat.because && from === beat.from);
  if (seat === undefined || beat.object === null || !falls) return;
  const posture = LYING.test(seat) ? "lie" : "sit";
  const sits: Beat = { ...STANDING, posture, because: ["sits", "on", "the", seat] };
  const next = theirs.find(({ from }) => from > falls.from)?.from ?? beat.until ?? 1;
  const earlier = theirs.filter(({ from }) => from < falls.from).map((one) => ({ ...sits, from: one.from }));
  done.set(beat.object, [
    ...(earlier.length > 0 ? earlier : [{ ...sits, from: falls.from }]),
    { ...falls, posture: "fall_back", gesture: "none", from: falls.from + GOES * (next - falls.from) },
    ...theirs.filter(({ from }) => from > falls.from),
  ]);
}

/** A beast reels from no blow: it rears against whoever strikes it. */
export const FIGHTS_BACK = { gesture: "none", posture: "fight" } as const;
export const STRUCK: ReadonlySet<Gesture> = new Set(["reel", "ducks_blow"] as const);

const STRUGGLING: ReadonlySet<Gesture> = new Set(["grapple", "fence"]);

/** "they wrestle, and Kofi throws Dan": whom one throws who has wrestled with them until then. */
export const isBested = ({ gesture, posture, object, from }: Beat, by: Beat, id: string): boolean =>
  (STRUGGLING.has(gesture) || posture === "fight") && (object === id || object === null) && from < by.from;
