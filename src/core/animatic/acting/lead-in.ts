// A deed that is one pose is seen to be done only where the body is seen before it: who does nothing else in a shot is at rest first, and then does it. And
// who paces up and down goes there and back.
import type { Beat } from "./acting.ts";
import type { Gesture } from "./gestures/names.ts";
import { CYCLES } from "./postures/posture-poses.ts";

/** Done in a moment and held: a hand goes up, a hat is shown, somebody is kissed. */
const BEGINS: ReadonlySet<Gesture> = new Set([
  ...(["point", "point_up", "point_down", "reach", "stop", "hitch", "thumb", "surrender", "salute", "plead"] as const),
  ...(["touch_wall", "touch_glass", "palms_meet", "finger_to_lips", "whistle", "cover_mouth", "hold_cheek"] as const),
  ...(["cover_eyes", "cover_ears", "startle", "despair", "facepalm", "shade_eyes", "check_watch", "don"] as const),
  ...(["touch_heart", "flex", "scream", "gasp", "shield", "show", "raise", "toast", "examine", "photograph"] as const),
  ...(["lean_over", "look_into", "aim", "aim_rifle", "aim_at", "draw_bow", "point_wall", "point_past"] as const),
  ...(["hug", "kiss", "kiss_brow", "kiss_hand", "kiss_thing", "high_five", "clink", "arm_round", "whisper"] as const),
  ...(["bump_fists", "pinky_promise", "offer_hand", "clasp_hands", "hold_hands", "grab", "seize_arm"] as const),
  ...(["strangle", "trip_up", "propose", "dip", "arrest", "guard_them", "cover_their_eyes", "show_them"] as const),
  ...(["gripped", "pull_free", "hands_bound", "lean_away", "chin_up", "struck"] as const),
  ...(["bar_way", "cover_their_mouth", "catch_falling", "selfie"] as const),
]);
const OWN_HOLD = /^own_(?:hold|pinch)_/;
/** Verbs of what goes on. */
const LASTS = /^(?:hold|held|keep|kept|stay|remain|stand|stood|sit|sat|lie|lean|rest|wear|pose|have|has|had)|ing$/;
/** Part of the shot before it. */
const LEAD_IN = 0.2;

/** Of what one does in a shot. */
export function withLeadIn(beats: readonly Beat[]): readonly Beat[] {
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
