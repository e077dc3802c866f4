// Who is on screen, for rules about people: characters only, and which person a wardrobe variant is.
import type { StoryShot } from "../../contracts/files/story.ts";
import type { Series } from "../series/series.ts";

/** The characters of a shot's cast, by id. */
export function castPeople(shot: StoryShot, series: Series): string[] {
  return shot.cast.filter((id) => series.subjects.get(id)?.kind === "character");
}

/** A variant is the person that it is a variant of. */
export function personOf(id: string, series: Series): string {
  return series.subjects.get(id)?.of ?? id;
}
