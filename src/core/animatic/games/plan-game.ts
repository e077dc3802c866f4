// The ball of a game and what it goes over, into or at, as things that move: from the player's stroke to the end of its way.
import { readThing } from "../looks/object-look.ts";
import { BODY } from "../blocking/blocked.ts";
import { round, smooth } from "../movers/paths.ts";
import { HURDLES } from "../acting/set-pieces/hurdles.ts";
import type { Mover, MoverArt } from "../movers/mover.ts";
import type { MoverRoom } from "../movers/room-for-movers.ts";
import { arc, ball, gear, sinceStrike, type Pitch, type Way } from "./ball-and-gear.ts";
import { isSave } from "./play.ts";
import { dunk, hoop } from "./hoops.ts";
import { away, barrier, passed } from "./out-of-play.ts";
import { RELEASE, saved } from "./saved-ball.ts";
import { SWING, type Game, type GameAct } from "./game.ts";

export function planGame(room: MoverRoom, game: Game | undefined): readonly Mover[] {
  const player = room.people.find(({ member }) => member.id === game?.player);
  if (!game || !player) return [];
  const { spot } = player;
  const unit = spot.head * Math.max(0.75, (player.member.heads ?? BODY) / BODY);
  const way = spot.facing;
  const pitch: Pitch = {
    ...{ game, room, player, unit, way },
    other: room.people.find(({ member }) => member.id === game.other),
    at: (forward, up) => [spot.x + way * forward * unit, spot.base - up * unit],
    far: (share) => room.frame.width * (way === 1 ? 1 - share : share),
    seconds: room.card.seconds,
  };
  return PLANS[game.act](pitch);
}

const rally = (pitch: Pitch): readonly Mover[] => {
  const { at, unit, other, way, room, game } = pitch;
  const isTable = game.sport === "table_tennis";
  const [net, high] = NETS[game.sport] ?? ["net", 2.4];
  const end = other?.spot.x ?? room.frame.width * (way === 1 ? 0.85 : 0.15);
  const from = at(1.7, isTable ? 4.2 : game.sport === "volleyball" ? 7.3 : 5.4);
  const to: readonly [number, number] = [end - way * 1.7 * unit, from[1]];
  const middle = (from[0] + end - way * 1.7 * unit) / 2;
  const flight = SWING.period / 2;
  const path: Way = (seconds) => {
    const time = ((((seconds - SWING.strike) % SWING.period) + SWING.period) % SWING.period) / flight;
    return time < 1 ? arc(from, to, time, unit * high) : arc(to, from, time - 1, unit * high);
  };
  return [gear(pitch, net, [middle, pitch.player.spot.base], { isBefore: isTable }), ball(pitch, path)];
};

const NETS: Partial<Readonly<Record<Game["sport"], readonly [art: MoverArt, high: number]>>> = {
  ...{
    tennis: ["net", 2],
    badminton: ["high_net", 2.4],
    volleyball: ["high_net", 0.6],
    table_tennis: ["table_tennis", 0.9],
  },
};

const serve = (pitch: Pitch): readonly Mover[] => {
  const { at, unit, far, game } = pitch;
  const from = at(1.5, 6.2);
  const [net] = NETS[game.sport] ?? ["net", 2];
  const path: Way = (seconds) => {
    const time = sinceStrike(seconds);
    if (time < 0) return arc(at(1.3, 5), from, 1 + Math.max(-1, time / 0.8), unit * 1.6);
    if (time < 0.55) return arc(from, [far(-0.05), from[1] + 2 * unit], time / 0.55, unit);
    return time < 0.9 ? undefined : arc(at(1.3, 5), from, (time - 0.9) / 0.7, unit * 1.6);
  };
  return [gear(pitch, net, [far(0.3), pitch.player.spot.base]), ball(pitch, path)];
};

/** High and far: off the ground in golf, out of the air with a bat. */
const loft = (pitch: Pitch): readonly Mover[] => {
  const { at, unit, far, game, player, other } = pitch;
  const isGolf = game.sport === "golf";
  const thrownFrom = other
    ? ([other.spot.x, other.spot.base - 5.4 * unit] as const)
    : ([far(-0.03), at(0, 4.4)[1]] as const);
  const from = isGolf ? at(1.9, 0.05) : at(1.9, 4);
  const path: Way = (seconds) => {
    const time = sinceStrike(seconds);
    if (time >= 0 && time < 1.1)
      return [...arc(from, [far(0.02), from[1] - unit * (isGolf ? 5.5 : 3.5)], time / 1.1, unit), 1 - 0.4 * time];
    if (isGolf) return from;
    const coming = time < 0 ? 1 + time / 0.45 : (time - SWING.period) / 0.45 + 1;
    return coming > 0 ? arc(thrownFrom, from, coming, unit * 0.5) : undefined;
  };
  const set = isGolf
    ? [gear(pitch, "golf_flag", [far(0.12), player.spot.base - unit * 1.1])]
    : game.sport === "cricket"
      ? [gear(pitch, "stumps", at(-1.5, 0))]
      : [];
  return [...set, ...barrier(pitch, false), ball(pitch, path)];
};

