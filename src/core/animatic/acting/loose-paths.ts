// Where a thing is that has left a hand, or waits for it: in the air, on the ground, on a table, where it hits. Pixels from the hand.
export type Fate =
  | ("flies" | "falls" | "rests" | "waits" | "kicked" | "placed" | "juggled" | "rises" | "slides" | "tossed" | "broken")
  | ("swept" | "bursts" | "shot" | "jet" | "hits" | "shatters" | "stands" | "stays" | "hangs");

export interface LooseThing {
  readonly fate: Fate;
  /** Seconds at which the hand lets go of it, or takes it. */
  readonly at: number;
  /** The drawing whose hand, or foot, it is at then. */
  readonly drawing: number;
  /** Seconds from which an arrow is on the string. */
  readonly from?: number;
  /** Seconds at which a hand has it again. */
  readonly until?: number;
  /** Part of its round, of one of several that go round. */
  readonly phase?: number;
}

/** What a thing moves among. Pixels. */
export interface Ground {
  /** The height of whoever throws, and the way that they face. */
  readonly height: number;
  readonly facing: 1 | -1;
  /** From where it leaves the hand down to the ground, and across to whom it is thrown at. */
  readonly drop: number;
  /** From there down to a table. */
  readonly table: number;
  readonly target: number | undefined;
  /** From where it leaves the hand down to where it hits; at the same height where it is left out. */
  readonly below?: number;
  /** It stays where it hits. */
  readonly sticks?: boolean;
  /** Pixels that it may fly up and stay in the picture. */
  readonly room?: number;
  /** Whom it is thrown at has it in the hands from then on. */
  readonly isCaught?: boolean;
}

/** Heights in a second, and in a second squared. */
interface Tossing {
  readonly across: number;
  readonly up: number;
  readonly rolls: boolean;
}

const THROWN = { across: 1.3, up: 0.9, rolls: false } as const;
const SWEPT = { across: 1.1, up: 0.35, rolls: false } as const;
const KICKED = { across: 2.6, up: 0.9, rolls: true } as const;
const GRAVITY = 2.2;
/** Seconds to whom it is thrown at, with how many more for each height that these are away; of an arrow; rounds a second of what is juggled. */
const FLIGHT = { least: 0.5, more: 0.22, most: 0.95 } as const;
const SHOT = 0.8;
const ROUNDS = 0.9;

/** Heights a second of what flies up, and seconds for which something slides. */
const RISE = 0.17;
const SLIDE = 0.7;
/** Heights that it slides: over a floor, or as far as a table goes. */
const FLOOR = 0.4;
const TABLE = 0.13;
/** The phase of what slides on a floor. */
export const ON_FLOOR = 1;

/** Slower and slower. */
function slid(time: number, way: number): number {
  const left = 1 - Math.min(1, time / SLIDE);
  return way * (1 - left * left);
}

type Away = readonly [dx: number, dy: number];

/** After a number of seconds, less than 0 before the hand lets go; undefined while it is in the hand, or gone. */
const PATHS: Readonly<Record<Fate, (time: number, ground: Ground, phase: number) => Away | undefined>> = {
  hangs: (time) => (time < 0 ? [0, 0] : undefined),
  waits: (time, { drop }) => (time < 0 ? [0, drop] : undefined),
  kicked: (time, ground) => (time < 0 ? [0, ground.drop] : flown(time, ground, KICKED)),
  rests: (time, { drop }) => (time < 0 ? undefined : [0, drop]),
  stands: (time, { drop }) => (time < 0 ? undefined : [0, drop]),
  stays: (time) => (time < 0 ? undefined : [0, 0]),
  placed: (time, { table }) => (time < 0 ? undefined : [0, table]),
  falls: (time, ground) => (time < 0 ? undefined : [0, fallen(time, ground)]),
  flies: (time, ground) =>
    time < 0 ? undefined : ground.target === undefined ? flown(time, ground, THROWN) : hit(time, ground, ground.target),
  bursts: (time, ground) => {
    const { target, below = 0 } = ground;
    return target === undefined || time < flightOf(ground) ? undefined : [target, below];
  },
  swept: (time, ground, phase) =>
    time < 0 ? undefined : flown(time, ground, { ...SWEPT, across: SWEPT.across * (1 - 0.5 * phase) }),
  shot: (time, ground) => (time < 0 ? undefined : shotAt(Math.min(1, time / SHOT), ground)),
  jet: (time) => (time < 0 ? undefined : [0, 0]),
  hits: (time, ground) => (time < 0 ? undefined : hit(time, atWall(ground), wallBefore(ground))),
  shatters: (time, ground) =>
    time < flightOf(atWall(ground)) ? undefined : hit(time, atWall(ground), wallBefore(ground)),
  rises: (time, { height, facing }) => (time < 0 ? undefined : [facing * 0.16 * height * time, -RISE * height * time]),
  slides: (time, { height, facing, target }, phase) => {
    const way = facing * (phase === ON_FLOOR ? FLOOR : TABLE) * height;
    return time < 0 ? undefined : [slid(time, target === undefined ? way : target * 0.72), 0];
  },
  tossed: (time, ground, phase) => (time < 0 ? undefined : tossed(time, ground, phase)),
  broken: (time, { drop, height }) => (time < landing(drop, height) ? undefined : [0, drop]),
  juggled: (time, ground, phase) => (time < 0 ? undefined : roundOf((time * ROUNDS + phase) % 1, ground)),
};

