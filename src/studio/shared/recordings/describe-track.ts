// The episode's recording as its status shows it; null when the config names none. docs/http.md "Episode status".
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { EpisodeStatus } from "../../../contracts/replies/episode-status.ts";
import type { Reach } from "../../../disk/relative-path.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";
import { probeMedia } from "../../../media/probe.ts";
import type { StudioPorts } from "../../ports.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";

type Track = NonNullable<EpisodeStatus["track"]>;

/** The transcript of a recording lies beside it. */
export function wordsBeside(recording: string): string {
  return `${recording}.words.json`;
}

/** Duration in seconds, rate in Hz; null while the file is missing or unreadable. */
export async function readTrack(
  ports: Pick<StudioPorts, "tools" | "probes">,
  { build, reach, shots }: PassSnapshot,
): Promise<EpisodeStatus["track"]> {
  const path = build.main.defaults.master_track;
  if (path === undefined || path === "") return null;
  const aligned = shots.filter(({ entry }) => entry.audio_in !== undefined).length;
  return describeTrack(ports, reach, path, aligned);
}

/** `path` as seen from the episode; `aligned`: the shots that have a window on it. */
export async function describeTrack(
  ports: Pick<StudioPorts, "tools" | "probes">,
  reach: Reach,
  path: string,
  aligned: number,
): Promise<Track> {
  const own = fromInside(path, basename(reach.episode));
  const file = await findRefFile(reach, path);
  if (file === undefined) return { path: own, duration: null, rate: null, exists: false, words: false, aligned };
  const probe = async (at: string) => probeMedia(await ports.tools(), at);
  const sound = await ports.probes.read(file, probe).catch(() => null);
  return {
    path: own,
    duration: sound?.seconds ?? null,
    rate: sound?.audio?.hertz ?? null,
    exists: true,
    words: await hasFreshWords(file),
    aligned,
  };
}

/** A config in the folder above names the episode's own files by way of that folder. */
function fromInside(path: string, episode: string): string {
  const around = `../${episode}/`;
  return path.startsWith(around) ? path.slice(around.length) : path;
}

/** A transcript counts while it is not older than the recording. */
export async function hasFreshWords(file: string): Promise<boolean> {
  const [recording, words] = await Promise.all([stat(file), stat(wordsBeside(file)).catch(() => undefined)]);
  return words !== undefined && words.mtimeMs >= recording.mtimeMs;
}
