// What a size word means for the picture: how tall a head is, how far away and how soft the place behind it.
import { findSize, type SizeFamily } from "../lib/size-words.ts";

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
