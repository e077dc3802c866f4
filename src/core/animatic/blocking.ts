// Who stands where: the spots of a shot's subjects in frame pixels, by the size word's framing and by how large everybody is.
// Film grammar in small: eye lines on the upper third, room to look into, two people face each other, a wide shot has a floor, and who was on the left
// stays there for the whole sequence.
import { seededRandom } from "./seeded-random.ts";
import type { Frame, Framing } from "./frame.ts";

export interface BlockedSubject {
  readonly id: string;
  readonly name: string;
  readonly kind: "person" | "prop" | "vehicle";
  /** Order of first appearance in the episode: gives the colour. */
  readonly index: number;
  /** Order of first appearance in the sequence: gives the side, and keeps it. The order of the script where it is left out. */
  readonly seat?: number;
  /** Height beside a grown person, and heads in it. A grown person's where they are left out. */
  readonly tall?: number;
  readonly heads?: number;
  /** Breadth in heights, where it is broader than a person. */
  readonly long?: number;
  /** Part of the height that is left when it sits, kneels or lies. */
  readonly share?: number;
}

export interface SubjectPosition {
  readonly standing: BlockedSubject;
  /** Middle of the subject. */
  readonly x: number;
  /** Upper edge: crown of the head, or top of the thing. */
  readonly top: number;
  /** Lower edge: soles or underside; below the frame when the framing cuts the body. */
  readonly base: number;
  /** Height of a head in this picture; things take their measure from it too. */
  readonly head: number;
  /** 1 looks to the right, -1 to the left. */
  readonly facing: 1 | -1;
}

/** What another seed changes within what is right. */
export interface Staging {
  readonly seed: string;
  /** Head heights from one to the other of two who do something with each other. */
  readonly apart?: number | undefined;
}

/** Heads in the height of a grown person. */
export const BODY = 7.1;
const EYE_LINE = 0.375;
/** Where the eyes are in a head. */
const EYES = 0.47;
const CROWD: readonly number[] = [1, 1, 0.92, 0.8, 0.72];
const PLAIN: Staging = { seed: "" };
/** The least that somebody is beside the largest in one picture: in a close one all faces are to be seen. */
const LEAST = { close: 0.62, medium: 0.4, wide: 0.13 } as const;
/** Above a caption. */
const LOWEST_EYES = 0.56;
/** Heads in the height of animals: fewer. They may be smaller beside people than people beside each other. */
const BEAST = 4;
/** Whoever is so short that the feet are seen in a near picture stands there. */
const SHORT_BASE = 0.88;
const VEHICLE_MOST = 0.72;

interface Scene {
  readonly framing: Framing;
  readonly frame: Frame;
  readonly staging: Staging;
  /** Pixels in the height of a grown person. */
  readonly unit: number;
  /** Height of the tallest, beside a grown person. */
  readonly tallest: number;
  readonly others: readonly BlockedSubject[];
  readonly people: number;
}

/** Spots in the order in which they are painted: vehicles, people, then things in front. */
export function blockSubjects(
  standings: readonly BlockedSubject[],
  framing: Framing,
  frame: Frame,
  staging: Staging = PLAIN,
): readonly SubjectPosition[] {
  const vehicles = standings.filter((standing) => standing.kind === "vehicle");
  const people = inSeats(standings.filter((standing) => standing.kind === "person"));
  const others = [...people, ...standings.filter((standing) => standing.kind === "prop")];
  const leading = people.reduce<BlockedSubject | undefined>((a, b) => (a && tallOf(a) >= tallOf(b) ? a : b), undefined);
  const tallest = leading ? tallOf(leading) : 1;
  const head = headHeight(people, others.length, framing, frame) * nearness(staging, framing);
  const unit = unitOf({ head, leading, tallest, framing });
  const scene: Scene = { framing, frame, staging, unit, tallest, others, people: people.length };
  const spots = others.map((standing, at) => {
    const x = placeAcross(scene, standing, at);
    const facing = facingOf(scene, standing, at);
    return standing.kind === "person"
      ? personSpot({ standing, x, facing }, scene)
      : thingSpot({ standing, x, facing }, scene);
  });
  const behind = vehicles.map((standing, at) => vehicleSpot(standing, { at, count: vehicles.length }, scene));
  return [...behind, ...spots.filter(isPerson), ...spots.filter((spot) => !isPerson(spot))];
}

