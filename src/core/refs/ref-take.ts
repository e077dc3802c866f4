// Candidates of a reference: what is recorded of one, and which files it has.
import type { RefSidecar } from "../../contracts/files/refs.ts";
import type { TakeStatus } from "../../contracts/schema.ts";
import { takeStem } from "../lib/names.ts";
import { candidateName } from "./ref-names.ts";

export interface RefTakeId {
  readonly ref: string;
  /** One of a character's views; null for a reference without views. */
  readonly view: string | null;
  readonly take: number;
}

export interface RefTake extends RefTakeId {
  /** Folder of the reference's candidates, relative to the episode. */
  readonly folder: string;
  /** `none`: a picture without a record. `unreadable`: the record is empty or no JSON. */
  readonly record: RefSidecar | "none" | "unreadable";
  /** Names of the candidate's files in its folder. */
  readonly files: ReadonlySet<string>;
}

/** Endings of pictures and of sounds that candidates can have, best known first. */
export const PICTURES = [".png", ".jpg", ".jpeg", ".webp"] as const;
export const SOUNDS = [".wav", ".mp3", ".flac", ".ogg", ".m4a"] as const;

/** The record, or undefined where there is none that can be read. */
export function refSidecarOf(take: RefTake): RefSidecar | undefined {
  return typeof take.record === "string" ? undefined : take.record;
}

/** A picture without a record is what it is; a record that cannot be read is a failure of whoever wrote it. */
export function refTakeStatus(take: RefTake): TakeStatus {
  if (take.record === "none") return "ok";
  return take.record === "unreadable" ? "failed" : take.record.status;
}

/** Name of the candidate's picture in its folder, when it is there. */
export function pictureOf(take: RefTake): string | undefined {
  return mediaOf(take, PICTURES);
}

/** Name of the voice's sound in its folder, when it is there. */
export function soundOf(take: RefTake): string | undefined {
  return mediaOf(take, SOUNDS);
}

/** Name of what the candidate is: its picture, or the sound of a voice. */
export function mediaFileOf(take: RefTake): string | undefined {
  return pictureOf(take) ?? soundOf(take);
}

/** It can be picked: finished, and its file is there. */
export function isUsableRef(take: RefTake): boolean {
  return refTakeStatus(take) === "ok" && mediaFileOf(take) !== undefined;
}

/** It is queued, and its job waits or runs. */
export function isBeingMade(take: RefTake, living: ReadonlySet<string>): boolean {
  return refTakeStatus(take) === "queued" && living.has(refSidecarOf(take)?.host_prompt_id ?? "");
}

function mediaOf(take: RefTake, endings: readonly string[]): string | undefined {
  const stem = takeStem(candidateName(take.ref, take.view), take.take);
  return endings.map((ending) => `${stem}${ending}`).find((name) => take.files.has(name));
}
