// Letters as layouts speak of them: a face and a size. How wide a text comes out is asked through `Measure`.
import type { Ruler } from "./fit-text.ts";

export type FontFace = "plain" | "strong" | "slanted" | "mono";

export interface TextStyle {
  readonly face: FontFace;
  /** Pixels. */
  readonly size: number;
  /** Extra space after each letter, in parts of the size. */
  readonly tracking?: number;
  /** The name of a registered font that is asked before the face's own. */
  readonly font?: string;
}

/** Width in pixels of a text in a type. */
export type Measure = (text: string, type: TextStyle) => number;

export function rulerOf(measure: Measure, type: TextStyle): Ruler {
  return (text) => measure(text, type);
}

/** A text with its place: left end and middle of the capitals. */
export interface PlacedText {
  readonly text: string;
  readonly type: TextStyle;
  readonly x: number;
  readonly y: number;
}
