// What a deed makes of a thing: put on, it is a garment; opened, torn or crumpled, it has another shape.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { LIQUIDS } from "../../../../core/animatic/detail/detail-words.ts";
import type { Beat } from "../../../../core/animatic/acting/acting.ts";
import type { Gesture } from "../../../../core/animatic/acting/gestures/names.ts";
import type { FigurePose } from "../../../../core/animatic/acting/pose.ts";
import type { Clothes, Garment } from "../../../../core/animatic/looks/clothes.ts";
import type { ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import type { SubjectLook } from "../../../../core/animatic/looks/look.ts";
import type { PersonLook } from "../../../../core/animatic/looks/person-look.ts";

/** Kinds of garments that a thing stands for, the one that is put on first. */
const EXTRAS: Readonly<Record<string, readonly string[]>> = {
  glasses: ["glasses", "sunglasses", "goggles", "eyepatch"],
  sunglasses: ["sunglasses", "glasses", "goggles"],
  mask: ["mask", "eyemask", "balaclava", "facecover", "cagemask", "gasmask"],
  clothmask: ["mask"],
  beastmask: ["beastmask", "facecover"],
  eyemask: ["eyemask"],
  gasmask: ["gasmask", "mask"],
  headset: ["headphones"],
  glove: ["gloves"],
  tie: ["tie", "bowtie"],
  bowtie: ["bowtie", "tie"],
  cloth: ["scarf", "neckerchief"],
  amulet: ["necklace"],
  pearls: ["necklace"],
  goldmedal: ["medals"],
};
const HATS: Readonly<Record<string, string>> = {
  hat: "hat",
  tophat: "tophat",
  cap: "cap",
  helmet: "helmet",
  crashhelmet: "crashhelmet",
  steelhelmet: "tinhelmet",
  hardhat: "hardhat",
  fencingmask: "fencingmask",
  crown: "crown",
};
/** What a thing looks like in the hand that is this on a head or a face. */
const IN_HAND: Readonly<Record<string, ThingLook["shape"]>> = {
  fencingmask: "fencingmask",
  crashhelmet: "crashhelmet",
  bikehelmet: "crashhelmet",
  tinhelmet: "steelhelmet",
  armyhelmet: "steelhelmet",
  hardhat: "hardhat",
  mask: "clothmask",
  eyemask: "eyemask",
  cagemask: "cagehelmet",
  beastmask: "beastmask",
};
/** Things that go over the top. */
const OVER: ReadonlySet<string> = new Set(["coat", "shirt"]);
const SHOES: ReadonlySet<string> = new Set(["shoe", "boot", "highheel", "slipper"]);

export function wearing(look: PersonLook, thing: ThingLook | undefined, worn: FigurePose["worn"]): PersonLook {
  if (!thing) return look;
  if (worn === undefined)
    return isOwn(look, thing) ? { ...look, clothes: clothesWith(look.clothes, thing, false) } : look;
  if (thing.shape === "wig") return worn === "on" ? inWig(look, thing) : look;
  return { ...look, clothes: clothesWith(look.clothes, thing, worn === "on") };
}

/** Hair of the colour of the wig, high and wide. */
function inWig(look: PersonLook, { colour }: ThingLook): PersonLook {
  return { ...look, hair: { ...look.hair, colour, style: "afro" }, clothes: { ...look.clothes, hat: null } };
}

function clothesWith(clothes: Clothes, thing: ThingLook, isOn: boolean): Clothes {
  const { shape } = thing;
  const hat = MASKS.has(shape) && clothes.hat?.kind === "fencingmask" ? "fencingmask" : HATS[shape];
  if (hat !== undefined) return { ...clothes, holdsHat: false, hat: isOn ? hatOn(clothes.hat, hat, thing) : null };
  if (OVER.has(shape)) return { ...clothes, over: isOn ? (clothes.over ?? made("coat", thing)) : null };
  return isOn ? withExtra(clothes, thing) : without(clothes, shape);
}

/** Their own, where it is of that kind. */
function hatOn(own: Garment | null, kind: string, thing: ThingLook): Garment {
  return own && isOfKind(own, kind) ? own : made(kind, thing);
}

const isOfKind = (own: Garment, kind: string): boolean => (KINDS_OF_HAT[kind] ?? /hat|bowler|boater/).test(own.kind);

const KINDS_OF_HAT: Readonly<Record<string, RegExp>> = {
  cap: /cap|beret|beanie/,
  helmet: /helm|visor|hardhat|kabuto/,
  crown: /crown|tiara|wreath/,
};

function withExtra(clothes: Clothes, thing: ThingLook): Clothes {
  const kinds = EXTRAS[thing.shape] ?? [];
  const [first] = kinds;
  if (first === undefined || kinds.some((kind) => clothes.extras[kind] !== undefined)) return clothes;
  return { ...clothes, extras: { ...clothes.extras, [first]: made(first, thing) } };
}

function without(clothes: Clothes, shape: string): Clothes {
  if (shape === "cloth" && clothes.hat?.kind === "veil") return { ...clothes, hat: null };
  if (SHOES.has(shape)) return { ...clothes, shoes: { ...clothes.shoes, kind: "bare" } };
  const kinds = EXTRAS[shape] ?? [];
  const left = Object.entries(clothes.extras).filter(([kind]) => !kinds.includes(kind));
  return { ...clothes, extras: Object.fromEntries(left) };
}

function made(kind: string, { colour, second }: ThingLook): Garment {
  return { kind, colour, second, pattern: "plain", long: 0.5, sleeves: 1, torn: false };
}

/** A thing that is worn has the colour of the garment. */
export function asWorn(look: PersonLook, thing: ThingLook): ThingLook {
  const { over, hat } = look.clothes;
  if (OVER.has(thing.shape) && over) return { ...thing, colour: over.colour };
  const own = ownInHand(look, thing.shape);
  const shape = own && IN_HAND[own.kind];
  if (own && shape) return { ...thing, shape, colour: own.colour };
  const kind = HATS[thing.shape];
  return kind !== undefined && hat && isOfKind(hat, kind) ? { ...thing, colour: hat.colour } : thing;
}

/** What was on and is off now. */
export interface WornBefore {
  readonly thing: ThingLook | undefined;
  readonly is: "on" | "off";
}

export const isTakenOff = (held: ThingLook | undefined, worn: WornBefore | undefined): boolean =>
  held !== undefined && worn?.is === "off" && worn.thing?.shape === held.shape;

/** A garment that somebody has taken off looks as it did on them, wherever it is. */
export const asOwn = (held: ThingLook | undefined, worn: WornBefore | undefined, look: SubjectLook) =>
  held && look.kind === "person" && isTakenOff(held, worn) ? asWorn(look.look, held) : held;

/** "fans himself with his hat": the one that he wears. */
export function isOwnHat({ clothes: { hat } }: PersonLook, held: ThingLook | undefined, { because }: Beat): boolean {
  const kind = held && HATS[held.shape];
  return kind !== undefined && hat !== null && isOfKind(hat, kind) && OWN_HAT.test(because.join(" "));
}
const OWN_HAT = /\b(?:his|her|their) (?:\w+ )?(?:hat|cap|helmet|crown|bonnet)\b/;

const MASKS: ReadonlySet<string> = new Set(["mask", "fencingmask", "clothmask", "eyemask", "cagehelmet", "beastmask"]);
const HELMETS: ReadonlySet<string> = new Set(["helmet", "crashhelmet", "steelhelmet", "hardhat"]);

/** The mask or helmet that somebody wears, where a hand has a thing of that name: it is the same one. */
function ownInHand({ clothes: { hat, extras } }: PersonLook, shape: string): Garment | undefined {
  const kind = MASKS.has(shape) ? MASKS : HELMETS.has(shape) ? HELMETS : undefined;
  const worn = [...(hat ? [hat] : []), ...Object.values(extras)];
  return kind && worn.find((one) => kind.has(IN_HAND[one.kind] ?? ""));
}

/** What is in the hand is no longer on the head. */
export function isOwn(look: PersonLook, thing: ThingLook): boolean {
  return ownInHand(look, thing.shape) !== undefined;
}

/** Shapes of what is open by now. */
const OPEN: Readonly<Record<string, ThingLook["shape"]>> = {
  box: "openbox",
  carton: "openbox",
  parcel: "openbox",
  musicbox: "openbox",
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

/** `as`: "open", or a shape. */
export function changedTo(thing: ThingLook, as: string | undefined): ThingLook {
  if (as === undefined || as === "shut") return thing;
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
  ["glass", "wineglass", ({ because }) => because.some((word) => WINES.test(word))],
  ["paintbrush", "artbrush", ({ gesture }) => WRITES_WITH.has(gesture)],
];
/** Eaten in strands. */
export const NOODLES = /^(?:noodles?|ramen|udon|soba|pho|spaghetti|pasta|linguine)$/;
/** Drunk out of a glass with a stem. */
const WINES = /^(?:wine|champagne|prosecco|sherry|bubbly)$/;
/** Letters are drawn with a fine brush. */
const WRITES_WITH: ReadonlySet<Gesture> = new Set(["write", "write_pad", "write_wall", "paint_face"] as const);
/** They are seen through. */
const CLEAR: ReadonlySet<string> = new Set(["glass", "wineglass"]);

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
  "read_candle",
  "examine",
  "lower",
] as const);
/** What is opened for that: a letter, with its envelope behind it, the pages of a newspaper, a book. */
const READ_AS: Partial<Readonly<Record<ThingLook["shape"], ThingLook["shape"]>>> = {
  letter: "lettersheet",
  newspaper: "newspaperspread",
  book: "openbook",
};
/** Done to a letter that is out of its envelope. */
const UNSEALED: ReadonlySet<Gesture> = new Set([
  ...(["tear", "fold", "fold_away", "burn", "write", "crumple", "unfold", "write_pad"] as const),
]);

