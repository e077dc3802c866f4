// A pose of a body as angles in degrees: limbs from the shoulders and hips, the trunk from the legs, the whole from the ground. An arm that hangs
// is at 0, 90 points forwards, 180 up, -90 back; `out` opens it to the side. A hand can also be given by the place that it is at.

/** Forwards, and to the side. */
export type Angle = readonly [forward: number, out: number];

export interface LimbPose {
  readonly upper: Angle;
  readonly lower: Angle;
}

/** Places that a hand goes to: of the own body, straight before the shoulders, on the ground, at a table's height, and of whom it is done with. */
export type HandPlace =
  | "crown"
  | "brow"
  | "eyes"
  | "ear"
  | "mouth"
  | "chin"
  | "neck"
  | "nape"
  | "shoulder"
  | "upper_arm"
  | "chest"
  | "belly"
  | "waist"
  | "back"
  | "lap"
  | "knee"
  | "foot"
  | "front"
  | "ground"
  | "table"
  | "their_hand"
  | "their_shoulder"
  | "their_face"
  | "their_head"
  | "their_chest"
  | "their_back"
  | "their_neck"
  | "their_waist"
  | "their_knee"
  | "their_foot";

/** Where an elbow goes when a hand comes near. */
export type ElbowWay = "down" | "out" | "up" | "back";

/** A hand at a place. Head heights of a grown body. */
export interface HandReach {
  readonly to: HandPlace;
  /** From the place, as the picture shows it: the way that is faced, and down. */
  readonly at: readonly [forward: number, down: number];
  /** From the place towards whoever looks. */
  readonly near: number;
  readonly elbow: ElbowWay;
  /** Open where it is left out. */
  readonly fingers?: Fingers;
}

export type Fingers = "point" | "fist" | "thumb";
/** How a hand has what it has: in the fist, or before the fingers. */
export type HandGrip = "closed" | "shown";

/** On the way from one to the other; 1 is the other. */
export interface ArmBlend {
  readonly from: ArmPose | null;
  readonly to: ArmPose | null;
  readonly part: number;
}

export type ArmPose = LimbPose | HandReach | ArmBlend;

/** The way that a head is turned beside the body: to whoever looks, or over the shoulder. */
export type HeadTurn = "camera" | "over_shoulder" | "away";

/** What comes out of a thing in the hand, at its top. */
export type HandEffect =
  | (
      | "flame"
      | "flash"
      | "sparks"
      | "glints"
      | "spray"
      | "mist"
      | "stream"
      | "yolk"
      | "pancake"
      | "grains"
      | "foam"
      | "froth"
      | "drops"
      | "strands"
    )
  | ("thud" | "smoke" | "rope" | "string" | "beam" | "bubbles" | "cable");

/** What the hand has that does not hold the tool. */
export interface SecondThing {
  /** Part of its length, from its foot, at which it is held. */
  readonly grip: number;
  readonly tilt?: number | undefined;
  /** The shape that is seen instead of its own. */
  readonly as?: string | undefined;
  readonly effect?: HandEffect | undefined;
}

export interface FigurePose {
  /** The person's right one, then the left one; null hangs as it does on a card. */
  readonly arms: readonly [ArmPose | null, ArmPose | null];
  readonly legs: readonly [LimbPose, LimbPose];
  /** The whole body, forwards. */
  readonly lean: number;
  /** The trunk beside the legs, forwards. */
  readonly bow: number;
  /** The head beside the trunk, down. */
  readonly nod: number;
  /** Above the ground, in head heights. */
  readonly lift: number;
  /** Forwards from the spot, in head heights. */
  readonly shift?: number | undefined;
  readonly head?: HeadTurn | undefined;
  /** From where the body is seen, whatever the shot has it. */
  readonly seen?: "front" | "threequarter" | "side" | "back";
  /** How high the wings of who flies with some are: -1 down, 1 up. */
  readonly wings?: number | undefined;
  /** Turned the other way round than it faces. */
  readonly isTurned?: boolean | undefined;
  /** How far the top of what is held tips forwards; as it lies in the hand where it is left out. Degrees. */
  readonly tilt?: number | undefined;
  /** Part of the length of what is held, from its foot, at which the hand is. */
  readonly grip?: number | undefined;
  /** Which hand holds it: the right one is -1. The left one where it is left out. */
  readonly holder?: 1 | -1 | undefined;
  /** The foot strikes what is kicked. */
  readonly isKicking?: boolean | undefined;
  /** What is held is in two pieces, one in each hand. */
  readonly isTorn?: boolean | undefined;
  /** The hat is in the hand that holds things. */
  readonly isHatOff?: boolean | undefined;
  /** The hand has let go. */
  readonly isEmpty?: boolean | undefined;
  /** The arrow is off the string. */
  readonly isLoosed?: boolean | undefined;
  readonly effect?: HandEffect | undefined;
  /** Where what is poured lands: head heights forwards and down from the hand. */
  readonly lands?: readonly [forward: number, down: number] | undefined;
  /** The shape that is seen instead of what is held. */
  readonly as?: string | undefined;
  readonly second?: SecondThing | undefined;
  /** What is held is worn, or is not. */
  readonly worn?: "on" | "off" | undefined;
}

/** The drawings of a beat. */
export interface Cycle {
  readonly poses: readonly FigurePose[];
  /** How fast they follow each other, a second; 0 stays. */
  readonly rate: number;
  /** They are done once, each for its share of the beat. */
  readonly isOnce?: boolean;
}

/** A limb by its angles forwards, and how far it is opened. */
export const limb = (upper: number, lower = upper, out = 5, lowerOut = out): LimbPose => ({
  upper: [upper, out],
  lower: [lower, lowerOut],
});
