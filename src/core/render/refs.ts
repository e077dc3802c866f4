// The reference files that a shot's entry names, as a take records them. For the built-in target all of them are optional: a
// picture that is there is drawn, one that is missing is stood in for. Contract part A, "Take sidecar"; script and series spec 3.9.
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { ShotEntry, Shotlist } from "../../contracts/files/shotlist.ts";

export type NamedRef = Omit<Sidecar["refs"][number], "sha1">;

/** Keyframes, the location's plate and the subjects' sheets, in the order in which they are laid; paths relative to the episode. */
export function refsOf(entry: ShotEntry, list: Shotlist): NamedRef[] {
  const { first, last } = entry.keyframes ?? {};
  const sheets = entry.subjects.map((id) => ({ id, sheet: list.subjects[id]?.sheet ?? "" }));
  const found: NamedRef[] = [
    { slot: "first frame", role: "first", optional: true, path: first ?? "" },
    { slot: "last frame", role: "last", optional: true, path: last ?? "" },
    { slot: "plate", role: "plate", optional: true, path: entry.background, location: entry.scene?.location.id ?? "" },
    ...sheets.map(({ id, sheet }) => ({
      slot: `sheet of ${id}`,
      role: "subject",
      optional: true,
      path: sheet,
      subject: id,
    })),
    ...recording(entry, list),
  ];
  return found.filter((ref) => ref.path !== "");
}

/** The recorded dialogue, where the shot plays its window of it. */
function recording(entry: ShotEntry, list: Shotlist): NamedRef[] {
  const plays = entry.audio_policy.startsWith("dub") && entry.audio_in !== undefined;
  const path = list.defaults.master_track ?? "";
  return plays ? [{ slot: "recording", role: "recording", optional: true, path }] : [];
}
