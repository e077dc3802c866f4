// A sound that a take's graph reads, or that replaces its own: a stretch of a recording as a wav.
import { basename } from "node:path";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { withPartialFile } from "../../machine/partial-file.ts";
import { run } from "../../machine/spawn.ts";
import type { Tools } from "../tools.ts";
import { cutSoundArgs } from "../../core/media/sound-args.ts";

export interface SoundOrder {
  /** Absolute paths. */
  readonly from: string;
  readonly to: string;
  /** Seconds; all of it when absent. */
  readonly window?: { readonly start: number; readonly end: number };
}

/** Writes the wav whole or not at all. Throws a Refusal that names a file which cannot be read. */
export async function cutSound(
  { ffmpeg }: Pick<Tools, "ffmpeg">,
  { from, to, window }: SoundOrder,
  signal: AbortSignal,
): Promise<void> {
  try {
    await withPartialFile(to, (part) => run(ffmpeg.path, cutSoundArgs(from, part, window), { signal }));
  } catch (error) {
    signal.throwIfAborted();
    throw new Refusal("tool-failed", `no sound could be cut from ${basename(from)}: ${reasonOf(error)}`);
  }
}