/** From left to right by who came first in the sequence. */
function inSeats(people: readonly BlockedSubject[]): readonly BlockedSubject[] {
  return people.every(({ seat }) => seat !== undefined)
    ? people.toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
    : people;
}

function tallOf({ tall = 1 }: BlockedSubject): number {
  return tall;
}

/** A grown person's height in pixels: the tallest has the head that the size word asks for. */
function unitOf({
  head,
  leading,
  tallest,
  framing,
}: {
  head: number;
  leading: BlockedSubject | undefined;
  tallest: number;
  framing: Framing;
}): number {
  const heads = leading?.heads ?? BODY;
  const whole = head * (framing.feet === undefined ? heads : BODY);
  if (framing.feet === undefined) return whole / tallest;
  const own = Math.max(tallest, (tallest + 1) / 2);
  return whole / (framing.label === "FS" ? Math.max(0.35, tallest) : own);
}

/** A little nearer or further by the seed. */
function nearness({ seed }: Staging, framing: Framing): number {
  if (seed === "" || framing.head > 1) return 1;
  return 0.95 + 0.1 * seededRandom(`${seed} near`)();
}

/** The scale at which heads neither touch nor crowd. */
function headHeight(people: readonly BlockedSubject[], count: number, framing: Framing, frame: Frame): number {
  const whole =
    framing.head * Math.sqrt(frame.unit * frame.height) * (CROWD[Math.min(people.length, CROWD.length - 1)] ?? 1);
  const broad = Math.max(0, ...people.map(({ long = 0 }) => long));
  const fits = broad > 0 ? (frame.width * 0.92) / (broad * BODY * Math.max(1, people.length)) : whole;
  const most = framing.feet === undefined ? whole : Math.min(whole, fits);
  if (count < 2) return most;
  const gap = (spread(framing, frame) * frame.width) / count;
  return Math.min(most, gap * 1.2);
}

function spread(framing: Framing, frame: Frame): number {
  if (frame.tall) return 0.98;
  return framing.family === "close" ? 0.92 : 0.74;
}

function placeAcross(scene: Scene, standing: BlockedSubject, at: number): number {
  const { others, frame, framing, staging, people, unit } = scene;
  const share = staging.seed === "" ? 0.5 : seededRandom(`${staging.seed} place ${standing.id}`)();
  const jitter = (share - 0.5) * frame.width * (framing.head > 1 ? 0 : framing.feet === undefined ? 0.024 : 0.05);
  if (others.length === 1) return frame.width * (0.5 - lookRoom(standing, framing, frame)) + jitter;
  if (staging.apart !== undefined && people === 2 && standing.kind === "person")
    return frame.width * 0.5 + (at === 0 ? -1 : 1) * Math.min((unit / BODY) * staging.apart * 0.5, frame.width * 0.24);
  const part = (at + 0.5) / others.length;
  const room = (spread(framing, frame) * frame.width) / others.length;
  return (
    frame.width * (0.5 + (part - 0.5) * spread(framing, frame)) +
    Math.min(Math.abs(jitter), room * 0.08) * Math.sign(jitter)
  );
}

/** A lone person stands off the middle, on the side that leaves room to look into; one head filling the frame does not. */
function lookRoom(standing: BlockedSubject, framing: Framing, frame: Frame): number {
  if (standing.kind !== "person" || frame.tall || framing.head > 1) return 0;
  return loneFacing(standing) * (framing.family === "close" ? 0.055 : 0.075);
}

/** Who sits left of the line looks to the right, alone as well. */
function loneFacing({ seat, index }: BlockedSubject): 1 | -1 {
  return (seat ?? index) % 2 === 0 ? 1 : -1;
}