/** A napkin that is dabbed with, a letter that is out of its envelope, what is opened to be read. */
export function unfolded(thing: ThingLook, gesture: Gesture): ThingLook {
  if (thing.shape === "foldednapkin" && DABS.test(gesture)) return { ...thing, shape: "tissue" };
  const isEnvelope = /envelope/i.test(`${thing.id} ${thing.name}`);
  const open = isEnvelope ? undefined : READ_AS[thing.shape];
  if (open && READS.has(gesture)) return { ...thing, shape: open };
  return thing.shape === "letter" && !isEnvelope && UNSEALED.has(gesture) ? { ...thing, shape: "paper" } : thing;
}

/** What a deed's words make of a thing: halves of what was torn, a sheet that is washed. */
export function asHandled(thing: ThingLook, beat: Beat): ThingLook {
  const { gesture, because } = beat;
  const isTorn = gesture !== "tear" && because.some((word) => TORN.test(word));
  if (isTorn && PAPERS.has(thing.shape)) return { ...thing, shape: "scraps" };
  if (gesture === "brush_teeth" && BRUSHES.has(thing.shape)) return { ...thing, shape: "toothbrush" };
  const meant = MEANT.find(([shape, , by]) => shape === thing.shape && by(beat));
  if (meant) return filled({ ...thing, shape: meant[1], colour: OWN_COLOURS[meant[1]] ?? thing.colour }, because);
  const isLinen = LINEN.has(gesture) && /sheets?$/i.test(thing.id);
  return isLinen ? { ...thing, shape: "hungsheet" } : filled(thing, because);
}
