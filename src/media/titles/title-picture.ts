// A title to be painted, as an order to the thread that paints it, and its answer.
import type { TitleStyle } from "../../core/titles/title-style.ts";

export interface TitleOrder {
  readonly text: string;
  readonly style: TitleStyle;
  /** Absolute path of a font file; the studio's own letters where there is none. */
  readonly font: string | null;
  /** Of the frame, pixels, both even. */
  readonly width: number;
  readonly height: number;
}

/** The part of the frame that has anything on it, at even pixels. */
export interface TitlePicture {
  readonly png: Uint8Array;
  readonly x: number;
  readonly y: number;
  /** About letters that no font has. */
  readonly notes: readonly string[];
}

export type TitleAnswer = TitlePicture | { readonly why: string };
