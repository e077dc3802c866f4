// What draws the frames of a film, one after another, in any order.
import type { FrameBuffer } from "../kernel/compositor.ts";

export interface Film {
  /** Frames to draw into, in turn: a frame may be drawn over when its bytes have been taken. */
  readonly buffers: readonly FrameBuffer[];
  /** Draws a frame, counted from 0. */
  draw(target: FrameBuffer, number: number): void;
}

export interface ShotFilm extends Film {
  /** Draws a frame with nothing written over it. */
  drawClean(target: FrameBuffer, number: number): void;
}

/** How many frames take turns: one is drawn while others wait for the encoder. */
export const BUFFERS = 3;
