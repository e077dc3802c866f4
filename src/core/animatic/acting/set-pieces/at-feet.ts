// What is at the feet of somebody: what they stand on, fall over or build. "stands on a barrel", "falls over the suitcase", "builds a sandcastle".
import { propIn, type PropShape } from "../../looks/props/find-prop.ts";
import { wordsIn } from "../../looks/read-words.ts";
import type { Beat } from "../acting.ts";
import { HEIGHTS } from "./piece-heights.ts";
import { setPieceOf } from "./set-pieces.ts";
import { STOOD_ON } from "./where-words.ts";

export interface AtFeet {
  readonly shape: PropShape;
  /** Heads ahead of the feet. */
  readonly forward: number;
  /** Heads; as high as such a thing is where it is left out. */
  readonly high?: number;
}

const OVER = /\bover (?:the|a|an|his|her|their|its|some|one of the) ((?:[\w']+ ?){1,3})/;

const STANDS_ON = new RegExp(
  `\\bon(?:to)? (?:top of )?(?:the |a |an |his |her |their )?(?:\\w+ ){0,2}?(${STOOD_ON})\\b`,
);
/** The share of its height up to which it is stood on. */
const UP_TO: Readonly<Record<string, number>> = { chair: 0.47, easychair: 0.45, bench: 0.48, stool: 0.84 };

function underFeet(beat: Beat, said: string): AtFeet | undefined {
  const noun = setPieceOf(beat) === "stood_on" ? (STANDS_ON.exec(said)?.[1] ?? FROM_IT.exec(said)?.[1]) : undefined;
  const shape = noun === undefined ? undefined : propIn(wordsIn(noun));
  return shape && { shape, forward: 0, high: (HEIGHTS.stood_on ?? 0) / (UP_TO[shape] ?? 1) };
}

/** "shouts from a chair". */
const FROM_IT = new RegExp(`\\bfrom (?:the|a) (${STOOD_ON})\\b`);

export function atFeet(beat: Beat): AtFeet | undefined {
  const { posture, gesture, because } = beat;
  const said = because.join(" ");
  const under = underFeet(beat, said);
  if (under) return under;
  const [, noun] = (posture === "tumble" && OVER.exec(said)) || [];
  const shape = noun === undefined ? undefined : propIn(wordsIn(noun.replace(/ (?:and|in|on|of|at)\b.*$/, "")));
  if (shape !== undefined) return { shape, forward: 0.2 };
  return gesture === "work" && /\b(?:sand)?castles?\b/.test(said) ? { shape: "sandcastle", forward: 2.3 } : undefined;
}
