// Which shape stands for a prop or a vehicle, and in which colours, by the words of its name and design. A thing that no shape knows is a label with its
// name, which guesses nothing.
import type { Colour } from "../colour/colour.ts";
import { hashOf } from "../seeded-random.ts";
import { colourOf, coloursIn } from "../colour/colour-words.ts";
import { firstNamed, hasAny, mentionsOf, wordsIn } from "./read-words.ts";
import { wordsOfId } from "../overlay/clean-text.ts";
import { VAGUE } from "./props/vague-names.ts";
import { ANY_COLOURS, VEHICLE_COLOURS, VEHICLES } from "./vehicle-words.ts";
import { propFacts, propIn, type PropShape } from "./props/find-prop.ts";

export type ThingShape = PropShape | keyof typeof VEHICLES | "label";

export interface ThingLook {
  readonly id: string;
  readonly shape: ThingShape;
  /** What a label says. */
  readonly name: string;
  readonly colour: Colour;
  /** Of handles, lids, covers and the like. */
  readonly second: Colour;
  /** A paper tag on a string. */
  readonly hasTag: boolean;
  readonly state: ThingState | null;
  /** Through the air, whatever it runs on otherwise. */
  readonly flies?: true;
  /** What a pair of tweezers has between its ends. */
  readonly tip?: ThingLook;
}

/** What is seen of it besides its shape. */
export type ThingState = "burning" | "smoking" | "broken" | "wet" | "glowing";

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly design: string;
}

/** `kind`: what the config says it is. */
export function readThing(kind: "prop" | "vehicle", { id, name, design }: Thing): ThingLook {
  const title = wordsIn(`${wordsOfId(id)}. ${name}`);
  const words = wordsIn(design);
  const shape = shapeOf(kind, { id: wordsIn(wordsOfId(id)), name: wordsIn(name), design: words });
  const { own, parts } = coloursOf([...title, ".", ...words], new Set(nounsOf(shape).split(/[ _]/)));
  const said = own[0] ?? (parts.length === 0 ? coloursIn(unlit(withoutOthers(words)))[0] : undefined);
  const isClear = shape === "gem" && hasAny([...title, ...words], "diamond diamonds crystal");
  const isBurnt = hasAny([...title, ...words], BURNT);
  const colour = said ?? (isClear ? CLEAR : isBurnt ? CHARRED : usualColour(shape, id));
  return {
    id,
    shape,
    name: name === "" ? wordsOfId(id) : name,
    colour,
    second: own[1] ?? parts[0] ?? plainBeside(colour),
    hasTag: hasAny(words, "tag label"),
    ...(kind === "vehicle" ? vehicleState(words, title, shape) : { state: stateIn([...title, ...words], shape) }),
  };
}

const BURNT = "burnt charred burned scorched";

const vehicleState = (words: readonly string[], title: readonly string[], shape: ThingShape) => ({
  state: ofVehicle(stateIn([...title, ...words], shape), hasAny([...title, ...words], BURNT)),
  ...(hasAny(words, "flying flies airborne") && { flies: true as const }),
});

const STATES: Readonly<Record<ThingState, string>> = {
  burning: "burning flaming blazing ablaze alight",
  smoking: "smoking smokes smouldering burnt charred steaming",
  broken: "broken cracked shattered smashed chipped wrecked",
  wet: "wet dripping soaked soaking sodden",
  glowing: "glowing luminous radiant glows",
};
/** They have a flame or a light of their own. */
const LIT_ANYWAY =
  /^(?:candle|match|matchbox|lighter|firetorch|torch|campfire|fireplace|lantern|lamp|bulb|cigarette|pipe|cake|sparkler|lightsaber|dynamite|bomb|oven|blowtorch)$/;

function stateIn(words: readonly string[], shape: ThingShape): ThingState | null {
  const said = (Object.keys(STATES) as ThingState[]).find((state) => hasAny(words, STATES[state])) ?? null;
  return LIT_ANYWAY.test(shape) && (said === "burning" || said === "glowing" || said === "smoking") ? null : said;
}

/** The smoke of a vehicle comes out of its engine, and what has burnt is a wreck. */
function ofVehicle(said: ThingState | null, isBurnt: boolean): ThingState | null {
  if (isBurnt) return "broken";
  return said === "smoking" ? null : said;
}

/** A bed that is pushed along. */
const ON_WHEELS = /\bbed on (?:wheels|castors)\b|\bwheeled (?:\w+ )?bed\b/;

interface ThingWords {
  readonly id: readonly string[];
  readonly name: readonly string[];
  readonly design: readonly string[];
}

/** "A big leaf used as a boat", "a door as a raft". */
const USED_AS = /\b(?:used|serving|turned) (?:as|into) an? (?:\w+ )?(boat|raft|sledge|sled|sleigh)\b/;

/** By two words that mean one thing, by its name, then by its design; a vehicle that is listed among the props is one as well. */
function shapeOf(kind: "prop" | "vehicle", words: ThingWords): ThingShape {
  const use = USED_AS.exec(words.design.join(" "))?.[1];
  if (use !== undefined) return use === "raft" ? "raft" : use.startsWith("sle") ? "sled" : "boat";
  if (ON_WHEELS.test(words.design.join(" "))) return "stretcher";
  const found = wholeNoun(words) ?? (kind === "vehicle" ? vehicleIn(words) : anyIn(words));
  return clearer(found, [...words.id, ...words.name, ...words.design]);
}

