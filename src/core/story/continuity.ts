// What the story says about how shots join, without storing it: what a shot carries on from, how its keyframes are made.
// Which shot comes before is the cut's business.
import type { StorySequence, StoryShot } from "../../contracts/files/story.ts";
import { CONTINUITY } from "../script/constructs/keyframe.ts";

/** How a shot carries on from the one before it, or null: its own word, else its sequence's for all but the first shot. */
export function continuesFrom(shot: StoryShot, sequence: StorySequence): "first" | "latent" | null {
  const own = shot.continuous;
  if (own !== undefined) return own === "none" ? null : own;
  return opensSequence(shot, sequence) || sequence.continuous === false ? null : sequence.continuous;
}

/** What a header says about joins is for every shot but this one. */
export function opensSequence({ id }: StoryShot, { shots }: StorySequence): boolean {
  return shots[0]?.id === id;
}

/** `generate`, `import`, `none`, `continuity` or a picture's path; null when the story does not say. */
export function keyframeOf(shot: StoryShot, sequence: StorySequence, end: "first" | "last"): string | null {
  if (end === "last") return shot.last ?? sequence.last ?? null;
  if (shot.first !== undefined) return shot.first;
  return continuesFrom(shot, sequence) === "first" ? CONTINUITY : (sequence.first ?? null);
}
