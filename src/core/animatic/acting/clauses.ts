// An action line as clauses: who acts in each, by which verb, and the words after it. No grammar: a verb belongs to the subject right before it, to the
// one who acted before in the sentence, or, at a sentence's start, to the first who is named in it.
import type { Actor } from "./acting.ts";
import { afterVerb } from "./lines/after-verb.ts";
import { partVerb } from "./lines/body-parts.ts";
import { betweenTwo } from "./lines/between-two.ts";
import { doneTo } from "./lines/done-to.ts";
import { plainLine } from "./lines/plain-line.ts";
import { sentencesOf } from "./lines/sentences.ts";
import { asTheyHappen } from "./lines/order-of-deeds.ts";
import { subjectBefore } from "./lines/subjects.ts";
import { isNegated, isPassive, verbAt } from "./lines/verb-places.ts";
import type { Clause } from "./verbs.ts";
import type { Verb } from "./deeds/deed.ts";
import { firstNamed, remember, soleActor, type Reading } from "./who-acts.ts";

/** Sentences in the words that the tables know. */
export function plainSentencesOf(text: string): readonly (readonly string[])[] {
  return sentencesOf(text).map((words) => plainLine(betweenTwo(asTheyHappen(words))));
}

export function readClauses(text: string, actors: readonly Actor[]): readonly Clause[] {
  const last: Reading["last"] = new Map();
  const before: string[] = [];
  return plainSentencesOf(text).flatMap((words) => {
    const clauses = clausesIn({ words, actors, last, before: [...before] });
    before.push(...words);
    return clauses;
  });
}

interface Said {
  readonly who: readonly string[] | undefined;
  readonly verb: Verb;
  readonly at: number;
}

function clausesIn(reading: Reading): readonly Clause[] {
  const { words } = reading;
  const found: Said[] = [];
  const verbs: number[] = [];
  let current: readonly string[] | undefined;
  let main: readonly string[] | undefined;
  let helper: readonly string[] | undefined;
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const verb = verbAt(reading, at, found.length > 0);
    if (!verb) {
      remember(reading, at);
      continue;
    }
    const between = words.slice(from, at);
    const isWaited = between.some((word) => WAITED.test(word));
    if (isWaited) main = current;
    else current = goingOn({ between, said: words[at] ?? "", verb }, { current, main, helper });
    const who = subjectBefore(reading, { from, at }, current);
    helper = isHelped(words, verbs.at(-1), { at, verb }) ? current : undefined;
    from = at + 1;
    verbs.push(at);
    if (who === "nobody" && isAside(reading, at)) continue;
    current = who === "nobody" ? [] : (who ?? current);
    const said = saidAt(reading, { who: current, verb, at });
    if (said) found.push(said);
  }
  return clausesOf(reading, found, verbs);
}

/** "crosses the room, hips swaying, and sits": it tells of a part of them. */
function isAside({ words }: Reading, at: number): boolean {
  return words[at]?.endsWith("ing") === true && (words[at - 2] === "," || words[at - 3] === ",");
}

/** What is done, or what is done to somebody by nobody of the cast; undefined where it is neither. */
function saidAt(reading: Reading, { who, verb, at }: Said): Said | undefined {
  const { words } = reading;
  if (isPassive(words, at)) return suffered(reading, at, who);
  if (isNegated(words, at)) return undefined;
  if (who?.length === 0) return suffered(reading, at, undefined);
  return { who, verb: partVerb(reading, at, verb) ?? verb, at };
}

function suffered(reading: Reading, at: number, subject: readonly string[] | undefined): Said | undefined {
  const done = isNegated(reading.words, at) ? undefined : doneTo(reading, at, subject);
  return done && { ...done, at };
}

interface Before {
  readonly current: readonly string[] | undefined;
  /** Who did what lasts until something else is done; who helped somebody with what is done then. */
  readonly main: readonly string[] | undefined;
  readonly helper: readonly string[] | undefined;
}

interface Next {
  readonly between: readonly string[];
  readonly said: string;
  readonly verb: Verb;
}

/** Who goes on where the words before a verb name nobody. */
function goingOn({ between, said, verb }: Next, { current, main, helper }: Before): readonly string[] | undefined {
  if (isResumed(between) || (current?.length === 0 && between.includes("and") && isFinite(said, verb)))
    return main ?? current;
  return helper && isFinite(said, verb) && between.includes("and") ? helper : current;
}

const HELPS = /^(?:help|let|mak|made|watch|see|saw|hear|order|tell|ask|signal|command|beg|urge|invite)\w*$/;

/** "helps him sit up and gives him water": who helps gives it, and not who sits. */
function isHelped(words: readonly string[], before: number | undefined, { at, verb }: Omit<Said, "who">): boolean {
  const isNear = before !== undefined && at - before <= MOST_HELPED;
  return (
    isNear && words[at] === verb.plain && HELPS.test(words[before] ?? "") && !words.slice(before, at).includes("and")
  );
}

/** Words from a verb of helping to what is done with its help. */
const MOST_HELPED = 5;

const isFinite = (word: string, { plain }: Verb): boolean => word !== plain && word.endsWith("s");

/** `verbs`: places of all, done or not. */
function clausesOf(reading: Reading, found: readonly Said[], verbs: readonly number[]): readonly Clause[] {
  const { words, before = [] } = reading;
  const first = firstNamed(reading) ?? soleActor(reading.actors);
  return found.flatMap(({ who = first, verb, at }) => {
    const after = afterVerb(reading, at, verbs);
    const doing = who?.filter((id) => !isExcepted(reading, id));
    const isMeanwhile = isAlongside(reading, at, verbs);
    return doing ? [{ who: doing, verb, said: words[at] ?? "", after, at: before.length + at, isMeanwhile }] : [];
  });
}

/** "bangs the drum as he marches", "runs, waving": done with what is done before it. */
function isAlongside({ words }: Reading, at: number, verbs: readonly number[]): boolean {
  if (words[at]?.endsWith("ing") === true) return true;
  const before = verbs.findLast((place) => place < at);
  const between = before === undefined ? [] : words.slice(before + 1, at);
  return between.at(-2) === "as" && /^(?:he|she|they|it)$/.test(between.at(-1) ?? "");
}

/** "reads until the girl sleeps, then closes the book": who read closes it. */
const WAITED = /^(?:until|till|when|while|before|after|as)$/;
function isResumed(between: readonly string[]): boolean {
  const comma = between.lastIndexOf(",");
  return comma >= 0 && between.length - comma <= 3 && between.includes("then");
}

/** "everyone but Tom". */
function isExcepted({ words, actors }: Reading, id: string): boolean {
  const own = actors.find((one) => one.id === id)?.words ?? [];
  return words.some(
    (word, at) =>
      (word === "except" || (word === "but" && EVERYONE.test(words[at - 1] ?? ""))) &&
      own.includes(words[at + 1] ?? ""),
  );
}

const EVERYONE = /^(?:everyone|everybody|all|nobody|noone)$/;
