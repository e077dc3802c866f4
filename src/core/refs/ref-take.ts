// A candidate of a reference as a value: what stood in its folder when it was read. Whoever reads the disk makes these.
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

const PICTURES = [".png", ".jpg", ".jpeg", ".webp"];

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
  const stem = takeStem(candidateName(take.ref, take.view), take.take);
  return PICTURES.map((ending) => `${stem}${ending}`).find((name) => take.files.has(name));
}

/** It can be picked: finished, and its picture is there. */
export function isUsableRef(take: RefTake): boolean {
  return refTakeStatus(take) === "ok" && pictureOf(take) !== undefined;
}