/** Pixels from where it left the hand. */
export function pathOf(thing: LooseThing, seconds: number, ground: Ground): Away | undefined {
  const { fate, at, until, phase = 0, from = at } = thing;
  if (seconds >= from && seconds < at) return [0, 0];
  if (until !== undefined && seconds >= until) return undefined;
  return PATHS[fate](seconds - at, ground, phase);
}

/** Whether what breaks has done so: on the ground, or at the wall. */
export function isInPieces(
  { fate, at }: LooseThing,
  seconds: number,
  { away, ground }: { readonly away: Away; readonly ground: Ground },
): boolean {
  if (fate === "falls") return away[1] >= ground.drop;
  return fate === "hits" && seconds - at >= flightOf(atWall(ground));
}

/** Seconds until it is on the ground. */
function landing(drop: number, height: number): number {
  return Math.sqrt(drop / (GRAVITY * height));
}

/** Up, apart from each other, and down; heights a second. */
const UP = 1.15;
const FLUTTER = 0.75;

function tossed(time: number, { drop, height, facing, room = Infinity }: Ground, phase: number): Away {
  const up = UP * (0.85 + 0.3 * ((phase * 7) % 1));
  const across = facing * (phase - 0.4) * 0.5 * height * Math.min(1.2, time);
  const high = (up * up * height) / 2;
  const share = Math.min(1, room / high);
  const dy = (0.5 * FLUTTER * time - up) * time * height * FLUTTER;
  return [across, Math.min(drop, dy < 0 ? dy * share : dy)];
}

/** Seconds to whom it is thrown at. */
function flightOf({ target = 0, height }: Ground): number {
  return Math.min(FLIGHT.most, FLIGHT.least + (FLIGHT.more * Math.abs(target)) / height);
}

/** An arrow that has nothing to hit leaves the picture. */
function shotAt(part: number, { target, below = 0, height, facing }: Ground): Away | undefined {
  if (target === undefined) return part < 1 ? [facing * 4 * height * part, -0.3 * height * part] : undefined;
  return [target * part, part < 1 ? below * part - 0.12 * Math.abs(target) * Math.sin(Math.PI * part) : below];
}

function fallen(time: number, { drop, height }: Ground): number {
  return Math.min(drop, GRAVITY * height * time * time);
}

function flown(time: number, { drop, height, facing }: Ground, { across, up, rolls }: Tossing): Away {
  const landed = rolls ? time : (up + Math.sqrt(up * up + (2 * GRAVITY * drop) / height)) / GRAVITY;
  return [
    facing * across * height * Math.min(time, landed),
    Math.min(drop, (0.5 * GRAVITY * time - up) * time * height),
  ];
}

/** Heights to the wall that something is thrown at. */
const WALL = 0.34;

/** Behind whom it is thrown at. */
const wallBefore = ({ facing, height, target }: Ground): number =>
  target === undefined ? facing * WALL * height : target + facing * BEYOND * height;
const BEYOND = 0.3;
const atWall = (ground: Ground): Ground => ({ ...ground, isCaught: false, target: wallBefore(ground) });

/** In an arc to somebody, and down to the ground. */
function hit(time: number, ground: Ground, target: number): Away | undefined {
  const { below = 0, isCaught, sticks, room = Infinity } = ground;
  const whole = flightOf(ground);
  const part = time / whole;
  if (part < 1) return [target * part, below * part - Math.min(room, 0.35 * ground.height) * Math.sin(Math.PI * part)];
  if (isCaught === true) return undefined;
  const fall = sticks === true ? 0 : fallen(time - whole, { ...ground, drop: ground.drop - below });
  return [target, below + fall];
}

/** High from one hand to the other, and low back. */
function roundOf(part: number, { height, facing }: Ground): readonly [number, number] {
  const [wide, high] = [0.17 * height, 0.36 * height];
  if (part > 0.75) return [facing * wide * (1 - (part - 0.75) * 4), 0];
  const up = part / 0.75;
  return [facing * wide * up, -4 * high * up * (1 - up)];
}
