// What a target makes of a shot that carries on from the one before, and of its keyframes. docs/format.md "Sizes of pictures"
// and "Shot list".
// Which take it carries on from is decided when the render starts.
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { keyframePath } from "../../refs/ref-names.ts";
import type { Registry } from "../../targets/registry.ts";
import { type PlacedShot, continuesFrom, keyframeOf } from "../../story/story-shots.ts";
import { namedPicture } from "../../lib/written-values.ts";

/** The target that carries on as asked: this one, or its partner when the shot does not insist on it; undefined when neither can. */
export function continuingTarget(
  registry: Registry,
  target: VideoTarget,
  { shot, sequence }: PlacedShot,
): VideoTarget | undefined {
  const mode = continuesFrom(shot, sequence);
  if (mode === null || target.continuous?.modes.includes(mode)) return target;
  const partner = target.continuous?.first_partner;
  if (mode !== "first" || partner === undefined || shot.target !== undefined) return undefined;
  return registry.list("video").find((other) => other.id === partner);
}

/** Why a target cannot carry on as a shot asks, and which ones can. */
export function cannotContinue(registry: Registry, target: VideoTarget, { shot, sequence }: PlacedShot): string {
  const mode = continuesFrom(shot, sequence) ?? "first";
  const able = registry.list("video").filter((other) => other.continuous?.modes.includes(mode));
  const ids = able.map((other) => other.id).join(", ");
  return `cannot carry on with "continuous: ${mode}" on ${target.id}: choose one of ${ids}, or write "continuous: none"`;
}

/**
 * The picture that opens or ends the shot, for each end that the target reads and the script does not set to `none`: the one that the
 * script names, else `refs/shots/<shot>/<end>.png`.
 */
export function keyframePaths({ shot, sequence }: PlacedShot, target: VideoTarget): { first?: string; last?: string } {
  const { keyframes, requires_first: needsFirst } = target.capabilities;
  const said = (end: "first" | "last") => keyframeOf(shot, sequence, end);
  const kept = keyframes.filter((end) => said(end) !== "none" || (end === "first" && needsFirst));
  return Object.fromEntries(kept.map((end) => [end, namedPicture(said(end)) ?? keyframePath(shot.id, end)]));
}
