// "The mother sits in the armchair. Clara combs her hair.": the hair of the one who sits there, and not her own.
import type { Actor } from "../acting.ts";
import type { Clause } from "../verbs.ts";
import { HE, SHE } from "../words.ts";

const CARES =
  /^(?:comb|brush|braid|plait|wash|dry|wipe|dab|cut|trim|shave|bandage|dress|stroke|button|zip|tie|lace|wet|bathe|rub|massage|hold|squeeze|kiss|take|feel|paint|file)$/;
/** Nobody does these to the own body. */
const OTHERS =
  /^(?:ruffle|tousle|muss|stroke|caress|pat|pinch|tweak|slap|smack|kiss|peck|tickle|nuzzle|grab|seize|catch|squeeze|yank)$/;
const BODY =
  /^(?:hair|face|forehead|brow|cheeks?|tears|arm|hands?|wounds?|knee|foot|feet|shoes?|shoulders?|neck|back|pulse|lips|mouth|chin|nails|eyes|coat|jacket|boots?|collar|sleeve|wrists?|elbow|ears?|nose|cap|shirt|hood|belt|lapels?|throat|ankles?)$/;
/** How somebody is for whom such things are done. */
const STILL =
  /^(?:sits?|sitting|lies|lying|kneels?|kneeling|sleeps?|sleeping|cries|crying|weeps?|weeping|sobs?|sobbing|still)$/;

interface Those {
  readonly actor: Actor;
  readonly actors: readonly Actor[];
}

/** With whose it is in the place of the pronoun. */
export function withOwner(clause: Clause, words: readonly string[], those: Those): Clause {
  if (clause.who.length !== 1) return clause;
  return boundWith(clause, words, those) ?? takenOff(clause, words, those) ?? caredFor(clause, words, those);
}

/** "The king sleeps, and the jester lifts the crown off his head": the head of the one who sleeps, or of the king, whose crown it is. */
function takenOff(clause: Clause, words: readonly string[], those: Those): Clause | undefined {
  const { after, at, verb } = clause;
  const off = after.findIndex((word, place) => /^(?:off|from)$/.test(word) && WEARS.test(after[place + 2] ?? ""));
  if (off < 1 || !UNDRESSES.test(verb.plain)) return undefined;
  const other = otherLike(after[off + 1] ?? "", those);
  const isWearers = other?.words.some((word) => CROWNED.test(word)) === true && after.slice(0, off).includes("crown");
  const name = isWearers ? namedAt(words.slice(0, at), other) : stillBefore(words.slice(0, at), other);
  return name === undefined
    ? undefined
    : { ...clause, after: [...after.slice(0, off + 1), name, "'s", ...after.slice(off + 2)] };
}
const UNDRESSES = /^(?:take|lift|pull|pluck|slip|remove|ease|slide|snatch|steal|knock|tug|draw|pick|sneak|raise)$/;
const WEARS = /^(?:head|nose|face|neck|finger|ears?|wrist|eyes|shoulders?|chest|belt|feet|hand)$/;
const CROWNED = /^(?:king|queen|emperor|empress|prince|princess|pharaoh)$/;

/** Wherever it is said. */
const namedAt = (words: readonly string[], other: Actor | undefined): string | undefined =>
  words.find((word) => other?.words.includes(word));

function caredFor(clause: Clause, words: readonly string[], those: Those): Clause {
  const [own = "", ...rest] = clause.after;
  const { plain } = clause.verb;
  const part = rest.slice(0, 2).find((word) => BODY.test(word));
  const held =
    part === undefined || !/^(?:raise|lift|lower|twist|bend|move|guide|turn|straighten)$/.test(plain)
      ? undefined
      : heldBy(words, clause.at, otherLike(own, those));
  if (held !== undefined) return { ...clause, after: [held, "'s", ...rest] };
  if (part === undefined) return clause;
  const isTheirs = isOthersAlone(plain, part, rest);
  if (!isTheirs && !CARES.test(plain)) return clause;
  const other = otherLike(own, those);
  const name = (isTheirs ? namedBefore : stillBefore)(words.slice(0, clause.at), other);
  return name === undefined ? clause : { ...clause, after: [name, "'s", ...rest] };
}

