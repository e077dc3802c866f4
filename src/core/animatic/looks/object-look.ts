// Which shape stands for a prop or a vehicle, and in which colours, by the words of its name and design. A thing that no shape knows is a label with its
// name, which guesses nothing.
import type { Colour } from "../colour.ts";
import { hashOf } from "../seeded-random.ts";
import { colourOf, coloursIn } from "../colour-words.ts";
import { firstNamed, hasAny, mentionsOf, wordsIn } from "./read-words.ts";
import { wordsOfId } from "../clean-text.ts";

const PROPS = {
  umbrella: "umbrella parasol brolly sunshade",
  bottle: "bottle milk flask vial potion decanter tube phial",
  cup: "cup mug teacup tankard goblet beaker",
  teapot: "teapot kettle jug pot pitcher coffeepot",
  glass: "glass wineglass tumbler chalice",
  vase: "vase urn amphora jar",
  book: "book notebook diary novel journal bible album ledger tome",
  letter: "letter envelope mail postcard",
  paper: "paper sheet papers menu note page document contract newspaper leaflet poster certificate form sheet",
  map: "map chart plan blueprint",
  scroll: "scroll parchment",
  photo: "photo photograph picture painting portrait polaroid frame",
  ticket: "ticket tag card label pass passport",
  lantern: "lantern",
  lamp: "lamp desklamp bulb",
  candle: "candle candlestick taper",
  torch: "torch flashlight",
  key: "key keys",
  sword: "sword sabre rapier cutlass katana",
  quill: "quill feather plume",
  crutch: "crutch crutches",
  gavel: "gavel",
  drill: "drill",
  tape: "tape",
  wateringcan: "wateringcan",
  comb: "comb hairbrush",
  binoculars: "binoculars opera",
  spyglass: "spyglass telescope",
  microphone: "microphone mic",
  headset: "headset headphones earphones",
  knife: "knife dagger blade scalpel",
  gun: "gun pistol revolver",
  rifle: "rifle shotgun musket",
  hammer: "hammer mallet",
  axe: "axe hatchet",
  wrench: "wrench spanner",
  staff: "staff stick cane wand pole rod oar walking",
  broom: "broom mop rake besom",
  spade: "spade shovel trowel",
  bucket: "bucket pail",
  lighter: "lighter zippo",
  pen: "pen pencil brush paintbrush",
  phone: "phone smartphone mobile telephone",
  radio: "radio walkie transistor",
  camera: "camera camcorder",
  clock: "clock",
  pocketwatch: "pocketwatch",
  watch: "watch wristwatch stopwatch",
  compass: "compass medallion medal coin amulet",
  ring: "ring",
  gem: "gem jewel diamond ruby emerald crystal stone",
  ball: "ball football orb globe sphere marble",
  apple: "apple orange fruit pear lemon peach tomato",
  bread: "bread loaf pie",
  bowl: "bowl noodles ramen soup porridge cereal",
  cake: "cake cupcake gateau",
  hat: "hat cap bowler helmet crown",
  shoe: "shoe boot boots shoes slipper",
  bag: "bag handbag satchel purse",
  suitcase: "suitcase briefcase trunk case luggage",
  backpack: "backpack rucksack",
  box: "box crate chest casket",
  basket: "basket",
  chair: "chair stool armchair throne",
  table: "table desk workbench",
  guitar: "guitar lute banjo ukulele",
  cello: "cello doublebass",
  violin: "violin viola fiddle",
  trumpet: "trumpet horn bugle trombone saxophone",
  accordion: "accordion concertina",
  drum: "drum",
  bouquet: "bouquet flowers roses tulips daisies daffodils sunflowers lilies wreath",
  flower: "flower rose tulip daisy sunflower lily daffodil",
  plant: "plant cactus fern bonsai",
  mask: "mask",
  mirror: "mirror",
  skull: "skull",
  scissors: "scissors shears",
  teddy: "teddy doll toy",
  baby: "baby newborn infant",
  kite: "kite",
  flag: "flag pennant",
  sign: "sign placard banner",
  skateboard: "skateboard longboard",
  sled: "sled sledge sleigh toboggan",
  drone: "drone quadcopter",
  chess: "chess",
  parcel: "parcel package gift present",
  computer: "computer laptop tablet terminal screen monitor television tv",
  typewriter: "typewriter",
  gramophone: "gramophone phonograph",
  rope: "rope lasso cord net nets line chain",
} as const;

const VEHICLES = {
  van: "van minibus ambulance campervan camper",
  truck: "truck lorry pickup firetruck",
  bus: "bus coach",
  tram: "tram train locomotive streetcar railcar carriage subway metro wagon engine",
  motorbike: "motorbike motorcycle scooter moped vespa",
  bicycle: "bicycle bike tricycle",
  sailboat: "sailboat sailing yacht schooner galleon ship frigate",
  boat: "boat rowing rowboat dinghy canoe kayak raft gondola",
  trawler: "trawler ferry tug tugboat steamer barge fishing cutter submarine",
  plane: "plane aeroplane airplane biplane aircraft glider jet",
  helicopter: "helicopter chopper",
  rocket: "rocket spaceship spacecraft starship shuttle",
  balloon: "balloon airship zeppelin",
  tractor: "tractor digger excavator",
  cart: "cart handcart wheelbarrow buggy sledge sleigh",
  car: "car taxi cab sedan limousine jeep coupe convertible automobile hatchback beetle racer",
} as const;

