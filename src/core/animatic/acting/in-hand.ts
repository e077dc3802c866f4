// Things that a hand can hold, by a word of an action line.
import { carriedNoun, carriedNounAt, isMadeOf } from "../looks/props/find-prop.ts";
import type { Actor, Beat } from "./acting.ts";

/** A subject's id, or the noun of a thing that a hand can hold; Rosa and Lily are no flowers, and a lunch box is no box. */
export function thingAt(words: readonly string[], at: number, actors: readonly Actor[]): string | undefined {
  const word = words[at] ?? "";
  if (word === "toast" && isSpoken(words, at)) return undefined;
  if (actors.some((one) => one.acts && one.words.includes(word))) return undefined;
  if (word === "" || word === "drives" || word === "passes" || isNothing(words, at, actors)) return undefined;
  const known = actors.filter((one) => !one.acts && one.isLarge !== true);
  const named = [`${words[at - 1] ?? ""}${word}`, word].flatMap(
    (name) => known.find((one) => one.words.includes(name)) ?? [],
  )[0];
  return named?.id ?? nounAt(words, at);
}

/** "a newborn lamb", "the baby dragon": no child. */
const isYoungOf = (words: readonly string[], at: number, actors: readonly Actor[]): boolean =>
  /^(?:newborn|baby|infant)$/.test(words[at] ?? "") &&
  actors.some((one) => one.isBeast && one.words.includes(words[at + 1] ?? ""));

/** "boxes in the ring": where it is done; "drinks up and leaves". */
const isNothing = (words: readonly string[], at: number, actors: readonly Actor[]): boolean =>
  isYoungOf(words, at, actors) ||
  (words[at] === "leaves" && /^(?:and|then|,|he|she)$/.test(words[at - 1] ?? "")) ||
  (words[at] === "ring" &&
    /^(?:in|into|round|around|outside) the$/.test(words.slice(Math.max(0, at - 2), at).join(" ")));

/** "two bottles of milk", "the ice cream": two words that mean one thing, or one. */
function nounAt(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? "";
  if (isMadeOf(words, at)) return undefined;
  if (word === "glasses" && words[at + 1] === "of") return "glass";
  const whole = words[at + 1] === "of" ? carriedNoun(`${oneOf(word)}_${words[at + 2] ?? ""}`) : undefined;
  return whole ?? carriedNounAt(words, at);
}

const oneOf = (word: string): string => word.replace(/(?<=[^s])s$/, "");

/** "and toast the bride", "proposes a toast to the bride": no bread. */
function isSpoken(words: readonly string[], at: number): boolean {
  return words[at - 1] === "and" || (words[at - 1] === "a" && (words[at + 1] ?? "to") === "to");
}

function inUse({ holds, site }: Beat): readonly string[] {
  return site?.id ? [...holds, site.id] : holds;
}

const BOARD = /^(?:(?:snow|skate|surf|wake|long)?board|skis?|skates|sled|sledge|toboggan|ollie|kickflip)$/;

/** "jumps off the ramp on her board". */
export const hasBoard = ({ posture, because }: Pick<Beat, "posture" | "because">): boolean =>
  posture === "jump" &&
  because.some((word) => BOARD.test(word)) &&
  !/\b(?:diving|spring|high) board\b/.test(because.join(" "));

/** Who jumps off a ramp on a board still has it. */
export function stillOnBoard(beats: readonly Beat[]): readonly Beat[] {
  return beats.map((beat, at) => {
    const before = beats[at - 1];
    const board = before && GLIDES.has(before.posture) ? before.because.find((word) => BOARD.test(word)) : undefined;
    return board === undefined || beat.posture !== "jump" ? beat : { ...beat, because: [...beat.because, board] };
  });
}

const GLIDES: ReadonlySet<Beat["posture"]> = new Set(["surf", "ski", "sled"]);

/** Who runs up and throws what the shot has for it has it in the hand before. */
export function heldBefore(beats: readonly Beat[], actors: readonly Actor[]): readonly Beat[] {
  return beats.map((beat, at) => {
    const next = beats[at + 1];
    const thing = next && THROWS.has(next.gesture) ? next.holds.at(-1) : undefined;
    const isFree = beat.gesture === "none" && beat.holds.length === 0 && GOES.has(beat.posture);
    const isOwn = actors.some(({ id, acts }) => id === thing && !acts);
    return thing !== undefined && isFree && isOwn ? { ...beat, gesture: "hold", holds: [thing] } : beat;
  });
}

/** "She drops her ice cream": she had it all the time, while the hands were free. */
export function ownBefore(beats: readonly Beat[]): readonly Beat[] {
  const drops = beats.findIndex(({ gesture, holds, because, animal }) => {
    const isOwn = /^(?:his|her|their)$/.test(because[1] ?? "");
    return LETS_FALL.has(gesture) && holds.length === 1 && isOwn && animal === undefined;
  });
  if (drops < 1) return beats;
  const { holds } = beats[drops] ?? { holds: [] };
  const isFree = (beat: Beat) => beat.holds.length === 0 && beat.gesture === "none" && RESTS.has(beat.posture);
  return beats.map((beat, at) => (at < drops && isFree(beat) ? { ...beat, gesture: "hold", holds } : beat));
}

