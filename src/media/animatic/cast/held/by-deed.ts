// What a thing in the hand looks like by what is done with it: opened, torn or crumpled, full of what is drunk out of it, a brush that writes.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import type { Beat } from "../../../../core/animatic/acting/acting.ts";
import type { Gesture } from "../../../../core/animatic/acting/gestures/names.ts";
import { LIQUIDS } from "../../../../core/animatic/detail/detail-words.ts";
import { readThing, type ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import { thingHeight } from "../../../../core/animatic/looks/prop-heights.ts";

/** Shapes of what is open by now. */
const OPEN: Readonly<Record<string, ThingLook["shape"]>> = {
  box: "openbox",
  carton: "openbox",
  parcel: "openbox",
  musicbox: "openbox",
  locket: "openlocket",
  ringbox: "openringbox",
  book: "openbook",
  letter: "openletter",
  suitcase: "opencase",
  briefcase: "opencase",
  pot: "openpot",
};
const PAPERS: ReadonlySet<string> = new Set(["letter", "paper", "photo", "ticket", "money", "card", "contract", "map"]);
/** What takes these shapes: of a telephone only the receiver is at the ear, a cloth that wipes is a rag. */
const ONLY_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  paperball: PAPERS,
  plug: new Set(["plug", "rope", "chain"]),
  handset: new Set(["telephone"]),
  rag: new Set(["cloth", "teatowel"]),
  tautrope: new Set(["rope", "chain"]),
  cutrope: new Set(["rope", "chain"]),
};

/** "written0" to "written2": begun, half done, done. */
const WRITTEN = /^written(?=\d$)/;

/** Paper and scrolls lie under the pen, a book is open; a tablet is as it was. */
function writtenOn(shape: ThingLook["shape"], as: string): ThingLook["shape"] {
  if (shape === "book") return "openbook";
  const lying = shape === "scroll" ? "lyingscroll" : PAPERS.has(shape) ? "lyingsheet" : undefined;
  return lying === undefined ? shape : (as.replace(WRITTEN, lying) as ThingLook["shape"]);
}

/** `as`: "open", or a shape. */
export function changedTo(thing: ThingLook, as: string | undefined): ThingLook {
  if (as === undefined || as === "shut") return thing;
  if (WRITTEN.test(as)) return { ...thing, shape: writtenOn(thing.shape, as) };
  if (as === "open") return { ...thing, shape: OPEN[thing.shape] ?? thing.shape };
  const only = ONLY_OF[as];
  if (only && !only.has(thing.shape)) return thing;
  return { ...thing, shape: as as ThingLook["shape"] };
}

const TORN = /^(?:halves|pieces|shreds|scraps|fragments)$/;
/** Of these it is a small one that teeth are cleaned with. */
const BRUSHES: ReadonlySet<string> = new Set(["paintbrush", "comb"]);
/** A pipe that is smoked, and not one that is mended. */
const PLUMBING: ReadonlySet<Gesture> = new Set([
  ...([
    "repair",
    "work",
    "saw",
    "cut",
    "weld",
    "hammer",
    "carry",
    "swing",
    "shoulder",
    "lift",
    "raise",
    "hurl_at",
  ] as const),
]);

/** Done to a sheet of a bed, and not to one of paper. */
const LINEN: ReadonlySet<Gesture> = new Set(["hang_up", "iron", "wash", "shake_out", "spread_sheet", "fold"]);

