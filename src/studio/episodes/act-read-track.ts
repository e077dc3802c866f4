// The episode's recording as its status tells it; null when the config names none. Contract part A, "track fields".
import { stat } from "node:fs/promises";
import type { EpisodeStatus } from "../../contracts/routes/episodes.ts";
import { findRefFile } from "../takes/act-ref-files.ts";
import { probeMedia } from "../../media/probe.ts";
import type { Studio } from "../studio.ts";
import type { PassSnapshot } from "./act-read-pass.ts";

/** Duration in seconds, rate in Hz; null while the file is missing or unreadable. */
export async function readTrack(
  studio: Pick<Studio, "tools" | "probes">,
  { build, reach, shots }: PassSnapshot,
): Promise<EpisodeStatus["track"]> {
  const path = build.main.defaults.master_track;
  if (path === undefined || path === "") return null;
  const file = await findRefFile(reach, path);
  const aligned = shots.filter(({ entry }) => entry.audio_in !== undefined).length;
  if (file === undefined) return { path, duration: null, rate: null, exists: false, words: false, aligned };
  const probe = async (at: string) => probeMedia(await studio.tools(), at);
  const sound = await studio.probes.read(file, probe).catch(() => null);
  return {
    path,
    duration: sound?.seconds ?? null,
    rate: sound?.audio?.hertz ?? null,
    exists: true,
    words: await hasFreshWords(file),
    aligned,
  };
}

/** A transcript counts while it is not older than the recording. */
async function hasFreshWords(file: string): Promise<boolean> {
  const [recording, words] = await Promise.all([stat(file), stat(`${file}.words.json`).catch(() => undefined)]);
  return words !== undefined && words.mtimeMs >= recording.mtimeMs;
}
