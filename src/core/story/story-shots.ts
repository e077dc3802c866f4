// A story's shots in script order, and how they join: what a shot continues from, how its keyframes are made.
import type { Story, StorySequence, StoryShot } from "../../contracts/files/story.ts";
import { CONTINUITY } from "../lib/format-words.ts";
import { remembered } from "../lib/remember.ts";
import type { Series } from "../series/series.ts";

export interface PlacedShot {
  readonly sequence: StorySequence;
  readonly shot: StoryShot;
}

/** A story's shots in script order, each with the sequence it belongs to. */
export function shotsOf(story: Story): PlacedShot[] {
  return story.sequences.flatMap(shotsIn);
}

export function shotsIn(sequence: StorySequence): PlacedShot[] {
  return sequence.shots.map((shot) => ({ sequence, shot }));
}

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

/** Subjects in the picture: the cast, then the props that are not already in it. */
export const onScreen = remembered(({ cast, props }: StoryShot): readonly string[] => [
  ...new Set([...cast, ...props]),
]);

/** Who is in the shots of a sequence, in the order in which they first appear. */
export const castOf = remembered((shots: readonly StoryShot[]): readonly string[] => [
  ...new Set(shots.flatMap(({ cast }) => cast)),
]);

/** Everyone on screen or with a line, each once. */
export const everybody = remembered((shot: StoryShot): readonly string[] => [
  ...new Set([...onScreen(shot), ...shot.dialogue.map(({ speaker }) => speaker)]),
]);

/**
 * The words of a shot's place; an unknown location, which is a problem elsewhere, is called by its id. Of a clip, whose one sentence is the
 * action and the place, they are not said twice.
 */
export function placeWords({ plate, action }: StoryShot, series: Series): string {
  const words = series.locations.get(plate)?.description ?? plate;
  return words === action ? "the scene" : words;
}
