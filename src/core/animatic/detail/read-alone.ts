// A thing that is alone in a near picture, and what happens to it.
import type { DetailSurface, DetailThing, ThingDetail, ThingMotion } from "./detail.ts";
import { THING_MOTIONS } from "./detail-words.ts";
import { isNounHere, liquidIn, soleThing } from "./read-beats.ts";
import { isCarried } from "../looks/props/find-prop.ts";
import { readPlunge } from "./read-plunge.ts";
import { readRoles, thingAt, type Namer } from "./read-roles.ts";

/** Fixtures that are a picture by themselves. */
const LONELY: ReadonlySet<string> = new Set(["button", "handle", "dial", "lock", "switch", "lever", "drop"]);
const CLOCKS: ReadonlySet<string> = new Set(["clock", "watch", "pocketwatch"]);

/** `first`: the action's first sentence. */
export function readAlone(first: readonly string[], namer: Namer, surface: DetailSurface): ThingDetail | undefined {
  const plunge = readPlunge(first, namer, surface);
  if (plunge) return plunge;
  const verb = first.findIndex((word, at) => THING_MOTIONS.has(word) && !isNounHere(first, at, namer));
  const end = verb < 0 ? first.length : verb;
  const thing = meantIn(first.slice(0, end), namer) ?? soleThing(namer);
  if (!thing || (thing.fixture !== null && !LONELY.has(thing.fixture))) return undefined;
  const motion = motionOf(thing, first.slice(Math.max(0, verb)));
  return {
    ...{ part: "thing", motion, thing, surface, isMirrored: false, because: [thing.word, motion] },
    target: readRoles(first.slice(end + 1), namer, null).target,
    liquid: liquidIn(first),
  };
}

/** Machines that a few words set up whole. */
const SET_UPS: readonly (readonly [words: RegExp, motion: ThingMotion, thing: string])[] = [
  [
    /\b(?:needle|stylus|tonearm)\b.*\b(?:record|vinyl)\b|\b(?:record|vinyl) (?:spins?|turns?|plays?|rotates?|crackles?)\b/,
    "play_record",
    "record",
  ],
  [/\bflat ?lines?\b|\b(?:monitor|line|pulse|trace)\b.*\bflat\b|\bheart (?:rate )?monitor\b/, "flatline", "monitor"],
  [
    /\b(?:tap|faucet)\b.*\b(?:drips?|dripping|leaks?)\b|\b(?:drips?|drops?|leaks?)\b.*\b(?:tap|faucet)\b/,
    "drip_tap",
    "tap",
  ],
];

export function readSetUp(first: readonly string[], namer: Namer, surface: DetailSurface): ThingDetail | undefined {
  const text = first.join(" ");
  const found = SET_UPS.find(([words]) => words.test(text));
  if (!found || /\b(?:hands?|fingers?|thumb)\b/.test(text)) return undefined;
  const [, motion, word] = found;
  const look = namer.things.find(({ nouns }) => nouns.includes(word))?.look ?? null;
  return {
    ...{ part: "thing", motion, thing: { word, look, fixture: null }, surface, isMirrored: false, because: [motion] },
    ...{ target: null, liquid: liquidIn(first) },
  };
}

/** "the needle of the gauge": the gauge; "the door handle": the handle; "a drop of blood": the drop. */
function meantIn(words: readonly string[], namer: Namer): DetailThing | undefined {
  const places = [...words.keys()].flatMap((at) => {
    const found = thingAt(words, at, namer);
    return found ? [{ at, found }] : [];
  });
  const things = places.filter(({ at }) => !places.some((other) => other.at === at + 1)).map(({ found }) => found);
  return words.includes("of") && things[0]?.fixture !== "drop" ? things.at(-1) : things[0];
}

/** What is opened by itself and seen to be open. */
const OPENED = /^(?:box|musicbox|chest|safe|suitcase|briefcase|coffin|trunk|casket|case|locket|drawer|jewelbox)$/;
const BURNS: ReadonlySet<string> = new Set([
  "candle",
  "match",
  "lamp",
  "bulb",
  "lantern",
  "firetorch",
  "torch",
  "lighter",
]);

function goesOut(shape: string, said: readonly ThingMotion[], words: readonly string[]): boolean {
  return BURNS.has(shape) && (said.includes("fade") || /\b(?:goes|go|blown|went) (?:out|dark)\b/.test(words.join(" ")));
}

/** What a clock does, and what comes in under a door. */
function setIn(shape: string, said: readonly ThingMotion[], text: string): ThingMotion | undefined {
  if (UNDER_DOOR.test(text)) return "under_door";
  if (!CLOCKS.has(shape)) return undefined;
  if (STRUCK.test(text)) return "strike_twelve";
  return said.includes("tick") ? "tick" : undefined;
}

function motionOf(thing: DetailThing, words: readonly string[]): ThingMotion {
  const said = words.flatMap((word) => THING_MOTIONS.get(word) ?? []);
  const shape = thing.look?.shape ?? "";
  if (thing.fixture === "drop") return "spread";
  const set = setIn(shape, said, words.join(" "));
  if (set) return set;
  if (goesOut(shape, said, words)) return "fade";
  if ((said.includes("fall") || said.includes("slide")) && said.includes("break")) return "shatter";
  const can = (one: ThingMotion) =>
    one !== "rest" && one !== "plunge" && (one !== "open" || thing.fixture !== null || OPENED.test(shape));
  const found = said.find(can) ?? "rest";
  return found === "float" && COMES_DOWN.test(words.join(" ")) ? "flutter" : found;
}

/** Through the air, and not on water. */
const COMES_DOWN =
  /\b(?:down(?! the (?:\w+ )?(?:river|stream|canal|gutter|brook))|to the (?:\w+ )?(?:ground|floor|carpet|earth|grass)|onto|into (?:his|her|the) (?:\w+ )?(?:hand|palm|lap)|from the (?:\w+ )?(?:sky|ceiling|tree|branch))\b/;

const STRUCK = /\b(?:twelve|midnight|noon|the hour)\b/;
const UNDER_DOOR = /\b(?:under|beneath|through) (?:[\w']+ ){0,4}door\b/;

/** What a thing alone does that is seen in wider pictures as well. */
const SEEN: ReadonlySet<ThingMotion> = new Set([
  ...([
    "shake",
    "glow",
    "boil",
    "fall",
    "roll",
    "blink",
    "fade",
    "rise",
    "melt",
    "shatter",
    "break",
    "grow",
    "plunge",
  ] as const),
]);

export const isSeenFar = ({ motion, thing, surface }: ThingDetail): boolean =>
  SEEN.has(motion) && thing.look !== null && isCarried(thing.look.shape) && surface.kind !== "none";
