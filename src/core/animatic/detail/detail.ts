// What a close-up of a part or a thing shows: whose hand, what it does with which thing, beat by beat, or what happens to a thing alone.
import type { Colour } from "../colour/colour.ts";
import type { ThingLook } from "../looks/object-look.ts";
import type { AnimalLook } from "../looks/animal-look.ts";
import type { PersonLook } from "../looks/person-look.ts";
import type { HandLook } from "./hand-look.ts";

/** What a large hand does. */
export type HandDeed =
  | "hold"
  | "tremble"
  | "press"
  | "turn"
  | "pour"
  | "drop"
  | "put"
  | "take"
  | "slide"
  | "open"
  | "close"
  | "strike"
  | "light"
  | "burn"
  | "write"
  | "stir"
  | "cut"
  | "stroke"
  | "wipe"
  | "tap"
  | "clench"
  | "release"
  | "knock"
  | "reach"
  | "offer"
  | "swipe"
  | "pull"
  | "knead"
  | "tear"
  | "insert"
  | "scatter"
  | "meet"
  | "lace"
  | "toss"
  | "bound"
  | "wear_ring"
  | "wear_watch"
  | "seize"
  | "lose_grip"
  | "part_hands"
  | "palm"
  | "into_coat"
  | "out_of_coat"
  | "slip_off"
  | "turn_page"
  | "turn_tap";

/** What happens to a thing alone. */
export type ThingMotion =
  | "rest"
  | "shake"
  | "glow"
  | "spin"
  | "burn"
  | "boil"
  | "drip"
  | "tick"
  | "fall"
  | "roll"
  | "swing"
  | "blink"
  | "spread"
  | "float"
  | "flutter"
  | "open"
  | "grow"
  | "slide"
  | "break"
  | "fade"
  | "rise"
  | "melt"
  | "shatter"
  | "plunge"
  | "play_record"
  | "flatline"
  | "drip_tap"
  | "strike_twelve"
  | "under_door";

/** Parts of rooms and machines that only a close-up shows. */
export type Fixture =
  | "button"
  | "handle"
  | "lever"
  | "switch"
  | "lock"
  | "slot"
  | "drawer"
  | "box"
  | "keys"
  | "type_keys"
  | "piano"
  | "dial"
  | "wall"
  | "door"
  | "pane"
  | "water"
  | "dough"
  | "fur"
  | "ground"
  | "drop"
  | "book"
  | "rail";

/** A thing of the show or of the action's words; a fixture has no drawing of its own among things. */
export interface DetailThing {
  readonly word: string;
  readonly look: ThingLook | null;
  readonly fixture: Fixture | null;
}

export interface DetailBeat {
  readonly deed: HandDeed;
  /** What is in the hand or under it, and into, onto or at what it goes. */
  readonly thing: DetailThing | null;
  readonly target: DetailThing | null;
  /** What is poured, or what the hand is wet with. */
  readonly liquid: Colour | null;
  /** What the thing does that the hand only holds. */
  readonly motion?: ThingMotion;
}

/** What lies under the things: how it is seen, and its colour where the words say one. */
export interface DetailSurface {
  readonly kind: "table" | "ground" | "none";
  readonly colour: Colour | null;
}

interface Read {
  readonly surface: DetailSurface;
  /** Whether the picture is the other way round. */
  readonly isMirrored: boolean;
  /** The words that this was read from. */
  readonly because: readonly string[];
}

export interface DetailBeast {
  readonly look: AnimalLook;
  /** Of a large one only the head and the neck are in the picture. */
  readonly isLarge: boolean;
}

export interface HandDetail extends Read {
  readonly part: "hand";
  readonly hand: HandLook;
  /** The hand of somebody else who takes part. */
  readonly other: HandLook | null;
  /** An animal under the hand. */
  readonly beast: DetailBeast | null;
  /** Somebody else whose leg is taken hold of. */
  readonly leg: PersonLook | null;
  /** What a thing does before the hand comes: the telephone rings. */
  readonly before: ThingDetail | null;
  /** In order, each with an equal share of the shot. */
  readonly beats: readonly DetailBeat[];
}

export interface ThingDetail extends Read {
  readonly part: "thing";
  readonly motion: ThingMotion;
  readonly thing: DetailThing;
  readonly target: DetailThing | null;
  readonly liquid: Colour | null;
}

export type EyeMotion =
  | ("open" | "close" | "tear" | "wipe" | "look" | "narrow" | "widen" | "blink")
  | ("look_up" | "look_down" | "look_aside");
/** Through what an eye looks. */
export type Peephole = "leaves" | "slats" | "crack" | "keyhole";

/** One eye that fills the picture. */
export interface EyeDetail extends Read {
  readonly part: "eye";
  readonly look: PersonLook;
  readonly motion: EyeMotion;
  /** What it does in the second half, where the words say more. */
  readonly next: EyeMotion | null;
  readonly through: Peephole | null;
  /** Whose finger wipes a tear away. */
  readonly hand: HandLook | null;
}

export type FeetMotion = "tread" | "walk" | "run" | "stop" | "stand" | "tiptoe" | "dangle" | "climb" | "pedal";

/** Legs from the knees down. */
export interface FeetDetail extends Read {
  readonly part: "feet";
  readonly look: PersonLook;
  readonly motion: FeetMotion;
  /** What leaps up where they tread. */
  readonly splash: Colour | null;
  /** What they tread on. */
  readonly under: ThingLook | null;
  /** What lies before them on the ground besides: a line that they stop at, pieces of broken glass. */
  readonly before: "line" | "shards" | null;
  /** Where the words say another than the clothes. */
  readonly shoe: "bare" | "heels" | null;
}

export type BodyPart = "ear" | "nape" | "back" | "shoulder" | "knees" | "belly" | "brow" | "mirror_eyes";

/** A part of a body that fills the picture, and a hand that is at it. */
export interface BodyDetail extends Read {
  readonly part: "body";
  readonly of: BodyPart;
  readonly look: PersonLook;
  /** Of the owner or of somebody else; null where none is there. */
  readonly hand: HandLook | null;
  /** Lips at an ear. */
  readonly other: PersonLook | null;
  readonly marks: ReadonlySet<BodyMark>;
}

export type BodyMark = "scar" | "tattoo" | "sweat" | "blood" | "necklace";

export type Detail = HandDetail | ThingDetail | EyeDetail | FeetDetail | BodyDetail;
