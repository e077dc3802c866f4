// The lines that are heard while a shot plays, spread over its take as the build spreads them over the shot.
import type { CutEntry } from "../../contracts/files/cut.ts";
import type { StoredShot } from "../compile/stored-build.ts";
import type { Series } from "../series/series.ts";
import { timeLines } from "../story/time-lines.ts";
import type { TimelineLine } from "./timeline.ts";

export interface LineFacts {
  readonly shots: ReadonlyMap<string, StoredShot>;
  /** Null while the config has a problem. */
  readonly series: Series | null;
}

/** `seconds`: what plays of the take before trims; `trimmed`: seconds of it left away in front. */
export function audibleLines(
  entry: CutEntry,
  { seconds, trimmed }: { readonly seconds: number; readonly trimmed: number },
  facts: LineFacts,
): TimelineLine[] {
  const { audio } = entry;
  if (audio?.source === "none") return [];
  const spoken = audio?.source === "take" ? audio.shot : entry.shot;
  const shift = (audio?.source === "take" ? (audio.offset ?? 0) - (audio.start ?? 0) : 0) - trimmed;
  const stored = facts.shots.get(spoken);
  if (!stored) return [];
  return spokenLines(stored, seconds, facts.series).map(({ start, end, ...line }) => ({
    ...line,
    start: start + shift,
    end: end + shift,
  }));
}

/** The lines of a shot that lasts so many seconds. */
function spokenLines({ entry, list, story }: StoredShot, seconds: number, series: Series | null): TimelineLine[] {
  const lines = story?.dialogue ?? entry.scene?.dialogue ?? [];
  const times = timeLines(lines, seconds, story?.pace ?? series?.pace ?? "normal");
  return lines.map(({ speaker, line }, index) => ({
    speaker: list.subjects[speaker]?.name || speaker,
    line,
    start: times[index]?.start ?? 0,
    end: times[index]?.end ?? seconds,
  }));
}
