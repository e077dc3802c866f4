// What a take's graph reads, out of the reference files that are there when its job starts: which picture or sound goes under which
// name of the graph, and how it is cut. Opens no file; `media/` makes what is planned here. docs/format.md "Target files"
// and "References of a shot".
import type { Panel, ShotEntry, Shotlist, ShotlistSubject } from "../../contracts/files/shotlist.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import { GUIDE, guideSlot } from "../lib/names.ts";

/** A reference of the take, with the absolute path of its file while it is there. */
export type FoundRef = Sidecar["refs"][number] & { readonly file: string | null };

/** Which part of a picture: the panel of a strip of so many, or all of it. */
export interface Crop {
  readonly panel: number;
  readonly of: number;
}

/** Absolute path of a picture, and the part of it that is shown. */
export interface PictureSource {
  readonly file: string;
  readonly crop?: Crop;
}

export type InputSource =
  /** A part of a picture as it is. */
  | ({ readonly is: "picture" } & PictureSource)
  /** A picture cut to the proportions of the take, its middle kept. */
  | { readonly is: "keyframe"; readonly file: string }
  /** Flat grey of the take's size, for a picture that is missing. */
  | { readonly is: "grey" }
  /** One picture of several, side by side; kept beside the take. */
  | { readonly is: "composed"; readonly keptAs: "refsheet" | "reference"; readonly panels: readonly ComposedPanel[] }
  /** Sound from `start` to `end` in seconds, or all of it; kept beside the take when `keptAs` says so. */
  | {
      readonly is: "sound";
      readonly file: string;
      readonly window?: { readonly start: number; readonly end: number };
      readonly keptAs?: "dub";
    };

export interface ComposedPanel {
  readonly kind: string;
  /** Null while the file is missing: the panel stays grey. */
  readonly picture: PictureSource | null;
}

/** A value of the graph, or the next item of a list of it. */
export interface PlannedInput {
  readonly name:
    "first_frame" | "last_frame" | "guides" | "sheet" | "reference_image" | "dub_audio" | "ref_images" | "ref_audios";
  readonly isListed: boolean;
  readonly role: string;
  readonly source: InputSource;
  /** The number that the prompt knows a listed picture by. */
  readonly slot?: number;
  /** Of a guide: its frame from the first one that is rendered, and its reference's own slot. */
  readonly guide?: { readonly frame: number; readonly slot: string };
}

/** Panels of a character's strip: three-quarter, side, back, face. */
const STRIP = 4;
const BODY: Crop = { panel: 0, of: STRIP };
const FACE: Crop = { panel: 3, of: STRIP };

export interface InputFacts {
  readonly entry: ShotEntry;
  readonly list: Shotlist;
  readonly target: VideoTarget;
  /** In the order in which the take records them. */
  readonly refs: readonly FoundRef[];
}

/** In the order in which the graph takes them. */
export function planInputs(staging: InputFacts): PlannedInput[] {
  return [...keyframes(staging), ...guides(staging), ...composed(staging), ...slots(staging), ...sounds(staging)];
}

function keyframes({ refs }: InputFacts): PlannedInput[] {
  return (["first", "last"] as const).flatMap((role) => {
    const file = refs.find((ref) => ref.role === role)?.file;
    if (!file) return [];
    return [{ name: `${role}_frame` as const, isListed: false, role, source: { is: "keyframe" as const, file } }];
  });
}

/** Frames that are held from the shot before are rendered in front of the shot. */
function guides({ entry, refs }: InputFacts): PlannedInput[] {
  const { guide_refs: planned = [], hold = 0 } = entry;
  return planned.flatMap(({ frame }) => {
    const slot = guideSlot(frame);
    const file = refs.find((ref) => ref.role === GUIDE && ref.slot === slot)?.file;
    if (!file) return [];
    const source = { is: "keyframe", file } as const;
    return [{ name: "guides", isListed: true, role: GUIDE, source, guide: { frame: frame + hold, slot } }];
  });
}

/** With no picture at all the target renders from its text alone. */
function composed({ entry: { panels }, target, refs }: InputFacts): PlannedInput[] {
  if (!target.panels || !Array.isArray(panels)) return [];
  const shown = panels.map((panel) => ({ kind: panel.kind, picture: pictureOf(panel, refs) }));
  if (shown.every(({ picture }) => picture === null)) return [];
  const isSheet = target.capabilities.reference_sheet;
  const source = { is: "composed", keptAs: isSheet ? "refsheet" : "reference", panels: shown } as const;
  return [{ name: isSheet ? "sheet" : "reference_image", isListed: false, role: "reference_sheet", source }];
}

function pictureOf(panel: Panel, refs: readonly FoundRef[]): PictureSource | null {
  const file = refs.find((ref) => ref.path === panel.path)?.file;
  if (!file) return null;
  return panel.view === undefined ? { file } : { file, crop: panel.view === "face" ? FACE : BODY };
}

/** A subject or place whose picture is missing, though the prompt names it, is grey: the numbers of the others must not move. */
function slots({ entry, list, target, refs }: InputFacts): PlannedInput[] {
  if (!target.slots) return [];
  return refs.flatMap((ref) => {
    const slot = Number(/^Picture (\d+)$/.exec(ref.slot)?.[1]);
    if (!slot) return [];
    const subject = ref.subject === undefined ? undefined : list.subjects[ref.subject];
    const source = ref.file
      ? ({ is: "picture", file: ref.file, ...cropOf(entry, subject) } as const)
      : ({ is: "grey" } as const);
    return [{ name: "ref_images", isListed: true, role: ref.role ?? ref.slot, source, slot }];
  });
}

function cropOf(entry: ShotEntry, subject: ShotlistSubject | undefined): { crop?: Crop } {
  if (subject?.kind !== "character" || subject.sheet_panels === 1) return {};
  return { crop: entry.panel_view === "face" ? FACE : BODY };
}

/** The recording that a dub plays, or the voices that a clone speaks with. A window begins earlier by the frames that are held. */
function sounds({ entry, list, target, refs }: InputFacts): PlannedInput[] {
  const name = target.slots ? ("ref_audios" as const) : ("dub_audio" as const);
  const { audio_in: start, audio_out: end, hold = 0 } = entry;
  return refs.flatMap((ref): PlannedInput[] => {
    if (!ref.file) return [];
    if (ref.role === "voice") {
      return [{ name: "ref_audios", isListed: true, role: "voice", source: { is: "sound", file: ref.file } }];
    }
    if (ref.role !== "recording" || start === undefined || end === undefined) return [];
    const window = { start: Math.max(0, start - hold / list.defaults.fps), end };
    const source = { is: "sound", file: ref.file, window, keptAs: "dub" } as const;
    return [{ name, isListed: target.slots !== undefined, role: "recording", source }];
  });
}
