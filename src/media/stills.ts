// Makes the thumbnail and the strip of a take from its mp4, in one decode. The pictures appear under their names finished.
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { Refusal, reasonOf } from "../contracts/refusal.ts";
import { withPartialFile } from "../machine/partial-file.ts";
import { run } from "../machine/spawn.ts";
import { countFrames } from "./probe.ts";
import type { Tools } from "./tools.ts";
import { stillsArgs } from "../core/media/stills-args.ts";

export interface StillsRequest {
  /** Absolute paths: the take, and where its two JPEGs go. */
  readonly mp4: string;
  readonly thumbnail: string;
  readonly strip: string;
  readonly signal?: AbortSignal;
  /** Hears the whole clip as an AVI of small pictures and its sound, from the same decode. */
  readonly look?: { readonly sound?: string | undefined; readonly onOutput: (bytes: Buffer) => void };
}

/** Middle frame with a long side of 480 pixels, and eight cells of 96 pixels height. Throws a Refusal when the clip cannot be read. */
export async function makeStills(tools: Pick<Tools, "ffmpeg" | "ffprobe">, request: StillsRequest): Promise<void> {
  const { mp4, signal, look } = request;
  const frames = await countFrames(tools, mp4);
  try {
    await withPartialFile(request.thumbnail, (thumbnail) =>
      withPartialFile(request.strip, async (strip) => {
        const args = stillsArgs({ input: mp4, frames, thumbnail, strip, ...(look && { look }) });
        await run(tools.ffmpeg.path, args, { ...(signal && { signal }), ...(look && { onOutput: look.onOutput }) });
        await requirePicture(thumbnail);
        await requirePicture(strip);
      }),
    );
  } catch (error) {
    signal?.throwIfAborted();
    throw new Refusal("tool-failed", `no pictures could be made of ${basename(mp4)}: ${reasonOf(error)}`);
  }
}

/** A clip that ends before the frame that was asked for gives no picture and no complaint. */
async function requirePicture(path: string): Promise<void> {
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  if (size === 0) throw new Error("it ends before the frames its header promises");
}
