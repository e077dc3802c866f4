// The reference files that a shot reads on its target, as a take records them, and what it lacks. docs/format.md "References of a shot".
// What a target reads is data: slots for whole pictures, panels of a composed sheet, keyframes, voices, the recording.
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { Panel, ShotEntry, Shotlist } from "../../contracts/files/shotlist.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { MissingRef } from "../../contracts/replies/episode-status.ts";
import { GUIDE, guideSlot } from "../lib/names.ts";
import { keyframeId, keyframePath, type KeyframeEnd } from "../refs/ref-names.ts";

export type NamedRef = Omit<Sidecar["refs"][number], "sha1">;
type RefFile = Omit<NamedRef, "slot">;

/**
 * In the order in which the target takes them; paths relative to the episode. A file that no config names is not among them. `plate` is the
 * id of the location whose picture is the background; absent in an episode that was built without a story.
 */
export function refsOf(entry: ShotEntry, list: Shotlist, target: VideoTarget, plate?: string): NamedRef[] {
  const location = plate ?? entry.scene?.location.id;
  const background = { role: "plate", path: entry.background, ...(location !== undefined && { location }) };
  const pictures = target.builtin
    ? drawnRefs(entry, list, background)
    : [...panelRefs(entry, target), ...slotRefs(entry, list, target, background)];
  const framed = [...keyframeRefs(entry, target), ...guideRefs(entry)];
  const found = [...framed, ...pictures, ...voiceRefs(entry, target), ...recording(entry, list, target)];
  return found.filter((ref) => ref.path !== "");
}

/** The id that the routes of references know it by; null for a recording and for a plate of no known location. */
export function refId(shot: string, { role, subject, location }: Omit<NamedRef, "slot" | "path">): string | null {
  if (role === "first" || role === "last") return keyframeId(shot, role);
  if (subject !== undefined) return `${role === "voice" ? "voice" : "subject"}:${subject}`;
  return location === undefined ? null : `location:${location}`;
}

/** What is not there and not optional, as replies list it. */
export function missingRefs(refs: Sidecar["refs"], target: VideoTarget): MissingRef[] {
  return refs
    .filter((ref) => ref.sha1 === null && !ref.optional)
    .map(({ slot, role, path, subject, location }) => ({
      slot,
      kind: role === "voice" || role === "recording" ? "audio" : "image",
      path,
      ...(subject !== undefined && { subject }),
      ...(location !== undefined && { location }),
      ...(role === "first" &&
        target.capabilities.requires_first && {
          anyway: false as const,
          why: `${target.label} starts from a first frame: make or import ${path}`,
        }),
    }));
}

/** Needed where the target starts from it, and where the script names the picture; any other is read once it is there. */
function keyframeRefs({ id, keyframes = {} }: ShotEntry, { builtin, capabilities }: VideoTarget): NamedRef[] {
  const keyframe = (role: KeyframeEnd): NamedRef => {
    const path = keyframes[role] ?? "";
    const isNeeded = (role === "first" && capabilities.requires_first) || path !== keyframePath(id, role);
    return { slot: `${role} frame`, role, ...((builtin || !isNeeded) && { optional: true }), path };
  };
  return [keyframe("first"), keyframe("last")];
}

/** The script names each of them. */
function guideRefs({ guide_refs: guides = [] }: ShotEntry): NamedRef[] {
  return guides.map(({ frame, path }) => ({ slot: guideSlot(frame), role: GUIDE, path }));
}

/** A picture that is there is drawn, one that is missing is stood in for. */
function drawnRefs(entry: ShotEntry, list: Shotlist, background: RefFile): NamedRef[] {
  return [
    { ...background, slot: "plate", optional: true },
    ...entry.subjects.map((id) => ({ ...sheetOf(id, list), slot: `sheet of ${id}`, optional: true })),
  ];
}

/** The pictures that one picture is composed of. */
function panelRefs({ panels }: ShotEntry, { capabilities }: VideoTarget): NamedRef[] {
  const what = capabilities.reference_sheet ? "sheet panel" : "reference panel";
  const role = ({ kind }: Panel) => (kind === "plate" ? "plate" : "subject");
  return (Array.isArray(panels) ? panels : []).map((panel, index) => ({
    slot: `${what} ${index + 1}`,
    role: role(panel),
    path: panel.path,
    ...(panel.subject !== undefined && { subject: panel.subject }),
    ...(panel.location !== undefined && { location: panel.location }),
  }));
}

/** A slot keeps its number when the subject before it has no picture; the place has a number of its own. */
function slotRefs(
  entry: ShotEntry,
  list: Shotlist,
  { slots, capabilities }: VideoTarget,
  background: RefFile,
): NamedRef[] {
  if (!slots || !capabilities.subject_refs || Array.isArray(entry.panels)) return [];
  return [
    ...entry.subjects.map((id, index) => ({ ...sheetOf(id, list), slot: `Picture ${index + 1}` })),
    { ...background, slot: `Picture ${slots.plate}` },
  ];
}

function sheetOf(subject: string, list: Shotlist): RefFile {
  return { role: "subject", path: list.subjects[subject]?.sheet ?? "", subject };
}

/** A target that takes a sample only with an optional file does without it. */
function voiceRefs({ voice_refs: voices = [] }: ShotEntry, { capabilities }: VideoTarget): NamedRef[] {
  return voices.map(({ subject, sample }, index) => ({
    slot: `Audio ${index + 1}`,
    role: "voice",
    ...(!capabilities.voice_reference && { optional: true }),
    path: sample,
    subject,
  }));
}

/** The recorded dialogue, where the shot plays its window of it. */
function recording(entry: ShotEntry, list: Shotlist, { builtin }: VideoTarget): NamedRef[] {
  const plays = entry.audio_policy.startsWith("dub") && entry.audio_in !== undefined;
  const path = list.defaults.master_track ?? "";
  return plays ? [{ slot: "recording", role: "recording", ...(builtin && { optional: true }), path }] : [];
}
