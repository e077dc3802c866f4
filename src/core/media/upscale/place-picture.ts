// Where an upscale's picture lies in the frame that is delivered, and where every pixel of it comes from. Lengths in pixels.
import type { Fit } from "../../../contracts/files/upscale.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PicturePlace {
  /** The picture at the size in which it is shown; both sides even. */
  readonly picture: Size;
  /** Where the seen part of it begins in the frame, and in the picture; both even. */
  readonly inFrame: Corner;
  readonly inPicture: Corner;
  /** The part that is seen. */
  readonly seen: Size;
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

/**
 * Cut or padded in the middle where a side of the picture fits the frame's, resized first where neither does. docs/http.md "Upscale".
 * The frame's sides are even.
 */
export function placePicture(made: Size, frame: Size & { readonly fit: Fit }): PicturePlace {
  const picture = fits(made, frame) ? { width: even(made.width), height: even(made.height) } : resized(made, frame);
  const [across, down] = [alongSide(picture.width, frame.width), alongSide(picture.height, frame.height)];
  return {
    picture,
    inFrame: { left: across.inFrame, top: down.inFrame },
    inPicture: { left: across.inPicture, top: down.inPicture },
    seen: { width: across.seen, height: down.seen },
  };
}

function fits(made: Size, { width, height, fit }: Size & { readonly fit: Fit }): boolean {
  const isOnSide = made.width === width || made.height === height;
  const covers = made.width >= width && made.height >= height;
  const isInside = made.width <= width && made.height <= height;
  return isOnSide && (fit === "crop" ? covers : isInside);
}

function resized({ width, height }: Size, frame: Size & { readonly fit: Fit }): Size {
  const [across, down] = [frame.width / width, frame.height / height];
  const isCrop = frame.fit === "crop";
  const scale = isCrop ? Math.max(across, down) : Math.min(across, down);
  const side = (length: number, whole: number) =>
    isCrop ? Math.max(whole, even(length * scale)) : Math.min(whole, even(length * scale));
  return { width: side(width, frame.width), height: side(height, frame.height) };
}

function even(length: number): number {
  return Math.max(2, 2 * Math.round(length / 2));
}

function alongSide(picture: number, frame: number) {
  const margin = 2 * Math.floor((frame - picture) / 4);
  const cut = 2 * Math.floor((picture - frame) / 4);
  return { inFrame: Math.max(0, margin), inPicture: Math.max(0, cut), seen: Math.min(picture, frame) };
}

/** Where the values along one side come from: that of number n lies at `start + n * step`, counted in values of another row. */
export interface SideMap {
  readonly start: number;
  readonly step: number;
}

/** First the inner map, then the outer. */
export function composed(outer: SideMap, inner: SideMap): SideMap {
  return { start: outer.start + outer.step * inner.start, step: outer.step * inner.step };
}

/** Two sides that show the same picture in `from` and in `to` pixels. */
export function scaled(from: number, to: number): SideMap {
  return { start: from / to / 2 - 0.5, step: from / to };
}

export function shifted(first: number): SideMap {
  return { start: first, step: 1 };
}

/** Colour along a side, of which brightness has this map: a colour value lies on the left one of its two columns. */
export function colourAcross({ start, step }: SideMap): SideMap {
  return { start: start / 2, step };
}

/** The same down: a colour value lies between its two rows. */
export function colourDown({ start, step }: SideMap): SideMap {
  return { start: (start + step / 2 - 0.5) / 2, step };
}
