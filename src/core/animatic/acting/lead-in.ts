// A deed that is one pose is seen to be done only where the body is seen before it: who does nothing else in a shot is at rest first, and then does it; who
// looks up has looked ahead, who turns round was seen from behind. And who paces up and down goes there and back.
import type { Beat, Gaze } from "./acting.ts";
import type { Gesture } from "./gestures/names.ts";
import { CYCLES } from "./postures/posture-poses.ts";

/** Done in a moment and held: a hand goes up, a hat is shown, somebody is kissed. */
const BEGINS: ReadonlySet<Gesture> = new Set([
  ...(["point", "point_up", "point_down", "reach", "stop", "hitch", "thumb", "surrender", "salute", "plead"] as const),
  ...([
    "touch_wall",
    "touch_glass",
    "point_glass",
    "palms_meet",
    "finger_to_lips",
    "whistle",
    "cover_mouth",
    "hold_cheek",
  ] as const),
  ...(["cover_eyes", "cover_ears", "startle", "despair", "facepalm", "shade_eyes", "check_watch", "don"] as const),
  ...(["touch_heart", "flex", "scream", "gasp", "shield", "show", "raise", "toast", "examine", "photograph"] as const),
  ...(["lean_over", "look_into", "aim", "aim_rifle", "aim_at", "draw_bow", "point_wall", "point_past"] as const),
  ...([
    "hug",
    "kiss",
    "kiss_brow",
    "kiss_cheek",
    "kiss_hand",
    "kiss_thing",
    "high_five",
    "clink",
    "arm_round",
    "whisper",
  ] as const),
  ...(["bump_fists", "pinky_promise", "offer_hand", "clasp_hands", "hold_hands", "grab", "seize_arm"] as const),
  ...(["strangle", "trip_up", "propose", "dip", "arrest", "guard_them", "cover_their_eyes", "show_them"] as const),
  ...(["gripped", "pull_free", "hands_bound", "lean_away", "chin_up", "struck"] as const),
  ...([
    "turn_back",
    "hand_on_shoulder",
    "reach_table",
    "reach_low",
    "reach_over",
    "reach_up",
    "look_under",
    "grip_bars",
  ] as const),
  ...(["bar_way", "cover_their_mouth", "catch_falling", "selfie"] as const),
]);
const OWN_HOLD = /^own_(?:hold|pinch)_/;
/** Verbs of what goes on. */
const LASTS = /^(?:hold|held|keep|kept|stay|remain|stand|stood|sit|sat|lie|lean|rest|wear|pose|have|has|had)|ing$/;
/** Part of the shot before it. */
const LEAD_IN = 0.2;

/** Of what one does in a shot. */
export function withLeadIn(beats: readonly Beat[]): readonly Beat[] {
  const all = turnedRound(beats).map(turned);
  return seenFromBehind(all) ?? lookedBefore(all) ?? doneBefore(all);
}

/** The back is to us, and the face comes round: eyes that go over the own shoulder. */
export const isOverShoulder = ({ gaze, gesture, because }: Beat): boolean =>
  gaze.to === "back" && gesture === "none" && because.includes("shoulder");

/** Whoever looks over the shoulder then has the back to us before as well. */
function seenFromBehind(beats: readonly Beat[]): readonly Beat[] | undefined {
  const then = beats.findIndex(isOverShoulder);
  const isFree = ({ gesture, gaze, ...beat }: Beat) => gesture === "none" && gaze.to !== "subject" && isUpright(beat);
  if (then < 1 || !beats.slice(0, then).every(isFree)) return undefined;
  return beats.map((beat, at) => (at < then ? { ...beat, gaze: BEYOND } : beat));
}

function doneBefore(beats: readonly Beat[]): readonly Beat[] {
  const [only, second] = beats;
  if (!only || second || !isBegun(only)) return beats;
  const { holds } = only;
  const before: Beat = { ...only, gesture: holds.length > 0 ? "hold" : "none", mood: "plain" };
  return [before, { ...only, from: LEAD_IN }];
}

function isBegun({ from, gesture, posture, way, because: [verb = ""] }: Beat): boolean {
  const isStill = way === "none" && CYCLES[posture].rate === 0;
  return from === 0 && isStill && (BEGINS.has(gesture) || OWN_HOLD.test(gesture)) && verb !== "" && !LASTS.test(verb);
}

const PACES = /^pac(?:e|es|ing)\b|\b(?:up and down|to and fro|back and forth)\b/;
/** There, back and there again. */
const LEGS = 3;

