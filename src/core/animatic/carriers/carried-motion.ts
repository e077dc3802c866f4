// How far somebody is moved by what carries, pushes or leads them, and how a carrier rocks on what it runs on. Pixels over seconds. Pure.
import type { StagedMember } from "../stage/staged-member.ts";
import type { Runs } from "./seat.ts";

export type Path = (seconds: number) => readonly [dx: number, dy: number];

interface Cast {
  readonly staged: readonly StagedMember[];
  /** Seconds of the shot. */
  readonly seconds: number;
  /** Where a member goes by itself, and whether it ever goes anywhere. */
  readonly ownPath: (one: StagedMember) => { readonly path: Path; readonly moves: boolean };
}

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
  return (seconds) => {
    const [dx] = pushed?.(seconds) ?? [0, 0];
    const [rockX, rockY] = rocking(one, mount.runs, moves)(seconds);
    return [dx + rockX, rockY];
  };
}

function riderPath({ mount }: StagedMember, on: string, cast: Cast): Path | undefined {
  const carrier = cast.staged.find(({ member }) => member.id === on);
  if (!carrier || mount?.as !== "rider") return undefined;
  const moved = carriedPath(carrier, cast);
  const own = cast.ownPath(carrier).path;
  const { from, to, outside } = mount;
  return (seconds) => {
    const part = seconds / Math.max(0.1, cast.seconds);
    const aboard = from > 0 ? gone(part, from - STEP) : to < 1 ? 1 - gone(part, to) : 1;
    const time = to < 1 ? Math.min(seconds, to * cast.seconds) : seconds;
    const [dx, dy] = own(time);
    const [moreX, moreY] = moved?.(time) ?? [0, 0];
    const [outX, outY] = outside;
    return [dx + moreX + outX * (1 - aboard), dy + (aboard === 1 ? moreY : 0) + outY * (1 - aboard)];
  };
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

/** Shares of its height, and how fast. */
const ROCKS: Readonly<Record<Runs, { readonly still: number; readonly moving: number; readonly speed: number }>> = {
  wheels: { still: 0, moving: 0.008, speed: 21 },
  rails: { still: 0, moving: 0.004, speed: 13 },
  hooves: { still: 0, moving: 0.035, speed: 11 },
  water: { still: 0.02, moving: 0.035, speed: 2.1 },
  air: { still: 0.012, moving: 0.03, speed: 1.7 },
  snow: { still: 0, moving: 0.02, speed: 12 },
  swing: { still: 0, moving: 0, speed: 0 },
  still: { still: 0, moving: 0, speed: 0 },
};

function rocking({ spot }: StagedMember, runs: Runs, moves: boolean): Path {
  const high = Math.min(spot.base - spot.top, 400);
  const { still, moving, speed } = ROCKS[runs];
  const by = (moves ? moving : still) * high;
  const isJolt = runs === "wheels" || runs === "hooves" || runs === "snow";
  return (seconds) => {
    const wave = Math.sin(seconds * speed);
    return [0, isJolt ? -Math.abs(wave) * by : wave * by];
  };
}
