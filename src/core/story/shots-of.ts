// A story's shots in script order, each with the sequence it belongs to.
import type { Story, StorySequence, StoryShot } from "../../contracts/files/story.ts";

export interface PlacedShot {
  readonly sequence: StorySequence;
  readonly shot: StoryShot;
}

export function shotsOf(story: Story): PlacedShot[] {
  return story.sequences.flatMap(shotsIn);
}

export function shotsIn(sequence: StorySequence): PlacedShot[] {
  return sequence.shots.map((shot) => ({ sequence, shot }));
}