/** Who paces turns on the way. */
export function pacing(beats: readonly Beat[]): readonly Beat[] {
  return beats.flatMap((beat, at): readonly Beat[] => {
    if (beat.way !== "across" || beat.posture !== "walk" || !PACES.test(beat.because.join(" "))) return [beat];
    const leg = ((beats[at + 1]?.from ?? 1) - beat.from) / LEGS;
    return [0, 1, 2].map((turn) => ({
      ...beat,
      from: beat.from + turn * leg,
      ...(turn === 1 && { isTurned: true }),
    }));
  });
}

const LOOKS =
  /^(?:look|glanc|lift|rais|lower|bow|hang|drop|avert|tilt|throw|peer|cast|crane|turn|jerk|snap|whip|swivel)(?:s|es|ed)?$/;
const HEAD = /^(?:his|her|their|its|the) (?:\w+ )?(?:head|heads|face|faces|eyes|gaze|chin)\b/;
const TURNS = /^(?:turn|spin|swivel|wheel|whirl|pivot|swing|spun|swung)(?:s|ed)?$/;
const ROUND = /^(?:\w+ly |sharply |half )?(?:round|around|about|back|on (?:his|her|their) heels?)\b/;
const AWAY = /^(?:\w+ly )?(?:away|aside)\b/;
const TO =
  /^(?:\w+ly )?(?:to(?! (?:solid |pure |grey |cold )?(?:stone|ice|gold|bronze|marble|salt|dust|ash|ashes|sand|glass|smoke|mist|nothing)\b)|towards?|left|right)\b/;
const IN_SEAT =
  /^(?:(?:\w+ly|round|around|back|about) )*in (?:his|her|the) (?:\w+ )*?(?:chair|seat|stool|armchair|pew)\b/;
const AHEAD: Gaze = { to: "ahead" };
const BEYOND: Gaze = { to: "beyond" };
/** The most of a shot, and of what is done first in it, before eyes and bodies turn. */
const MOST_BEFORE = 0.24;
const SHARE_BEFORE = 0.4;

const wordsAfter = ({ because: [, ...after] }: Beat): string => after.join(" ");
const isUpright = ({ posture, way }: Pick<Beat, "posture" | "way">): boolean => posture === "stand" && way === "none";

/** What a place has behind whoever is in it. */
const AT_THE_BACK =
  /^(?:\w+ly )?(?:round |around )?(?:to|towards?) (?:(?:face|look at|look out at|watch|see|write on|study) )?(?:the|his|her|an?) (?:\w+ )?(?:blackboard|board|whiteboard|windows?|walls?|sea|ocean|mountains?|fire|fireplace|altar|screens?|stage|view|horizon|sunset|sunrise|city|skyline|valley|painting|portrait|statue|house|castle|tower|temple|tomb|cross|shelves|bookcase|stove|ruins|lake|river|forest|trees|map|flames|volcano|waterfall)\b/;

/** Whose whole body turns away is seen from behind then, and who turns round from the front. */
function turned(beat: Beat): Beat {
  const [verb = ""] = beat.because;
  if (!TURNS.test(verb)) return beat;
  if (beat.gaze.to === "ahead" && IN_SEAT.test(wordsAfter(beat))) return { ...beat, gaze: { to: "back" } };
  if (!isUpright(beat)) return beat;
  if (beat.gaze.to !== "subject" && AT_THE_BACK.test(wordsAfter(beat))) return { ...beat, gaze: BEYOND };
  if (beat.gaze.to === "away" && AWAY.test(wordsAfter(beat))) return { ...beat, gaze: BEYOND };
  return beat.gaze.to === "back" ? { ...beat, gaze: AHEAD } : beat;
}

/** "stops and turns round to the stranger": the back was to them. */
const TO_THEM = /\b(?:to|towards?|on|at|face|faces|facing)\b/;

/** Seen from behind until then; whoever is behind somebody is where they do not face. */
function turnedToThem(beats: readonly Beat[], at: number, whom: string): readonly Beat[] {
  const isBehind = beats[at]?.because.includes("behind") === true;
  return beats.map((beat, place): Beat => {
    if (place < at) return isUpright(beat) && beat.gesture === "none" ? { ...beat, gaze: BEYOND } : beat;
    const turned: Beat = isBehind ? { ...beat, isTurned: true } : beat;
    return place === at ? { ...turned, gaze: { to: "subject", id: whom } } : turned;
  });
}

