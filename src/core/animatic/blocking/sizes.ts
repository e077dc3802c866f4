// How large a grown person is in a picture: by the size word, whatever else is in it, and by how many must fit beside each other.
import { seededRandom } from "../seeded-random.ts";
import type { Framing } from "../frame.ts";
import { BODY, isBeast, spread, tallOf, type BlockedSubject, type Scene, type Staging } from "./blocked.ts";

const CROWD: readonly number[] = [1, 1, 1, 0.9, 0.82, 0.76];

/** The tallest person; of animals the tallest where there is none. An animal never makes people small. */
export function leadingOf(people: readonly BlockedSubject[]): BlockedSubject | undefined {
  const persons = people.filter((one) => !isBeast(one));
  return (persons.length > 0 ? persons : people).reduce<BlockedSubject | undefined>(
    (a, b) => (a && tallOf(a) >= tallOf(b) ? a : b),
    undefined,
  );
}

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
  const least = leading && isBeast(leading) ? 0.12 : 0.35;
  return whole / (framing.label === "FS" || framing.fitsBodies ? Math.max(least, tallest) : own);
}

/** A little nearer or further by the seed. */
export function nearness({ seed }: Staging, framing: Framing): number {
  if (seed === "" || framing.head > 1) return 1;
  return 0.95 + 0.1 * seededRandom(`${seed} near`)();
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
