// What blocking starts from and what it gives: who is to stand in the frame, how large each is, and the spot of each in frame pixels.
import { PLAIN_SET_UP, type CameraSetUp } from "../camera/camera-set-up.ts";
import type { Frame, Framing } from "../frame.ts";

export interface BlockedSubject {
  readonly id: string;
  readonly name: string;
  readonly kind: "person" | "prop" | "vehicle";
  /** Order of first appearance in the episode: gives the colour. */
  readonly index: number;
  /** Order of first appearance in the sequence: gives the side, and keeps it. The order of the script where it is left out. */
  readonly seat?: number;
  /** Height beside a grown person, and heads in it. A grown person's where they are left out. */
  readonly tall?: number;
  readonly heads?: number;
  /** Breadth of an animal, in heights of a grown person. */
  readonly long?: number;
  /** Of an animal: the heights of its own that it takes when it rears, leaps or spreads its wings. 1 where it is left out. */
  readonly rise?: number;
  /** A small animal that is on a hand or a shoulder: beside that it is as small as it is. */
  readonly isPerched?: boolean;
  /** A thing that hands carry: it lies on what is before somebody, however long it is. */
  readonly isCarried?: boolean;
  /** A thing as high as people: whoever is at it stands before it. */
  readonly isBehind?: boolean;
  /** Of a group of several: the id that stands for all of them. */
  readonly group?: string;
  /** Part of the height that is left when it sits, kneels or lies. */
  readonly share?: number;
}

export interface SubjectPosition {
  readonly standing: BlockedSubject;
  /** Middle of the subject. */
  readonly x: number;
  /** Upper edge: crown of the head, or top of the thing. */
  readonly top: number;
  /** Lower edge: soles or underside; below the frame when the framing cuts the body. */
  readonly base: number;
  /** Height of a head in this picture; things take their measure from it too. */
  readonly head: number;
  /** 1 looks to the right, -1 to the left. */
  readonly facing: 1 | -1;
  /** From where it is seen, where its place says so. */
  readonly seen?: "front" | "side";
  /** Painted before those with more, behind those with less; 0 where it is left out. */
  readonly depth?: number;
  /** Those with the same one move across the picture as one. Pixels. */
  readonly pivot?: number;
}

/** What another seed changes within what is right. */
export interface Staging {
  readonly seed: string;
  /** The plain one where it is left out. */
  readonly camera?: CameraSetUp;
  /** Part of the size that the words ask for, where hands need room. */
  readonly wider?: number;
  /** Head heights from one to the other of two who do something with each other. */
  readonly apart?: number | undefined;
  /** Where those stand who are no group, in parts of the breadth from the middle, where a group asks for it. */
  readonly aside?: number;
  /** Parts of the breadth that whoever is alone stands back, for what the hands do far before the body. */
  readonly ahead?: number;
  /** Whether one does something with the other: they stand side by side. */
  readonly isPair?: (id: string, other: string) => boolean;
  /** The words have people far from each other. */
  readonly isFarApart?: boolean;
  /** Parts of the height that eyes are lower than else, for hands that reach up. */
  readonly lower?: number;
  /** Captions take the lower third of the picture. */
  readonly isSpoken?: boolean;
  /** Whom a thing is used by: it lies before them. */
  readonly userOf?: (id: string) => string | undefined;
}

/** Heads in the height of a grown person. */
export const BODY = 7.1;
export interface Scene {
  readonly framing: Framing;
  readonly frame: Frame;
  readonly staging: Staging;
  /** Pixels in the height of a grown person. */
  readonly unit: number;
  /** Height of the tallest, beside a grown person. */
  readonly tallest: number;
  readonly people: readonly BlockedSubject[];
  readonly things: readonly BlockedSubject[];
}

export function tallOf({ tall = 1 }: BlockedSubject): number {
  return tall;
}

export function isBeast({ long }: BlockedSubject): boolean {
  return long !== undefined;
}

/** Who sits left of the line looks to the right, alone as well. */
export function loneFacing({ seat, index }: BlockedSubject): 1 | -1 {
  return (seat ?? index) % 2 === 0 ? 1 : -1;
}

export function spread(framing: Framing, frame: Frame): number {
  if (frame.tall) return 0.98;
  return framing.family === "close" ? 0.92 : 0.74;
}

export function cameraOf({ camera = PLAIN_SET_UP }: Staging): CameraSetUp {
  return camera;
}