/** What these have as their colour, whatever the thing had. */
const OWN_COLOURS: Partial<Readonly<Record<ThingLook["shape"], Colour>>> = {
  plant: { light: 0.5, chroma: 0.12, hue: 140 },
  popcorn: { light: 0.55, chroma: 0.19, hue: 27 },
};
/** What a shape is by what is done with it, or by the words of that, and the shape that is meant. */
const MEANT: readonly (readonly [shape: string, meant: ThingLook["shape"], by: (beat: Beat) => boolean])[] = [
  ["fork", "rake", ({ gesture }) => gesture === "dig" || gesture === "rake"],
  ["painting", "honeycomb", ({ because }) => because.some((word) => /^(?:bees?|hive|beehive|honey)$/.test(word))],
  [
    "pot",
    "plant",
    ({ because }) => because.some((word) => /^(?:seedlings?|bulbs?|cutting|soil|compost|geranium)$/.test(word)),
  ],
  ["pipe", "ironpipe", ({ gesture }) => PLUMBING.has(gesture)],
  ["bowl", "noodlebowl", ({ because }) => because.some((word) => NOODLES.test(word))],
  ...(["bucket", "box", "bag", "carton"] as const).map(
    (shape) => [shape, "popcorn", ({ because }: Beat) => because.includes("popcorn")] as const,
  ),
  ["noodles", "noodlebowl", ({ gesture }) => gesture === "slurp"],
  ["bowl", "ricebowl", ({ because }) => because.includes("rice")],
  ["cake", "cakeslice", ({ gesture }) => EATS.has(gesture)],
  ["pie", "pieslice", ({ gesture }) => EATS.has(gesture)],
  ["pizza", "pizzaslice", ({ gesture }) => EATS.has(gesture)],
  ["staff", "pole", ({ gesture }) => FIGHTS.has(gesture)],
  ["bottle", "potion", ({ because }) => because.some((word) => /^(?:potion|elixir|poison|antidote)$/.test(word))],
  ["bottle", "waterbottle", ({ because }) => because.includes("water") || because.includes("plastic")],
  ["bottle", "milkbottle", ({ because }) => because.includes("milk")],
  ["flask", "potion", ({ because }) => because.some((word) => /^(?:potion|elixir|poison)$/.test(word))],
  ["glass", "wineglass", ({ because }) => because.some((word) => WINES.test(word))],
  [
    "bottle",
    "baggedbottle",
    ({ because }) => because.some((word, at) => word === "bag" && because[at - 1] === "paper"),
  ],
  ["stamp", "postagestamp", ({ because }) => because.some((word) => /^(?:lick|album|collect|envelope)/.test(word))],
  ["stone", "chalk", ({ gesture }) => gesture === "write_wall"],
  ["paintbrush", "artbrush", ({ gesture }) => WRITES_WITH.has(gesture)],
];
/** With a straight one, and not with a shepherd's. */
const FIGHTS: ReadonlySet<Gesture> = new Set([
  "fence",
  "parry",
  "sword_blow",
  "cut_down",
  "swing",
  "club_them",
] as const);
/** A piece at a time. */
const EATS: ReadonlySet<Gesture> = new Set(["eat", "slurp", "eat_from"] as const);
/** Eaten in strands. */
export const NOODLES = /^(?:noodles?|ramen|udon|soba|pho|spaghetti|pasta|linguine)$/;
/** Drunk out of a glass with a stem. */
const WINES = /^(?:wine|champagne|prosecco|sherry|bubbly)$/;
/** Letters are drawn with a fine brush. */
const WRITES_WITH: ReadonlySet<Gesture> = new Set(["write", "write_pad", "write_wall", "paint_face"] as const);
/** They are seen through. */
const CLEAR: ReadonlySet<string> = new Set(["glass", "wineglass", "waterbottle"]);

/** A glass has the colour of what is drunk out of it. */
function filled(thing: ThingLook, because: readonly string[]): ThingLook {
  const drink = CLEAR.has(thing.shape) ? because.find((word) => LIQUIDS[word] !== undefined) : undefined;
  if (drink === undefined) return thing;
  const isWhite = drink === "wine" && because[because.indexOf("wine") - 1] === "white";
  const [light, chroma, hue] = (isWhite ? LIQUIDS.champagne : LIQUIDS[drink]) ?? [];
  return light === undefined || chroma === undefined || hue === undefined
    ? thing
    : { ...thing, colour: { light, chroma, hue } };
}

/** Done with a napkin that is no longer folded as it lay on the table. */
const DABS = /^(?:own_|wipe_|blow_nose)/;

