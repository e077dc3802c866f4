// A film of a few frames made by the real ffmpeg: what a host would hand over.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readEnvironment } from "../../../src/environment.ts";
import { run } from "../../../src/machine/spawn.ts";
import { findTools } from "../../../src/media/tools.ts";
import { openScratch } from "../episodes/scratch-folder.ts";

export interface SmallFilm {
  readonly frames: number;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  /** A tone, or no sound. */
  readonly isLoud?: boolean;
}

export async function smallFilm({ frames, width, height, fps, isLoud = true }: SmallFilm): Promise<Buffer> {
  const scratch = await openScratch();
  try {
    const { path, ffmpeg } = readEnvironment(process.env, process.platform, scratch.folder);
    const tools = await findTools({ path, userDir: scratch.folder, ...(ffmpeg && { ffmpeg }) });
    const file = join(scratch.folder, "film.mp4");
    const picture = ["-f", "lavfi", "-i", `testsrc=size=${width}x${height}:rate=${fps}`];
    const sound = isLoud ? ["-f", "lavfi", "-i", `sine=frequency=440:duration=${frames / fps}`, "-c:a", "aac"] : [];
    await run(tools.ffmpeg.path, [
      "-v",
      "error",
      ...picture,
      ...sound,
      "-frames:v",
      String(frames),
      "-pix_fmt",
      "yuv420p",
      "-y",
      file,
    ]);
    return await readFile(file);
  } finally {
    await scratch.remove();
  }
}
