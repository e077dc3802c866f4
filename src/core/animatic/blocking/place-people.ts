// Where people and animals stand across the frame, which way they look, and how high they are in it: eyes on the upper third, room to look into, two face
// each other, a wide shot has a floor.
import { PLAIN_SET_UP } from "../camera/camera-set-up.ts";
import { seededRandom } from "../seeded-random.ts";
import { besideBeasts, furtherAway, PRONE } from "./beside-beasts.ts";
import {
  BODY,
  cameraOf,
  isBeast,
  loneFacing,
  spread,
  tallOf,
  type BlockedSubject,
  type Scene,
  type Staging,
  type SubjectPosition,
} from "./blocked.ts";

/** Parts of the breadth from the middle, where there is a thing as well. */
const WITH_THING = 0.15;
const EYE_LINE = 0.375;
/** Further down for a camera that is a metre higher, and the most; feet are further up. */
const LOWER_EYES = 0.05;
const HIGHER_FEET = 0.025;
const MOST_HIGH = 0.06;
/** Heights of the frame from which on feet stay where they are: a head would leave it. */
const TALL = 0.78;
/** Parts of the breadth that those before the place's middle are to the left for a camera that stands a metre to the right of it. */
const ACROSS = { wide: 0.06, near: 0.045, several: 0.02 } as const;
/** How much larger the one on its side is who stands apart from somebody. */
const RAKED = { wide: 0.035, near: 0.06 } as const;
/** Where the eyes are in a head. */
const EYES = 0.47;
/** The least that somebody is beside the largest in one picture: in a close one all faces are to be seen. */
const LEAST = { close: 0.62, medium: 0.4, wide: 0.13 } as const;
/** Of what is on a hand: so that it is seen at all. */
const PERCHED = 0.055;
/** Above a caption. */
const LOWEST_EYES = 0.56;
/** Heads in the height of animals: fewer. They may be smaller beside people than people beside each other. */
const BEAST = 4;
/** Heights of the frame that an animal has at most in a near picture: its head is to be seen. */
const BEAST_MOST = 1.7;
/** Whoever is so short that the feet are seen in a near picture stands there. */
const SHORT_BASE = 0.88;

export function placePeople(scene: Scene): readonly SubjectPosition[] {
  const { people, frame, framing } = scene;
  const isWide = framing.feet !== undefined;
  const places = isWide && people.some(isBeast) && people.length > 1 ? besideBeasts(scene) : undefined;
  return people.map((standing, at) => {
    const placed = places?.[at];
    const x = placed?.x ?? placeAcross(scene, standing, at);
    const facing = facingOf(scene, standing, at);
    const spot = personSpot({ standing, x, facing }, scene);
    return placed === undefined || placed.size >= 1 ? spot : furtherAway(spot, placed.size, frame);
  });
}

/** Heads from one to the next in a wide picture, where they do nothing with each other that asks for less. */
const CONVERSING = 4.4;

/** Pixels from one to the next. */
function roomFor({ people, frame, framing, staging, unit }: Scene): number {
  const whole = spread(framing, frame) * frame.width * (staging.aside === undefined ? 1 : 0.6);
  const isFree = framing.feet === undefined || staging.isFarApart === true;
  const areProne = people.every(({ share = 1 }) => share <= PRONE);
  const most = areProne ? unit : (unit / BODY) * CONVERSING * distance(staging);
  return Math.min(whole / people.length, isFree ? Infinity : most);
}

function placeAcross(scene: Scene, standing: BlockedSubject, at: number): number {
  const { people, frame, framing, staging, unit } = scene;
  const share = staging.seed === "" ? 0.5 : seededRandom(`${staging.seed} place ${standing.id}`)();
  const isWide = framing.feet !== undefined;
  const jitter = (share - 0.5) * frame.width * (framing.head > 1 ? 0 : isWide ? 0.05 : 0.024);
  const aside = staging.aside ?? (people.length === 1 ? -lookRoom(scene, standing) : 0);
  const middle = frame.width * (0.5 + aside - acrossOf(scene));
  if (people.length === 1) return middle + jitter;
  const head = unit / BODY;
  if (staging.apart !== undefined && people.length === 2)
    return middle + (at === 0 ? -1 : 1) * Math.min(head * staging.apart * 0.5, frame.width * 0.28);
  const room = roomFor(scene);
  return middle + (at + 0.5 - people.length / 2) * room + Math.min(Math.abs(jitter), room * 0.08) * Math.sign(jitter);
}

