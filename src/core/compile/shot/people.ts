// Who is in the picture, and who is who over a whole episode.
import type { Story, StoryShot } from "../../../contracts/files/story.ts";
import { remembered } from "../../lib/remember.ts";
import { gather, type Steps } from "../../lib/cooperative-steps.ts";
import type { Series } from "../../series/series.ts";
import { shotsIn } from "../../story/shots-of.ts";

/** Subjects in the picture: the cast, then the props that are not already in it. */
export const onScreen = remembered(({ cast, props }: StoryShot): readonly string[] => [
  ...new Set([...cast, ...props]),
]);

/** Whom the shot shows or lets hear, each once. */
export const everybody = remembered((shot: StoryShot): readonly string[] => [
  ...new Set([...onScreen(shot), ...shot.dialogue.map(({ speaker }) => speaker)]),
]);

/**
 * A number for each person, in the order in which they first appear or speak, so that a colour and a voice stay theirs from shot
 * to shot. A wardrobe variant is the same person as its base; things have no number.
 */
export function* numberPeople(story: Story, series: Series): Steps<ReadonlyMap<string, number>> {
  const people = new Map<string, number>();
  const numbers = new Map<string, number>();
  for (const { shot } of yield* gather(story.sequences, shotsIn)) {
    for (const id of everybody(shot)) {
      const subject = series.subjects.get(id);
      if (subject?.kind !== "character") continue;
      const person = subject.of ?? id;
      const number = people.get(person) ?? people.size;
      people.set(person, number);
      numbers.set(id, number);
    }
    yield;
  }
  return numbers;
}
