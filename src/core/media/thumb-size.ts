// Widths that small pictures are made in, and the names they are kept under.
import { sha1 } from "../lib/hash.ts";

/** Pixels; any wish is rounded up to one of these (docs/http.md "Limits"). */
export const THUMB_WIDTHS = [128, 256, 512, 1024] as const;
export type ThumbWidth = (typeof THUMB_WIDTHS)[number];

const WIDEST = 1024;

export function widthClass(wanted: number): ThumbWidth {
  return THUMB_WIDTHS.find((width) => wanted <= width) ?? WIDEST;
}

export interface ThumbSource {
  /** With links resolved, so that one picture has one thumbnail. */
  readonly realPath: string;
  readonly bytes: bigint;
  readonly changedNs: bigint;
}

/** The thumbnail's name inside the cache: `ab/abcdef....jpg`. A changed picture gets another name. */
export function thumbName(source: ThumbSource, width: ThumbWidth): string {
  const key = sha1(`${source.realPath}|${source.bytes}|${source.changedNs}|${width}`);
  return `${key.slice(0, 2)}/${key}.jpg`;
}
