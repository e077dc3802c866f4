// Verbs of an action line in all their forms, and what each means with the words after it.
import { AFFECTION_PHRASES } from "./deeds/affection-phrases.ts";
import { BETWEEN_PHRASES } from "./deeds/between-phrases.ts";
import { ANIMAL_PHRASES } from "./deeds/animal-phrases.ts";
import { BODY_PHRASES } from "./deeds/body-phrases.ts";
import { CARE_PHRASES } from "./deeds/care-phrases.ts";
import { CONTACT_PAIR_PHRASES, CONTACT_PHRASES } from "./deeds/contact-phrases.ts";
import { CRAFT_VERBS } from "./deeds/craft-verbs.ts";
import type { Deed, Verb } from "./deeds/deed.ts";
import { isMadeOf } from "../looks/props/find-prop.ts";
import { LIKE_VERBS } from "./deeds/like-verbs.ts";
import { EXERCISE_PHRASES } from "./deeds/bodies/exercise-phrases.ts";
import { EXERTION_PHRASES } from "./deeds/bodies/exertion-phrases.ts";
import { DRESSING_PHRASES } from "./deeds/dressing-phrases.ts";
import { EVERYDAY_PAIR_PHRASES, EVERYDAY_PHRASES } from "./deeds/everyday-phrases.ts";
import { HAND_WORK_PHRASES } from "./deeds/hand-work-phrases.ts";
import { HAND_PHRASES } from "./deeds/hand-phrases.ts";
import { PARTICLE_PHRASES } from "./deeds/particle-phrases.ts";
import { PARTNER_PHRASES } from "./deeds/partner-phrases.ts";
import { SHOWN_PHRASES } from "./deeds/shown-phrases.ts";
import { STAGE_PHRASES } from "./deeds/stage-phrases.ts";
import { TOOL_PHRASES } from "./deeds/tool-phrases.ts";
import { STRUGGLE_PHRASES } from "./deeds/struggle-phrases.ts";
import { VERB_DEEDS } from "./deeds/verb-deeds.ts";
import { WORDING_PAIR_PHRASES, WORDING_PHRASES } from "./deeds/wording-phrases.ts";
import { WHOLE_BODY_PHRASES } from "./deeds/bodies/whole-body-phrases.ts";
import { HANDLING_PHRASES } from "./deeds/handling-phrases.ts";
import { PREPOSITIONS } from "./words.ts";
import { formsOf } from "./deeds/verb-forms.ts";

/** A verb of an action line with who does it and the words after it. */
export interface Clause {
  /** Ids of who does it. */
  readonly who: readonly string[];
  readonly verb: Verb;
  /** As it is written. */
  readonly said: string;
  readonly after: readonly string[];
  /** Place in the whole text, in words. */
  readonly at: number;
  /** Done with what is done before it. */
  readonly isMeanwhile: boolean;
}

interface Phrase {
  readonly deed: Deed;
  /** It is done with somebody, who must be meant by the words. */
  readonly isPaired: boolean;
  /** Words that follow in this order; those of one place mean the same. */
  readonly words: readonly (readonly string[])[];
}

const PAIRED = [
  ...WORDING_PAIR_PHRASES,
  ...CONTACT_PAIR_PHRASES,
  ...EVERYDAY_PAIR_PHRASES,
  ...AFFECTION_PHRASES,
  ...CARE_PHRASES,
  ...STRUGGLE_PHRASES,
];
const PAIRED_DEEDS: ReadonlySet<Deed> = new Set(PAIRED.map(([deed]) => deed));

/** Whether the words after a verb mean somebody else, and nothing before them. */
interface Pairing {
  readonly isMeant: boolean;
  readonly isDirect: boolean;
  readonly isJoint?: boolean;
  /** The words with "them" for names and nouns of people. */
  readonly named?: readonly string[];
}