/** What vague names are, by the words beside them. */
const VAGUE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  boat: { sailboat: "sail sails sailing mast masts", trawler: "motor steam trawler ferry" },
  bicycle: { motorbike: "motorbike motorcycle motor engine moped scooter" },
};

export type ThingShape = keyof typeof PROPS | keyof typeof VEHICLES | "label";

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
}

const USUAL: Readonly<Record<string, string>> = {
  letter: "cream",
  paper: "ivory",
  map: "beige",
  scroll: "beige",
  photo: "walnut",
  ticket: "cream",
  candle: "ivory",
  key: "brass",
  sword: "steel",
  knife: "steel",
  gun: "charcoal",
  rifle: "walnut",
  hammer: "steel",
  axe: "steel",
  wrench: "steel",
  staff: "oak",
  pen: "navy",
  phone: "black",
  radio: "mahogany",
  camera: "charcoal",
  clock: "brass",
  watch: "gold",
  compass: "brass",
  ring: "gold",
  gem: "emerald",
  apple: "red",
  bread: "camel",
  chair: "oak",
  table: "walnut",
  guitar: "chestnut",
  trumpet: "brass",
  accordion: "crimson",
  drum: "crimson",
  flower: "rose",
  plant: "green",
  mask: "ivory",
  quill: "ivory",
  broom: "straw",
  spade: "steel",
  bucket: "steel",
  lighter: "silver",
  crutch: "oak",
  gavel: "walnut",
  tape: "yellow",
  microphone: "steel",
  headset: "charcoal",
  binoculars: "charcoal",
  spyglass: "brass",
  pocketwatch: "silver",
  cello: "chestnut",
  violin: "chestnut",
  bouquet: "rose",
  baby: "ivory",
  kite: "red",
  flag: "red",
  sign: "cream",
  sled: "oak",
  drone: "slate",
  cake: "cream",
  bowl: "white",
  mirror: "gold",
  skull: "ivory",
  scissors: "steel",
  teddy: "camel",
  computer: "steel",
  typewriter: "bottle",
  gramophone: "brass",
  rope: "tan",
  lantern: "iron",
  torch: "charcoal",
  book: "burgundy",
  bag: "leather",
  suitcase: "leather",
  box: "oak",
  basket: "camel",
  glass: "glass",
  shoe: "leather",
  hat: "charcoal",
  parcel: "tan",
  tram: "bottle",
  bus: "red",
  rocket: "white",
  sailboat: "mahogany",
  boat: "oak",
  trawler: "navy",
  cart: "oak",
  tractor: "green",
  umbrella: "navy",
};

const ANY: readonly string[] = ["teal", "brick", "mustard", "slate", "olive", "navy", "plum"];

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly design: string;
}

/** `kind`: what the config says it is. */
export function readThing(kind: "prop" | "vehicle", { id, name, design }: Thing): ThingLook {
  const title = wordsIn(`${wordsOfId(id)}. ${name}`);
  const words = wordsIn(design);
  const lists: Readonly<Record<string, string>> = kind === "vehicle" ? VEHICLES : PROPS;
  const shape = shapeOf(kind, title, words);
  const { own, parts } = coloursOf([...title, ".", ...words], new Set((lists[shape] ?? "").split(" ")));
  const said = own[0] ?? (parts.length === 0 ? coloursIn(words)[0] : undefined);
  const colour = said ?? usualColour(shape, id);
  return {
    id,
    shape,
    name: name === "" ? wordsOfId(id) : name,
    colour,
    second: own[1] ?? parts[0] ?? plainBeside(colour),
    hasTag: hasAny(words, "tag label"),
  };
}

/** By its name, whose last word counts most, then by its design; a vehicle that is listed among the props is one as well. */
function shapeOf(kind: "prop" | "vehicle", title: readonly string[], words: readonly string[]): ThingShape {
  const last = title.toReversed();
  const lists: Readonly<Record<string, string>> = kind === "vehicle" ? VEHICLES : PROPS;
  const plain = kind === "vehicle" ? "car" : (firstNamed(last, VEHICLES) ?? "label");
  const named = firstNamed(last, lists) ?? firstNamed(words, lists) ?? plain;
  return clearer(named, [...title, ...words]) as ThingShape;
}

/** Which boat or bike, where it is called no more than that. */
function clearer(named: string, words: readonly string[]): string {
  return firstNamed(words, VAGUE[named] ?? {}) ?? named;
}

const PARTS = "handle rib tag lid label cover spine strap ribbon string band sail sails roof stripe seats";

/** Colours that are said of the thing itself, and of its parts. */
function coloursOf(words: readonly string[], nouns: ReadonlySet<string>) {
  const mentions = mentionsOf(words, (word) => nouns.has(word) || hasAny([word], PARTS));
  const of = (isOwn: boolean) =>
    mentions.flatMap(({ noun, before }) => (nouns.has(noun) === isOwn ? coloursIn(before) : []));
  return { own: of(true), parts: of(false) };
}

function usualColour(shape: ThingShape, id: string): Colour {
  const name = USUAL[shape] ?? ANY[hashOf(id) % ANY.length] ?? "slate";
  return colourOf(name) ?? { light: 0.55, chroma: 0.06, hue: 60 };
}

/** For handles and lids of which nothing is said. */
function plainBeside({ light, chroma, hue }: Colour): Colour {
  return light > 0.6 ? { light: light - 0.25, chroma, hue } : { light: 0.88, chroma: 0.03, hue: 85 };
}
