// What a large hand does, beat by beat, from the words after it: verbs, what they mean with what follows, and the ways of the things.
import type { Colour } from "../colour/colour.ts";
import type { DetailBeat, DetailThing, HandDeed } from "./detail.ts";
import { HAND_DEEDS, LIQUIDS, WEAK } from "./detail-words.ts";
import { asCarried, atCoat, beforeCoat, inTweezers } from "./carried-as.ts";
import { readRoles, type Namer } from "./read-roles.ts";

export const HAND = /^(?:hands?|fingers?|thumbs?|fists?|palms?|knuckles|fingertips?|fingernails?|paws?|claws?)$/;
const MOST_BEATS = 2;

/** `from`: the word of the first sentence from which on something is done. */
export function readBeats(all: readonly (readonly string[])[], namer: Namer, from: number): readonly DetailBeat[] {
  const [first = []] = all;
  const only = soleThing(namer);
  const beats = saidBeats(all, namer, from).map((beat) => withOnly(beat, only));
  const strong = joined(beats.filter(({ deed }) => !WEAK.has(deed) || deed === "close"));
  if (strong.length > 0) return strong.slice(0, strong[0]?.deed === "toss" ? 1 : MOST_BEATS).map(fitting);
  const idle: DetailBeat = { ...readRoles(first.slice(from + 1), namer, null), deed: "hold", liquid: liquidIn(first) };
  const weak = beats.find(({ thing, target }) => thing ?? target) ?? beats[0] ?? idle;
  const trembles = first.some((word) => HAND_DEEDS.get(word) === "tremble");
  return [fitting(trembles ? { ...weak, deed: "tremble" } : weak)];
}

/** A key is put in and turned in one go, a cover lifted for what is under it, a knot is that of the laces. */
function joined(beats: readonly DetailBeat[]): readonly DetailBeat[] {
  return beats.flatMap((beat, at) => {
    const [before, next] = [beats[at - 1], beats[at + 1]];
    return (next && leadsTo(beat, next)) || (before && repeats(before, beat))
      ? []
      : [before ? after(before, beat) : beat];
  });
}

const leadsTo = (beat: DetailBeat, next: DetailBeat): boolean =>
  (beat.deed === "insert" && next.deed === "turn" && isKeyIn(beat)) || (next.deed === "press" && isCover(beat.thing));

const repeats = (before: DetailBeat, { deed }: DetailBeat): boolean => deed === "lace" && before.deed === "lace";

function after(before: DetailBeat, beat: DetailBeat): DetailBeat {
  if (beat.deed === "turn" && isKeyIn(before)) return { ...beat, thing: before.thing, target: before.target };
  return beat.deed === "press" && isCover(before.thing) ? { ...beat, target: before.thing } : beat;
}

const isKeyIn = ({ thing, target }: DetailBeat): boolean => thing?.look?.shape === "key" || target?.fixture === "lock";

/** Of a button or a switch. */
export const isCover = (thing: DetailThing | null): boolean => /^(?:cover|flap|guard|cap)$/.test(thing?.word ?? "");

function saidBeats(all: readonly (readonly string[])[], namer: Namer, from: number): readonly DetailBeat[] {
  const beats: DetailBeat[] = [];
  let known: DetailThing | null = null;
  for (const [number, words] of all.entries()) {
    const places = verbsIn(words, namer).filter((at) => at >= (number === 0 ? from : 0));
    for (const [index, at] of places.entries()) {
      const verb = words[at] ?? "";
      const after = words.slice(at + 1, places[index + 1] ?? words.length);
      const said = HAND_DEEDS.get(verb) ?? "hold";
      const coat = atCoat(said, after);
      const roles = readRoles(coat ? beforeCoat(after) : withGoal(said, after), namer, known);
      beats.push({ ...inTweezers(roles, words), deed: coat ?? meant(said, verb, after), liquid: liquidIn(words) });
      known = roles.thing ?? roles.target ?? known;
    }
  }
  return beats;
}

