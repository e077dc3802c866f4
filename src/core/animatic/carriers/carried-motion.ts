// How far somebody is moved by what carries, pushes or leads them, and how a carrier rocks on what it runs on. Pixels over seconds. Pure.
import type { Frame } from "../frame.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import { jumpedAt, jumps, leapsOnWheels, leaptAt } from "./jumps.ts";
import type { Runs } from "./seat.ts";

export type Path = (seconds: number) => readonly [dx: number, dy: number];

interface Cast {
  readonly staged: readonly StagedMember[];
  /** Seconds of the shot. */
  readonly seconds: number;
  readonly frame: Pick<Frame, "width" | "height">;
  /** Words of the shot's action. */
  readonly action: string;
  /** Where a member goes by itself, and whether it ever goes anywhere. */
  readonly ownPath: (one: StagedMember) => { readonly path: Path; readonly moves: boolean };
}

/** Who runs up to what they get on: from so many parts of the frame away. */
const GOES: ReadonlySet<string> = new Set(["run", "walk"]);
const COMES = 0.2;
/** Part of a shot in which somebody gets in or out. */
const STEP = 0.1;

/** Undefined for whoever nothing moves. */
export function carriedPath(one: StagedMember, cast: Cast): Path | undefined {
  const { mount } = one;
  if (mount?.as === "rider") return riderPath(one, mount.on, cast);
  if (mount?.as !== "carrier") return undefined;
  const pusher = mount.with === null ? undefined : cast.staged.find(({ member }) => member.id === mount.with);
  const { moves } = cast.ownPath(pusher ?? one);
  const pushed = pusher && cast.ownPath(pusher).path;
  const isOver = mount.runs === "hooves" && jumps(one, cast.staged);
  const isLeaping = (mount.runs === "wheels" || mount.runs === "snow") && moves && leapsOnWheels(cast.action);
  return (seconds) => {
    const [dx] = pushed?.(seconds) ?? [0, 0];
    const [rockX, rockY] = rocking(one, mount.runs, moves)(seconds);
    const [offX, offY] = leavingGround(one, mount.runs, cast)(seconds);
    const part = seconds / Math.max(0.1, cast.seconds);
    const up = (isOver ? jumpedAt(part) : isLeaping ? leaptAt(part) : 0) * (one.spot.base - one.spot.top);
    return [dx + rockX + offX, rockY + offY - up];
  };
}

function riderPath({ mount, member }: StagedMember, on: string, cast: Cast): Path | undefined {
  const carrier = cast.staged.find(({ member }) => member.id === on);
  if (!carrier || mount?.as !== "rider") return undefined;
  const moved = carriedPath(carrier, cast);
  const own = cast.ownPath(carrier).path;
  const { from, to, outside } = mount;
  const isAwaited = from > 0 && carrier.member.beats[0]?.way === "in";
  const comes = from > 0 && GOES.has(member.beats[0]?.posture ?? "stand");
  return (seconds) => {
    const part = seconds / Math.max(0.1, cast.seconds);
    const aboard = from > 0 ? gone(part, from - STEP) : to < 1 ? 1 - gone(part, to) : 1;
    const later = isAwaited ? Math.max(seconds, from * cast.seconds) : seconds;
    const time = to < 1 ? Math.min(seconds, to * cast.seconds) : later;
    const [dx, dy] = own(time);
    const [moreX, moreY] = moved?.(time) ?? [0, 0];
    const outX =
      outside[0] +
      (comes ? Math.sign(outside[0]) * cast.frame.width * COMES * Math.max(0, 1 - part / (from - STEP)) : 0);
    const outY = outside[1];
    const low = lowered(carrier, part) * aboard;
    return [dx + moreX + outX * (1 - aboard), dy + low + (aboard === 1 ? moreY : 0) + outY * (1 - aboard)];
  };
}

const DOWN: ReadonlySet<string> = new Set(["lie", "kneel", "kneel_both", "sit", "sit_ground", "crouch"]);
/** Of its height, by which the back of an animal is lower that lies. */
const LOWER = 0.34;

/** Pixels. */
function lowered({ member, spot }: StagedMember, part: number): number {
  if (member.look.kind !== "animal") return 0;
  const share = member.beats.reduce((low, { posture, from }) => {
    const next = DOWN.has(posture) ? 1 : 0;
    return from <= 0 ? next : low + (next - low) * gone(part, from);
  }, 0);
  return share * LOWER * (spot.base - spot.top);
}