function facingOf({ people }: Scene, standing: BlockedSubject, at: number): 1 | -1 {
  if (people < 2 || standing.kind !== "person") return loneFacing(standing);
  const middle = (people - 1) / 2;
  if (at === middle) return loneFacing(standing);
  return at < middle ? 1 : -1;
}

type Figure = Pick<SubjectPosition, "standing" | "x" | "facing">;

function personSpot(figure: Figure, { framing, frame, unit, tallest, staging }: Scene): SubjectPosition {
  const heads = figure.standing.heads ?? BODY;
  const least = tallest * LEAST[framing.family] * (heads < BEAST ? 0.6 : 1);
  const tall = Math.max(tallOf(figure.standing), least);
  const whole = unit * tall;
  const head = whole / heads;
  if (framing.feet !== undefined) {
    const near = staging.seed === "" ? 0.5 : seededRandom(`${staging.seed} depth ${figure.standing.id}`)();
    const base = frame.height * (framing.feet + (near - 0.5) * 0.022);
    return { ...figure, head, top: base - whole * (figure.standing.share ?? 1), base };
  }
  const lower = Math.max(0, tallest - tall);
  const own = EYE_LINE + (lower < 0.16 ? lower * 0.25 : lower) * (unit / frame.height);
  const eyes = frame.height * Math.min(Math.max(LOWEST_EYES, EYE_LINE), own);
  const lowered = Math.max(0, frame.height * SHORT_BASE - (eyes - EYES * head + whole));
  const top = eyes - EYES * head + lowered;
  return { ...figure, head, top, base: top + whole };
}

/** A thing stands on the floor of a wide shot, and before whoever is seen near; alone it takes the middle. */
function thingSpot(figure: Figure, { framing, frame, unit, people }: Scene): SubjectPosition {
  const isAlone = people === 0;
  const own = unit * Math.max(0.02, tallOf(figure.standing));
  const head = unit / BODY;
  if (framing.feet !== undefined) {
    const base = frame.height * (framing.feet + (isAlone ? 0 : 0.018));
    const height = Math.min(frame.height * 0.6, isAlone ? Math.max(own, head * 2.6) : Math.max(own, head * 1.1));
    return { ...figure, head, top: base - height, base };
  }
  if (isAlone) {
    const height = Math.min(
      0.5 * frame.height,
      0.62 * frame.width,
      Math.sqrt(frame.unit * frame.height) * framing.head * 1.15,
    );
    const middle = frame.height * 0.46;
    return { ...figure, head, top: middle - height / 2, base: middle + height / 2 };
  }
  const height = Math.min(0.36 * frame.height, 0.5 * frame.width, Math.max(own * 1.25, 0.16 * frame.height));
  const base = frame.height * 0.87;
  return { ...figure, head, top: base - height, base };
}

/** Vehicles stand behind the people, a little further away than their true size. */
function vehicleSpot(
  standing: BlockedSubject,
  { at, count }: { at: number; count: number },
  scene: Scene,
): SubjectPosition {
  const { framing, frame, unit, others } = scene;
  const isAlone = others.length === 0;
  const room = frame.width / Math.max(1, count);
  const most = Math.min(room * (isAlone ? 0.34 : 0.3), frame.height * VEHICLE_MOST * (isAlone ? 1 : 0.7));
  const own = unit * tallOf(standing) * (framing.feet === undefined ? 0.8 : 1);
  const height = isAlone ? Math.max(Math.min(own, most), most * 0.6) : Math.min(own, most);
  const base =
    frame.height * (framing.feet === undefined ? (isAlone ? 0.74 : 0.82) : framing.feet - (isAlone ? 0 : 0.03));
  const [first] = others;
  const aside = count === 1 && others.length === 1 && first ? loneFacing(first) * 0.16 * frame.width : 0;
  const half = Math.min(frame.width / 2, height * 1.45);
  const x = Math.min(frame.width - half, Math.max(half, room * (at + 0.5) + aside));
  return { standing, x, top: base - height, base, head: height / 3.6, facing: loneFacing(standing) };
}

function isPerson(spot: SubjectPosition): boolean {
  return spot.standing.kind === "person";
}
