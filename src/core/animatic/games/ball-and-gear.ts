// The ball of a game on its way, and what it is played over, into or at, as values; and where they are from the player.
import { readThing } from "../looks/object-look.ts";
import { round } from "../movers/paths.ts";
import type { Mover, MoverArt, MoverMoment } from "../movers/mover.ts";
import type { MoverRoom } from "../movers/room-for-movers.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import { SWING, type Game } from "./game.ts";

export interface Pitch {
  readonly game: Game;
  readonly room: MoverRoom;
  readonly player: StagedMember;
  readonly other: StagedMember | undefined;
  /** A head, the way that is faced, and pixels across and down of so many heads from the player's feet. */
  readonly unit: number;
  readonly way: 1 | -1;
  readonly at: (forward: number, up: number) => readonly [x: number, y: number];
  /** The far edge of the picture, a part of its breadth from the edge. */
  readonly far: (share: number) => number;
  readonly seconds: number;
}

export type Way = (seconds: number) => readonly [x: number, y: number, by?: number] | undefined;

/** Heads in the picture, however small they are beside them. */
const BALL_SIZES: Readonly<Record<string, number>> = {
  ...{ golf_ball: 0.34, puck: 0.4, tennis_ball: 0.42, shuttlecock: 0.5, ping_ball: 0.3, marble: 0.3, dart: 0.8 },
  ...{ cricket_ball: 0.4, baseball: 0.4, basketball: 0.85, soccer_ball: 0.85, volleyball: 0.75, bowling_ball: 0.8 },
  ...{ curling_stone: 0.8, cue_ball: 0.26, arrow: 2.4 },
};

/** What does not turn over. */
const FLAT: ReadonlySet<string> = new Set(["puck", "curling_stone", "shuttlecock"]);

/** The ball that the show lists, where any ball will do: a red one, a beach ball. */
function lookOf(noun: string, { card }: MoverRoom): ReturnType<typeof readThing> {
  const own = card.scene.subjects.find(({ id, name }) => /ball$/i.test(id) || /ball$/i.test(name));
  if (noun !== "soccer_ball" || !own)
    return readThing("prop", { id: noun, name: noun.replaceAll("_", " "), design: "" });
  return readThing("prop", { id: own.id, name: own.name, design: own.design ?? "" });
}

export function ball({ game, unit, way, room }: Pitch, path: Way, more: Partial<Mover> = {}): Mover {
  const noun = game.ball ?? "ball";
  const look = lookOf(noun, room);
  return {
    ...{ art: "thing", look, x: 0, y: 0, unit: unit * (BALL_SIZES[noun] ?? 0.6), facing: way, isBefore: true },
    turns: { from: 0, to: FLAT.has(noun) ? 0 : 300, pivot: 0.5 },
    at: (seconds): MoverMoment | undefined => {
      const found = path(seconds);
      return found && { phase: round(seconds, 0.9), dx: found[0], dy: found[1], by: found[2] ?? 1 };
    },
    because: [game.because],
    ...more,
  };
}

export function gear(
  { game, unit, way }: Pitch,
  art: MoverArt,
  ...[[x, y], more = {}]: readonly [readonly [number, number], Partial<Mover>?]
): Mover {
  return { art, x, y, unit, facing: way, isBefore: false, at: () => ({ phase: 0 }), because: [game.because], ...more };
}

/** Seconds since the ball was struck last; less than 0 before the first time. */
export function sinceStrike(seconds: number): number {
  const { period, strike } = SWING;
  return seconds < strike ? seconds - strike : (seconds - strike) % period;
}

/** Along a bow from one place to another. */
export function arc(
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  ...[part, high]: readonly [number, number]
): readonly [number, number] {
  return [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part - Math.sin(Math.PI * part) * high];
}
