// How a creature's drawing is turned, pressed and lifted as a whole at a moment of what it does: it bends to what it eats, beats its wings, rolls over.
import type { AnimalAction } from "../../../core/animatic/acting/animals/action-names.ts";
import type { CreatureLook } from "../../../core/animatic/looks/creature-look.ts";

export interface CreatureMotion {
  /** The nose, up. Degrees. */
  readonly turn: number;
  /** Off the ground, in heights of its own. */
  readonly up: number;
  /** Breadth and height beside its own. */
  readonly wide: number;
  readonly high: number;
  /** It turns about its rear end on the ground, and not about its middle. */
  readonly isOnGround: boolean;
  /** In water or air. */
  readonly isFree: boolean;
  /** Whether it does at any time of what it does. */
  readonly isMoving: boolean;
}

interface Moment {
  readonly phase: number;
  readonly shape: CreatureLook["shape"];
  /** From -1 to 1 and back in one turn. */
  readonly swing: number;
  /** From 0 to 1 and back. */
  readonly beat: number;
}

type Motion = Partial<Omit<CreatureMotion, "isOnGround" | "isFree" | "isMoving">>;

const FREE: ReadonlySet<CreatureLook["shape"]> = new Set([
  ...(["fish", "shark", "whale", "dolphin", "octopus", "jellyfish", "ray", "seahorse"] as const),
  ...(["butterfly", "bee", "bat", "dragonfly", "drone", "model_plane"] as const),
]);
/** Wings that are seen from above: they close towards the middle. */
const WINGED: Partial<Readonly<Record<CreatureLook["shape"], Motion>>> = {
  butterfly: { wide: 0.38 },
  bat: { wide: 0.66, high: 1.2 },
  ray: { high: 0.72 },
};

/** Between its own shape and another one. */
const towards = ({ wide = 1, high = 1, ...rest }: Motion, share: number): Motion => ({
  ...rest,
  wide: 1 + (wide - 1) * share,
  high: 1 + (high - 1) * share,
});

/** On the ground the head comes down to it, and not through it. */
const bent = ({ shape, beat }: Moment): Motion => ({ turn: FREE.has(shape) ? -10 - 12 * beat : 9 - 9 * beat });
const beating = ({ shape, beat, swing }: Moment): Motion => ({
  turn: 4 * swing,
  ...(WINGED[shape] && towards(WINGED[shape], beat)),
});

/** Heights above the ground at which it is, moment by moment, as it comes down on its thread. */
const HUNG: readonly number[] = [2.6, 2.1, 1.6, 1.15, 0.8, 0.7];

const MOTIONS: Partial<Readonly<Record<AnimalAction, (moment: Moment) => Motion>>> = {
  swim: (moment) =>
    moment.shape === "jellyfish" || moment.shape === "octopus"
      ? { up: 0.12 * moment.beat, wide: 1.14 - 0.3 * moment.beat, high: 0.9 + 0.24 * moment.beat }
      : { ...beating(moment), turn: 6 * moment.swing },
  fly: beating,
  walk: ({ swing, beat }) => ({ turn: 2 * swing, up: 0.03 * beat }),
  run: ({ swing, beat }) => ({ turn: 5 * swing, up: 0.1 * beat }),
  jump: ({ beat }) => ({ turn: 8, up: 0.7 * beat }),
  ...{ eat: bent, drink: bent, fed: bent, nibble: bent, take: bent, sniff: bent, lick: bent },
  lie: () => ({ wide: 1.08, high: 0.74 }),
  sleep: () => ({ wide: 1.08, high: 0.74 }),
  stumble: () => ({ turn: 76, up: 0.35 }),
  fallen: () => ({ turn: 180 }),
  hang: ({ shape }) => ({ turn: 180, wide: shape === "bat" ? 0.42 : 1 }),
  dance: (moment) => ({ ...beating(moment), turn: 20 * moment.swing, up: 0.3 * moment.beat }),
  sway: ({ swing }) => ({ turn: 9 * swing }),
  play: ({ swing, beat }) => ({ turn: 14 * swing, up: 0.2 * beat }),
  rear: ({ beat }) => ({ turn: 14 + 22 * beat }),
  dangle: ({ phase }) => ({ up: HUNG[Math.round(phase * HUNG.length) % HUNG.length] ?? 0 }),
  roll: ({ swing }) => ({ turn: 180 + 16 * swing }),
};

const UPSIDE_DOWN: ReadonlySet<AnimalAction> = new Set(["fallen", "roll", "hang", "stumble"]);
const STILL = { turn: 0, up: 0, wide: 1, high: 1 } as const;

/** From where it looks: the nose up or down. */
const GAZING = 22;

export function creatureMotion(
  { shape }: CreatureLook,
  { action, phase, gaze }: { readonly action: AnimalAction; readonly phase: number; readonly gaze: number },
): CreatureMotion {
  const swing = Math.sin(2 * Math.PI * phase);
  const beat = (1 - Math.cos(2 * Math.PI * phase)) / 2;
  const own = MOTIONS[action]?.({ shape, phase, swing, beat }) ?? STILL;
  const isFree = FREE.has(shape);
  const looks = action === "stand" || action === "walk" ? -gaze * (isFree ? GAZING * 1.4 : GAZING) : 0;
  return {
    ...STILL,
    ...own,
    turn: (own.turn ?? 0) + looks,
    ...{ isFree, isOnGround: !isFree && !UPSIDE_DOWN.has(action) },
    isMoving: action in MOTIONS || looks !== 0,
  };
}
