// Who is at an edge, on something, up in a tree or hidden stays there while the hands or the eyes do something else.
import { FROM_HEIGHTS } from "../postures/from-heights.ts";
import { hasAny } from "../../looks/read-words.ts";
import type { Beat } from "../acting.ts";
import type { Posture } from "../deeds/deed.ts";
import { AT_REST, HIDING, setPieceOf } from "./set-pieces.ts";
import { IN_TREE } from "./where-words.ts";

/** Who is at an edge, on something or hidden stays there while the hands or the eyes do something else. */
export function staying(beats: readonly Beat[]): readonly Beat[] {
  return beats.reduce<readonly Beat[]>((kept, one) => {
    const last = kept.at(-1);
    const beat = onLadder(upInTree(one, last));
    const isUp = last && beat.posture === "sit" && setPieceOf(last) === "in_tree";
    const stays = last && (isUp || STAYS.has(beat.posture)) && last.posture === beat.posture && beat.way === "none";
    const isThere = stays && setPieceOf(last) !== undefined && setPieceOf(beat) === undefined;
    const there =
      last && (isThere || isStillIn(beat, last)) ? { ...beat, because: [...beat.because, ...last.because] } : beat;
    return [...kept, overEdge(prone(there), last)];
  }, []);
}

/** Who lies on the belly and looks over an edge bends no further. */
function prone(beat: Beat): Beat {
  const isOver = beat.posture === "lie_front" && beat.gesture === "lean_over";
  return isOver ? { ...beat, gesture: "none", gaze: { to: "down" } } : beat;
}

/** From up there eyes go down past the own feet; nothing that is named then is in a hand. */
function overEdge(beat: Beat, last: Beat | undefined): Beat {
  const said = beat.because.join(" ");
  const isDown = LOOKS_DOWN.test(said) && beat.posture === "stand";
  const isFree = beat.gesture === "none" || beat.gesture === "examine";
  if (!isDown || !isFree || !HIGH.has(setPieceOf(beat) ?? "")) return beat;
  const holds = last?.holds ?? (beat.gesture === "examine" ? [] : beat.holds);
  return { ...beat, gesture: "lean_over", gaze: { to: "down" }, holds, object: null };
}

const LOOKS_DOWN = /\b(?:look|peer|gaz|star|glanc|peep|squint)\w* (?:\w+ly )?(?:straight )?(?:down|over)\b/;
const HIGH: ReadonlySet<string> = new Set(["ledge", "board_end", "ladder_top", "high_platform", "boulder", "wall_top"]);

const FALLEN: ReadonlySet<Posture> = new Set(["tumble", "fall_back", "collapse", "dive_flat", ...FROM_HEIGHTS]);

/** Who has fallen falls no second time. */
export function fallenOnce(beats: readonly Beat[]): readonly Beat[] {
  return beats.reduce<readonly Beat[]>((kept, beat) => {
    const last = kept.at(-1);
    const isDown = last !== undefined && FALLEN.has(last.posture) && FALLEN.has(beat.posture);
    return [...kept, isDown ? { ...beat, posture: last.posture } : beat];
  }, []);
}

/** "leaps off a rock and lands in the snow": the leap ends so, and is not done twice. */
export function isLanding({ posture: before }: Beat, { posture, because: [verb = ""] }: Beat): boolean {
  return LEAPS.has(before) && before === posture && verb.startsWith("land");
}

const LEAPS: ReadonlySet<Posture> = new Set(["jump", "jump_down", "jump_up", "leap", "vault", "roll"] as const);

const HANGS: ReadonlySet<Posture> = new Set([
  ...(["hang", "hang_one", "hang_knees", "climb", "stairs", "swing_rope", "climb_out"] as const),
]);

/** Who hung or climbed and drops to the ground comes down to it, and does not leap up. */
export function dropping(beats: readonly Beat[]): readonly Beat[] {
  return beats.map((beat, at) => {
    const hung = beats[at - 1]?.posture;
    const drops = beat.posture === "jump" && /^(?:drop|let|jump|leap|spring)/.test(beat.because[0] ?? "");
    const isUp = /\b(?:up|onto|over|at|for)\b/.test(beat.because.join(" "));
    return drops && !isUp && hung !== undefined && HANGS.has(hung) ? { ...beat, posture: "drop_down" } : beat;
  });
}

/** Up in a tree everybody sits on a branch, and looks and waves from there. */
function upInTree(beat: Beat, last: Beat | undefined): Beat {
  const isFree = beat.way === "none" && hasAny([beat.posture], "stand crouch bend sit_ground");
  const isUp = IN_TREE.test(beat.because.join(" ")) || (last !== undefined && setPieceOf(last) === "in_tree");
  if (!isFree || !isUp) return beat;
  return { ...beat, posture: "sit", ...(beat.gesture === "peek" && { gesture: "none" }) };
}

/** Nothing is picked up from the ground there. */
function onLadder(beat: Beat): Beat {
  return beat.gesture === "pick_up" && setPieceOf(beat) === "ladder_top" ? { ...beat, gesture: "pluck" } : beat;
}

const isStillIn = ({ posture }: Beat, last: Beat): boolean =>
  INSIDE.has(posture) && (last.posture === posture || (posture === "climb_out" && last.posture === "climb_in"));

/** In a barrel, a pit or the ice. */
const INSIDE: ReadonlySet<Posture> = new Set(["climb_in", "climb_out", "sink_in"] as const);

const STAYS: ReadonlySet<Posture> = new Set([...AT_REST, ...HIDING, "lie", "lie_side", "face_down"]);

/** "lets the rope ladder down, and Dan climbs up": on what was named before. */
export function climbingNamed(beats: readonly Beat[], words: readonly string[]): readonly Beat[] {
  return beats.map((beat) => {
    if (beat.posture !== "climb" || !beat.because.every((word) => BARELY.test(word))) return beat;
    const named = words.slice(0, beat.order ?? 0).findLast((word) => ON_WHICH.test(word));
    return named === undefined ? beat : { ...beat, because: [...beat.because, named] };
  });
}

const BARELY = /^(?:climb\w*|clamber\w*|scrambl\w*|up|down|higher|quickly|slowly|on|after|him|her|them)$/;
const ON_WHICH = /^(?:ladder|rope|vine|chain|pole|mast|drainpipe)$/;
