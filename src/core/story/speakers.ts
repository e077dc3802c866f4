// Who a name in capitals means: subjects by their id in capitals, characters before things, earlier entries before later ones;
// and characters by their name in capitals, where no id is spelt so and only one is called so.
import type { Series, Subject } from "../series/series.ts";

export type Speakers = ReadonlyMap<string, Subject>;

export function speakersOf(series: Series): Speakers {
  const speakers = new Map<string, Subject>();
  for (const subject of series.subjects.values()) {
    const name = subject.id.toUpperCase();
    const other = speakers.get(name);
    if (!other || (other.kind !== "character" && subject.kind === "character")) speakers.set(name, subject);
  }
  for (const [name, subject] of charactersByName(series)) if (!speakers.has(name)) speakers.set(name, subject);
  return speakers;
}

/** A variant is called as its base is, and the base is meant. */
function charactersByName(series: Series): [string, Subject][] {
  const called = new Map<string, Subject | undefined>();
  for (const subject of series.subjects.values()) {
    if (subject.kind !== "character" || subject.of !== null) continue;
    const name = subject.name.toUpperCase().replace(/\s+/g, " ").trim();
    called.set(name, called.has(name) ? undefined : subject);
  }
  return [...called].flatMap(([name, subject]) => (subject ? [[name, subject]] : []));
}

const charactersOf = new WeakMap<Series, readonly string[]>();

/** The ids of all who can speak: gathered once for each config. */
export function characterIds(series: Series): readonly string[] {
  const known = charactersOf.get(series);
  if (known) return known;
  const characters = [...series.subjects.values()].filter(({ kind }) => kind === "character").map(({ id }) => id);
  charactersOf.set(series, characters);
  return characters;
}
