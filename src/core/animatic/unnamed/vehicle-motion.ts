// How a vehicle moves, by the verb that follows its name in an action line: it comes and stops, passes, leaves, lands, takes off.
import { STANDING, type Actor, type Beat } from "../acting/acting.ts";
import { sentencesOf } from "../acting/lines/sentences.ts";
import { byColour } from "../acting/who-acts.ts";
import { JOINTS } from "../acting/words.ts";
import type { Way } from "../acting/deeds/deed.ts";

/** Stems of verbs, and verbs with a particle, by what they mean. The first that fits counts. */
const MOTIONS: readonly (readonly [Way, RegExp])[] = [
  [
    "up",
    /^(?:(?:tak\w+|took) off(?! (?:his|her|the|their|an?)\b)|lift\w* off|lift\w* (?:up|into)|blast\w* off|launch\w*|ascend\w*|surfac\w*|ris(?:es|ing) |com(?:es|ing) (?:up|to the surface)|emerg\w* (?:from|out))/,
  ],
  ["down", /^(?:land|descend|touch\w* down|comes? down|sets? down|crash\w* (?:into|down)|plung|plummet)/],
  [
    "out",
    /^(?:leav|left|depart|(?:pull|driv|drov|mov|roll|speed|sped|roar|sail|fl[iye]|race|rid)\w* (?:out|off|away))/,
  ],
  [
    "in",
    /^(?:arriv|stop|halt|park(?:s|ed|ing)|brak|dock|screech|enter|approach|return|wait|draw\w* up|com(?:e|es|ing)\b|(?:pull|roll|driv|slow|skid)\w* (?:up|in|into|to a|over|beside|outside)\b)/,
  ],
  ["none", /^hover/],
  [
    "across",
    /^(?:driv|drov|pass|speed|sped|rac|roll|rattl|rumbl|go(?:es|ing)|went|cross|mov|rid|rode|sail|fl[iye]|flew|chas|roar|zoom|hurtl|chug|glid|cruis|trundl|float|drift|swerv|skid|overtak|swing|run|rush|thunder|tow(?:s|ed|ing)\b|swoop|soar|circl|plough|bob|bounc|race|pull|carri|climb|wind(?!ow)|bump(?:s|ed|ing)\b|lurch|sweep|swept|career|weav|whip|streak|squeez|jackknif|(?:break|broke|smash|burst|punch|tear)\w* (?:through|past)|hit(?:s|ting)?\b|strik|dart|barrel|clatter|steam|sputter|coast(?:s|ed|ing)|bank(?:s|ed|ing)|turn|slid|creep|crept|crawl|head(?:s|ed|ing))/,
  ],
];
/** Said of it before its name. */
const ADJECTIVES: Readonly<Record<string, Way>> = {
  moving: "across",
  passing: "across",
  speeding: "across",
  departing: "out",
  approaching: "in",
  arriving: "in",
};
const MOST_BETWEEN = 4;
/** What is stronger than how it came: anywhere in the rest of the sentence. */
const ENDS: readonly (readonly [Pick<Beat, "posture" | "way">, RegExp])[] = [
  [
    { posture: "overturn", way: "none" },
    /\b(?:overturn\w*|capsiz\w*|(?:turn|flip|roll|tip)\w* (?:(?:her|him|them|everyone|everybody) (?:all )?(?:out|off|in)\b|over(?! (?:the|a|an|his|her|its)\b)|upside))\b/,
  ],
  [
    { posture: "nose_down", way: "down" },
    /\b(?:sinks?|sank|sinking|founders|goes under|slips under|(?:break|split|snap|com|fall)s? (?:in two|in half|apart|to pieces)|plung\w+|plummets?|nosedives?|dives)\b/,
  ],
  [
    { posture: "nose_up", way: "up" },
    /\b(?:(?:tak\w+|took) off(?! (?:his|her|the|their|an?)\b)|lift\w* off|blast\w* off|launch\w*|soars? up|rises into)\b/,
  ],
  [{ posture: "drive", way: "down" }, /\bcrash\w*\b|\b(?:lands|touch\w* down|comes in to land)\b/],
];

/** The beats of those that do not act by themselves, where the line says that they move. */
export function readMotions(action: string, actors: readonly Actor[]): ReadonlyMap<string, readonly Beat[]> {
  const moved = new Map<string, readonly Beat[]>();
  for (const words of sentencesOf(action)) {
    let last: Actor | undefined;
    for (const [at, word] of words.entries()) {
      const actor = meantBy(words, at, actors) ?? (word === "it" ? last : undefined);
      if (!actor || actor.words.some((one) => STANDS.test(one))) continue;
      last = actor;
      if (moved.has(actor.id)) continue;
      const found = motionOf(actor, words, at);
      if (found) moved.set(actor.id, [{ ...STANDING, posture: "drive", ...found }]);
    }
    for (const [id, beats] of withChased(moved, words, actors)) moved.set(id, beats);
  }
  return moved;
}