/** "swings a chain at the guard and wraps it around his legs": the legs of the guard. */
function boundWith(clause: Clause, words: readonly string[], those: Those): Clause | undefined {
  const { after, at, verb } = clause;
  const own = after.findIndex((word, place) => ROUND.test(word) && BOUND.test(after[place + 2] ?? "")) + 1;
  if (own === 0 || !BINDS.test(verb.plain)) return undefined;
  const name = namedBefore(words.slice(0, at), boundOne(after[own] ?? "", those));
  return name === undefined
    ? undefined
    : { ...clause, after: [...after.slice(0, own), name, "'s", ...after.slice(own + 1)] };
}
/** The only other one, whom the pronoun fits. */
function boundOne(own: string, { actor, actors }: Those): Actor | undefined {
  const form = SHE.has(own) ? "woman" : HE.has(own) ? "man" : undefined;
  const others = actors.filter((one) => one.isPerson && one.id !== actor.id);
  const [other] = others;
  return others.length === 1 && form !== undefined && (other?.form === form || other?.form === "plain")
    ? other
    : undefined;
}
const BINDS = /^(?:wrap|wind|loop|coil|tie|snap|clap|clamp|knot|lock|tighten|twist)$/;
const ROUND = /^(?:around|round|on|onto|over)$/;
const BOUND = /^(?:legs?|ankles?|neck|throat|wrists?|arms?|feet|waist|knees)$/;

const BY_A_PART =
  /\b(?:tak|grab|grip|hold|catch|seiz|clasp|grasp)\w* (?:\w+ ){1,2}by (?:the|one|an?) (?:\w+ )?(?:wrist|arm|hand|elbow|shoulders?|chin)\b/;

/** "takes her by the wrist and raises her arm": the arm of the one who is held by it. */
const heldBy = (words: readonly string[], at: number, other: Actor | undefined): string | undefined =>
  BY_A_PART.test(words.slice(0, at).join(" ")) ? other?.words[0] : undefined;

/** Who grabs a coat may be about to leave. */
const isOthersAlone = (plain: string, part: string, rest: readonly string[]): boolean =>
  (OTHERS.test(plain) && !(TAKES.test(plain) && WORN.test(part))) || (FORCES.test(plain) && rest.includes("behind"));
/** "twists his arm behind his back". */
const FORCES = /^(?:twist|wrench|force|bend|yank|pull|pin|hold|lock)$/;
const TAKES = /^(?:grab|seize|catch)$/;
const WORN = /^(?:shoes?|coat|jacket|boots?|cap|shirt|hood|belt)$/;

/** The only other one, where "her" or "his" could be both. */
function otherLike(own: string, { actor, actors }: Those): Actor | undefined {
  const form = SHE.has(own) ? "woman" : HE.has(own) ? "man" : undefined;
  const others = actors.filter((one) => one.isPerson && one.id !== actor.id && one.form !== "plain");
  const [other] = others;
  return others.length === 1 && form !== undefined && actor.form === form && other?.form === form ? other : undefined;
}

/** "slides a plate over to Jo and ruffles his hair": the word for the other one, where something was done with them before. */
function namedBefore(words: readonly string[], other: Actor | undefined): string | undefined {
  const at = words.findLastIndex((word) => other?.words.includes(word));
  return at >= 0 ? words[at] : undefined;
}

/** The word for who sits or lies there before. */
function stillBefore(words: readonly string[], other: Actor | undefined): string | undefined {
  const at = words.findIndex((word) => other?.words.includes(word));
  return at >= 0 && words.slice(at).some((word) => STILL.test(word)) ? words[at] : undefined;
}
