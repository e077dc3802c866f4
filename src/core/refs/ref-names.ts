// Ids, paths and file names of references and keyframes.
import { safeName } from "../lib/names.ts";

export type KeyframeEnd = "first" | "last";

/** docs/http.md "Ref": a character has four views, which are the panels of its sheet from left to right. */
export const CHARACTER_VIEWS = ["01_threequarter", "02_side", "03_back", "04_face"] as const;
export type CharacterView = (typeof CHARACTER_VIEWS)[number];

/** Views of no character: a sheet that was supplied whole, panoramas of a location, held frames of its tours. */
export const SHEET = "sheet";
export const PANO = "pano";
export const TOUR = "tour";

export function isCharacterView(view: string): view is CharacterView {
  return (CHARACTER_VIEWS as readonly string[]).includes(view);
}

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

/** Folder of a reference's candidates, relative to the episode. */
export function candidatesFolder(ref: string): string {
  return `refs/_takes/${refKey(ref)}`;
}

/** What the names of a reference's candidates begin with, before `_tNN`. */
export function candidateName(ref: string, view: string | null): string {
  return view === null ? refKey(ref) : `${refKey(ref)}_${safeName(view)}`;
}

// Which frame of a take is meant: by number from the front or from the end, or by word.

/** 0-based in decode order; negative counts from the end, -1 being the last. */
export type RequestedFrame = number | "first" | "last";

/** The frame's number from 0, or undefined when a take of so many frames has none such. */
export function frameNumber(requested: RequestedFrame, frames: number): number | undefined {
  const asked = requested === "first" ? 0 : requested === "last" ? -1 : requested;
  const number = asked < 0 ? frames + asked : asked;
  return number >= 0 && number < frames ? number : undefined;
}
