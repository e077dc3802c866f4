// Which pictures and which stretch of the recording an animatic take uses, out of the reference files that are there.
// Opens no file: the caller gives the paths.
import type { ShotEntry, Shotlist } from "../../contracts/files/shotlist.ts";
import { findSize } from "../lib/size-words.ts";

/** A reference file that is there: `role` as takes record it, absolute path. */
export interface AvailableFile {
  readonly role: string;
  readonly path: string;
  readonly subject?: string;
  /** Drawn here from the same words as the shot: the subject is drawn anew, in its pose. */
  readonly drawn?: boolean;
}

/** A sheet is a strip of four panels; a close shot shows the face, any other the three-quarter view. */
export type SheetPanel = "face" | "threequarter" | "whole";

export interface Pictures {
  readonly plate: string | null;
  readonly first: string | null;
  readonly last: string | null;
  readonly subjects: Readonly<Record<string, { readonly path: string; readonly panel: SheetPanel }>>;
}

export function choosePictures(list: Shotlist, entry: ShotEntry, given: readonly AvailableFile[]): Pictures {
  const of = (role: string) => given.find((file) => file.role === role)?.path ?? null;
  const sheets = given.flatMap(({ role, path, subject, drawn }) =>
    role === "subject" && subject !== undefined && drawn !== true ? [{ path, subject }] : [],
  );
  return {
    plate: of("plate"),
    first: of("first"),
    last: of("last"),
    subjects: Object.fromEntries(
      sheets.map(({ path, subject }) => [subject, { path, panel: panelOf(list, entry, subject) }]),
    ),
  };
}

function panelOf(list: Shotlist, entry: ShotEntry, id: string): SheetPanel {
  const subject = list.subjects[id];
  if (subject?.kind !== "character" || subject.sheet_panels === 1) return "whole";
  return findSize(entry.size)?.family === "close" ? "face" : "threequarter";
}

/** The window of the recording that a dub plays, in seconds; null where guide sound is used. */
export function chooseRecording(
  entry: ShotEntry,
  given: readonly AvailableFile[],
): { readonly path: string; readonly start: number; readonly end: number } | null {
  const path = given.find((file) => file.role === "recording")?.path;
  const { audio_in: start, audio_out: end } = entry;
  return path === undefined || start === undefined || end === undefined ? null : { path, start, end };
}
