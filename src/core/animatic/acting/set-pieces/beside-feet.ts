// What lies on the ground where somebody falls over it, or rises there where somebody builds it: "falls over the suitcase", "builds a sandcastle".
import { propIn, type PropShape } from "../../looks/props/find-prop.ts";
import { wordsIn } from "../../looks/read-words.ts";
import type { Beat } from "../acting.ts";

export interface AtFeet {
  readonly shape: PropShape;
  /** Heads ahead of the feet. */
  readonly forward: number;
}

const OVER = /\bover (?:the|a|an|his|her|their|its|some|one of the) ((?:[\w']+ ?){1,3})/;

export function atFeet({ posture, gesture, because }: Beat): AtFeet | undefined {
  const said = because.join(" ");
  const [, noun] = (posture === "tumble" && OVER.exec(said)) || [];
  const shape = noun === undefined ? undefined : propIn(wordsIn(noun.replace(/ (?:and|in|on|of|at)\b.*$/, "")));
  if (shape !== undefined) return { shape, forward: 0.2 };
  return gesture === "work" && /\b(?:sand)?castles?\b/.test(said) ? { shape: "sandcastle", forward: 2.3 } : undefined;
}
