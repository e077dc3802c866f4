// Whether a picture's file has its end: one that is still being copied, or was cut short, must not be taken for all of it.
import { fourCharacters, viewOf } from "./mp4/boxes.ts";
import { START_OF_SCAN, jpegSegments } from "./picture-header.ts";

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
