// Where somebody lands who is pushed: on the ground, on the knees, in the water.
import type { Posture } from "../deeds/deed.ts";
import { WATERS } from "../deeds/wordings/into-wordings.ts";

/** The ground on which somebody lands who is pushed there. */
const DOWN =
  /^(?:knees|ground|floor|pool|water|mud|snow|sea|river|lake|pond|canal|fountain|brook|stream|creek|moat|harbour|dock|ditch|waves|backwards|over|down|grass|sand|canvas|mat|off)$/;
const OFF_THE_BANK = new RegExp(
  String.raw`\b(?:in|into) (?:the|a|an) (?:\w+ )?${WATERS}\b|\b(?:off|from|over) (?:the|a) (?:\w+ )?(?:pier|jetty|quay|dock|boat|wharf|bank|raft|pontoon|gunwale|poolside)\b|^(?:push|shov|knock|kick|tip)\w* (?:the )?\w+ in$`,
);

export const isDown = (because: readonly string[]): boolean =>
  because.some((word) => DOWN.test(word)) ||
  OFF_THE_BANK.test(because.join(" ")) ||
  INTO_BED.test(because.join(" ")) ||
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
