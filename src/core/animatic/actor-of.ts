// A subject of a shot as somebody or something that action lines are about: the words that mean it, and what it is.
import type { Scene } from "../../contracts/files/shotlist.ts";
import type { Actor } from "./acting/acting.ts";
import type { BlockedSubject } from "./blocking/blocked.ts";
import { COLOURS } from "./colour/colour-table.ts";
import { wordsOfId } from "./overlay/clean-text.ts";
import { kindsOfGroup, ANY_GROUP } from "./formations/group-words.ts";
import { readMembers } from "./formations/read-members.ts";
import { familyWords, headWords } from "./looks/head-words.ts";
import { beastWords, type SubjectLook } from "./looks/look.ts";
import { VEHICLES } from "./looks/vehicle-words.ts";
import { trueSize } from "./looks/true-size.ts";
import type { Known } from "./unnamed/is-known.ts";
import { nounOf, pluralsOf } from "./unnamed/nouns.ts";

export function actorOf(
  { id, name, design = "", members = 1 }: Scene["subjects"][number],
  kind: BlockedSubject["kind"],
  look: SubjectLook,
): Actor {
  const isGroup = members > 1 || readMembers(design) !== undefined;
  const kinds = kindWords(look, design);
  const own = [...nameWords(name), ...nameWords(wordsOfId(id)), ...kinds, ...headWords(design)];
  const words = [...own.flatMap((word) => [word, ...familyWords(word)]), ...(isGroup ? kindsOfGroup(design) : [])];
  return {
    id,
    words: [...new Set(isGroup ? [...words.flatMap((word) => [word, ...pluralsOf(word)]), ...ANY_GROUP] : words)],
    form: look.kind === "person" ? look.look.form : "plain",
    marks: (plainWords(`${wordsOfId(id)} ${name} ${design}`).match(/\p{L}+/gu) ?? []).filter((word) =>
      Object.hasOwn(COLOURS, word),
    ),
    acts: kind === "person",
    isPerson: look.kind === "person",
    isBeast: look.kind === "animal" || look.kind === "creature",
    isSmall: trueSize(look) < 0.6,
    isLarge: kind === "vehicle",
    ...(kind === "person" && { plurals: kinds.flatMap(pluralsOf) }),
    ...(look.kind === "person" && { isChild: look.look.age === "child" }),
  };
}

/** A subject of a shot with its look. */
export interface Listed {
  readonly subject: Scene["subjects"][number];
  readonly kind: BlockedSubject["kind"];
  readonly look: SubjectLook;
}

export function knownOf({ subject, kind, look }: Listed, action: string): Known {
  const { words, form } = actorOf(subject, kind, look);
  const said = new Set(nameWords(action));
  const names = [...nameWords(subject.name), ...nameWords(wordsOfId(subject.id))];
  return {
    ...{ words, form, isPerson: kind === "person" && look.kind !== "animal" && look.kind !== "creature" },
    names: names.some((word) => said.has(word)) ? names : [],
    design: nameWords(subject.design ?? ""),
    isNamed: words.some((word) => said.has(word)),
  };
}

/** Nouns that mean it by its kind: "the wolf", "the robot", "the umbrella", "the boy". */
function kindWords(look: SubjectLook, design: string): readonly string[] {
  if (look.kind === "animal" || look.kind === "creature") return beastWords(look, design);
  if (look.kind === "robot") return ["robot", "android", "machine"];
  if (look.kind === "thing") return [look.look.shape, ...tailsOf(look.look.id), ...vehicleNouns(look.look.shape)];
  if (look.look.isGhost) return ["ghost"];
  return [...own(design, PERSON_NOUNS), ...(look.look.age === "toddler" ? ["toddler", "child"] : [])];
}

/** "the cabriolet" that is a convertible; none that is a deed as well. */
function vehicleNouns(shape: string): readonly string[] {
  const nouns: Readonly<Record<string, string>> = VEHICLES;
  return (nouns[shape] ?? "").split(" ").filter((noun) => noun !== "" && !noun.endsWith("ing"));
}

/** "the fork" that is a pitchfork. */
function tailsOf(id: string): readonly string[] {
  const tail = TAILS.exec(id)?.[1];
  return tail === undefined ? [] : [tail];
}

const TAILS = /[a-z]{3}(fork|board|stick|bow|boat|axe|knife|sword|case|bag|brush|club|bike|cart|chair|pole|horn)$/;

const PERSON_NOUNS =
  "boy girl woman man child clerk sailor soldier doctor nurse teacher detective king queen prince princess mother father grandmother grandfather pilot captain baker cook farmer thief guard waiter waitress driver student professor priest witch wizard knight pirate rider cyclist hussar dragoon lancer horseman dwarf reporter tourist mechanic widow trainer";

function own(design: string, list: string): readonly string[] {
  const nouns = list.split(" ");
  const [first] = nameWords(design).flatMap((word) => {
    const one = nouns.includes(word) ? word : nounOf(word)?.one;
    return one !== undefined && nouns.includes(one) ? [one] : [];
  });
  return first === undefined ? [] : [first];
}

const SMALL_WORDS = new Set("the a an of and old young little big red blue green white black".split(" "));

export function nameWords(name: string): readonly string[] {
  const words = plainWords(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const large = words.filter((word) => !SMALL_WORDS.has(word));
  return large.length === 0 && words.length === 1 ? words : large;
}

/** Without accents, in lower case. */
export function plainWords(text: string): string {
  return text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
}
