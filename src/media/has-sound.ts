// Whether a file plays any sound: an MP4 and a WAV say so themselves, for other kinds ffprobe is asked.
import { Refusal } from "../contracts/refusal.ts";
import { walkFile, withFile } from "../machine/read-parts.ts";
import { probeMedia } from "./probe.ts";
import { movieOf } from "./read-clip.ts";
import type { Tools } from "./tools.ts";
import { movieHasSound } from "../core/media/mp4/movie.ts";
import { walkWav } from "../core/media/wav.ts";

/** A damaged file is silent. Throws when it is not there, or when ffprobe is needed and cannot be run. */
export async function hasSoundFile(path: string, tools: () => Promise<Pick<Tools, "ffprobe">>): Promise<boolean> {
  const answer = await withFile(path, async (file) => {
    if ((await file.stat()).size === 0) return false;
    const movie = await movieOf(file);
    if (movie) return movieHasSound(movie);
    const wav = await walkFile(file, walkWav());
    return wav && wav.dataBytes > 0;
  });
  return answer ?? hasSoundStream(path, await tools());
}

async function hasSoundStream(path: string, tools: Pick<Tools, "ffprobe">): Promise<boolean> {
  return probeMedia(tools, path).then(
    ({ audio }) => audio !== null,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
}
