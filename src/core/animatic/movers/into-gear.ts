// What a body meets that goes into something: the splash of water, the ice, boards, mud or snow that give way under it.
import { JUMPED } from "../carriers/jumps.ts";
import { INTO, MEETS } from "../acting/postures/into.ts";
import { gearBase, type Bearer, type Gear } from "./gear.ts";
import type { Mover, MoverArt } from "./mover.ts";
import { round } from "./paths.ts";

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
      ...{ y: spot.base + 0.1 * spot.head, unit: spot.head, follows: one.member.id },
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
  [
    /\b(?:cave|cavern|ground|earth|rock|rocks|road|street|pavement|tunnel|mine|tomb|crypt|roof of the cave)\b/,
    "broken_ground",
    "broken_ground_front",
  ],
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
  const own = /\bfloor\b/.test(said) ? undefined : GROUNDS.find(([ground]) => ground.test(said));
  const known = own ?? GROUNDS.find(([ground]) => ground.test(around));
  const [, behind, before] = known ?? BOARDS;
  const since = from + BREAKS * (to - from);
  const { spot } = one;
  const part = (art: MoverArt, isBefore: boolean): Mover => ({
    ...{ ...gearBase(bearer), art, isBefore, x: spot.x, y: spot.base, unit: spot.head, follows: one.member.id },
    at: (seconds) => (seconds < since && !LASTS.has(art) ? undefined : { phase: 0 }),
  });
  return [part(behind, false), part(before, true)];
};

const HOOP = /\bthrough (?:\w+ ){1,3}?(?:hoops?|rings?|tyre)\b/;

/** In the middle of the way of a beast that leaps through it: its far half, and the near one. */
const hooped: Gear = (bearer) => {
  const { one, place, beat } = bearer;
  const { spot } = one;
  const tall = spot.base - spot.top;
  const isBurning = /\b(?:burning|flaming|blazing|fire|fiery)\b/.test(
    `${beat.because.join(" ")} ${place.card.actionWords}`,
  );
  const half = (art: MoverArt, isBefore: boolean): Mover => ({
    ...{ ...gearBase(bearer), art, isBefore, x: place.frame.width / 2, y: spot.base, unit: tall * 0.24 },
    because: isBurning ? ["burning"] : beat.because,
    at: (seconds) => ({ phase: round(seconds, 2.4) }),
  });
  return [half("fire_hoop", false), half("fire_hoop_front", true)];
};

/** Where a mount is in the middle of its way. */
const fenced: Gear = (bearer) => {
  const { one, place } = bearer;
  const on = one.mount?.as === "rider" ? one.mount.on : one.member.id;
  const mount = place.staged.find(({ member, mount: own }) => member.id === on && own?.as === "carrier");
  if (!mount) return [];
  const { spot } = mount;
  const fence = { ...gearBase(bearer), art: "hurdle", isBefore: false, x: spot.x, y: spot.base } as const;
  return [{ ...fence, unit: (spot.base - spot.top) * FENCE, at: () => ({ phase: 0 }) }];
};

/** Parts of a mount's height for each head of a fence. */
const FENCE = 0.13;

/** Of a posture that goes into something, or of a leap over something or through it. */
export function intoGear({ posture, animal, because }: Bearer["beat"]): Gear | undefined {
  if (JUMPED.test(because.join(" "))) return fenced;
  if (animal === "leap" && HOOP.test(because.join(" "))) return hooped;
  if (!INTO.has(posture) || posture === "drop_in" || posture === "fall_off") return undefined;
  return posture === "sink_in" ? givesWay : splashed;
}