const LETS_FALL: ReadonlySet<Beat["gesture"]> = new Set(["drop", "put_down", "set_on_table"] as const);
const RESTS: ReadonlySet<Beat["posture"]> = new Set(["stand", "sit", "walk", "run", "kneel"] as const);

const THROWS: ReadonlySet<Beat["gesture"]> = new Set([
  ...([
    "throw",
    "hurl_spear",
    "swing",
    "stab",
    "wave_it",
    "raise",
    "shine",
    "point_with",
    "aim",
    "aim_rifle",
    "hurl_at",
  ] as const),
]);
const GOES: ReadonlySet<Beat["posture"]> = new Set(["run", "walk", "march", "sneak", "back_away"]);

interface Known {
  readonly subject: { readonly id: string; readonly design?: string | undefined };
  readonly look: { readonly kind: string };
}

const SEAT = /^(?:bench|sofa|couch|chair|armchair|stool|throne|deckchair)$/;

/** What somebody sits on, or gets up from: it stands under them. */
function seatsIn(known: readonly Known[], beats: readonly Beat[]): readonly Known[] {
  const named = beats.flatMap(({ posture, because }) =>
    posture === "sit" ? because.filter((word) => SEAT.test(word)) : [],
  );
  return known.filter(
    ({ look, subject: { id, design = "" } }) =>
      look.kind === "thing" && `${id} ${design}`.split(/\W+/).some((word) => named.includes(word)),
  );
}

const PIANO = /^(?:piano|organ|harpsichord|keyboard)$/;

/** What is played stands before the hands. */
function pianosIn(known: readonly Known[], beats: readonly Beat[]): readonly Known[] {
  if (!beats.some(({ gesture }) => gesture === "piano")) return [];
  return known.filter(
    ({ look, subject: { id, design = "" } }) =>
      look.kind === "thing" && `${id} ${design}`.split(/\W+/).some((word) => PIANO.test(word)),
  );
}

/** Hangs, and is drawn with whoever climbs it. */
const climbedBy = ({ posture, object, because }: Beat): readonly string[] =>
  posture === "climb" && object !== null && because.some((word) => ROPE.test(word)) ? [object] : [];
const ROPE = /^(?:ropes?|vine|chain|cable|sheets?)$/;

const NEST = /^(?:crib|cot|cradle|playpen|crate|box|chest|trunk|coffin|barrel|bin|dustbin|hamper)$/;

/** What somebody climbs out of or into stands around them. */
function climbedFrom(known: readonly Known[], beats: readonly Beat[]): readonly Known[] {
  const named = beats.flatMap(({ posture, because }) =>
    posture === "climb_out" || posture === "climb_in" ? because.filter((word) => NEST.test(word)) : [],
  );
  return known.filter(
    ({ look, subject: { id, design = "" } }) =>
      look.kind === "thing" && `${id} ${design}`.split(/\W+/).some((word) => named.includes(word)),
  );
}

/** Ids of what is in the hands, under the feet, climbed or sat on: it is drawn with whoever has it. */
export function drawnWith(known: readonly Known[], beats: readonly Beat[]): ReadonlySet<string> {
  const isOnOne = beats.some((beat) => /^(?:surf|ski|skate|sled)$/.test(beat.posture) || hasBoard(beat));
  const isBoard = ({ look, subject: { id, design = "" } }: Known) =>
    look.kind === "thing" && `${id} ${design}`.split(/\W+/).some((word) => BOARD.test(word));
  const under = [
    ...(isOnOne ? known.filter(isBoard) : []),
    ...seatsIn(known, beats),
    ...pianosIn(known, beats),
    ...climbedFrom(known, beats),
  ];
  const isPerson = (id: string) => known.some((one) => one.subject.id === id && one.look.kind === "person");
  const climbed = beats.flatMap(climbedBy).filter((id) => !isPerson(id));
  return new Set([...beats.flatMap(inUse), ...climbed, ...under.map(({ subject }) => subject.id)]);
}

/** What is thrown where the words name it elsewhere: "the pupils throw, and a snowball hits the hat". */
const THROWN =
  /\b(snowball|stone|rock|pebble|tomato|egg|ball|pie|sponge|spear|javelin|knife|axe|stick|bottle|shoe|apple)(?:e?s)?\b/;

export function withThrown(beats: readonly Beat[], action: string): readonly Beat[] {
  const noun = THROWN.exec(action.toLowerCase())?.[1];
  if (noun === undefined) return beats;
  return beats.map((beat) =>
    beat.gesture === "throw" && beat.holds.length === 0 && beat.object === null ? { ...beat, holds: [noun] } : beat,
  );
}
