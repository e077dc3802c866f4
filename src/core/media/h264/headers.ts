// The H.264 headers of one clip, as an MP4's `avcC` box holds them. Two clips can share a film's one header only when
// these bytes are the same. The tail some writers add after them (chroma, bit depth) says nothing new and is left out.
import { viewOf } from "../mp4/boxes.ts";
import { Bits } from "./bits.ts";
import { type SequenceHeader, parseSequenceHeader } from "./sps.ts";

export interface PictureHeader {
  readonly cabac: boolean;
  readonly activeRefs: number;
  readonly weightedP: boolean;
  readonly weightedB: boolean;
  readonly startQp: number;
  readonly chromaOffset: number;
  readonly transform8: boolean;
}

export interface H264Headers {
  /** Equal for clips that can follow each other in one track. */
  readonly key: string;
  /** Bytes of the length before each unit of a sample. */
  readonly lengthBytes: number;
  readonly sequence: SequenceHeader;
  readonly picture: PictureHeader;
}

/** Reads an `avcC`; undefined for a damaged one and for more than one header of a kind. */
export function parseH264Headers(config: Uint8Array): H264Headers | undefined {
  if (config.length < 7 || config[0] !== 1 || ((config[5] ?? 0) & 31) !== 1) return undefined;
  const sequenceUnit = unitAt(config, 6);
  const pictures = 6 + 2 + sequenceUnit.length;
  if (config[pictures] !== 1) return undefined;
  const pictureUnit = unitAt(config, pictures + 1);
  const sequence = parseSequenceHeader(sequenceUnit);
  const picture = parsePictureHeader(pictureUnit);
  if (!sequence || !picture) return undefined;
  const lengthBytes = ((config[4] ?? 0) & 3) + 1;
  return { key: `${lengthBytes}.${hex(sequenceUnit)}.${hex(pictureUnit)}`, lengthBytes, sequence, picture };
}

/** Whether a track's first sample is a full restart, so that nothing before it in a film is looked at. */
export function startsWithIdr(sample: Uint8Array, lengthBytes: number): boolean {
  const view = viewOf(sample);
  for (let at = 0; at + lengthBytes < sample.length;) {
    const length = lengthBytes === 4 ? view.getUint32(at) : lengthBytes === 2 ? view.getUint16(at) : view.getUint8(at);
    const kind = (sample[at + lengthBytes] ?? 0) & 31;
    if (kind >= 1 && kind <= IDR) return kind === IDR;
    at += lengthBytes + length;
  }
  return false;
}

/** Unit kinds 1 to 5 hold picture data; 5 is the full restart. */
const IDR = 5;

function parsePictureHeader(nal: Uint8Array): PictureHeader | undefined {
  const bits = new Bits(nal.subarray(1));
  bits.unsigned();
  bits.unsigned();
  const cabac = bits.flag();
  bits.bits(1);
  if (bits.unsigned() > 0) return undefined;
  const activeRefs = bits.unsigned() + 1;
  bits.unsigned();
  const weightedP = bits.flag();
  const weightedB = bits.bits(2) > 0;
  const startQp = 26 + bits.signed();
  bits.signed();
  const chromaOffset = bits.signed();
  bits.bits(3);
  const transform8 = bits.hasMore && bits.flag();
  if (bits.ranOut) return undefined;
  return { cabac, activeRefs, weightedP, weightedB, startQp, chromaOffset, transform8 };
}

function unitAt(config: Uint8Array, at: number): Uint8Array {
  const length = ((config[at] ?? 0) << 8) | (config[at + 1] ?? 0);
  return config.subarray(at + 2, at + 2 + length);
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