/** Done to somebody, and not to a thing of theirs. */
const DIRECT: ReadonlySet<string> = new Set([
  ...[
    "carry_person",
    "lift_hug",
    "bear_on_shoulders",
    "bear_over_shoulder",
    "pull_up",
    "drag_person",
    "drag_back",
    "shove",
    "hug",
  ],
  ...[
    "support",
    "wake_them",
    "dip",
    "fight",
    "kick",
    "piggyback",
    "grapple",
    "guard_them",
    "comfort",
    "tackle",
    "greet",
  ],
]);

function isFitting({ gesture, posture }: Deed, other: Pairing | undefined): boolean {
  if (gesture === "carry_together") return other?.isMeant === true && (!other.isDirect || other.isJoint === true);
  return (DIRECT.has(gesture ?? posture ?? "") ? other?.isDirect : other?.isMeant) === true;
}

/** By plain verb, those of the most words first. */
const PHRASES: ReadonlyMap<string, readonly Phrase[]> = readPhrases();

function readPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const [deed, list] of [
    ...PAIRED,
    ...WORDING_PHRASES,
    ...CONTACT_PHRASES,
    ...EXERCISE_PHRASES,
    ...EXERTION_PHRASES,
    ...TOOL_PHRASES,
    ...EVERYDAY_PHRASES,
    ...BETWEEN_PHRASES,
    ...SHOWN_PHRASES,
    ...HAND_WORK_PHRASES,
    ...DRESSING_PHRASES,
    ...ANIMAL_PHRASES,
    ...HANDLING_PHRASES,
    ...WHOLE_BODY_PHRASES,
    ...PARTICLE_PHRASES,
    ...STAGE_PHRASES,
    ...PARTNER_PHRASES,
    ...BODY_PHRASES,
    ...HAND_PHRASES,
  ])
    for (const entry of list.split(", ")) {
      const [verbs = "", ...words] = entry.split(" ");
      for (const verb of verbs.split("/"))
        found.set(verb, [
          ...(found.get(verb) ?? []),
          { deed, isPaired: PAIRED_DEEDS.has(deed), words: words.map((word) => word.split("/")) },
        ]);
    }
  for (const [said, verb] of LIKE_VERBS) found.set(said, [...(found.get(said) ?? []), ...(found.get(verb) ?? [])]);
  return new Map(
    [...found].map(([verb, phrases]) => [verb, phrases.toSorted((a, b) => b.words.length - a.words.length)]),
  );
}

/** By plain verb, what it does where no phrase says more. */
const DEEDS: ReadonlyMap<string, Deed> = new Map(
  [...CRAFT_VERBS, ...VERB_DEEDS].flatMap(([deed, list]) =>
    list.split(" ").map((plain): [string, Deed] => [plain, deed]),
  ),
);

/** Every form with its verb; a verb of the tables wins over one that is known by its phrases alone, or by another verb. */
export const VERBS: ReadonlyMap<string, Verb> = new Map([
  ...[...PHRASES.keys()].flatMap((plain) => entriesOf(plain, DEEDS.get(LIKE_VERBS.get(plain) ?? "") ?? {})),
  ...[...DEEDS].flatMap(([plain, deed]) => entriesOf(plain, deed)),
]);

function entriesOf(plain: string, deed: Deed): readonly [string, Verb][] {
  return formsOf(plain).map((form) => [form, { plain, deed }]);
}

/** Words after a verb among which a phrase is looked for, and how many others may stand between two of its own. */
const PHRASE_REACH = 8;
const MOST_BETWEEN = 4;

/** Verbs behind which stands right away where somebody goes, or what is moved. */
const GOING: ReadonlySet<string> = new Set(
  "come go walk step run burst climb get jump leap move stride wander rush march sneak slip roll dive slide shake lean swing".split(
    " ",
  ),
);

interface Others extends Pairing {
  /** A thing that stands right behind the verb: what is done with it is not done to somebody. */
  readonly thing?: string | undefined;
}