/** "reaches for the knife": to it; "turns over a card": what is turned. */
function withGoal(deed: HandDeed | undefined, after: readonly string[]): readonly string[] {
  if (deed === "reach") return after.map((word) => (word === "for" ? "to" : word));
  return deed === "turn" && /^(?:over|round|around|on|off)$/.test(after[0] ?? "") ? after.slice(1) : after;
}

function verbsIn(words: readonly string[], namer: Namer): readonly number[] {
  return [...words.keys()].filter((at) => {
    const word = words[at] ?? "";
    return HAND_DEEDS.has(word) && !HAND.test(word) && !isNounHere(words, at, namer);
  });
}

/** "the press", "a light": a noun where an article stands before it, and what the show lists. */
export function isNounHere(words: readonly string[], at: number, namer: Namer): boolean {
  return (
    /^(?:the|a|an|his|her|its|of|with|into|in|on|red|black|white)$/.test(words[at - 1] ?? "") ||
    namer.things.some(({ nouns }) => nouns.at(-1) === words[at])
  );
}

/** A deed or "any", verbs of it or "", words of which one follows soon (none at all: ""), and what is meant then. */
const MEANINGS: readonly (readonly [said: HandDeed | "any", verbs: RegExp | null, near: string, meant: HandDeed])[] = [
  ["toss", null, "switch light lights lever page coin_slot pancake burger", "press"],
  ["turn", null, "page pages leaf", "turn_page"],
  ["turn", null, "tap taps faucet", "turn_tap"],
  ["clench", null, "trigger", "pull"],
  ["write", /^dr[ae]w/, "scalpel razor blade", "cut"],
  ["insert", /^slip/, "off edge ledge rock cliff grasp grip", "slip_off"],
  ["put", null, "ring", "wear_ring"],
  ["slide", null, "ring", "wear_ring"],
  ["insert", null, "ring", "wear_ring"],
  ["tremble", /^sh[ao]ke?s?$|^shaking$/, "", "meet"],
  ["release", /^lets?$/, "go", "release"],
  ["close", null, "box lid book drawer door", "close"],
  ["close", null, "round around on over about", "hold"],
  ["hold", null, "palm palms", "palm"],
  ["open", null, "", "release"],
  ["open", null, "palm", "release"],
  ["press", null, "glass wall bark ground window tree stone wound", "stroke"],
  ["press", null, "into", "insert"],
  ["press", null, "onto", "put"],
  ["press", null, "trigger", "pull"],
  ["hold", null, "trigger", "pull"],
  ["knock", null, "over", "slide"],
  ["knock", null, "keys keyboard typewriter laptop computer piano", "tap"],
  ["press", null, "keys keyboard typewriter", "tap"],
  ["scatter", /^thr[eo]w/, "dice coin coins card cards ring letter note key keys", "drop"],
  ["insert", null, "finger wrist wrists", "meet"],
  ["put", null, "finger", "meet"],
  ["slide", null, "finger", "meet"],
  ["press", null, "phone screen", "swipe"],
  ["tap", null, "phone screen", "swipe"],
  ["take", null, "lid cover", "open"],
  ["take", null, "hand hands", "meet"],
  ["hold", null, "out forth", "offer"],
  ["hold", null, "hands", "meet"],
  ["slide", null, "into under through", "insert"],
  ["put", null, "slot machine lock pocket", "insert"],
  ["strike", null, "match lighter", "strike"],
  ["strike", null, "a the on off", "press"],
  ["light", null, "up", "hold"],
  ["any", null, "lace laces shoelace shoelaces bootlaces", "lace"],
  ["pull", null, "gun sword pistol knife card letter photo photograph", "take"],
  ["write", /^dr[ae]w/, "gun sword pistol knife card curtain curtains blind", "take"],
  ["tremble", null, "hand hands", "meet"],
];
const NEAR = 6;

