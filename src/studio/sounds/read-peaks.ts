// GET /studio/peaks: a media file's waveform, measured once and kept beside the episode.
import { posix } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { peaksRoute } from "../../contracts/routes/files.ts";
import { showPeaks, type Peaks } from "../../core/media/peaks/show-peaks.ts";
import { findPeaks, storePeaks, peaksKey, prunePeaks } from "../../disk/peaks-cache.ts";
import { requireFile, type Reach } from "../../disk/relative-path.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Ports = Pick<StudioPorts, "peaks" | "locks">;

export async function readPeaks(
  ports: Ports,
  episode: EpisodeContext,
  { path, ...range }: EpisodeInput<typeof peaksRoute>,
): Promise<ReplyOf<typeof peaksRoute>> {
  const reach = await episode.reach();
  const file = await requireFile(reach, path, "own and opened");
  const found = await peaksOf(ports, reach, { path: posix.normalize(path), file });
  const shown = showPeaks(found, range);
  if (shown) return shown;
  throw new Refusal(
    "bad-input",
    `end must lie behind start, and start before the end of ${path} (${found.duration} s)`,
  );
}

async function peaksOf(
  ports: Ports,
  reach: Reach,
  { path, file }: { readonly path: string; readonly file: string },
): Promise<Peaks> {
  const ep = reach.episode;
  const key = await peaksKey(path, file);
  const kept = await findPeaks(ep, key);
  if (kept) return kept;
  const measured = await ports.peaks.measure(file, `${ep}|${key.name}`);
  await storePeaks(ep, key, measured);
  // Whoever asked does not wait for the clearing up.
  void ports.locks.hold(`peaks:${ep}`, () => prunePeaks(ep, isCurrentIn(reach))).catch(() => undefined);
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
