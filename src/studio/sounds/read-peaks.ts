// GET /studio/peaks: a media file's waveform, measured once and kept beside the episode.
import { posix } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { peaksRoute } from "../../contracts/routes/sounds.ts";
import { showPeaks, type Peaks } from "../../core/media/peaks/show-peaks.ts";
import { findPeaks, keepPeaks, peaksKey, prunePeaks } from "../../disk/peaks-cache.ts";
import { readReach, requireFile, type Reach } from "../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readRoots } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";

type Ports = Pick<Studio, "place" | "peaks" | "locks">;

export async function readPeaks(
  studio: Ports,
  { ep, path, ...wish }: QueryOf<typeof peaksRoute>,
): Promise<ReplyOf<typeof peaksRoute>> {
  const reach = await readReach(await readRoots(studio), ep as EpisodeFolder);
  const file = await requireFile(reach, path, "own and opened");
  const held = await peaksOf(studio, reach, { path: posix.normalize(path), file });
  const shown = showPeaks(held, wish);
  if (shown) return shown;
  throw new Refusal("bad-input", `end must lie behind start, and start before the end of ${path} (${held.duration} s)`);
}

async function peaksOf(
  studio: Ports,
  reach: Reach,
  { path, file }: { readonly path: string; readonly file: string },
): Promise<Peaks> {
  const ep = reach.episode;
  const key = await peaksKey(path, file);
  const kept = await findPeaks(ep, key);
  if (kept) return kept;
  const measured = await studio.peaks.measure(file, `${ep}|${key.name}`);
  await keepPeaks(ep, key, measured);
  // Whoever asked does not wait for the clearing up.
  void studio.locks.hold(`peaks:${ep}`, () => prunePeaks(ep, isCurrentIn(reach))).catch(() => undefined);
  return measured;
}

/** Whether an entry is that of a file as it is now. */
function isCurrentIn(reach: Reach) {
  return async (path: string, name: string): Promise<boolean> => {
    const file = await requireFile(reach, path, "own and opened").catch(() => undefined);
    const key = file === undefined ? undefined : await peaksKey(path, file).catch(() => undefined);
    return key?.name === name;
  };
}