/** Along the ground into a goal. */
const drive = (pitch: Pitch): readonly Mover[] => {
  const { at, far, player, unit } = pitch;
  const from = at(1.9, 0.02);
  const to: readonly [number, number] = [far(0.09), player.spot.base - unit * 0.2];
  const path: Way = (seconds) => {
    const time = sinceStrike(seconds);
    return time < 0 || time > 1.7 ? from : arc(from, to, Math.min(1, time / 0.45), unit * 0.15);
  };
  return [gear(pitch, "small_goal", [far(0.1), player.spot.base]), ball(pitch, path)];
};

const putt = (pitch: Pitch): readonly Mover[] => {
  const { at, far, player, unit } = pitch;
  const from = at(1.9, 0.05);
  const to: readonly [number, number] = [far(0.3), player.spot.base];
  const path: Way = (seconds) => {
    const time = sinceStrike(seconds);
    if (time < 0) return from;
    return time < 1 ? arc(from, to, 1 - (1 - time) ** 2, 0) : time > 1.7 ? from : undefined;
  };
  return [gear(pitch, "golf_flag", [to[0], player.spot.base + unit * 0.1]), ball(pitch, path)];
};

const dribble = (pitch: Pitch): readonly Mover[] => {
  const { at, player } = pitch;
  const path: Way = (seconds) => at(1.25, 0.1 + 2.7 * Math.abs(Math.cos((Math.PI * seconds) / 0.667)));
  return [ball(pitch, path, { follows: player.member.id })];
};

/** Behind who runs, on its string, up and down in the wind. */
const kite = (pitch: Pitch): readonly Mover[] => {
  const { unit, room, player } = pitch;
  const dips = (seconds: number) => ({ phase: round(seconds, 0.5), dy: Math.sin(seconds * 2.6) * unit * 0.25 });
  const high = Math.min(9.4, (player.spot.base - room.frame.height * 0.08) / unit - 1);
  const colour = room.card.scene.subjects.find(({ id, name }) => /kite/i.test(`${id} ${name}`))?.design ?? "";
  const look = readThing("prop", { id: "kite", name: "kite", design: colour });
  return [
    gear(pitch, "kite", pitch.at(0.9, 5.2), {
      follows: player.member.id,
      at: dips,
      reach: [5, high - 5.2],
      colour: look.colour,
    }),
  ];
};

/** On the foot, up to the knee and back. */
const keepie = (pitch: Pitch): readonly Mover[] => {
  const path: Way = (seconds) => pitch.at(1.3, 0.9 + 3 * Math.abs(Math.sin((Math.PI * seconds) / 0.7)));
  return [ball(pitch, path)];
};

const goal = (pitch: Pitch): readonly Mover[] => {
  const { at, far, player, unit, seconds: whole, other } = pitch;
  const [from, to] = [at(1.4, 0.05), [far(0.07), player.spot.base - unit * 2.6] as const];
  const release = whole * RELEASE;
  const path: Way = (seconds) => {
    const time = seconds - release;
    if (time < 0) return from;
    if (other?.member.beats.some(isSave)) return saved(pitch, other, { from, time });
    if (time < 0.55) return arc(from, to, time / 0.55, unit * 0.7);
    return [to[0], Math.min(player.spot.base - unit * 0.1, to[1] + 4 * unit * (time - 0.55) ** 2)];
  };
  return [gear(pitch, "goal", [far(0.12), player.spot.base]), ball(pitch, path)];
};

/** By a keeper alone: the ball comes from out of the picture. */
const save = (pitch: Pitch): readonly Mover[] => {
  const { far, player, unit, seconds: whole } = pitch;
  const from = [far(-0.06), player.spot.base - 2 * unit] as const;
  const release = whole * RELEASE;
  const path: Way = (seconds) =>
    seconds < release ? undefined : saved(pitch, player, { from, time: seconds - release });
  return [ball(pitch, path)];
};

const header = (pitch: Pitch): readonly Mover[] => {
  const { at, far, player, unit } = pitch;
  const head = at(0.7, 8);
  const path: Way = (seconds) => {
    const time = round(seconds, 1 / SWING.period) * SWING.period;
    if (time < 0.7) return arc(at(5, 9), head, time / 0.7, unit * 0.3);
    return arc(head, [far(0.08), player.spot.base - unit * 2], Math.min(1, (time - 0.7) / 0.5), unit * 0.2);
  };
  return [gear(pitch, "goal", [far(0.12), player.spot.base]), ball(pitch, path)];
};

