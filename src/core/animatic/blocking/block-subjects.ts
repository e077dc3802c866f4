// Who stands where: the spots of a shot's subjects in frame pixels, by the size word's framing and by how large everybody is. Who was on the left stays there
// for the whole sequence.
import type { Frame, Framing } from "../frame.ts";
import { isBeast, tallOf, type BlockedSubject, type Scene, type Staging, type SubjectPosition } from "./blocked.ts";
import { placePeople } from "./place-people.ts";
import { thingSpot, vehicleSpot } from "./place-props.ts";
import { headHeight, leadingOf, nearness, unitOf } from "./sizes.ts";

/** Grown people's heights from which on somebody is so large that the others are seen beside them only in this part of the frame's height. */
const GIANT = 2.5;
const GIANT_HIGH = 0.7;
const PLAIN: Staging = { seed: "" };

/** Spots in the order in which they are painted: vehicles, people, then things in front. */
export function blockSubjects(
  standings: readonly BlockedSubject[],
  framing: Framing,
  frame: Frame,
  staging: Staging = PLAIN,
): readonly SubjectPosition[] {
  const vehicles = standings.filter((standing) => standing.kind === "vehicle");
  const people = pairsTogether(inSeats(standings.filter((standing) => standing.kind === "person")), staging);
  const things = standings.filter((standing) => standing.kind === "prop");
  const leading = leadingOf(people);
  const tallest = leading ? tallOf(leading) : 1;
  const head = headHeight(people, Math.max(people.length, people.length === 0 ? things.length : 1), { framing, frame });
  const asked = unitOf({
    head: head * nearness(staging, framing, people) * (staging.wider ?? 1),
    leading,
    tallest,
    framing,
  });
  const isGiant = tallest > GIANT && framing.feet !== undefined;
  const unit = isGiant ? Math.max(asked, giantUnit(people, tallest, frame)) : asked;
  const scene: Scene = { framing, frame, staging, unit, tallest, people, things };
  const seated = placePeople(scene);
  const lying = things.map((standing, at) => thingSpot(standing, { at, seated, scene }));
  const behind = vehicles.map((standing, at) => vehicleSpot(standing, { at, count: vehicles.length }, scene));
  return [...behind, ...seated, ...lying];
}

/** A giant that leaps, or stands on something high, is in the picture with all that it takes. */
function giantUnit(people: readonly BlockedSubject[], tallest: number, frame: Frame): number {
  const whole = (frame.height * GIANT_HIGH) / tallest;
  const [giant] = people;
  if (!giant || people.length > 1 || giant.long === undefined) return whole;
  const { rise = 1, long } = giant;
  return Math.min(whole, (frame.height * GIANT_RISEN) / (tallest * rise), (frame.width * GIANT_LONG) / long);
}

const GIANT_RISEN = 0.84;
const GIANT_LONG = 0.92;

/** From left to right by who came first in the sequence. */
function inSeats(people: readonly BlockedSubject[]): readonly BlockedSubject[] {
  return people.every(({ seat }) => seat !== undefined)
    ? people.toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
    : people;
}

/** Of three, who does something with the last stands beside it; the sides of the two others stay. */
function pairsTogether(people: readonly BlockedSubject[], { isPair }: Staging): readonly BlockedSubject[] {
  const [first, middle, last] = people;
  if (!isPair || people.length !== 3 || !first || !middle || !last) return people;
  const together = (a: BlockedSubject, b: BlockedSubject) => isPair(a.id, b.id) || isPair(b.id, a.id);
  if (!together(first, last) || together(first, middle) || together(middle, last)) return people;
  return isBeast(first) ? [first, last, middle] : [middle, first, last];
}
