// What a thing is on whoever puts it on, and what a garment is in the hands of whoever takes it off.
import type { Beat } from "../../../../core/animatic/acting/acting.ts";
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
