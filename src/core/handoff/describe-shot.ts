// A shot as it is written and spoken, for whoever reads the cut. An episode that was built without a story has it in the animatic's
// scenes alone.
import type { CutEntry } from "../../contracts/files/cut.ts";
import type { StoredShot } from "../compile/stored-build.ts";
import type { ShotDescription, TimelineLine } from "./timeline.ts";
import type { Series } from "../series/series.ts";
import { timeLines } from "../story/time-lines.ts";

const NO_DESCRIPTION: ShotDescription = {
  sequence: "",
  location: "",
  size: "",
  camera: "",
  action: "",
  sound: "",
  subjects: [],
  dialogue: [],
  note: "",
};

export function describeShot({ note = "" }: CutEntry, stored: StoredShot | undefined): ShotDescription {
  if (!stored) return { ...NO_DESCRIPTION, note };
  const { entry, list } = stored;
  const nameOf = (id: string) => list.subjects[id]?.name || id;
  const { dialogue, ...words } = wordsOf(stored);
  return {
    ...words,
    sequence: entry.sequence,
    size: entry.size,
    subjects: entry.subjects.map(nameOf),
    dialogue: dialogue.map(({ speaker, line }) => ({ speaker: nameOf(speaker), line })),
    note,
  };
}

function wordsOf({
  entry: { scene },
  story,
}: StoredShot): Pick<ShotDescription, "location" | "camera" | "action" | "sound" | "dialogue"> {
  if (story) {
    const { plate, camera, action, sound, dialogue } = story;
    return { location: plate, camera: camera ?? "", action, sound: sound ?? "", dialogue };
  }
  if (!scene) return NO_DESCRIPTION;
  const { location, camera, action, dialogue } = scene;
  return { location: location.id, camera: camera ?? "", action, sound: "", dialogue };
}

export interface LineFacts {
  readonly shots: ReadonlyMap<string, StoredShot>;
  /** Null while the config has a problem. */
  readonly series: Series | null;
}

/** `seconds`: what plays of the take before trims; `trimmed`: seconds of it trimmed in front. */
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
