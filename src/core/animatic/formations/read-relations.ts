// Where an action line has somebody beside somebody or something else: behind, beside, far away, near to us. Each tells the words that it was read from.
import type { Actor, Beat } from "../acting/acting.ts";
import { sentencesOf } from "../acting/lines/sentences.ts";
import { JOINTS, PREPOSITIONS } from "../acting/words.ts";

export interface Relation {
  readonly way: "behind" | "before" | "beside" | "between" | "under" | "far" | "near" | "wading";
  /** The id of whom or what; the picture itself where it is null. */
  readonly to: string | null;
  readonly because: string;
}

/** Of somebody, or what holds for all of the group that the lead stands for. */
export function relationOf(id: string, lead: string, relations: ReadonlyMap<string, Relation>): Relation | undefined {
  const ofAll = relations.get(lead);
  return relations.get(id) ?? (ofAll?.way === "wading" ? ofAll : undefined);
}

/** Who loads a beast stands at its side. */
export function loading(
  beats: readonly Beat[],
  known: readonly { readonly subject: { readonly id: string }; readonly look: { readonly kind: string } }[],
): Relation | undefined {
  const beat = beats.find(({ gesture }) => gesture === "load_up");
  const beast = beat && known.find(({ look }) => look.kind === "animal");
  return beast && { way: "beside", to: beast.subject.id, because: beat.because.join(" ") };
}

const BESIDE: readonly (readonly [Relation["way"], RegExp])[] = [
  ["behind", /^behind\b/],
  ["before", /^in front of/],
  ["between", /^between/],
  ["under", /^(?:under|beneath|underneath)\b/],
  ["beside", /^(?:beside|alongside|next to|side by side)/],
];
const FAR =
  /(?<!\b(?:lean|leap|jump|reach|bend|stretch|throw|fling|stick)\w* )\bfar (?:away|off|out)\b|\bfar (?:below|behind)\b|\b(?:in the (?:far )?(?:distance|background)|on the horizon|distant)\b/;
const NEAR = /\b(?:in the foreground|close to (?:us|the camera)|right in front of us)\b/;
/** "looks behind her" is no place. */
const GLANCE =
  /^(?:looks?|looking|looked|glanc(?:es?|ing|ed)|turns?|back|peers?|stares?|leaves?|leaving|left|closes?|shuts?)$/;
const WADING =
  /\b(?:(?:enter|leav|exit)(?:s|es|ing|ed)? (?:the )?(?:\w+ )?(?:sea|lake|river|ocean|pond|stream|water|surf|waves|shallows|lagoon)(?! \w*(?:front|side|bed|bank|boat))|wad(?:es?|ing|ed)(?! (?:\w+ ){0,3}?(?:mud|snow|slush|grass|corn|wheat|sand|leaves|crowd|rubbish))|(?:walk|step|stride)(?:s|es|ing)? (?:\w+ )?(?:into|through) (?:the )?(?:\w+ )?(?:sea|lake|river|ocean|pond|stream)|(?<!\b(?:run|rac|rush|dash|sprint|charg|splash|hurr)\w* (?:\w+ )?)(?:in|out of|into|through) (?:the )?(?:(?!and\b)\w+ )?(?:water|shallows|surf|waves)|in (?:the )?(?:sea|pool|lake|river)|(?:knee|waist|chest|neck) deep(?! in (?:the |a )?(?:\w+ ){0,2}?(?:grass|grasses|wheat|corn|barley|rye|reeds|flowers|poppies|sunflowers|lavender|ferns|crops?|cotton|weeds|nettles|heather|snow|snowdrift|drift|powder|leaves|rubbish|mud|hay|straw|papers?|books|debts?|work)\b)|up to (?:his|her|their) (?:knees|waist|chest|neck|shoulders))\b/;
/** What goes into the water or comes out of it then is a thing, or whoever does not stand in it. */
const NOT_WADING =
  /\b(?:throw|threw|toss|fling|flung|hurl|cast|skip|skim|drop|push|kick|shoot|shot|slid|heav|haul|pull|drag|lift|tip|pour|peer|look|star)\w*\b/;
const OF_ALL: readonly (readonly [Relation["way"], RegExp])[] = [
  ["far", FAR],
  ["near", NEAR],
  ["wading", WADING],
];
/** By these somebody gets under a vehicle, or is there. */
const LOW =
  /\b(?:roll|slid|crawl|div|dove|slip|scrambl|wriggl|squeez|hid|lie|lying|lay|creep|crept|shuffl|scoot|duck|pinned|trapped|caught)\w*\b[^,]*$/;

/** "behind his back". */
const PARTS = /^(?:back|ears?|head|neck|knees?)$/;
const MOST_BETWEEN = 5;

/** `designs`: of each actor, by id. */
export function readRelations(
  action: string,
  actors: readonly Actor[],
  designs: ReadonlyMap<string, string>,
): ReadonlyMap<string, Relation> {
  const found = new Map<string, Relation>();
  const add = (id: string | undefined, relation: Relation) => {
    if (id !== undefined && id !== relation.to && !found.has(id)) found.set(id, relation);
  };
  for (const [id, design] of designs) {
    const far = FAR.exec(design.toLowerCase())?.[0];
    if (far !== undefined) add(id, { way: "far", to: null, because: far });
  }
  for (const words of sentencesOf(action)) {
    for (const [id, relation] of ofPicture(words, actors)) add(id, relation);
    for (const at of words.keys()) for (const [id, relation] of ofPlace(words, at, actors)) add(id, relation);
  }
  return found;
}

