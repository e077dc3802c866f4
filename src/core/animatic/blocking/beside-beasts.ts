// People beside animals in a wide picture: the people as large as the size word says, a large animal further away or partly outside the frame.
import { seededRandom } from "../seeded-random.ts";
import type { Frame } from "../frame.ts";
import { BODY, isBeast, type BlockedSubject, type Scene, type SubjectPosition } from "./blocked.ts";

export interface Beside {
  readonly x: number;
  /** Of its true size, further away. */
  readonly size: number;
}

/** Of a large animal: the most of the frame that it takes, and how much of it may be outside. */
const BEAST_MOST = { high: 0.84, wide: 0.8, outside: 0.34 } as const;
/** Part of the height up to which somebody is as long in the picture as they are tall: who swims or lies. */
export const PRONE = 0.4;
/** Heads between an animal and whoever is beside it. */
const BESIDE_BEAST = 1.4;
const BESIDE_PERSON = 1.8;
/** Where the words have them far from each other: of its size, and of that gap. */
const FAR = { size: 0.46, gap: 4 } as const;

/** People and animals side by side: the people whole, a large animal further away, or partly outside. */
export function besideBeasts({ people, frame, unit, staging }: Scene): readonly Beside[] {
  const head = unit / BODY;
  const far = staging.isFarApart === true ? FAR : { size: 1, gap: 1 };
  const sizes = people.map(({ long, tall = 1, rise = 1 }) =>
    long === undefined
      ? 1
      : Math.min(
          far.size,
          (frame.height * BEAST_MOST.high * far.size) / (unit * tall * rise),
          (frame.width * BEAST_MOST.wide * far.size) / (unit * long),
        ),
  );
  const halves = people.map(({ long, tall = 1, share = 1 }, at) =>
    long !== undefined
      ? Math.max(head * 0.7, (unit * long * (sizes[at] ?? 1)) / 2)
      : share <= PRONE
        ? unit * tall * 0.45
        : head * 0.9,
  );
  const { middles, edge } = sideBySide(people, halves, head * far.gap);
  const room = frame.width * 0.94;
  const drift = staging.seed === "" ? 0 : (seededRandom(`${staging.seed} drift`)() - 0.5) * 0.06 * frame.width;
  const start = edge <= room ? (frame.width - edge) / 2 + drift : startBeyond({ people, halves, edge }, frame);
  const squeeze = edge <= room * 1.3 ? 1 : (room * 1.3) / edge;
  return middles.map((middle, at) => {
    const inset = frame.width * (people[at]?.long === undefined ? 0.1 : 0);
    const x = Math.max(inset, Math.min(frame.width - inset, start + middle * squeeze));
    return { x, size: sizes[at] ?? 1 };
  });
}

/** Middles from the left edge of the first, and where the last ends. Two animals may be one behind the other. */
function sideBySide(people: readonly BlockedSubject[], halves: readonly number[], head: number) {
  const middles: number[] = [];
  let edge = 0;
  for (const [at, half] of halves.entries()) {
    const beasts = people.slice(Math.max(0, at - 1), at + 1).filter(isBeast).length;
    const gap =
      at === 0
        ? 0
        : beasts === 2
          ? -0.5 * Math.min(half, halves[at - 1] ?? half)
          : head * (beasts === 1 ? BESIDE_BEAST : BESIDE_PERSON);
    middles.push(edge + gap + half);
    edge += gap + 2 * half;
  }
  return { middles, edge };
}

/** Too broad for the frame: the animal at an edge is cut by it, on the side away from the people. */
function startBeyond(
  {
    people,
    halves,
    edge,
  }: { readonly people: readonly BlockedSubject[]; readonly halves: readonly number[]; readonly edge: number },
  { width }: Frame,
): number {
  const [first, last] = [people[0]?.long !== undefined, people.at(-1)?.long !== undefined];
  const over = edge - width * 0.94;
  const left = first ? Math.min(over, 2 * (halves[0] ?? 0) * BEAST_MOST.outside) : 0;
  if (last) return width * 0.09 - (first ? left / 2 : 0);
  return width * 0.09 - left;
}

/** Smaller, and its feet nearer to the horizon. */
export function furtherAway(spot: SubjectPosition, size: number, { height }: Frame): SubjectPosition {
  const base = spot.base - height * 0.12 * (1 - size);
  return { ...spot, base, top: base - (spot.base - spot.top) * size, head: spot.head * size, depth: -0.5 };
}