function meant(said: HandDeed, verb: string, after: readonly string[]): HandDeed {
  const near = after.slice(0, NEAR);
  const row = MEANINGS.find(
    ([deed, verbs, words]) =>
      (deed === said || deed === "any") &&
      (verbs === null || verbs.test(verb)) &&
      (words === "" ? near.length === 0 : near.some((word) => words.split(" ").includes(word))),
  );
  return row ? row[3] : said;
}

export function liquidIn(words: readonly string[]): Colour | null {
  const [light, chroma, hue] = words.flatMap((word) => LIQUIDS[word] ?? []);
  return light === undefined || chroma === undefined || hue === undefined ? null : { light, chroma, hue };
}

export function soleThing({ things }: Namer): DetailThing | null {
  const [only] = things;
  return only ? { word: only.nouns.at(-1) ?? "", look: only.look, fixture: null } : null;
}

/** Deeds that take a thing: the only one that the shot lists is meant. */
const HANDLED: ReadonlySet<HandDeed> = new Set([
  ...(["hold", "take", "put", "drop", "turn", "release", "tremble"] as const),
  ...(["burn", "strike", "offer", "slide", "tear", "clench", "pull"] as const),
]);

function withOnly(beat: DetailBeat, only: DetailThing | null): DetailBeat {
  const isMissing = !beat.thing && only && beat.target?.look !== only.look && HANDLED.has(beat.deed);
  return isMissing ? { ...beat, thing: only } : beat;
}

const TOUCHING: ReadonlySet<HandDeed> = new Set(["tap", "press", "stroke", "hold", "slide", "strike"]);
const SCREENS: ReadonlySet<string> = new Set(["phone", "tablet"]);

function touchedAs(
  { deed, thing, target }: DetailBeat,
  has: (...of: readonly string[]) => boolean,
): HandDeed | undefined {
  if ([thing, target].some((one) => SCREENS.has(one?.look?.shape ?? ""))) return "swipe";
  if (has("piano", "keys", "type_keys")) return "tap";
  if (deed === "slide" && has("switch")) return "press";
  return deed === "press" && thing?.fixture === "door" ? "stroke" : undefined;
}

/** What is done is done in the way of the thing: keys are played, screens touched, switches pressed. */
function fitting(beat: DetailBeat): DetailBeat {
  const carried = asCarried(beat);
  if (carried) return carried;
  const { deed, thing, target } = beat;
  const both = [thing, target];
  if (deed === "turn_tap") return { ...beat, thing: null, target: null };
  const has = (...fixtures: readonly string[]) => both.some((one) => fixtures.includes(one?.fixture ?? ""));
  if (deed === "clench" && has("rail")) return { ...beat, deed: "hold" };
  const touched = TOUCHING.has(deed) ? touchedAs(beat, has) : undefined;
  if (touched) return { ...beat, deed: touched };
  return (deed === "open" || deed === "close") && thing ? opened(beat, thing) : beat;
}

const BOXES: ReadonlySet<string> = new Set(
  "box drawer musicbox chest safe suitcase briefcase coffin parcel matchbox toolbox firstaid basket bag wallet locket".split(
    " ",
  ),
);
const SHEETS: ReadonlySet<string> = new Set("letter paper scroll map newspaper".split(" "));

/** Covers are lifted, caps and handles turned, letters unfolded. */
function opened(beat: DetailBeat, thing: DetailThing): DetailBeat {
  const shape = thing.look?.shape ?? "";
  if (BOXES.has(thing.fixture ?? shape)) return beat;
  if (shape === "book" || shape === "passport") return { ...beat, thing: { ...thing, fixture: "book" } };
  if (thing.fixture === "door") return { ...beat, deed: "turn", thing: { ...thing, fixture: "handle" } };
  if (SHEETS.has(shape)) return { ...beat, deed: beat.deed === "open" ? "tear" : "hold" };
  return { ...beat, deed: TURNED.has(shape) || thing.fixture !== null ? "turn" : "hold" };
}

/** What has a cap or a lid that is turned. */
const TURNED: ReadonlySet<string> = new Set(["bottle", "jar", "tube", "flask", "pillbottle", "can", "perfume"]);
