// How a subject of the config can be called in an action: by its name, by its id, a group by its plural.
// Whether such a word in a text means the subject is judged in `mentions.ts`.
import type { Subject } from "../series/series.ts";
import { wordsOf } from "./words.ts";

/**
 * `proper`: a name, recognized by its capitals. `role`: a noun for a person ("the guard"), which others may share. `thing`: a noun.
 * `plural`: the members of a group. `id`: a word that only an id can be (`mara_wet`). `small`: an id that reads like a name.
 */
export type NameKind = "proper" | "role" | "thing" | "plural" | "id" | "small";

export interface Naming {
  readonly kind: NameKind;
  readonly words: readonly string[];
  readonly lower: readonly string[];
  /** The config says "the …": then "the captain" is the Captain. */
  readonly article: boolean;
}

const ARTICLES = new Set(["the", "a", "an"]);
/** Ids that no sentence can do without: they are never taken for names. */
const PRONOUNS = listOf(
  "i you he she it we they me him her us them his its our my your their one who man men woman women boy girl child people",
);
/** Names that are also everyday words: in small letters they are read as the word. */
const EVERYDAY = listOf(
  "will rose mark may art bill grace hope faith joy dawn summer june april august jack frank ray rich chase hunter pat sue " +
    "rob bob drew chip guy king cook page reed lane cliff dale glen heath forest river stone star sky robin jay wren violet " +
    "lily ivy iris daisy olive ruby pearl amber ginger sandy rusty dusty buck buddy sunny happy lucky major norm miles pierce " +
    "skip trip wade ward wright young long short brown black white green gray grey smith baker butcher carter mason",
);
const SHORTEST_ID = 3;

/** Every way to name a subject; none for a name without a letter. */
export function namingsOf(subject: Subject): Naming[] {
  const all = wordsOf(subject.name.replace(/\([^)]*\)/g, " ")).map(({ text }) => text);
  const article = all.length > 1 && ARTICLES.has(all[0]?.toLowerCase() ?? "");
  const name = article ? all.slice(1) : all;
  const noun = subject.kind === "character" ? "role" : "thing";
  const kind = isCapital(name[0] ?? "") ? "proper" : noun;
  const byName = name.length === 0 ? [] : [naming(kind, name, article)];
  const plural = subject.members === null ? [] : pluralsOf(name);
  return distinct([...byName, ...byId(subject, name, kind), ...plural.map((words) => naming("plural", words, true))]);
}

/** `mara_wet` can mean nothing else. A plain id is a name with a capital, or the noun that the name is about. */
function byId({ id, kind }: Subject, name: readonly string[], named: NameKind): Naming[] {
  if (/[_0-9]/.test(id)) {
    const spelled = id.split("_").filter((word) => word !== "");
    const asThing = kind === "character" || spelled.length < 2 ? [] : [naming("thing", spelled, true)];
    return [naming("id", [id], false), ...asThing];
  }
  const low = id.toLowerCase();
  if (wordsOf(id)[0]?.text !== id || PRONOUNS.has(low)) return [];
  if (kind !== "character") return [naming("thing", [id], true)];
  if (named === "role" && name.some((word) => word.toLowerCase() === low)) return [naming("role", [id], true)];
  const capital = naming("proper", [id.slice(0, 1).toUpperCase() + id.slice(1)], false);
  return id.length < SHORTEST_ID || EVERYDAY.has(low) ? [capital] : [capital, naming("small", [id], false)];
}

/** The last word in its plural: "dancer" and "dancers" both mean the group of dancers. */
function pluralsOf(name: readonly string[]): string[][] {
  const last = name.at(-1);
  if (last === undefined) return [];
  const head = name.slice(0, -1);
  if (/s$/i.test(last)) return [[...head, last]];
  if (/(?:x|z|ch|sh)$/i.test(last)) return [[...head, `${last}es`]];
  return [[...head, /[^aeiou]y$/i.test(last) ? `${last.slice(0, -1)}ies` : `${last}s`]];
}

function naming(kind: NameKind, words: readonly string[], article: boolean): Naming {
  return { kind, words, lower: words.map((word) => word.toLowerCase()), article };
}

function distinct(namings: readonly Naming[]): Naming[] {
  return [...new Map(namings.map((each) => [`${each.kind} ${each.words.join(" ")}`, each])).values()];
}

function isCapital(word: string): boolean {
  const first = word.slice(0, 1);
  return first !== first.toLowerCase();
}

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
