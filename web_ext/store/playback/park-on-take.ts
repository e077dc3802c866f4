// Shows a frame of one take by itself, standing still.
import { batch } from "@preact/signals";
import type { Playback } from "./clips-and-playhead.ts";

export interface TakeFrame {
  readonly shot: string;
  readonly take: number;
  /** From the take's first frame, at the take's own rate. */
  readonly frame: number;
}

export function parkOnTake(playback: Playback, { shot, take, frame }: TakeFrame): void {
  batch(() => {
    playback.playTake(shot, take);
    playback.pause();
    playback.seek(frame);
  });
}
