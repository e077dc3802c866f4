// A moving part of a close-up: its drawings, painted once each, and which of them is where at a moment. Units: the smaller measure of the frame; the frame's
// middle is 0,0.
import type { Pen } from "../../cards/pen.ts";

export type Paint = (pen: Pen) => void;

export interface Shown {
  /** Index of the drawing, 0 where it is left out. */
  readonly drawing?: number;
  readonly dx?: number;
  readonly dy?: number;
  /** How much of it is there, 0 to 1. */
  readonly share?: number;
}

export interface Sprite {
  readonly drawings: readonly Paint[];
  /** Around all of its drawings: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];
  /** `part` of the beat, 0 to 1; undefined while it is not seen. */
  readonly at: (part: number, seconds: number) => Shown | undefined;
  /** It is light itself: the hour does not darken it. */
  readonly shines?: boolean;
}

/** Wider than any frame, for what comes in from outside. */
export const EVERYWHERE: Sprite["box"] = [-1.3, -0.75, 1.3, 0.75];

/** 0 before `from`, 1 after `to`, smooth between. */
export function ease(part: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (part - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** One drawing that does not move. */
export function still(paint: Paint, box: Sprite["box"] = EVERYWHERE): Sprite {
  return { drawings: [paint], box, at: () => ({}) };
}

/** Drawings one after another between two parts of the beat. */
export function steps(drawings: readonly Paint[], from: number, to: number, box: Sprite["box"] = EVERYWHERE): Sprite {
  return {
    drawings,
    box,
    at: (part) => ({ drawing: Math.round(ease(part, from, to) * (drawings.length - 1)) }),
  };
}
