// What a reference is called, and the names that its files have because of it. docs/http.md "Ref"; docs/format.md "Reference candidates".
import { safeName } from "../lib/names.ts";

export type KeyframeEnd = "first" | "last";

/** Id of the frame that a shot opens or ends with. */
export function keyframeId(shot: string, end: KeyframeEnd): string {
  return `shot:${shot}:${end}`;
}

/** Where a shot's keyframe is read from, relative to the episode. */
export function keyframePath(shot: string, end: KeyframeEnd): string {
  return `refs/shots/${safeName(shot)}/${end}.png`;
}

/** The id as a name for folders and files. Two ids can have one key: a candidate's record says whose it is. */
export function refKey(ref: string): string {
  return safeName(ref.replaceAll(":", "__"));
}

/** What the names of a reference's candidates begin with, before `_tNN`. */
export function candidateName(ref: string, view: string | null): string {
  return view === null ? refKey(ref) : `${refKey(ref)}_${safeName(view)}`;
}