function acrossOf({ framing, people, staging }: Scene): number {
  const isWide = framing.feet !== undefined;
  const share = framing.head > 1 ? 0 : people.length > 2 ? ACROSS.several : isWide ? ACROSS.wide : ACROSS.near;
  return share * cameraOf(staging).aside;
}

/** Of two who do nothing with each other, the one on the camera's side is nearer. */
function rakedBy({ framing, people, staging }: Scene, standing: BlockedSubject): number {
  const [left, right] = people;
  if (!left || !right || people.length > 2 || people.some(isBeast) || staging.apart !== undefined) return 1;
  if (staging.isPair?.(left.id, right.id) === true || staging.isPair?.(right.id, left.id) === true) return 1;
  const share = framing.feet === undefined ? RAKED.near : RAKED.wide;
  return 1 + share * cameraOf(staging).aside * (standing === right ? 1 : -1);
}

/** Further up for a camera that is higher: parts of the height. */
function heightened(staging: Staging, share: number): number {
  const up = share * (cameraOf(staging).height - PLAIN_SET_UP.height);
  return Math.min(MOST_HIGH, Math.max(-MOST_HIGH, up));
}

/** Nearer to each other, or further, by the seed. */
function distance({ seed }: Staging): number {
  return seed === "" ? 1 : 0.85 + 0.35 * seededRandom(`${seed} distance`)();
}

/** A lone person stands off the middle, on the side that leaves room to look into; one head filling the frame does not. */
function lookRoom({ framing, frame, things, staging }: Scene, standing: BlockedSubject): number {
  if (standing.kind !== "person" || frame.tall || framing.head > 1) return 0;
  if (staging.ahead) return loneFacing(standing) * staging.ahead;
  const isWithThing = framing.feet === undefined && things.length > 0;
  return loneFacing(standing) * (isWithThing ? WITH_THING : framing.family === "close" ? 0.055 : 0.075);
}

function facingOf({ people, staging }: Scene, standing: BlockedSubject, at: number): 1 | -1 {
  if (people.length < 2) return staging.aside ? (staging.aside < 0 ? 1 : -1) : loneFacing(standing);
  const middle = (people.length - 1) / 2;
  if (at === middle) return loneFacing(standing);
  return at < middle ? 1 : -1;
}

type Figure = Pick<SubjectPosition, "standing" | "x" | "facing">;

function personSpot(figure: Figure, scene: Scene): SubjectPosition {
  const { framing, frame, tallest, staging } = scene;
  const raked = rakedBy(scene, figure.standing);
  const unit = scene.unit * raked;
  const heads = figure.standing.heads ?? BODY;
  const least =
    tallest * (figure.standing.isPerched === true ? PERCHED : LEAST[framing.family] * (heads < BEAST ? 0.6 : 1));
  const tall = Math.max(tallOf(figure.standing), least);
  const most = framing.feet === undefined && isBeast(figure.standing) ? frame.height * BEAST_MOST : Infinity;
  const whole = Math.min(unit * tall, most);
  const head = whole / heads;
  if (framing.feet !== undefined) {
    const near = staging.seed === "" ? 0.5 : seededRandom(`${staging.seed} depth ${figure.standing.id}`)();
    const isTall = whole > frame.height * TALL;
    const lower = (near - 0.5) * 0.022 + (raked - 1) * 0.5 - (isTall ? 0 : heightened(staging, HIGHER_FEET));
    const base = frame.height * (framing.feet + lower);
    return { ...figure, head, top: base - whole * (figure.standing.share ?? 1), base };
  }
  const lower = Math.max(0, tallest - tall);
  const own =
    EYE_LINE +
    (staging.lower ?? 0) +
    heightened(staging, LOWER_EYES) +
    (lower < 0.16 ? lower * 0.25 : lower) * (unit / frame.height);
  const eyes = frame.height * Math.min(Math.max(LOWEST_EYES, EYE_LINE), own);
  const lowered = Math.max(0, frame.height * SHORT_BASE - (eyes - EYES * head + whole));
  const top = eyes - EYES * head + lowered;
  return { ...figure, head, top, base: top + whole };
}
