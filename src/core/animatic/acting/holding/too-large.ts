// What is as high as people stays where it stands, whatever is done to it: a machine that is shaken or kicked is in no hand.
import { hasWay } from "../../looks/props/find-prop.ts";
import type { SubjectLook } from "../../looks/look.ts";
import type { Beat } from "../acting.ts";
import type { Gesture } from "../gestures/names.ts";
import { toolOf } from "../poses.ts";
import { isDoneTo } from "./hold-named.ts";

/** Even what is large is borne in them. */
const BEARS: ReadonlySet<Gesture> = new Set([
  ...(["lift", "pick_up", "carry", "carry_together", "shoulder", "raise", "throw", "put_down", "drag", "hug"] as const),
]);
/** Done to what stands there with both hands on it. */
const SHAKES: ReadonlySet<Gesture> = new Set(["rattle", "hold", "take", "pull_loose"]);

interface Known {
  readonly id: string;
  readonly look: SubjectLook;
}

export function leaveStanding(beats: readonly Beat[], known: readonly Known[]): readonly Beat[] {
  const stands = new Set(
    known.flatMap(({ id, look }) => (look.kind === "thing" && isStanding(look.look.shape) ? [id] : [])),
  );
  const isBorne = beats.some(({ gesture, holds }) => BEARS.has(gesture) && holds.some((id) => stands.has(id)));
  return stands.size === 0 || isBorne ? beats : beats.map((beat) => without(beat, stands));
}

/** What is done with a thing in the hand, such as looking into a mirror. */
const withNothing = (gesture: Gesture): Gesture => (toolOf(gesture) === undefined ? gesture : "none");

const isStanding = (shape: string): boolean => hasWay(shape, "behind") || hasWay(shape, "stands");

function without(beat: Beat, stands: ReadonlySet<string>): Beat {
  const holds = beat.holds.filter((id) => !stands.has(id));
  const isAtIt = beat.holds.length === 0 && [beat.object, toolOf(beat.gesture)].some((id) => stands.has(id ?? ""));
  if (holds.length === beat.holds.length && !isAtIt) return beat;
  const isPushed = SHAKES.has(beat.gesture) || (beat.object !== null && isDoneTo(beat, beat.object));
  return { ...beat, holds, gesture: isPushed ? "push" : withNothing(beat.gesture) };
}

/** What is swung in the hand, or beaten with it. */
const SWUNG =
  /\b(?:sword|bat|club|axe|hatchet|hammer|mallet|stick|staff|pole|racket|racquet|beater|net|rug|carpet|mat|mattress|blade|katana|sabre|mace|pick|pickaxe|broom|whip|chain|scythe|paddle|oar|cane|umbrella|bag|handbag|torch|lamp|lantern|rope|bell|censer|canvas|painting|picture|portrait|pan|shovel|spade)s?\b/;

/** What is swung that no hand has: nobody draws a sword for it. */
export function unarmed(beat: Beat): Beat {
  const [verb = "", ...rest] = beat.because;
  const isEmpty = beat.gesture === "swing" && beat.holds.length === 0 && /^sw[iu]ng/.test(verb);
  return isEmpty && rest.length > 0 && !SWUNG.test(rest.join(" ")) ? { ...beat, gesture: "reach" } : beat;
}