/** Read before the eyes, and not laid down. */
const READS: ReadonlySet<Gesture> = new Set([
  "read",
  "read_to",
  "read_lit",
  "read_together",
  "read_candle",
  "examine",
  "lower",
] as const);
/** What is opened for that: a letter, with its envelope behind it, the pages of a newspaper, a book. */
const READ_AS: Partial<Readonly<Record<ThingLook["shape"], ThingLook["shape"]>>> = {
  letter: "lettersheet",
  foldedsheet: "lettersheet",
  newspaper: "newspaperspread",
  book: "openbook",
};
/** Done to a letter that is out of its envelope. */
const UNSEALED: ReadonlySet<Gesture> = new Set([
  ...(["tear", "fold", "fold_away", "burn", "clutch", "write", "crumple", "unfold", "write_pad"] as const),
]);

/** Paper is light enough for what is written on it to be seen. */
const SHEET_LIGHT = 0.86;
const inkOn = ({ colour }: ThingLook): Pick<ThingLook, "colour"> => ({
  colour:
    colour.light >= SHEET_LIGHT ? colour : { ...colour, light: SHEET_LIGHT, chroma: Math.min(colour.chroma, 0.06) },
});

/** A napkin that is dabbed with, a letter that is out of its envelope, what is opened to be read. */
export function unfolded(thing: ThingLook, gesture: Gesture): ThingLook {
  if (thing.shape === "foldednapkin" && DABS.test(gesture)) return { ...thing, shape: "tissue" };
  const isEnvelope = /envelope/i.test(`${thing.id} ${thing.name}`);
  const open = isEnvelope ? undefined : READ_AS[thing.shape];
  if (open && READS.has(gesture)) return { ...thing, shape: open, ...(open === "lettersheet" && inkOn(thing)) };
  return thing.shape === "letter" && !isEnvelope && UNSEALED.has(gesture) ? { ...thing, shape: "paper" } : thing;
}

/** A stamp that fits between them is one for letters. */
const asPinched = (thing: ThingLook): ThingLook =>
  thing.shape === "stamp" ? readThing("prop", { id: "stamp", name: "postage stamp", design: "" }) : thing;

/** A bite at the ends of chopsticks. */
function inChopsticks(thing: ThingLook, because: readonly string[]): ThingLook | undefined {
  const bite = thing.shape === "chopsticks" ? because.find((word) => BITES.test(word)) : undefined;
  return bite === undefined ? undefined : { ...thing, tip: readThing("prop", { id: bite, name: bite, design: "" }) };
}
const BITES = /^(?:dumplings?|sushi|maki|nigiri|gyoza|wonton|momo|shrimp|prawn|meat|beef|tofu)$/;

const PINCERS = /^(?:tweezers|forceps)$/;
/** Heights of a grown person: what is larger is not between the ends of tweezers. */
const TINY = 0.13;

function inPincers(thing: ThingLook, because: readonly string[]): ThingLook | undefined {
  const tool = because.find((word) => PINCERS.test(word));
  if (tool === undefined || thing.shape === "tweezers" || thingHeight(thing.shape) > TINY) return undefined;
  return { ...readThing("prop", { id: tool, name: "tweezers", design: "" }), tip: asPinched(thing) };
}

/** What a deed's words make of a thing: halves of what was torn, a sheet that is washed. */
export function asHandled(thing: ThingLook, beat: Beat): ThingLook {
  const { gesture, because } = beat;
  const pinched = inPincers(thing, because) ?? inChopsticks(thing, because);
  if (pinched) return pinched;
  const isTorn = gesture !== "tear" && because.some((word) => TORN.test(word));
  if (isTorn && PAPERS.has(thing.shape)) return { ...thing, shape: "scraps" };
  if (gesture === "brush_teeth" && BRUSHES.has(thing.shape)) return { ...thing, shape: "toothbrush" };
  const meant = MEANT.find(([shape, , by]) => shape === thing.shape && by(beat));
  if (meant) return filled({ ...thing, shape: meant[1], colour: OWN_COLOURS[meant[1]] ?? thing.colour }, because);
  const isLinen = LINEN.has(gesture) && /sheets?$/i.test(thing.id);
  return isLinen ? { ...thing, shape: "hungsheet" } : filled(thing, because);
}
