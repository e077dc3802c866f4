// Who speaks in a screenplay, as subjects: an id that dialogue can be written under, a name, and how they are described.
import { findIntroductions } from "./introductions.ts";
import type { Guess, Scene, Speech } from "./screenplay.ts";
import { asciiId, uniqueId } from "../lib/ascii-id.ts";
import { quoted } from "../lib/wording.ts";

/** A character that a config has already. */
export interface KnownSubject {
  readonly id: string;
  readonly name: string;
  readonly canSpeak: boolean;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Line of the first cue. */
  readonly line: number;
  /** Taken from the config: nothing is added to it. */
  readonly isKnown: boolean;
  /** What the script says of their looks at their first appearance, or "". */
  readonly looks: string;
}

/** By `nameKey`. */
export type Cast = ReadonlyMap<string, Person>;

export function nameKey(name: string): string {
  return name.normalize("NFC").replace(/\s+/g, " ").trim().toUpperCase();
}

/** All who have a cue, in the order of their first. */
export function findCast(scenes: readonly Scene[], known: readonly KnownSubject[], guesses: Guess[]): Cast {
  const cast = new Map<string, Person>();
  const byKey = new Map(
    known
      .filter(({ canSpeak }) => canSpeak)
      .flatMap((each) => [
        [nameKey(each.name), each],
        [nameKey(each.id), each],
      ]),
  );
  const taken = new Set(known.map(({ id }) => id.toLowerCase()));
  const counts = new Map<string, number>();
  const knownPersons = new Map<string, Person>();
  const looks = findIntroductions(scenes, nameKey);
  for (const { name, line } of speechesOf(scenes)) {
    const key = nameKey(name);
    if (cast.has(key)) continue;
    const subject = byKey.get(key) ?? byKey.get(asciiId(name).toUpperCase());
    const before = subject && knownPersons.get(subject.id);
    const person = before ?? {
      id: subject?.id ?? uniqueId(speakerId(name), taken, counts),
      name: subject?.name ?? shownName(name),
      line,
      isKnown: subject !== undefined,
      looks: looks.get(key) ?? "",
    };
    taken.add(person.id);
    cast.set(key, person);
    if (subject) knownPersons.set(subject.id, person);
    else guesses.push({ line, message: describePerson(name, person) });
  }
  return cast;
}

function speechesOf(scenes: readonly Scene[]): Speech[] {
  return scenes.flatMap(({ elements }) => elements.filter((element) => element.is === "speech"));
}

/** Dialogue begins with a letter; a name without any Latin counterpart is numbered. */
function speakerId(name: string): string {
  const id = asciiId(name);
  if (id === "") return "speaker";
  return /^[a-z]/.test(id) ? id : `no_${id}`;
}

/** `OLD MAN O'NEIL` reads `Old Man O'Neil`; a name of small and capital letters stays as it is. */
function shownName(name: string): string {
  const plain = name.replace(/\s+/g, " ").trim();
  if (plain !== plain.toUpperCase() && plain !== plain.toLowerCase()) return plain;
  const lower = plain.toLowerCase();
  return (
    lower.replace(
      /(^|[\s.\-–"(/&]|(?<=(?:^|\s)\p{L})['’])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    ) || "Somebody"
  );
}

function describePerson(written: string, { id, name, looks }: Person): string {
  const design = looks === "" ? "fill in the design" : `the design is what the action says, ${quoted(looks)}`;
  return `${quoted(written)} is the character ${quoted(id)}, called ${quoted(name)}: ${design}`;
}

/** Finds whole names in action: the persons whose name is there with a capital, in the order of the text. */
export function nameFinder(cast: Cast): (text: string) => Person[] {
  const longest = [...cast.keys()].reduce((most, key) => Math.max(most, key.split(" ").length), 1);
  const most = Math.min(longest, 5);
  return (text) => {
    const words = text.match(/[\p{L}\p{M}\p{N}]+(?:[.'’-][\p{L}\p{M}\p{N}]+)*\.?/gu) ?? [];
    const found = new Set<Person>();
    for (const [index, word] of words.entries()) {
      if (!/^[\p{Lu}\p{Lo}\p{N}]/u.test(word)) continue;
      for (let length = most; length > 0; length--) {
        const person = personOf(words.slice(index, index + length), cast);
        if (person) found.add(person);
        if (person) break;
      }
    }
    return [...found];
  };
}

/** `Mara's` and `Mara.` name Mara. */
function personOf(words: readonly string[], cast: Cast): Person | undefined {
  const name = words.join(" ");
  const bare = name.replace(/\.$/, "").replace(/['’]s$/i, "");
  return cast.get(nameKey(name)) ?? cast.get(nameKey(name.replace(/\.$/, ""))) ?? cast.get(nameKey(bare));
}
