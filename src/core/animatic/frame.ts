// The measures of an animatic frame, and the framing of each shot size. Pixels.
import { findSize, type SizeFamily } from "../lib/size-words.ts";

/** A rectangle in frame pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The measure of type and lines: equals the height at 16:9, and keeps vertical frames from shouting. */
  readonly unit: number;
  /** Upright frames stack their slate and keep the foot free for a phone's controls. */
  readonly tall: boolean;
  /** Free space at the left and right edge. */
  readonly margin: number;
  /** Lower edge of the slate, its progress line included; even. */
  readonly slate: number;
  /** Thickness of the progress line. */
  readonly progress: number;
}

const TALL = 0.8;

export function frameOf(width: number, height: number): Frame {
  const unit = unitOf(width, height);
  const tall = width < TALL * height;
  const progress = Math.max(2, Math.round(unit * 0.0085));
  const rows = Math.max(unit * 0.066, unit < 110 ? 0 : 14) * (tall ? 1.9 : 1);
  return {
    width,
    height,
    unit,
    tall,
    margin: width * (tall ? 0.05 : 0.035),
    slate: Math.min(evenSize(height), evenSize(rows + progress)),
    progress,
  };
}

/** The same frame without a slate: the picture goes to the upper edge. */
export function withoutSlate(frame: Frame): Frame {
  return { ...frame, slate: 0, progress: 0 };
}

/** The measure of a frame or a sheet. */
export function unitOf(width: number, height: number): number {
  return 0.75 * Math.sqrt(width * height);
}

/** The nearest even length that is not nothing: planes of colour are half as wide and high as the picture. */
export function evenSize(length: number): number {
  return Math.max(2, 2 * Math.round(length / 2));
}

/** The nearest even place at or before a coordinate. */
export function evenPlace(place: number): number {
  return 2 * Math.floor(place / 2);
}

/** Even edges around a box, inside the frame; layers are cut and placed on even pixels. */
export function evenBox(box: Box, frame: Pick<Frame, "width" | "height">): Box {
  const x = Math.min(Math.max(0, evenPlace(box.x)), frame.width - 2);
  const y = Math.min(Math.max(0, evenPlace(box.y)), frame.height - 2);
  const right = Math.min(frame.width, 2 * Math.ceil((box.x + box.width) / 2));
  const bottom = Math.min(frame.height, 2 * Math.ceil((box.y + box.height) / 2));
  return { x, y, width: Math.max(2, right - x), height: Math.max(2, bottom - y) };
}

// What a size word means for the picture: how tall a head is, how far away and how soft the place behind it.

export interface Framing {
  /** As the slate shows it. */
  readonly label: string;
  readonly family: SizeFamily;
  /** Height of a head, in parts of the geometric mean of the unit and the frame's height. */
  readonly head: number;
  /** Softness of the place behind, in units. */
  readonly blur: number;
  /** Enlargement of the place behind. */
  readonly zoom: number;
  /** Where the feet stand, in parts of the height; undefined where the feet are below the picture. */
  readonly feet?: number;
  /** Framed by what bodies do: the tallest has the head that is asked for. */
  readonly fitsBodies?: boolean;
}

const MEDIUM: Framing = { label: "MS", family: "medium", head: 0.285, blur: 0.006, zoom: 1.25 };

const FRAMINGS: Readonly<Record<string, Framing>> = {
  ecu: { label: "ECU", family: "close", head: 1.18, blur: 0.03, zoom: 2 },
  cu: { label: "CU", family: "close", head: 0.56, blur: 0.018, zoom: 1.6 },
  mcu: { label: "MCU", family: "close", head: 0.4, blur: 0.011, zoom: 1.4 },
  ms: MEDIUM,
  cowboy: { label: "COWBOY", family: "medium", head: 0.215, blur: 0.004, zoom: 1.16 },
  mws: { label: "MWS", family: "medium", head: 0.175, blur: 0.002, zoom: 1.1 },
  fs: { label: "FS", family: "wide", head: 0.1, blur: 0, zoom: 1.04, feet: 0.905 },
  ws: { label: "WS", family: "wide", head: 0.086, blur: 0, zoom: 1, feet: 0.885 },
  ews: { label: "EWS", family: "wide", head: 0.036, blur: 0, zoom: 1, feet: 0.82 },
};

/** The framing of a size as a script spells it; an unknown word frames like a medium shot and keeps its own label. */
export function framingOf(size: string): Framing {
  const word = findSize(size);
  const framing = word && FRAMINGS[word.canon];
  return framing ?? { ...MEDIUM, label: size.trim().toUpperCase() || MEDIUM.label };
}
