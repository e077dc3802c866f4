// The H.264 sequence header: size, colour and the choices an encoder made that every picture after it relies on.
// Layout from ITU-T H.264, 7.3.2.1 and annex E. Interlaced pictures are recognised, not described.
import { Bits } from "./bits.ts";

export interface SequenceHeader {
  readonly profile: number;
  readonly level: number;
  /** 1 is 4:2:0. */
  readonly chroma: number;
  readonly bitDepth: number;
  /** Visible pixels, cropping applied. */
  readonly width: number;
  readonly height: number;
  readonly progressive: boolean;
  readonly refs: number;
  /** 2 means that pictures are shown in the order they are stored. */
  readonly orderType: number;
  readonly pixelAspect: readonly [number, number] | null;
  readonly colour: Colour;
  /** Pictures that may wait for a later one, or undefined when unsaid. */
  readonly reordered: number | undefined;
}

/** Numbers as ITU-T H.273 gives them; 2 is "unspecified", 1 is BT.709. */
export interface Colour {
  readonly fullRange: boolean;
  readonly primaries: number;
  readonly transfer: number;
  readonly matrix: number;
}

const UNSAID = 2;
const HIGH_PROFILES = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);
const ASPECTS: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, 1],
  [12, 11],
  [10, 11],
  [16, 11],
  [40, 33],
  [24, 11],
  [20, 11],
  [32, 11],
  [80, 33],
  [18, 11],
  [15, 11],
  [64, 33],
  [160, 99],
  [4, 3],
  [3, 2],
  [2, 1],
];
const ASPECT_IN_FULL = 255;

/** Reads a whole SPS NAL unit; undefined when it is cut short. */
export function parseSequenceHeader(nal: Uint8Array): SequenceHeader | undefined {
  const bits = new Bits(nal.subarray(1));
  const profile = bits.bits(8);
  bits.bits(8);
  const level = bits.bits(8);
  bits.unsigned();
  const samples = HIGH_PROFILES.has(profile) ? readSampleFormat(bits) : { chroma: 1, bitDepth: 8 };
  bits.unsigned();
  const orderType = readOrderType(bits);
  const refs = bits.unsigned();
  bits.bits(1);
  const picture = readPicture(bits, samples.chroma);
  const shown = bits.flag() ? readUsability(bits) : { pixelAspect: null, colour: NO_COLOUR, reordered: undefined };
  if (bits.ranOut) return undefined;
  return { profile, level, ...samples, ...picture, refs, orderType, ...shown };
}

const NO_COLOUR: Colour = { fullRange: false, primaries: UNSAID, transfer: UNSAID, matrix: UNSAID };

function readSampleFormat(bits: Bits) {
  const chroma = bits.unsigned();
  if (chroma === 3) bits.bits(1);
  const bitDepth = 8 + bits.unsigned();
  bits.unsigned();
  bits.bits(1);
  if (bits.flag()) {
    for (let list = 0; list < (chroma === 3 ? 12 : 8); list++) {
      if (bits.flag()) skipScalingList(bits, list < 6 ? 16 : 64);
    }
  }
  return { chroma, bitDepth };
}

function skipScalingList(bits: Bits, size: number): void {
  let last = 8;
  let next = 8;
  for (let index = 0; index < size && next !== 0; index++) {
    next = (last + bits.signed() + 256) % 256;
    if (next !== 0) last = next;
  }
}

function readOrderType(bits: Bits): number {
  const type = bits.unsigned();
  if (type === 0) bits.unsigned();
  if (type === 1) {
    bits.bits(1);
    bits.signed();
    bits.signed();
    const cycle = Math.min(bits.unsigned(), 255);
    for (let index = 0; index < cycle; index++) bits.signed();
  }
  return type;
}

function readPicture(bits: Bits, chroma: number) {
  const columns = (bits.unsigned() + 1) * 16;
  const mapRows = (bits.unsigned() + 1) * 16;
  const progressive = bits.flag();
  if (!progressive) bits.bits(1);
  bits.bits(1);
  const rows = mapRows * (progressive ? 1 : 2);
  const unitX = chroma === 1 || chroma === 2 ? 2 : 1;
  const unitY = (chroma === 1 ? 2 : 1) * (progressive ? 1 : 2);
  const [left, right, top, bottom] = bits.flag() ? fourNumbers(bits) : [0, 0, 0, 0];
  return { width: columns - unitX * (left + right), height: rows - unitY * (top + bottom), progressive };
}

function fourNumbers(bits: Bits): readonly [number, number, number, number] {
  return [bits.unsigned(), bits.unsigned(), bits.unsigned(), bits.unsigned()];
}

/** Annex E: how the pictures are meant to be seen. */
function readUsability(bits: Bits) {
  const pixelAspect = bits.flag() ? readAspect(bits) : null;
  if (bits.flag()) bits.bits(1);
  const colour = bits.flag() ? readColour(bits) : NO_COLOUR;
  if (bits.flag()) {
    bits.unsigned();
    bits.unsigned();
  }
  if (bits.flag()) bits.bits(65);
  const buffered = [bits.flag() && skipBuffer(bits), bits.flag() && skipBuffer(bits)];
  if (buffered.includes(true)) bits.bits(1);
  bits.bits(1);
  return { pixelAspect, colour, reordered: bits.flag() ? readReordered(bits) : undefined };
}

function readAspect(bits: Bits): readonly [number, number] {
  const kind = bits.bits(8);
  if (kind === ASPECT_IN_FULL) return [bits.bits(16), bits.bits(16)];
  return ASPECTS[kind] ?? [1, 1];
}

function readColour(bits: Bits): Colour {
  bits.bits(3);
  const fullRange = bits.flag();
  if (!bits.flag()) return { ...NO_COLOUR, fullRange };
  return { fullRange, primaries: bits.bits(8), transfer: bits.bits(8), matrix: bits.bits(8) };
}

function skipBuffer(bits: Bits): true {
  const count = Math.min(bits.unsigned(), 31) + 1;
  bits.bits(8);
  for (let index = 0; index < count; index++) {
    bits.unsigned();
    bits.unsigned();
    bits.bits(1);
  }
  bits.bits(20);
  return true;
}

function readReordered(bits: Bits): number {
  bits.bits(1);
  for (let index = 0; index < 4; index++) bits.unsigned();
  return bits.unsigned();
}
