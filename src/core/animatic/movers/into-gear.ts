// What a body meets that goes into something: the splash of water, the ice, boards, mud or snow that give way under it.
import { INTO, MEETS } from "../acting/postures/into.ts";
import { gearBase, type Bearer, type Gear } from "./gear.ts";
import type { Mover, MoverArt } from "./mover.ts";

/** Heads from the spot to where a body goes into water, and seconds that the water stands up. */
const AWAY = 3.5;
const STANDS_UP = 1;

const splashed: Gear = (bearer) => {
  const { one, from, to, beat } = bearer;
  const { spot } = one;
  const way = beat.posture === "topple_in" ? -1 : 1;
  const since = from + MEETS * (to - from);
  return [
    {
      ...{ ...gearBase(bearer), art: "water_burst", isBefore: true, x: spot.x + way * spot.facing * AWAY * spot.head },
      ...{ y: spot.base + 0.1 * spot.head, unit: spot.head },
      at: (seconds) =>
        seconds < since ? undefined : { phase: Math.min(0.99, (seconds - since) / Math.max(STANDS_UP, to - since)) },
    },
  ];
};

/** Part of the time at which the ground gives way. */
const BREAKS = 0.18;

type Ground = readonly [words: RegExp, behind: MoverArt, before: MoverArt];
const BOARDS: Ground = [
  /\b(?:floor|floorboards|boards|planks?|stage|roof|ceiling|bridge|stairs|deck|thatch|trapdoor)\b/,
  "broken_boards",
  "broken_boards_front",
];
const GROUNDS: readonly Ground[] = [
  BOARDS,
  [/\b(?:ice|frozen|icy)\b/, "broken_ice", "broken_ice_front"],
  [/\b(?:mud|muddy|mire|bog|swamp|marsh|quicksand|sand|silt|slime|peat|quagmire)\b/, "mire", "mire_front"],
  [/\bsnow\w*\b/, "broken_snow", "broken_snow_front"],
];

/** Mud was there before; ice and boards break. */
const LASTS: ReadonlySet<MoverArt> = new Set(["mire", "mire_front"]);

const givesWay: Gear = (bearer) => {
  const { one, from, to, beat, place } = bearer;
  const said = beat.because.join(" ");
  const around = `${place.card.actionWords} ${place.card.placeDescription}`.toLowerCase();
  const known = GROUNDS.find(([ground]) => ground.test(said)) ?? GROUNDS.find(([ground]) => ground.test(around));
  const [, behind, before] = known ?? BOARDS;
  const since = from + BREAKS * (to - from);
  const { spot } = one;
  const part = (art: MoverArt, isBefore: boolean): Mover => ({
    ...{ ...gearBase(bearer), art, isBefore, x: spot.x, y: spot.base, unit: spot.head },
    at: (seconds) => (seconds < since && !LASTS.has(art) ? undefined : { phase: 0 }),
  });
  return [part(behind, false), part(before, true)];
};

/** Of a posture that goes into something. */
export function intoGear({ posture }: Bearer["beat"]): Gear | undefined {
  if (!INTO.has(posture) || posture === "drop_in" || posture === "fall_off") return undefined;
  return posture === "sink_in" ? givesWay : splashed;
}
