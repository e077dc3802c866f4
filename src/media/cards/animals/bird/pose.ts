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
const landing = (): BirdPose => ({ ...STAND, tilt: 26, neck: -10, wings: 0.9, feet: [0.2, 0.12] });

/** Those that are left out stand. */
const POSES: Partial<Readonly<Record<AnimalAction, (moment: Moment) => BirdPose>>> = {
  ...{ walk: stepping, sneak: stepping, run: (moment) => ({ ...stepping(moment), wings: 0.1 }) },
  ...{ eat: pecking, sniff: pecking, dig: pecking, lick: pecking, lick_down: pecking, scratch: pecking },
  ...{ howl: () => ({ ...STAND, tilt: 14, neck: 12, head: 30, beak: 26 }), bark: calling, growl: calling },
  ...{ roar: flapping, rear: flapping, shake: flapping, play: flapping, dance: flapping, fallen: flapping },
  ...{
    swim: () => ({ ...STAND, isLow: true }),
    splash: () => ({ ...STAND, isLow: true, wings: 0.5, beak: 14 }),
    lie: () => ({ ...STAND, isLow: true }),
    slide: ({ tilt }) => ({ ...STAND, tilt: 4 - tilt, neck: -60, feet: null, wings: 0.1, isLow: true }),
    sleep: sleeping,
    curl: sleeping,
  },
  ...{
    take: pecking,
    drink: pecking,
    dunk: pecking,
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
    jump: (moment) => ({ ...flying(moment), wings: 0.8 }),
    glide: (moment) => ({ ...flying(moment), wings: 0.34 }),
  },
};

export function birdPose(action: AnimalAction, phase: number, tilt: number): BirdPose {
  return POSES[action]?.({ phase, swing: Math.sin(2 * Math.PI * phase), tilt }) ?? STAND;
}
