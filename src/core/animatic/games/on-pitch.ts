// Where the players of a game stand: far enough from each other, or from the goal, that the ball is seen to go there.
import type { Frame } from "../frame.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import type { Game, GameAct } from "./game.ts";

/** Parts of the frame's breadth from its edge: who plays, and the other one from the same edge. */
const PLACES: Partial<Readonly<Record<GameAct, readonly [player: number, other: number]>>> = {
  ...{
    rally: [0.22, 0.78],
    serve: [0.26, 0.8],
    loft: [0.26, 0.8],
    pitch: [0.22, 0.78],
    drive: [0.22, 0.76],
    putt: [0.26, 0.82],
    save: [0.3, 0.9],
    away: [0.24, 0.6],
    pass: [0.24, 0.74],
    dunk: [0.62, 0.2],
  },
  ...{ hoop: [0.3, 0.12], goal: [0.2, 0.74], header: [0.3, 0.76], pins: [0.2, 0.08], stone: [0.22, 0.08] },
  ...{ pot: [0.3, 0.84], board: [0.28, 0.12], target: [0.22, 0.08], ropes: [0.5, 0.85] },
};

/** Of those across a small table. */
const TABLE_PLACES = [0.28, 0.72] as const;

type Staged = Pick<StagedMember, "member" | "spot">;

export function onPitch<T extends Staged>(staged: readonly T[], game: Game | undefined, frame: Frame): readonly T[] {
  const places = game && (game.sport === "table_tennis" ? TABLE_PLACES : PLACES[game.act]);
  if (!game || !places) return staged;
  const player = staged.find(({ member }) => member.id === game.player);
  if (!player) return staged;
  const way = player.spot.facing;
  const place = (share: number) => frame.width * (way === 1 ? share : 1 - share);
  return staged.map((one) => {
    if (one === player) return { ...one, spot: { ...one.spot, x: place(places[0]) } };
    if (one.member.id !== game.other) return one;
    const facing = places[1] > places[0] ? (way === 1 ? -1 : 1) : way;
    return { ...one, spot: { ...one.spot, x: place(places[1]), facing } };
  });
}
