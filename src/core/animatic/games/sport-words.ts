// What a sport is known by, and words that several share: what a ball is hit with, and what it is sent over.
import type { Posture } from "../acting/deeds/deed.ts";
import type { Gesture } from "../acting/gestures/names.ts";
import type { GameAct, Sport } from "./game.ts";

export interface GameDeed {
  readonly act: GameAct;
  readonly words: RegExp;
  readonly gesture: Gesture;
  readonly posture?: Posture;
  /** Only for two. */
  readonly isForTwo?: true;
}

export interface SportWords {
  readonly sport: Sport;
  /** In the action, the place, the designs or the things. */
  readonly words: RegExp;
  readonly tool?: string;
  readonly ball?: string;
  readonly deeds: readonly GameDeed[];
}

export const HIT = String.raw`(?:hits?|hitting|strik(?:es?|ing)|struck|(?:smash|swing|slam|slic|whack|knock)(?!er)\w*|swung|drives?|drove|sends?|sent)\b`;
/** Out of the game, over what stands there. */
export const OVER = String.raw`\b(?:kick|boot|blast|shoot|punt|whack|hoof|lob)\w* (?:\w+ ){0,5}?(?:over|across|off|onto|into|through) (?:[\w']+ ){0,3}?(?:walls?|fences?|hedges?|roofs?|rooftops?|houses?|trees?|gates?|garden|yard|street|road|river|sea|lake|sky|air|window|cliff|railings?|field|distance)\b`;
export const rally = (words: RegExp, gesture: Gesture): GameDeed => ({ act: "rally", words, gesture, isForTwo: true });