/** Along the ground: to the pins, or to rest. */
const rolled = (pitch: Pitch): readonly Mover[] => {
  const { at, far, player, unit, seconds: whole, game } = pitch;
  const isBowling = game.act === "pins";
  const [from, to] = [at(2, 0.02), [far(isBowling ? 0.1 : 0.2), player.spot.base] as const];
  const release = whole * RELEASE;
  const takes = isBowling ? 0.9 : 1.5;
  const path: Way = (seconds) => {
    const part = (seconds - release) / takes;
    if (part < 0) return undefined;
    if (isBowling && part > 1.3) return undefined;
    return arc(from, to, isBowling ? part : 1 - (1 - Math.min(1, part)) ** 2, 0);
  };
  const pins = gear(pitch, "pins", [far(0.12), player.spot.base], {
    at: (seconds) => ({ phase: 0.99 * smooth((seconds - release - takes * 0.93) / 0.5) }),
  });
  const turns = isBowling ? {} : { turns: { from: 0, to: 0, pivot: 0 } };
  return [
    ...(isBowling
      ? [pins]
      : game.sport !== "curling"
        ? []
        : [gear(pitch, "rings", [far(0.22), player.spot.base - unit * 0.1])]),
    ball(pitch, path, turns),
  ];
};

const pot = (pitch: Pitch): readonly Mover[] => {
  const { at, room, player, unit } = pitch;
  const size = room.isNear ? 0.62 : 1;
  const base = room.isNear ? room.frame.height * 0.8 + 3.3 * size * unit : player.spot.base;
  return [
    gear(pitch, "pool_table", [at(room.isNear ? 3 : 4.6, 0)[0], base], {
      ...{ isBefore: !room.isNear, unit: unit * size },
      at: (seconds) => ({ phase: Math.max(0, Math.min(0.99, sinceStrike(seconds) / 1.1)) }),
    }),
  ];
};

/** Straight into a board or a target, where it stays. */
const aimed = (pitch: Pitch): readonly Mover[] => {
  const { at, far, player, unit, seconds: whole, game, room } = pitch;
  const isDart = game.act === "board";
  const y = isDart ? player.spot.top + unit * 0.6 : player.spot.base - unit * 4.6;
  const to: readonly [number, number] = [far(isDart ? 0.2 : 0.11), y];
  const from: readonly [number, number] = isDart ? [at(1.9, 0)[0], y] : at(1.6, 5.2);
  const release = isDart ? whole * RELEASE : 0.9;
  const path: Way = (seconds) => {
    const time = seconds - release;
    return time < 0
      ? undefined
      : arc(from, [to[0] - pitch.way * unit * 0.3, to[1]], Math.min(1, time / 0.32), unit * 0.2);
  };
  const size = room.isNear ? 0.75 : 1;
  const thing = isDart
    ? gear(pitch, "dartboard", to, { unit: unit * size })
    : gear(pitch, "target", [to[0], player.spot.base]);
  const flat = pitch.way === 1 ? 90 : -90;
  return [thing, ball(pitch, path, { turns: { from: flat, to: flat, pivot: 0.5 }, facing: -1 })];
};

/** Hurdles in a row, or a bar between posts. */
const over = (pitch: Pitch): readonly Mover[] => {
  const { room, player, at, game } = pitch;
  if (game.sport !== "hurdles") return [gear(pitch, "high_bar", at(2.4, 0))];
  return HURDLES.map((share) => {
    const x = room.frame.width * (pitch.way === 1 ? share : 1 - share);
    return gear(pitch, "hurdle", [x, player.spot.base], { isBefore: true });
  });
};

/** The place shows one of its own. */
const OWN_WAVE = /(?=.*\b(?:waves?|surf|breaker)\b)(?=.*\b(?:big|huge|giant|turquoise|tall|wall)\b)/;

const wave = (pitch: Pitch): readonly Mover[] => {
  if (OWN_WAVE.test(pitch.room.card.placeDescription.toLowerCase())) return [];
  const { room, player, unit } = pitch;
  return [
    gear(pitch, "wave", [room.frame.width / 2, player.spot.base + unit * 0.4], {
      at: (seconds) => ({ phase: round(seconds, 0.6) }),
    }),
  ];
};

const ropes = (pitch: Pitch): readonly Mover[] => [gear(pitch, "ring_ropes", pitch.at(1, 0), { isBefore: true })];

const PLANS: Readonly<Record<GameAct, (pitch: Pitch) => readonly Mover[]>> = {
  ...{ rally, serve, loft, drive, putt, hoop, dribble, goal, save, header, pins: rolled, stone: rolled },
  ...{ pot, board: aimed, target: aimed, over, wave, ropes, pitch: () => [], keepie, kite, away, pass: passed, dunk },
};
