// Where things and vehicles stand in the frame: a thing before whoever uses it, a vehicle behind the people.
import {
  BODY,
  isBeast,
  loneFacing,
  spread,
  tallOf,
  type BlockedSubject,
  type Scene,
  type SubjectPosition,
} from "./blocked.ts";

/** Heights of a grown person: what is higher, and no hand carries, stands on the floor. */
const ON_TABLE = 0.34;
const VEHICLE_MOST = 0.72;
const BEHIND = -0.4;

interface Lying {
  readonly at: number;
  readonly seated: readonly SubjectPosition[];
  readonly scene: Scene;
}

/** Heads from whoever uses a thing to its middle, and from one thing to the next. */
const WITHIN_REACH = { wide: 1.9, near: 1.45, close: 1.15, next: 1.5 } as const;

/** Before whoever uses it, where they look; things without people are spread over the picture. */
function thingAcross(standing: BlockedSubject, { at, seated, scene }: Lying): number {
  const { things, frame, framing, staging, unit } = scene;
  const user = seated.find(({ standing: { id } }) => id === staging.userOf?.(standing.id)) ?? leastBeast(seated);
  if (!user)
    return (
      frame.width * (0.5 + ((at + 0.5) / things.length - 0.5) * (things.length === 1 ? 0 : spread(framing, frame)))
    );
  const isWide = framing.feet !== undefined;
  const before = things.slice(0, at).filter(({ id }) => staging.userOf?.(id) === staging.userOf?.(standing.id)).length;
  const near = framing.family === "close" ? WITHIN_REACH.close : WITHIN_REACH.near;
  const heads = (isWide ? WITHIN_REACH.wide : near) + before * WITHIN_REACH.next;
  const half = unit * tallOf(standing) * (isWide ? 0.4 : 0.3);
  const x = user.x + user.facing * (heads * Math.min(user.head, unit / BODY) + half);
  const inset = frame.width * 0.1;
  return Math.max(inset, Math.min(frame.width - inset, x));
}

function leastBeast(seated: readonly SubjectPosition[]): SubjectPosition | undefined {
  return seated.find(({ standing }) => !isBeast(standing)) ?? seated[0];
}

/** A thing stands on the floor of a wide shot, and before whoever is seen near; alone it takes the middle. */
export function thingSpot(standing: BlockedSubject, lying: Lying): SubjectPosition {
  const { framing, frame, unit, people } = lying.scene;
  const figure = {
    ...{ standing, x: thingAcross(standing, lying), facing: loneFacing(standing) },
    ...(standing.isBehind === true && { depth: BEHIND }),
  };
  const isAlone = people.length === 0;
  const own = unit * Math.max(0.02, tallOf(standing));
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
  if (tallOf(standing) > ON_TABLE && standing.isCarried !== true) {
    const top = frame.height * Math.min(0.62, Math.max(0.3, 1.28 - tallOf(standing)));
    return { ...figure, head, top, base: top + own * 0.85 };
  }
  const height = Math.min(0.36 * frame.height, 0.5 * frame.width, Math.max(own * 1.25, 0.16 * frame.height));
  const base = frame.height * (lying.scene.staging.isSpoken === true ? 0.79 : 0.87);
  return { ...figure, head, top: base - height, base };
}

/** Vehicles stand behind the people, a little further away than their true size. */
export function vehicleSpot(
  standing: BlockedSubject,
  { at, count }: { at: number; count: number },
  scene: Scene,
): SubjectPosition {
  const { framing, frame, unit, people, things } = scene;
  const others = [...people, ...things];
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