function motionOf(actor: Actor, words: readonly string[], at: number): Motion | undefined {
  const after = words.slice(at + 1);
  if (SWITCHED.test(after.slice(0, 2).join(" "))) return undefined;
  const end = actor.isLarge === true && !isLeft(words, at) ? endOf(after) : undefined;
  return end ?? motionAfter(after) ?? motionBefore(words, at) ?? motionInSky(actor, words, at);
}

/** "looks up at the saucer", "points at a plane in the sky". */
function motionInSky(actor: Actor, words: readonly string[], at: number): Motion | undefined {
  if (!actor.words.some((word) => FLIES.test(word))) return undefined;
  const [before, after] = [words.slice(Math.max(0, at - 5), at).join(" "), words.slice(at + 1).join(" ")];
  const said =
    /\bup (?:at|to|towards?)\b/.exec(before) ?? /\b(?:overhead|in the (?:\w+ )?(?:sky|air|clouds))\b/.exec(after);
  return said ? { way: "across", because: [said[0]] } : undefined;
}

const FLIES =
  /^(?:saucer|ufo|mothership|plane|aeroplane|airplane|jet|biplane|airliner|glider|helicopter|chopper|spaceship|starship|airship|zeppelin|blimp|dirigible|balloon|airballoon)$/;

/** "jumps from the carriage and lands on her feet": the carriage does not. */
const isLeft = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some((word) => /^(?:from|off|out)$/.test(word));

/** "the lamp goes on": it stays where it is. */
const SWITCHED = /^(?:goes|go|comes?|flickers?|switch\w*|turns?) (?:on|off|dark|out|black)$/;

/** "the police car" is no other car, "the cable car" no car. */
function meantBy(words: readonly string[], at: number, actors: readonly Actor[]): Actor | undefined {
  const [word = "", before = ""] = [words[at], words[at - 1]];
  const isNamed = (one: Actor, noun: string) => !one.acts && one.words.includes(noun);
  const named = actors.filter((one) => isNamed(one, word));
  return actors.find((one) => isNamed(one, `${before}${word}`)) ?? byColour(words, at, named)[0];
}

const CHASES = /^(?:chas|pursu|follow|overtak|tow(?:s|ed|ing)?$)/;
const FAST = /^(?:rac|run|speed|tear|roar|rid|driv|rush|dash|bolt|pelt|hurtl|shoot|charg|set|off)/;
const HAILS = /^(?:hail|flag|thumb|summon)/;

/** What is chased goes as well, and what is hailed comes. */
function withChased(
  moved: ReadonlyMap<string, readonly Beat[]>,
  words: readonly string[],
  actors: readonly Actor[],
): readonly (readonly [string, readonly Beat[]])[] {
  const isHailed = (word: string, at: number) =>
    HAILS.test(word) || (/^(?:wav|flag)/.test(word) && words.slice(at, at + 4).includes("down"));
  const verb = words.findIndex(
    (word, at) => CHASES.test(word) || isHailed(word, at) || (word === "after" && FAST.test(words[at - 1] ?? "")),
  );
  const way = isHailed(words[verb] ?? "", verb) ? "in" : "across";
  const chased = words.flatMap((_, at) => (verb >= 0 && at > verb ? (meantBy(words, at, actors) ?? []) : []))[0];
  if (!chased?.isLarge || moved.has(chased.id)) return [];
  return [
    [
      chased.id,
      [
        {
          ...STANDING,
          posture: "drive",
          way,
          because: words.slice(verb, verb + 1).map((one) => `is ${one}`),
        },
      ],
    ],
  ];
}

/** What opens, swings or blows where it is. */
const STANDS =
  /^(?:doors?|gates?|curtains?|windows?|swing|flag|chandelier|clock|tree|blinds?|shutters?|hammock|rocking)$/;

type Motion = Pick<Beat, "way" | "because"> & Partial<Pick<Beat, "posture">>;

function endOf(after: readonly string[]): Motion | undefined {
  const text = after.join(" ");
  const end = ENDS.find(([, words]) => words.test(text));
  return end && { ...end[0], because: [end[1].exec(text)?.[0] ?? ""] };
}

function motionAfter(after: readonly string[]): Motion | undefined {
  if (HEAD.test(after.slice(0, 3).join(" "))) return undefined;
  const end = after.findIndex((word) => word === "," || JOINTS.has(word) || word === "and");
  const clause = after.slice(0, end < 0 ? after.length : end);
  for (const at of clause.keys()) {
    if (at >= MOST_BETWEEN) return undefined;
    const said = clause.slice(at, at + 3).join(" ");
    const way = MOTIONS.find(([, words]) => words.test(`${said} `))?.[0];
    if (way) return { way, because: clause.slice(at, at + 2) };
  }
  return undefined;
}

/** What a doll does with its head is no way. */
const HEAD = /\b(?:its|his|her) (?:head|face|eyes|arms?)\b/;

function motionBefore(words: readonly string[], at: number): Motion | undefined {
  const said = words.slice(Math.max(0, at - 3), at).find((word) => ADJECTIVES[word] !== undefined);
  return said === undefined ? undefined : { way: ADJECTIVES[said] ?? "none", because: [said] };
}