/** Of a carpet that is a flying carpet, a glider that is a hang glider: what the whole noun says. */
function wholeNoun({ id, name, design }: ThingWords): ThingShape | undefined {
  const [noun = ""] = headOf(design).slice(-1);
  const isMore = [...id, ...name].some((word) => noun.endsWith(word) && noun.length > word.length + 2);
  return isMore ? firstNamed([noun], VEHICLES) : undefined;
}

function lastOf({ id, name }: ThingWords): readonly string[] {
  return [...name.toReversed(), ...id.toReversed()];
}

/** A fishing creel is no boat for fishing. */
function nounOfTitle({ id, name }: ThingWords): readonly string[] {
  return [name, id].flatMap((words) => words.findLast((word) => !/^\d+$/.test(word)) ?? []);
}

function vehicleIn(words: ThingWords): ThingShape {
  const made = propIn(words.name, true) ?? propIn(headOf(words.design), true);
  const own = firstNamed(headOf(words.design).slice(-1), VEHICLES);
  const named = made ?? firstNamed(lastOf(words), VEHICLES) ?? own ?? propIn(words.name) ?? propIn(words.id);
  return named ?? firstNamed(words.design, VEHICLES) ?? propIn(words.design) ?? "car";
}

const VESSEL =
  /^(?:(?:an?|the|his|her) )?(?:(?:tall|full|small|large|big|half-full) )?((?:glass|mug|cup|goblet|bucket|bowl|jug) of)\b/;

/** They are drawn in what they are served in. */
const SERVED: ReadonlySet<string> = new Set(["popcorn", "noodles", "icecream", "fries"]);

/** "a glass of wine" is a glass, whatever its name. */
function vesselIn(design: readonly string[]): ThingShape | undefined {
  const vessel = VESSEL.exec(design.join(" "))?.[1];
  const inside = propIn(design.slice(design.indexOf("of") + 1, design.indexOf("of") + 3));
  return vessel === undefined || SERVED.has(inside ?? "")
    ? undefined
    : propIn([...vessel.split(" "), ...design.slice(design.indexOf("of") + 1, design.indexOf("of") + 2)]);
}

function anyIn(words: ThingWords): ThingShape {
  const { id, name, design } = words;
  const titled =
    vesselIn(design) ??
    propIn(name, true) ??
    propIn(id, true) ??
    propIn(headOf(design), true) ??
    propIn(name) ??
    propIn(id);
  return (
    titled ?? firstNamed(nounOfTitle(words), VEHICLES) ?? propIn(design) ?? firstNamed(design, VEHICLES) ?? "label"
  );
}

/** What a design calls the thing, without what it stands in, has or holds. */
function headOf(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, at) => at > 0 && hasAny([word], ". with in on from under over beside"));
  return end < 0 ? words : words.slice(0, end);
}

function nounsOf(shape: ThingShape): string {
  const vehicles: Readonly<Record<string, string>> = VEHICLES;
  return propFacts(shape)?.nouns ?? vehicles[shape] ?? "";
}

/** Which boat or bike, where it is called no more than that. */
function clearer(named: ThingShape, words: readonly string[]): ThingShape {
  const found = firstNamed(words, VAGUE[named] ?? {}) as ThingShape | undefined;
  return found === undefined ? named : clearer(found, words);
}

/** "A fir tree with red balls": what a thing has besides keeps its colour for itself. */
function withoutOthers(words: readonly string[]): readonly string[] {
  const from = words.indexOf("with");
  return from < 0 ? words : words.filter((_, at) => at < from || propIn(words.slice(at + 1, at + 2)) === undefined);
}

/** "with a blue light": the colour of what shines or burns on it is not its own. */
function unlit(words: readonly string[]): readonly string[] {
  return words.filter((_, at) => !hasAny(words.slice(at + 1, at + 3), SHINING) || hasAny(words.slice(at, at + 1), "."));
}

const SHINING = "light lights lamp lamps siren beacon headlights flame flames smoke flashing";

const CHARRED: Colour = { light: 0.24, chroma: 0.02, hue: 50 };
const CLEAR: Colour = { light: 0.9, chroma: 0.03, hue: 222 };
const PARTS = "handle rib tag lid label cover spine strap ribbon string band sail sails roof stripe seats";

/** Colours that are said of the thing itself, and of its parts. */
function coloursOf(words: readonly string[], nouns: ReadonlySet<string>) {
  const mentions = mentionsOf(words, (word) => nouns.has(word) || hasAny([word], PARTS));
  const of = (isOwn: boolean) =>
    mentions.flatMap(({ noun, before }) => (nouns.has(noun) === isOwn ? coloursIn(before) : []));
  return { own: of(true), parts: of(false) };
}

function usualColour(shape: ThingShape, id: string): Colour {
  const name =
    propFacts(shape)?.colour ?? VEHICLE_COLOURS[shape] ?? ANY_COLOURS[hashOf(id) % ANY_COLOURS.length] ?? "slate";
  return colourOf(name) ?? { light: 0.55, chroma: 0.06, hue: 60 };
}

/** For handles and lids of which nothing is said. */
function plainBeside({ light, chroma, hue }: Colour): Colour {
  return light > 0.6 ? { light: light - 0.25, chroma, hue } : { light: 0.88, chroma: 0.03, hue: 85 };
}
