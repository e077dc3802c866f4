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
