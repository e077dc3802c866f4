// Who stands where: the spots of a shot's subjects in frame pixels, by the size word's framing.
// Film grammar in small: eye lines on the upper third, room to look into, two people face each other, a wide shot has a floor.
import { hashOf } from "./seeded-random.ts";
import type { Frame, Framing } from "./frame.ts";
import { vehicleShapeOf, type VehicleShape } from "./prop-shape.ts";

export interface BlockedSubject {
  readonly id: string;
  readonly name: string;
  readonly kind: "person" | "prop" | "vehicle";
  /** Order of first appearance in the episode: gives the colour, and the side that a lone person looks to. */
  readonly index: number;
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

/** How high a vehicle is beside a car. */
const VEHICLE_HEIGHTS: Readonly<Record<VehicleShape, number>> = { car: 1, van: 1.05, boat: 1.1, bike: 0.72 };
/** Heads in the height of a person. */
export const BODY = 7.5;
const EYE_LINE = 0.375;
/** Where the eyes are in a head. */
const EYES = 0.47;
const CROWD: readonly number[] = [1, 1, 0.92, 0.8, 0.72];

/** Spots in the order in which they are painted: vehicles, people, then things in front. */
export function blockSubjects(
  standings: readonly BlockedSubject[],
  framing: Framing,
  frame: Frame,
): readonly SubjectPosition[] {
  const vehicles = standings.filter((standing) => standing.kind === "vehicle");
  const others = standings.filter((standing) => standing.kind !== "vehicle");
  const people = others.filter((standing) => standing.kind === "person").length;
  const head = headHeight(people, others.length, framing, frame);
  const spots = others.map((standing, at) => {
    const x = placeAcross(others, at, framing, frame);
    const facing = facingOf(standing, at, others.length);
    return standing.kind === "person"
      ? personSpot({ standing, x, head: head * stature(standing), facing }, framing, frame)
      : thingSpot({ standing, x, head, facing }, framing, frame, people === 0);
  });
  const behind = vehicles.map((standing, at) =>
    vehicleSpot(standing, at, vehicles.length, { framing, frame, alone: others.length === 0 }),
  );
  return [...behind, ...spots.filter(isPerson), ...spots.filter((spot) => !isPerson(spot))];
}

/** The scale at which heads neither touch nor crowd. */
function headHeight(people: number, count: number, framing: Framing, frame: Frame): number {
  const whole = framing.head * Math.sqrt(frame.unit * frame.height) * (CROWD[Math.min(people, CROWD.length - 1)] ?? 1);
  if (count < 2) return whole;
  const gap = (spread(framing, frame) * frame.width) / count;
  return Math.min(whole, gap * 1.2);
}

/** Small, steady differences between people. */
function stature(standing: BlockedSubject): number {
  return 0.96 + 0.08 * ((hashOf(`${standing.id} stature`) % 101) / 100);
}

function spread(framing: Framing, frame: Frame): number {
  if (frame.tall) return 0.98;
  return framing.family === "close" ? 0.92 : 0.74;
}

function placeAcross(others: readonly BlockedSubject[], at: number, framing: Framing, frame: Frame): number {
  const [first] = others;
  if (others.length === 1 && first) return frame.width * (0.5 - lookRoom(first, framing, frame));
  const part = (at + 0.5) / others.length;
  return frame.width * (0.5 + (part - 0.5) * spread(framing, frame));
}

/** A lone person stands off the middle, on the side that leaves room to look into; one head filling the frame does not. */
function lookRoom(standing: BlockedSubject, framing: Framing, frame: Frame): number {
  if (standing.kind !== "person" || frame.tall || framing.head > 1) return 0;
  return loneFacing(standing) * (framing.family === "close" ? 0.055 : 0.075);
}

function loneFacing(standing: BlockedSubject): 1 | -1 {
  return standing.index % 2 === 0 ? 1 : -1;
}

function facingOf(standing: BlockedSubject, at: number, count: number): 1 | -1 {
  if (count === 1) return loneFacing(standing);
  const middle = (count - 1) / 2;
  if (at === middle) return loneFacing(standing);
  return at < middle ? 1 : -1;
}

type Figure = Pick<SubjectPosition, "standing" | "x" | "head" | "facing">;

function personSpot(figure: Figure, framing: Framing, frame: Frame): SubjectPosition {
  const top =
    framing.feet === undefined
      ? frame.height * EYE_LINE - EYES * figure.head
      : frame.height * framing.feet - BODY * figure.head;
  return { ...figure, top, base: top + BODY * figure.head };
}

/** A thing stands on the floor of a wide shot, and hangs before the chest of a closer one; alone it takes the middle. */
function thingSpot(figure: Figure, framing: Framing, frame: Frame, alone: boolean): SubjectPosition {
  if (framing.feet !== undefined) {
    const base = frame.height * framing.feet;
    const height = figure.head * (alone ? 2.6 : 1.7);
    return { ...figure, top: base - height, base };
  }
  const most = Math.min(0.5 * frame.height, 0.62 * frame.width);
  const height = Math.min(most, figure.head * (alone ? 1.15 : 0.95));
  const middle = frame.height * (alone ? 0.46 : 0.5);
  return { ...figure, top: middle - height / 2, base: middle + height / 2 };
}

interface Backdrop {
  readonly framing: Framing;
  readonly frame: Frame;
  readonly alone: boolean;
}

/** Vehicles stand behind the people, a little further away than their true size. */
function vehicleSpot(
  standing: BlockedSubject,
  at: number,
  count: number,
  { framing, frame, alone }: Backdrop,
): SubjectPosition {
  const room = frame.width / Math.max(1, count);
  const whole = framing.head * Math.sqrt(frame.unit * frame.height);
  const share = VEHICLE_HEIGHTS[vehicleShapeOf(standing.id, standing.name)];
  const height = share * Math.min(whole * 3.6, room * (alone ? 0.28 : 0.3), frame.height * 0.46);
  const base = frame.height * (framing.feet === undefined ? (alone ? 0.72 : 0.82) : framing.feet - (alone ? 0 : 0.05));
  const x = room * (at + 0.5);
  return { standing, x, top: base - height, base, head: height / 3.6, facing: loneFacing(standing) };
}

function isPerson(spot: SubjectPosition): boolean {
  return spot.standing.kind === "person";
}
