// How a bird holds itself at a moment of what it does. Degrees and lengths of its body.
import type { AnimalAction } from "../../../../core/animatic/acting/animals/action-names.ts";

export interface BirdPose {
  /** The breast, up beside how it is held as a rule. */
  readonly tilt: number;
  /** The neck, up, and the head, up. */
  readonly neck: number;
  readonly head: number;
  readonly beak: number;
  /** Feet of the far and the near leg, forwards; null draws them in under the body. */
  readonly feet: readonly [number, number] | null;
  /** How high spread wings are, -1 to 1; null has them folded. */
  readonly wings: number | null;
  readonly isAsleep: boolean;
  /** In water or on a nest: the legs are not seen. */
  readonly isLow: boolean;
  /** Off the ground. */
  readonly up?: number;
  /** The near leg is drawn up under the body, and the far one stands under its middle. */
  readonly isOnOneLeg?: boolean;
  /** The head is turned round to what is behind it. */
  readonly looksBack?: boolean;
}

const STAND: BirdPose = {
  tilt: 0,
  neck: 0,
  head: 0,
  beak: 0,
  feet: [0.04, -0.03],
  wings: null,
  isAsleep: false,
  isLow: false,
};

interface Moment {
  readonly phase: number;
  readonly swing: number;
  /** How far the breast is up as a rule. */
  readonly tilt: number;
}

const stepping = ({ swing }: Moment): BirdPose => ({ ...STAND, feet: [0.2 * swing, -0.2 * swing], neck: 6 * swing });
const pecking = ({ swing, tilt }: Moment): BirdPose => ({
  ...STAND,
  ...{ tilt: -22 - tilt * 0.6, neck: -124, head: -46 - 8 * swing, beak: swing > 0 ? 12 : 0 },
});
const calling = ({ swing }: Moment): BirdPose => ({ ...STAND, neck: 4, head: 8, beak: swing > 0 ? 26 : 4 });
const flapping = ({ swing }: Moment): BirdPose => ({ ...STAND, tilt: 10, beak: 22, wings: 0.5 + 0.4 * swing });
const flying = ({ phase, tilt }: Moment): BirdPose => ({
  ...STAND,
  ...{ tilt: 6 - tilt, neck: -46, feet: null, wings: Math.cos(2 * Math.PI * phase) },
});
const sleeping = (): BirdPose => ({ ...STAND, isLow: true, isAsleep: true, neck: 70, head: -30 });

const sleepless = (): BirdPose => ({ ...STAND, isLow: true, neck: 10, head: 6 });
/** Hopping with open wings, the head up and down. */
const dancing = ({ phase, swing }: Moment): BirdPose => ({
  ...STAND,
  ...{
    tilt: 14 + 16 * swing,
    neck: -14 + 20 * swing,
    head: 24 * swing,
    beak: swing > 0 ? 20 : 0,
    wings: 0.55 + 0.4 * swing,
  },
  ...{ up: 0.34 * Math.max(0, Math.sin(4 * Math.PI * phase)), isOnOneLeg: swing > 0, feet: [0.1, -0.1] },
});
/** Breast against breast, the claws forwards. */
const fighting = ({ swing }: Moment): BirdPose => ({
  ...STAND,
  ...{ tilt: 24 + 8 * swing, neck: -24 * swing, beak: 26, wings: 0.5 + 0.45 * swing, feet: [0.4, 0.24] },
  up: 0.2 + 0.16 * swing,
});
const lookingRound = ({ phase }: Moment): BirdPose => ({ ...STAND, looksBack: phase >= 0.2 && phase < 0.7 });
const landing = (): BirdPose => ({ ...STAND, tilt: 26, neck: -10, wings: 0.9, feet: [0.2, 0.12] });

/** Those that are left out stand. */
const POSES: Partial<Readonly<Record<AnimalAction, (moment: Moment) => BirdPose>>> = {
  ...{ walk: stepping, sneak: stepping, run: (moment) => ({ ...stepping(moment), wings: 0.1 }) },
  ...{ eat: pecking, sniff: pecking, dig: pecking, lick: pecking, lick_down: pecking, scratch: pecking },
  ...{ howl: () => ({ ...STAND, tilt: 14, neck: 12, head: 30, beak: 26 }), bark: calling, growl: calling },
  ...{ roar: flapping, rear: flapping, shake: flapping, play: flapping, fallen: flapping },
  ...{ dance: dancing, fight: fighting, look_round: lookingRound },
  one_leg: ({ swing }) => ({ ...STAND, isOnOneLeg: true, neck: 3 * swing }),
  hug: () => ({ ...STAND, neck: -10, head: -24, wings: 2, isAsleep: true }),
  point: () => ({ ...STAND, tilt: -8, neck: -30, head: 6 }),
  paw: ({ swing }) => ({ ...STAND, neck: 6, wings: 0.4 + 0.3 * swing }),
  ...{
    swim: () => ({ ...STAND, isLow: true }),
    splash: () => ({ ...STAND, isLow: true, wings: 0.5, beak: 14 }),
    lie: () => ({ ...STAND, isLow: true }),
    slide: ({ tilt }) => ({ ...STAND, tilt: 4 - tilt, neck: -60, feet: null, wings: 0.1, isLow: true }),
    dunk: ({ swing }) => ({ ...STAND, isLow: true, tilt: -6, neck: -118 - 6 * swing, head: -40 }),
    sleep: sleeping,
    curl: sleeping,
  },
  ...{
    take: pecking,
    drink: pecking,
    peek: sleepless,
    spread: flapping,
    hiss: flapping,
    reach_up: flapping,
    pounce: flapping,
  },
  shelter: () => ({ ...STAND, neck: 8, head: -20, wings: 2 }),
  ...{ land: landing, leap: flying, tug: pecking },
  ...{
    fly: flying,
    fly_fire: flying,
    drum: flapping,
    roar_up: flapping,
    jump: (moment) => ({ ...flying(moment), wings: 0.8 }),
    glide: (moment) => ({ ...flying(moment), wings: 0.34 }),
  },
};

/** What it does with the head free to look about. */
const CALM: ReadonlySet<AnimalAction> = new Set(["stand", "walk", "sit", "lie", "one_leg", "swim"]);

interface Doing {
  readonly action: AnimalAction;
  readonly phase: number;
  readonly gaze?: readonly [right: number, down: number] | undefined;
}

export function birdPose({ action, phase, gaze }: Doing, tilt: number): BirdPose {
  const plain = POSES[action]?.({ phase, swing: Math.sin(2 * Math.PI * phase), tilt }) ?? STAND;
  return gaze && CALM.has(action) ? { ...plain, ...gazing(gaze) } : plain;
}

/** The head lifted, lowered or turned round by where it looks. */
function gazing([right, down]: readonly [number, number]): Partial<BirdPose> {
  if (right > 0.5) return { looksBack: true };
  if (down < -0.5) return { neck: 8, head: 46 };
  return down > 0.5 ? { neck: -40, head: -34 } : {};
}