/** From 0 to 1 in one step. */
function gone(part: number, from: number): number {
  const share = Math.min(1, Math.max(0, (part - from) / STEP));
  return share * share * (3 - 2 * share);
}

/** Whether somebody who is in a carrier for a part of the shot is beside it at a moment. */
export function isOutside({ mount }: StagedMember, part: number): boolean {
  if (mount?.as !== "rider") return false;
  return part < mount.from - STEP / 2 || part > mount.to + STEP / 2;
}

const STILL: Path = () => [0, 0];

/** What takes off, lands, sinks or crashes. */
function leavingGround(one: StagedMember, runs: Runs, { seconds: whole, frame, staged }: Cast): Path {
  const { member, spot } = one;
  const way = member.beats.at(-1)?.way;
  if (way !== "up" && way !== "down") return STILL;
  const { facing } = spot;
  const part = (seconds: number) => Math.min(1, Math.max(0, seconds / Math.max(0.1, whole)));
  if (runs === "air") {
    const away = (share: number) => [facing * frame.width * 0.34 * share, -frame.height * 0.5 * share * share] as const;
    return way === "up"
      ? (seconds) => away(Math.max(0, part(seconds) - 0.1) * 1.1)
      : (seconds) => {
          const [dx, dy] = away(Math.max(0, 1 - part(seconds) * 1.35));
          return [-dx, dy];
        };
  }
  if (runs === "water" && way === "up")
    return (seconds) => [0, (spot.base - spot.top) * (1 - part(seconds * 1.5)) ** 1.3];
  if (way === "up") return STILL;
  if (runs === "water") return (seconds) => [0, (spot.base - spot.top) * 0.8 * part(seconds) ** 1.3];
  const further = facing * roomAhead(one, staged);
  return (seconds) => {
    const [dx, dy] = crashing(part(seconds), facing * frame.width * 0.5 + further);
    return [dx + further, dy];
  };
}

/** Pixels from its front to the vehicle before it. */
function roomAhead({ member, spot, mount }: StagedMember, staged: readonly StagedMember[]): number {
  if (mount?.as !== "carrier") return 0;
  const rooms = staged.flatMap((other) => {
    const ahead = (other.spot.x - spot.x) * spot.facing;
    if (other.mount?.as !== "carrier" || other.member.id === member.id || ahead <= 0) return [];
    return [Math.max(0, ahead - mount.half - other.mount.half)];
  });
  return Math.min(...rooms, Infinity) === Infinity ? 0 : Math.min(...rooms);
}

/** Part of a shot at which it hits. */
const HIT = 0.45;

function crashing(part: number, run: number): readonly [number, number] {
  if (part < HIT) return [-run * (1 - part / HIT), 0];
  const ebbing = Math.max(0, 1 - (part - HIT) * 5);
  return [
    -run * 0.03 * Math.sin((part - HIT) * 60) * ebbing,
    -Math.abs(run) * 0.05 * Math.sin((part - HIT) * 15) * ebbing,
  ];
}

/** Shares of its height, and how fast. */
const ROCKS: Readonly<Record<Runs, { readonly still: number; readonly moving: number; readonly speed: number }>> = {
  wheels: { still: 0, moving: 0.008, speed: 21 },
  rails: { still: 0, moving: 0.004, speed: 13 },
  hooves: { still: 0, moving: 0.035, speed: 11 },
  water: { still: 0.02, moving: 0.035, speed: 2.1 },
  air: { still: 0.012, moving: 0.03, speed: 1.7 },
  snow: { still: 0, moving: 0.02, speed: 12 },
  hops: { still: 0, moving: 0.3, speed: 7 },
  swing: { still: 0, moving: 0, speed: 0 },
  still: { still: 0, moving: 0, speed: 0 },
};

function rocking({ spot }: StagedMember, runs: Runs, moves: boolean): Path {
  const high = Math.min(spot.base - spot.top, 400);
  const { still, moving, speed } = ROCKS[runs];
  const by = (moves ? moving : still) * high;
  const isJolt = runs === "wheels" || runs === "hooves" || runs === "snow" || runs === "hops";
  if (runs === "swing")
    return (seconds) => [Math.sin(seconds * 2.4) * high * 0.14, Math.cos(seconds * 4.8) * high * 0.012];
  return (seconds) => {
    const wave = Math.sin(seconds * speed);
    return [0, isJolt ? -Math.abs(wave) * by : wave * by];
  };
}