/** What a verb means with the words after it, where they make a phrase of the table. */
export function phraseDeed({ plain }: Verb, after: readonly string[], others?: Others): Deed | undefined {
  const near = meant(after).slice(0, PHRASE_REACH);
  const thing = others?.thing;
  const isAtIt = ({ deed, words }: Phrase) =>
    thing === undefined || (deed.takes === true && !BODY.test(thing)) || words.some((same) => same.includes(thing));
  const isPair = (phrase: Phrase) => isFitting(phrase.deed, others) && isAtIt(phrase);
  const phrases = PHRASES.get(plain)?.filter((phrase) => !phrase.isPaired || isPair(phrase));
  if (!phrases) return undefined;
  const isGoing = GOING.has(plain) && !(MOVING.has(plain) && OWN.has(near[0] ?? ""));
  const found = [near, near.map(oneOf), meant(others?.named ?? near).slice(0, PHRASE_REACH)].map((words) =>
    phrases.find((phrase) => follows(words, phrase.words, isGoing)),
  );
  return found.reduce((best, one) => (one && one.words.length > (best?.words.length ?? -1) ? one : best), undefined)
    ?.deed;
}

/** "Lifts the glass coffee pot": no glass. */
function meant(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => word !== "glass" || !isMadeOf(words, at));
}

/** "drops his head into his hands" is not done with a thing. */
const BODY = /^(?:head|face|hair|eyes|arms?|chin|feet|foot|legs?)$/;

/** Verbs of going that move a thing where one stands behind them. */
const MOVING: ReadonlySet<string> = new Set(["slip", "slide", "move", "shake"]);
const OWN: ReadonlySet<string> = new Set(["the", "a", "an", "her", "his", "their", "its"]);

/** "swords" as "sword". */
function oneOf(word: string): string {
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Words between, where they may stand: none before whoever is meant, few before where it goes. */
function mostBetween(near: readonly string[], isThem: boolean, isWhere: boolean): number {
  if (isThem) return 0;
  return isWhere ? adverbs(near) : MOST_BETWEEN;
}

function follows(near: readonly string[], words: readonly (readonly string[])[], isGoing: boolean): boolean {
  let from = 0;
  for (const [index, same] of words.entries()) {
    const place = near.findIndex((word, at) => at >= from && same.includes(word) && !isBeside(near, at));
    const isWhere = isGoing && index === 0 && same.some((word) => WHERE.has(word));
    const isThem = index === 0 && THEM.has(near[place] ?? "");
    const most = mostBetween(near, isThem, isWhere);
    const isTheirs = isThem && index === words.length - 1 && isOwner(near, place);
    if (place < 0 || place - from > most || isTheirs) return false;
    from = place + 1;
  }
  return true;
}

/** Whoever is meant stands right behind the verb. */
const THEM: ReadonlySet<string> = new Set(["her", "him", "them", "it", "each"]);

/** "on the table between them": nothing is done to them. */
function isBeside(near: readonly string[], at: number): boolean {
  return at > 1 && THEM.has(near[at] ?? "") && BESIDE.has(near[at - 1] ?? "");
}

const BESIDE: ReadonlySet<string> = new Set(["between", "beside", "near"]);

/** "lifts her lantern": it is hers. */
function isOwner(near: readonly string[], at: number): boolean {
  const next = near[at + 1];
  return near[at] === "her" && next !== undefined && next !== "and" && !PREPOSITIONS.has(next) && !next.endsWith("ly");
}

const WHERE: ReadonlySet<string> = new Set(
  "in inside into out outside up down back away off on onto over through around round towards toward to by the a an her his their".split(
    " ",
  ),
);

/** "slowly back": how many words say how. */
function adverbs(near: readonly string[]): number {
  const end = near.findIndex((word) => !/(?:ly|right|straight|just)$/.test(word));
  return Math.max(0, end);
}
