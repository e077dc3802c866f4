// How hands have what they hold by the words around it: a loaded tray on the raised hand, a hat in both hands, a mug in the one hand while the other types.
import type { Beat } from "../acting.ts";
import type { Gesture } from "../gestures/names.ts";

export function asHeld(beats: readonly Beat[], action: string): readonly Beat[] {
  const said = action.toLowerCase();
  return withBothHands(typingBeside(hatsInHands(knockedBack(pinched(traysRaised(beats, said)))), said), said);
}

const BOTH_HANDS = /\b(?:in|with|between) (?:both|his two|her two)(?: of)?(?: his| her| its| their)? (?:\w+ )?hands\b/;

/** "holds his sword in both hands". */
const withBothHands = (beats: readonly Beat[], said: string): readonly Beat[] =>
  BOTH_HANDS.test(said)
    ? beats.map((beat) => (beat.gesture === "hold" && beat.holds.length > 0 ? { ...beat, gesture: "hold_both" } : beat))
    : beats;

const GLASSES = /^(?:glass|glasses|wine|champagne|drinks?|beers?|flutes?|cocktails?|goblets?|prosecco|martinis?)$/;
const TRAY = /^(?:trays?|platters?|salver)$/;
const ON_ONE_HAND =
  /\b(?:on|upon|with|in) (?:(?:his|her|their|its|the|a) )?(?:\w+ )?(?:one|raised|flat|open|upturned|left|right|single) (?:hand|palm)\b|\b(?:fingertips|shoulder high|at shoulder height|above (?:his|her|their) (?:head|shoulder))\b|\bbalanc\w+\b/;
const BEARS: ReadonlySet<Gesture> = new Set(["hold", "carry", "raise", "none", "lift"] as const);
/** On the feet. */
const GOES: ReadonlySet<Beat["posture"]> = new Set(["stand", "walk", "run", "march", "dance", "skate"] as const);

/** Of whoever goes about with glasses, or where the words have it on one hand. */
function traysRaised(beats: readonly Beat[], said: string): readonly Beat[] {
  const words = said.match(/[a-z]+/g) ?? [];
  const tray = words.findIndex((word) => TRAY.test(word));
  if (tray < 0) return beats;
  const isOfGlasses = words[tray + 1] === "of" && words.slice(tray + 2, tray + 5).some((word) => GLASSES.test(word));
  if (!isOfGlasses && !ON_ONE_HAND.test(said)) return beats;
  return beats.map((beat) =>
    BEARS.has(beat.gesture) && /^(?:tray|platter|salver)/.test(beat.holds.at(-1) ?? "") && GOES.has(beat.posture)
      ? { ...beat, gesture: "tray_up" }
      : beat,
  );
}

/** "stands with his head bowed and holds his hat in both hands": all the while. */
function hatsInHands(beats: readonly Beat[]): readonly Beat[] {
  const held = beats.find(({ gesture }) => gesture === "hat_in_hands")?.holds.at(-1);
  if (held === undefined) return beats;
  return beats.map((beat) =>
    (beat.gesture === "carry" || beat.gesture === "hold") && beat.holds.at(-1) === held
      ? { ...beat, gesture: "hat_in_hands" }
      : beat,
  );
}

/** "picks up a stamp with tweezers": from the table, and before the eyes. */
const pinched = (beats: readonly Beat[]): readonly Beat[] =>
  beats.map((asked) => {
    const beat = withChopsticks(asked);
    return /^(?:pick_up|lift|take|raise)$/.test(beat.gesture) && beat.because.some((word) => PINCERS.test(word))
      ? { ...beat, gesture: "examine", posture: beat.posture === "kneel" ? "stand" : beat.posture }
      : beat;
  });

/** "lifts a piece of sushi with chopsticks". */
const withChopsticks = (beat: Beat): Beat =>
  /^(?:pick_up|lift|take|raise|hold|eat)$/.test(beat.gesture) && beat.because.some((word) => /^chopsticks?$/.test(word))
    ? { ...beat, gesture: "slurp", holds: ["bowl", "chopsticks"] }
    : beat;
const PINCERS = /^(?:tweezers|forceps)$/;

/** Out of a small glass, which is at the lips. */
const knockedBack = (beats: readonly Beat[]): readonly Beat[] =>
  beats.map((beat) =>
    beat.gesture === "drain" && SMALL_GLASS.test(beat.holds.at(-1) ?? "") ? { ...beat, gesture: "knock_back" } : beat,
  );
const SMALL_GLASS = /^(?:shot|shotglass|glass|whiskyglass|tumbler|wineglass|cup|mug|vial|goblet|glass_\w+|cup_\w+)$/;

const OTHER_HAND =
  /\b(?:in|with) (?:the|his|her|their|its) other\b|\bwith (?:one|his|her|a single) (?:\w+ )?hand\b|\bwhile holding\b/;

const EACH_HAND =
  /\b(?:in|with) (?:one|his|her|the|their) (?:\w+ )?(?:hand|fist)\b.*\b(?:in|with) (?:the|his|her|their) other\b/;

/** "holds a candle in one hand and a book in the other". */
const holdingEach = (beat: Beat): Beat =>
  (beat.gesture === "hold" || beat.gesture === "carry") && beat.holds.length === 2
    ? { ...beat, gesture: "hold_each" }
    : beat;

/** "types with one hand and holds a mug in the other": both at once. */
function typingBeside(beats: readonly Beat[], said: string): readonly Beat[] {
  const at = beats.findIndex(
    ({ gesture }, place) => gesture === "type" && /^(?:hold|carry)$/.test(beats[place + 1]?.gesture ?? ""),
  );
  const [typed, held] = [beats[at], beats[at + 1]];
  const thing = held?.holds.at(-1);
  if (!OTHER_HAND.test(said)) return beats;
  if (EACH_HAND.test(said) && !beats.some(({ gesture }) => gesture === "type")) return beats.map(holdingEach);
  if (!typed || !held || thing === undefined)
    return beats.map((beat) =>
      beat.gesture === "type" && beat.holds.length > 0 ? { ...beat, gesture: "type_one_hand" } : beat,
    );
  const { until: _, ...first } = typed;
  const both: Beat = { ...first, ...(held.until !== undefined && { until: held.until }), gesture: "type_one_hand" };
  return [...beats.slice(0, at), { ...both, holds: [thing] }, ...beats.slice(at + 2)];
}
