// What kind of picture a file is and how many pixels it claims, from its first bytes: a picture that would fill the memory
// is refused before anything decodes it.
import { fourCharacters, viewOf } from "./mp4/boxes.ts";

export interface PictureHeader {
  readonly kind: "png" | "jpeg" | "gif" | "bmp" | "webp";
  /** Pixels as stored; a JPEG may ask to be turned. */
  readonly width: number;
  readonly height: number;
}

/** More would take the memory of the whole service. */
const MOST_PIXELS = 100_000_000;

/** Whether a picture has more than the hundred million pixels that are decoded at the most. */
export function isVast({ width, height }: PictureHeader): boolean {
  return width * height > MOST_PIXELS;
}

/** Reads the start of a file; undefined for other kinds and for headers cut short or empty. */
export function parsePictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  if (bytes.length < 30) return undefined;
  const header = readPng(bytes) ?? readJpeg(bytes) ?? readGif(bytes) ?? readBmp(bytes) ?? readWebp(bytes);
  return header && header.width > 0 && header.height > 0 ? header : undefined;
}

function readPng(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  if (view.getUint32(0) !== 0x89504e47 || fourCharacters(bytes, 12) !== "IHDR") return undefined;
  return { kind: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** A JPEG tells its size in the frame segment, behind whatever cameras and editors put before it. */
function readJpeg(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  for (const { marker, at } of jpegSegments(bytes)) {
    if (isFrame(marker)) return { kind: "jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}

/** The marker before a JPEG's picture itself. */
export const START_OF_SCAN = 0xffda;

/** The segments of a JPEG, each with where its marker stands; none of another file. They end where the picture itself begins. */
export function* jpegSegments(bytes: Uint8Array): Generator<{ readonly marker: number; readonly at: number }> {
  const view = viewOf(bytes);
  if (bytes.length < 2 || view.getUint16(0) !== 0xffd8) return;
  for (let at = 2; at + 9 <= bytes.length;) {
    const marker = view.getUint16(at);
    if (marker === 0xffff) at += 1;
    else {
      yield { marker, at };
      if (marker === START_OF_SCAN) return;
      at += 2 + view.getUint16(at + 2);
    }
  }
}

/** SOF0 to SOF15 without the three that share the range (DHT, JPG, DAC). */
function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && marker !== 0xffc4 && marker !== 0xffc8 && marker !== 0xffcc;
}

function readGif(bytes: Uint8Array): PictureHeader | undefined {
  if (fourCharacters(bytes, 0) !== "GIF8") return undefined;
  const view = viewOf(bytes);
  return { kind: "gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function readBmp(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  if (view.getUint16(0) !== 0x424d || view.getUint32(14, true) < 40) return undefined;
  return { kind: "bmp", width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}

/** Three kinds of WebP: with extras, lossless, lossy. */
function readWebp(bytes: Uint8Array): PictureHeader | undefined {
  if (fourCharacters(bytes, 0) !== "RIFF" || fourCharacters(bytes, 8) !== "WEBP") return undefined;
  const view = viewOf(bytes);
  const size = (width: number, height: number): PictureHeader => ({ kind: "webp", width, height });
  const chunk = fourCharacters(bytes, 12);
  if (chunk === "VP8X") return size(1 + (view.getUint32(24, true) & 0xffffff), 1 + (view.getUint32(26, true) >>> 8));
  if (chunk === "VP8 ") return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (chunk !== "VP8L") return undefined;
  const packed = view.getUint32(21, true);
  return size(1 + (packed & 0x3fff), 1 + ((packed >>> 14) & 0x3fff));
}
