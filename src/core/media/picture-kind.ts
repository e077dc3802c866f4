// Whether a file is a picture that can be a reference, by its bytes; the sentence says what is wrong with it.
import { fourCharacters, viewOf } from "./mp4/boxes.ts";
import { isVast, isWholePicture, parsePictureHeader, type PictureHeader } from "./picture-file.ts";
import type { CheckResult } from "../../contracts/check.ts";

const KINDS: Readonly<Record<string, PictureHeader["kind"]>> = {
  ".png": "png",
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".webp": "webp",
};

/** `ending`: of its name, as `.png`; `name` is how the sentence calls it. */
export function checkPicture(bytes: Uint8Array, name: string, ending: string): CheckResult<PictureHeader> {
  const refuse = (sentence: string) => ({ ok: false as const, sentence: `${name} ${sentence}` });
  const header = parsePictureHeader(bytes);
  const kind = KINDS[ending.toLowerCase()];
  if (!header) return refuse("cannot be read as a picture: send a whole PNG, JPEG or WebP");
  if (header.kind !== kind)
    return refuse(`is a ${header.kind} under another ending: name it so, or save it as ${kind ?? "png"}`);
  if (isVast(header))
    return refuse(`has ${header.width}x${header.height} pixels, more than a hundred million: make it smaller`);
  if (!isWholePicture(bytes)) return refuse("ends before its picture does: send the whole file");
  if (isAnimated(bytes, header)) return refuse("is animated: save one picture of it");
  return { ok: true, value: header };
}

/** A PNG with an animation chunk before its picture, a WebP with the flag of one. */
function isAnimated(bytes: Uint8Array, { kind }: PictureHeader): boolean {
  if (kind === "webp") return fourCharacters(bytes, 12) === "VP8X" && ((bytes[20] ?? 0) & 2) !== 0;
  if (kind !== "png") return false;
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = fourCharacters(bytes, at + 4);
    if (type === "acTL") return true;
    if (type === "IDAT") return false;
  }
  return false;
}
