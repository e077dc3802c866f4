// Picture files by their bytes: kind and size (a picture that would fill the memory is refused before it is decoded), whether the
// file is complete, and PNGs without remarks.
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

/** A JPEG has its size in the frame segment, behind whatever cameras and editors put before it. */
function readJpeg(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  for (const { marker, at } of jpegSegments(bytes)) {
    if (isFrame(marker)) return { kind: "jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}

/** The marker before a JPEG's picture itself. */
const START_OF_SCAN = 0xffda;

/** The segments of a JPEG, each with where its marker stands; none of another file. They end where the picture itself begins. */
function* jpegSegments(bytes: Uint8Array): Generator<{ readonly marker: number; readonly at: number }> {
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

// Whether a picture's file has its end: one that is still being copied, or was cut short, must not be taken for all of it.

/** True for a PNG, JPEG or WebP from the first byte to the last; what comes behind that is of no concern. False for other kinds. */
export function isWholePicture(bytes: Uint8Array): boolean {
  return hasPngEnd(bytes) || hasJpegEnd(bytes) || hasWebpEnd(bytes);
}

const PNG_SIGNATURE_BYTES = 8;

/** Length, name and check sum. */
const CHUNK_FRAME_BYTES = 12;

function hasPngEnd(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  if (bytes.length < PNG_SIGNATURE_BYTES || view.getUint32(0) !== 0x89504e47) return false;
  for (let at = PNG_SIGNATURE_BYTES; at + CHUNK_FRAME_BYTES <= bytes.length;) {
    if (fourCharacters(bytes, at + 4) === "IEND") return true;
    at += CHUNK_FRAME_BYTES + view.getUint32(at);
  }
  return false;
}

/** No part of a scan looks like the mark of the end; the small picture in a camera's notes has one too, but lies before the scan. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  for (const { marker, at } of jpegSegments(bytes)) {
    if (marker !== START_OF_SCAN) continue;
    let end = bytes.length - 2;
    while (end > at && !(bytes[end] === 0xff && bytes[end + 1] === 0xd9)) end--;
    return end > at;
  }
  return false;
}

const RIFF_FRAME_BYTES = 8;

function hasWebpEnd(bytes: Uint8Array): boolean {
  if (bytes.length < 12 || fourCharacters(bytes, 0) !== "RIFF" || fourCharacters(bytes, 8) !== "WEBP") return false;
  return RIFF_FRAME_BYTES + viewOf(bytes).getUint32(4, true) <= bytes.length;
}

// A PNG without remarks. ffmpeg marks a frame's picture with the gamma of television, by which viewers darken what is sRGB already;
// a PNG that says nothing about its colours is sRGB.

const SIGNATURE = 8;

/** Length, name and checksum around a chunk's data, in bytes. */
const AROUND = 12;

/** What a picture needs: all others are remarks. */
const NEEDED = new Set(["IHDR", "PLTE", "IDAT", "IEND"]);

/** The same picture in its needed chunks only; undefined for bytes that are no whole PNG. */
export function plainPng(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at + AROUND <= bytes.length;) {
    const end = at + AROUND + view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) return undefined;
    if (NEEDED.has(name)) kept.push(bytes.subarray(at, end));
    if (name === "IEND") return joined(kept);
    at = end;
  }
  return undefined;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
