// The things that the words after a verb name, by the preposition before each: what is handled, and into, onto or at what it goes.
import { ARTICLES, PREPOSITIONS } from "../acting/words.ts";
import { readThing, type ThingLook } from "../looks/object-look.ts";
import { propIn } from "../looks/props/find-prop.ts";
import type { DetailBeat, DetailThing } from "./detail.ts";
import { fixtureOf, LIQUIDS } from "./detail-words.ts";

/** The things that the show lists for the shot. */
export interface Namer {
  readonly things: readonly { readonly nouns: readonly string[]; readonly look: ThingLook }[];
}

const INTO: ReadonlySet<string> = new Set(
  "into in onto on over to against at inside through toward towards across along around under off".split(" "),
);
/** Goes with the verb: "picks up the cup". */
const PARTICLE = /^(?:up|down|away|out|back|together|open|shut)$/;
const FURNITURE: ReadonlySet<string> = new Set("table bed bench chair sofa shelf stool oven".split(" "));
const PARTS =
  /^(?:hands?|fingers?|thumbs?|fists?|palms?|top|side|end|edge|middle|centre|center|back|front|light|time|one|two)$/;
const CONTAINERS: ReadonlySet<string> = new Set(
  "bottle flask jug teapot pot bucket can wateringcan cup glass goblet testtube labflask bowl jar sack".split(" "),
);

type Roles = Pick<DetailBeat, "thing" | "target">;

/** What was found so far: what is handled, where it goes, where it comes from or by what it is done. */
interface NamedThings {
  thing: DetailThing | null;
  target: DetailThing | null;
  source: DetailThing | null;
}

/** `known`: what "it" means. */
export function readRoles(after: readonly string[], namer: Namer, known: DetailThing | null): Roles {
  const found: NamedThings = { thing: null, target: null, source: null };
  let before = "";
  let last = -2;
  for (const [at, word] of after.entries()) {
    if (PARTICLE.test(word)) continue;
    if (PREPOSITIONS.has(word) || INTO.has(word)) {
      before = word;
      continue;
    }
    const named = /^(?:it|them)$/.test(word) && before === "" ? known : nounAt(after, at, { namer, before });
    if (!named) continue;
    assign(found, named, last === at - 1 ? "of" : before);
    last = at;
  }
  const { thing, target, source } = found;
  return {
    thing: after.some((_, at) => isLiquid(after, at, namer)) ? vesselOf(found, namer) : (thing ?? source),
    target,
  };
}

/** From what a liquid is poured. */
function vesselOf({ source, target }: NamedThings, namer: Namer): DetailThing {
  return source ?? container(namer, target) ?? JUG;
}

/** What is poured, where it stands right after the verb. */
function isLiquid(words: readonly string[], at: number, { things }: Namer): boolean {
  const word = words[at] ?? "";
  const isFirst = words.slice(0, at).every((one) => !PREPOSITIONS.has(one) && !INTO.has(one));
  return isFirst && Object.hasOwn(LIQUIDS, word) && !things.some(({ nouns }) => nouns.includes(word));
}

interface Around {
  readonly namer: Namer;
  readonly before: string;
}

function nounAt(words: readonly string[], at: number, { namer, before }: Around): DetailThing | undefined {
  const word = words[at] ?? "";
  const isKey = word === "keys" && /^(?:piano|organ|keyboard|typewriter)$/.test(words[at - 1] ?? "");
  if (isKey || ARTICLES.has(word) || PARTS.test(word) || isLiquid(words, at, namer)) return undefined;
  const found = thingAt(words, at, namer);
  return found?.look && before !== "" && FURNITURE.has(found.look.shape) ? undefined : found;
}

/** Of a safe it is the dial that is turned. */
const CONTROLS: ReadonlySet<string> = new Set(["dial", "handle", "lever", "lock", "button", "switch"]);

function assignWhole(found: NamedThings, named: DetailThing): void {
  if (found.target) found.target = named;
  else if (!CONTROLS.has(found.thing?.fixture ?? "")) found.thing = named;
}

/** After "of" and right after another noun stands what is really meant: "the lid of the box", "the door handle". */
function assign(found: NamedThings, named: DetailThing, before: string): void {
  if (before === "of") assignWhole(found, named);
  else if (before === "" || (before === "with" && !found.thing)) found.thing ??= named;
  else if (before === "from" || before === "with") found.source ??= named;
  else if (INTO.has(before)) found.target ??= named;
}

/** From what something is poured, where only the liquid is named. */
function container({ things }: Namer, target: DetailThing | null): DetailThing | null {
  const found = things.find(({ look }) => CONTAINERS.has(look.shape) && look !== target?.look);
  return found ? { word: found.nouns.at(-1) ?? "", look: found.look, fixture: null } : null;
}

const JUG: DetailThing = {
  word: "jug",
  look: readThing("prop", { id: "jug", name: "jug", design: "" }),
  fixture: null,
};

/** Nouns that mean more often a way than a thing. */
const VAGUE = new Set(
  "string board line will test star post shoot light bill form rice food fire joint fan display spring bar bit nail branch collar horn plan dust one air edge rest water cat dog".split(
    " ",
  ),
);

/** The thing that a word names, with the adjectives before it. */
export function thingAt(words: readonly string[], at: number, { things }: Namer): DetailThing | undefined {
  const word = words[at] ?? "";
  const plain = word.replace(/s$/, "");
  const own = things.find(({ nouns }) => nouns.includes(word) || nouns.includes(plain));
  if (own) return { word, look: own.look, fixture: fixed(own.nouns.at(-1) ?? word) ?? null };
  const fixture = fixtureOf(word);
  if (fixture) return { word, look: null, fixture };
  if (SEED.test(word)) return { word, look: seedLook(word), fixture: null };
  if (VAGUE.has(word) || word.length < 3) return undefined;
  const isKnown = propIn([word]) !== undefined || propIn([words[at - 1] ?? "", word], true) !== undefined;
  return isKnown ? { word, look: propAt(words, at, things), fixture: null } : undefined;
}

/** As the show lists a thing of its shape, else as the words before the noun have it. */
function propAt(words: readonly string[], at: number, things: Namer["things"]): ThingLook {
  const from = Math.max(0, at - 3);
  const name = words
    .slice(from, at + 1)
    .filter((one) => !ARTICLES.has(one) && !PREPOSITIONS.has(one))
    .join(" ");
  const look = readThing("prop", { id: name, name, design: "" });
  return things.find((one) => one.look.shape === look.shape)?.look ?? look;
}

/** What is drawn as a small round thing. */
const SEED = /^(?:seeds?|beans?|beads?|nuts?|acorns?|peas?|grains?|tooth|teeth|crumbs?|marbles?)$/;

function seedLook(word: string): ThingLook {
  return readThing("prop", { id: word, name: "brown pebble", design: "" });
}

/** Listed things that are a part of a room. */
function fixed(noun: string): DetailThing["fixture"] | undefined {
  const fixture = fixtureOf(noun);
  return fixture === "handle" ||
    fixture === "button" ||
    fixture === "lever" ||
    fixture === "switch" ||
    fixture === "box" ||
    fixture === "drawer" ||
    fixture === "dough" ||
    fixture === "piano" ||
    fixture === "keys" ||
    fixture === "dial"
    ? fixture
    : undefined;
}
