// Who a name in capitals means: subjects by their id in capitals, characters before things, earlier entries before later ones.
import type { Series, Subject } from "../series/series.ts";

export type Speakers = ReadonlyMap<string, Subject>;

export function speakersOf(series: Series): Speakers {
  const speakers = new Map<string, Subject>();
  for (const subject of series.subjects.values()) {
    const name = subject.id.toUpperCase();
    const other = speakers.get(name);
    if (!other || (other.kind !== "character" && subject.kind === "character")) speakers.set(name, subject);
  }
  return speakers;
}

/** The ids of all who can speak. */
export function characterIds(series: Series): string[] {
  return [...series.subjects.values()].filter(({ kind }) => kind === "character").map(({ id }) => id);
}
