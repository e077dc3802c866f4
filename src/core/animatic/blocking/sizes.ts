// How large a grown person is in a picture: by the size word, whatever else is in it, and by how many must fit beside each other.
import { seededRandom } from "../seeded-random.ts";
import type { Framing } from "../frame.ts";
import { BODY, cameraOf, isBeast, spread, tallOf, type BlockedSubject, type Scene, type Staging } from "./blocked.ts";

const CROWD: readonly number[] = [1, 1, 1, 0.9, 0.82, 0.76];

/** The tallest person; of animals the tallest where there is none. An animal never makes people small. */
export function leadingOf(people: readonly BlockedSubject[]): BlockedSubject | undefined {
  const persons = people.filter((one) => !isBeast(one));
  return (persons.length > 0 ? persons : people).reduce<BlockedSubject | undefined>(
    (a, b) => (a && tallOf(a) >= tallOf(b) ? a : b),
    undefined,
  );
}

/** Under this height beside a grown person somebody is a child, and smaller in a full shot too. */
const GROWN = 0.88;

/** A grown person's height in pixels: the tallest has the head that the size word asks for. */
export function unitOf({
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
  const isBeastAlone = leading !== undefined && isBeast(leading);
  const isSmall = !isBeastAlone && tallest < GROWN;
  if (framing.fitsBodies || (framing.label === "FS" && !isSmall))
    return whole / Math.max(isBeastAlone ? 0.05 : 0.35, tallest);
  return whole / own;
}

/** The most for a camera that stands nearer than the size word asks for: beside large animals, and where hands need room, no nearer. */
const MOST_NEAR = { wide: 1.08, near: 1.12 } as const;

/** As near as the camera stands, and a little more or less by the seed. */
export function nearness(staging: Staging, framing: Framing, people: readonly BlockedSubject[]): number {
  const { seed, wider = 1 } = staging;
  if (seed === "" || framing.head > 1) return 1;
  const isFull = people.some(isBeast) || wider < 1;
  const most = isFull ? 1 : framing.feet === undefined ? MOST_NEAR.near : MOST_NEAR.wide;
  return Math.min(most, cameraOf(staging).near) * (0.98 + 0.04 * seededRandom(`${seed} near`)());
}

/** Of the frame: the most that an animal that rises takes. */
const MOST_HIGH = 0.8;

/** The scale at which heads neither touch nor crowd. */
export function headHeight(
  people: readonly BlockedSubject[],
  count: number,
  { framing, frame }: Pick<Scene, "framing" | "frame">,
): number {
  const whole =
    framing.head * Math.sqrt(frame.unit * frame.height) * (CROWD[Math.min(people.length, CROWD.length - 1)] ?? 1);
  const hasPerson = people.some((one) => !isBeast(one));
  const broad = hasPerson ? 0 : Math.max(0, ...people.map(({ long = 0 }) => long));
  const rise = hasPerson ? 1 : Math.max(1, ...people.map((one) => one.rise ?? 1));
  const high = rise > 1 ? (frame.height * MOST_HIGH) / (BODY * rise) : whole;
  const fits = broad > 0 ? Math.min(high, (frame.width * 0.92) / (broad * BODY * Math.max(1, people.length))) : whole;
  const most = framing.feet === undefined ? whole : Math.min(whole, fits);
  if (count < 2) return most;
  const gap = (spread(framing, frame) * frame.width) / count;
  return Math.min(most, gap * 1.2);
}
