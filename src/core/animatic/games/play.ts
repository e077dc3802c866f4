// What the players of a game do: who plays swings, throws or rolls, the other one answers or waits for the ball.
import { STANDING, type Beat } from "../acting/acting.ts";
import type { SubjectLook } from "../looks/look.ts";
import { SPORT_PROPS } from "../looks/props/sport-props.ts";
import type { Game } from "./game.ts";

/** Things that are in hands or in play. */
export function isGear(look: SubjectLook): boolean {
  return look.kind === "thing" && (Object.hasOwn(SPORT_PROPS, look.look.shape) || GEAR.has(look.look.shape));
}

const GEAR: ReadonlySet<string> = new Set(["ball", "racket", "club", "bow", "arrow", "surfboard", "kite"]);

/** The beats of somebody in a shot with a game; `design`: who keeps a goal or bowls. */
export function playing(beats: readonly Beat[], game: Game | undefined, id: string, design: string): readonly Beat[] {
  if (!game) return beats;
  if (id === game.player) return game.act === "save" ? savedIn(game) : [ofPlayer(beats, game)];
  if (id === game.other && game.act === "goal" && beats.some(isSave)) return savedIn(game);
  if (id !== game.other) return beats;
  if (game.act === "kite") return beats.map(withoutKite);
  const answer = game.act === "pass" ? ofReceiver(beats, game) : ofOther(beats, game, design);
  return answer ? [answer] : beats;
}

/** One of them has its string. */
const withoutKite = (beat: Beat): Beat =>
  beat.holds.includes("kite") ? { ...beat, gesture: "none", holds: [], object: null } : beat;

const SAVES: ReadonlySet<Beat["posture"]> = new Set(["dive", "dive_flat", "leap", "jump", "jump_up"]);

/** A keeper who goes for the ball. */
export const isSave = ({ posture, gesture }: Beat): boolean => SAVES.has(posture) || gesture === "catch";

/** Parts of a shot in which a keeper flies to the ball. */
const SAVE = { from: 0.26, until: 0.72 } as const;

function savedIn({ because, player, act }: Game): readonly Beat[] {
  const gaze = act === "save" ? ({ to: "ahead" } as const) : ({ to: "subject", id: player } as const);
  const rest: Beat = { ...STANDING, because: [because], gaze };
  return [rest, { ...rest, ...SAVE, posture: "dive_flat" }];
}

const ACROSS: ReadonlySet<Game["sport"]> = new Set(["surfing", "hurdles", "kite"]);
const ALONG: ReadonlySet<string> = new Set(["run", "walk"]);

function ofPlayer(beats: readonly Beat[], game: Game): Beat {
  const { act, gesture, posture, tool, because } = game;
  const going = beats.find(({ way, posture: how }) => way !== "none" && ALONG.has(how));
  const start = act === "dribble" && going ? going : STANDING;
  const ways: Partial<Beat> = ACROSS.has(game.sport) ? { way: "across" } : {};
  return {
    ...{ ...start, from: 0, gesture, posture: posture ?? start.posture, ...ways, because: [because] },
    holds: heldBy(game, tool),
    object: null,
  };
}

const THROWN: ReadonlySet<Game["act"]> = new Set(["hoop", "pins", "stone", "board", "pitch", "dunk"]);

/** What is thrown or rolled is in the hand before. */
function heldBy({ act, sport, ball }: Game, tool: string | undefined): readonly string[] {
  const thrown = THROWN.has(act) && sport !== "marbles";
  const held = thrown ? ball : tool;
  return held === undefined ? [] : [held];
}

/** Part of a shot in which a ball is thrown that is struck at once. */
const FED = 0.45;

/** Undefined where the other one does something else. */
function ofOther(beats: readonly Beat[], { sport, act, tool, because, said }: Game, design: string): Beat | undefined {
  const rest: Beat = { ...STANDING, because: [because] };
  if (act === "rally")
    return {
      ...rest,
      gesture: sport === "volleyball" ? "spike_back" : "rally_back",
      holds: tool === undefined ? [] : [tool],
    };
  if (act === "pitch") return { ...rest, gesture: "bat_swing", holds: ["baseball_bat"] };
  const isIdle = beats.every(
    ({ posture, gesture, way }) => posture === "stand" && gesture === "none" && way === "none",
  );
  if (!isIdle && act !== "loft") return undefined;
  if (act === "goal" || act === "header" || act === "drive") return { ...rest, gesture: "spread_arms", mood: "afraid" };
  const throws =
    act === "loft" && /\b(?:bowl|pitch|toss|throw|lob|feed|hurl)\w*/.test(`${design} ${said}`.toLowerCase());
  return throws ? { ...rest, gesture: "throw", until: FED } : undefined;
}

/** The ball comes to the hands of who catches it, else to the feet. */
function ofReceiver(beats: readonly Beat[], { ball, because }: Game): Beat {
  const catching = beats.find(({ gesture }) => gesture === "catch");
  return catching ? { ...catching, holds: ball === undefined ? [] : [ball] } : { ...STANDING, because: [because] };
}