/** Who is beside, behind or under whom or what, by the preposition at a place. */
function ofPlace(
  words: readonly string[],
  at: number,
  actors: readonly Actor[],
): readonly (readonly [string | undefined, Relation])[] {
  const said = words.slice(at, at + 3).join(" ");
  const way = BESIDE.find(([, pattern]) => pattern.test(said))?.[0];
  const before = words.slice(Math.max(0, at - 2), at);
  if (way === undefined || before.some((word) => GLANCE.test(word)) || isOfPlace(before, way)) return [];
  const who = actorBefore(words, at, actors);
  const to = actorAfter(words, at, { actors, who });
  if (to === undefined || (way === "under" && !isUnder(words.slice(0, at), to, actors))) return [];
  return [[who, { way, to, because: words.slice(at, at + 4).join(" ") }]];
}

/** "smashes on the wall behind him": the wall is. */
const isOfPlace = ([article = "", noun = ""]: readonly string[], way: Relation["way"]): boolean =>
  way === "behind" && article === "the" && /^(?:wall|door|window|mirror|doorframe|shelf|shelves|glass)$/.test(noun);

const isUnder = (before: readonly string[], to: string, actors: readonly Actor[]): boolean =>
  LOW.test(before.join(" ")) && actors.some((one) => one.id === to && !one.acts);

function wordsBefore(words: readonly string[], index: number): number {
  return words.join(" ").slice(0, index).split(" ").length - 1;
}

/** Far, near or in the water: who is so. */
function ofPicture(words: readonly string[], actors: readonly Actor[]): readonly (readonly [string, Relation])[] {
  return OF_ALL.flatMap(([way, pattern]): readonly (readonly [string, Relation])[] => {
    const said = pattern.exec(words.join(" "));
    const who = said && nearestTo(words, wordsBefore(words, said.index), actors);
    if (said && actors.some((one) => one.words.includes(said[0]))) return [];
    const isOther = way === "wading" && said && who && isMovedThere(words, who.at, said);
    if (!said || !who || isOther) return [];
    const isAll =
      way === "wading" && words.slice(who.at, wordsBefore(words, said.index)).some((word) => ALL.test(word));
    const those = isAll ? actors.filter(({ acts, isPerson }) => acts && isPerson) : [who];
    return those.map(({ id }) => [id, { way, to: null, because: said[0] }] as const);
  });
}

/** "pulls him along, and the two run into the waves". */
const ALL = /^(?:two|three|four|both|they|all|everyone|everybody|together)$/;

/** "throws the net into the water", "drags Finn out of the water". */
function isMovedThere(words: readonly string[], at: number, said: RegExpExecArray): boolean {
  const isPulledOut = said[0].startsWith("out of") && NOT_WADING.test(words[at - 1] ?? "");
  return isPulledOut || NOT_WADING.test(sinceNamed(words, at, said));
}

/** What is said between somebody and a place. */
function sinceNamed(words: readonly string[], at: number, { index }: RegExpExecArray): string {
  return words.slice(at, wordsBefore(words, index)).join(" ");
}

function actorBefore(words: readonly string[], at: number, actors: readonly Actor[]): string | undefined {
  for (let place = at - 1; place >= 0; place--) {
    const actor = actors.find((one) => one.acts && one.words.includes(words[place] ?? ""));
    if (actor) return actor.id;
  }
  return undefined;
}

interface Named {
  readonly actors: readonly Actor[];
  readonly who: string | undefined;
}

/** By a name or a noun, or by a pronoun where only one other can be meant. */
function actorAfter(words: readonly string[], at: number, { actors, who }: Named): string | undefined {
  for (const [place, word] of words.slice(at + 1, at + 1 + MOST_BETWEEN).entries()) {
    if (word === "," || JOINTS.has(word) || PARTS.test(word)) return undefined;
    const actor = actors.find((one) => one.words.includes(word));
    if (actor) return actor.id;
    if (!isPronoun(word, words[at + 2 + place] ?? ",")) continue;
    const form = word === "him" ? "woman" : "man";
    const others = actors.filter((one) => one.acts && one.isPerson && one.id !== who && one.form !== form);
    return others.length === 1 ? others[0]?.id : undefined;
  }
  return undefined;
}

/** "her" before a noun says whose it is. */
function isPronoun(word: string, next: string): boolean {
  if (word === "him") return true;
  return word === "her" && (JOINTS.has(next) || PREPOSITIONS.has(next) || next === "," || next === "and");
}

/** Whoever is named nearest, before rather than after. */
function nearestTo(words: readonly string[], at: number, actors: readonly Actor[]) {
  const named = words.flatMap((word, place) => {
    const actor = actors.find((one) => one.words.includes(word));
    return actor ? [{ id: actor.id, at: place, away: place < at ? at - place : place - at + 1.5 }] : [];
  });
  return named.toSorted((a, b) => a.away - b.away)[0];
}