/** "stops and turns around": the other way from then on, as long as they stay. */
function turnedRound(beats: readonly Beat[]): readonly Beat[] {
  const at = beats.findIndex(
    (beat, place) =>
      place > 0 &&
      isUpright(beat) &&
      beat.gaze.to === "back" &&
      TURNS.test(beat.because[0] ?? "") &&
      ROUND.test(wordsAfter(beat)),
  );
  if (at < 0 || !beats.slice(at).every(isUpright)) return beats;
  const whom = beats[at]?.object;
  if (typeof whom === "string" && TO_THEM.test(beats[at]?.because.join(" ") ?? ""))
    return turnedToThem(beats, at, whom);
  return beats.map((beat, place) =>
    place < at || beat.gaze.to === "subject" ? beat : { ...beat, isTurned: beat.isTurned !== true },
  );
}

/** The first beat in two: where eyes and body were, and where they go. */
function lookedBefore(beats: readonly Beat[]): readonly Beat[] | undefined {
  const [first, second] = beats;
  const gaze = first?.from === 0 ? gazeBefore(first) : undefined;
  if (!first || !gaze) return undefined;
  const isHeld = second?.posture === first.posture && second.gesture === first.gesture && second.way === "none";
  const from = Math.min(MOST_BEFORE, (second?.from ?? 1) * (isHeld ? 0.8 : SHARE_BEFORE));
  const before: Beat = { ...first, ...handsBefore(first), mood: "plain", gaze };
  return [before, { ...first, from }, ...beats.slice(1)];
}

const handsBefore = ({ holds }: Beat): Pick<Beat, "gesture"> => ({ gesture: holds.length > 0 ? "hold" : "none" });

function gazeBefore(beat: Beat): Gaze | undefined {
  const { way, because, posture } = beat;
  const [verb = ""] = because;
  if (way !== "none" || CYCLES[posture].rate > 0) return undefined;
  if (TURNS.test(verb) && IN_SEAT.test(wordsAfter(beat))) return beat.gaze.to === "back" ? AHEAD : { to: "away" };
  if (isBodyTurn(verb, wordsAfter(beat)) && beat.gaze.to === "beyond") return AHEAD;
  if (isBodyTurn(verb, wordsAfter(beat))) return isUpright(beat) ? BEYOND : { to: "away" };
  return LOOKS.test(verb) ? eyesBefore(beat) : undefined;
}

const isBodyTurn = (verb: string, after: string): boolean =>
  TURNS.test(verb) && !HEAD.test(after) && (ROUND.test(after) || TO.test(after) || /^(?:\w+ly)?$/.test(after));

function eyesBefore(beat: Beat): Gaze | undefined {
  if (isOverShoulder(beat)) return BEYOND;
  const { to } = beat.gaze;
  const after = wordsAfter(beat);
  if (FROM.test(after)) return to === "up" && beat.gesture === "none" ? { to: "down" } : undefined;
  return WAYS.has(to) || HEAD.test(after) ? AHEAD : undefined;
}

/** "looks up from her book". */
const FROM = /^up (?:\w+ly )?from\b/;
const WAYS: ReadonlySet<Gaze["to"]> = new Set(["up", "down", "away", "back", "beyond"] as const);

/** Of an animal: "looks up from the grass" was eating, what turns its head at us looked ahead, and what turns round stood the other way. */
export function animalsBefore(beats: readonly Beat[]): readonly Beat[] {
  const [first] = beats;
  const before = first && first.from === 0 && first.way === "none" ? animalBefore(first) : undefined;
  return first && before ? [{ ...first, ...before }, { ...first, from: MOST_BEFORE }, ...beats.slice(1)] : beats;
}

const RAISES = /^(?:rais|lift)/;
const FEEDING = /^(?:eat|graz|drink|chew|feed|peck|brows)/;

function animalBefore(beat: Beat): Partial<Beat> | undefined {
  const [verb = ""] = beat.because;
  const after = wordsAfter(beat);
  if (TURNS.test(verb) && HEAD.test(after))
    return beat.animal === "look" ? { animal: "stand", gaze: AHEAD } : undefined;
  if (TURNS.test(verb) && [ROUND, AWAY, TO].some((way) => way.test(after))) return { isTurned: true, gaze: AHEAD };
  if (RAISES.test(verb) && HEAD.test(after)) return { animal: "stand", gaze: { to: "down" } };
  if (verb.startsWith("stop") && FEEDING.test(after)) return { animal: "eat", gaze: AHEAD };
  return LOOKS.test(verb) ? lookingBefore(beat, after) : undefined;
}

function lookingBefore(beat: Beat, after: string): Partial<Beat> | undefined {
  if (FROM.test(after)) return { animal: "eat", gaze: AHEAD };
  return beat.animal === "look" || WAYS.has(beat.gaze.to) ? { animal: "stand", gaze: AHEAD } : undefined;
}
