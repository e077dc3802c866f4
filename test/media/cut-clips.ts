// Clips as an order for a film names them.
import type { AssembleOrder } from "../../src/media/film/assemble-run.ts";

export type Clip = AssembleOrder["clips"][number];

export function soundOf(file: string): NonNullable<Clip["sound"]> {
  return { file, start: 0, offset: 0, gain: 1 };
}

/** A take that plays whole, with its own sound. */
export function whole(shot: string, mp4: string, frames: number, changes: Partial<Clip> = {}): Clip {
  const times = { frames, fps: 24, trimIn: 0, trimOut: 0, length: frames };
  return { shot, take: 1, mp4, sound: soundOf(mp4), ...times, ...changes };
}

export function trimmed(clip: Clip, trimIn: number, trimOut: number): Clip {
  return { ...clip, trimIn, trimOut, length: clip.length - trimIn - trimOut };
}
