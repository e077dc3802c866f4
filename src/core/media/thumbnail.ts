// Thumbnails: their widths, their names in the cache, and the averaging that makes a decoded picture smaller.
import { sha1 } from "../lib/hash.ts";

/** Pixels; a requested width is rounded up to one of these (docs/http.md "Limits"). */
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

// Makes a decoded picture smaller: every new pixel is the average of the area it covers, on a white ground. The picture comes in whole
// rows, some at a time, so that nobody needs all of its pixels at once.

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue, opacity. */
  readonly data: Uint8Array;
}

/** The picture at a width, its height in proportion; never larger than it was. */
export function shrinkPixels(picture: Pixels, toWidth: number): Pixels {
  const shrinking = new PixelShrinking(picture, toWidth);
  shrinking.addRows(picture.data);
  return shrinking.small;
}

export class PixelShrinking {
  /** Whole once all rows were added. */
  readonly small: Pixels;
  readonly #columns: Shares;
  readonly #rows: Shares;
  /** The new row that is filled by the old ones, and what the last of them left for the next. */
  readonly #sum: Float64Array;
  readonly #line: Float64Array;
  #row = 0;
  #made = 0;

  constructor(picture: Pick<Pixels, "width" | "height">, toWidth: number) {
    const width = Math.min(toWidth, picture.width);
    const height = Math.min(picture.height, Math.max(1, Math.round((picture.height * width) / picture.width)));
    this.small = { width, height, data: new Uint8Array(width * height * 4) };
    this.#columns = shareOut(picture.width, width);
    this.#rows = shareOut(picture.height, height);
    this.#sum = new Float64Array(width * 3);
    this.#line = new Float64Array(width * 3);
  }

  /** Takes the next rows from the top, as wide as the picture. */
  addRows(data: Pixels["data"]): void {
    const bytes = this.#columns.first.length * 4;
    for (let from = 0; from < data.length; from += bytes) {
      shrinkRow(data.subarray(from, from + bytes), this.#columns, this.#line);
      this.#addLine();
    }
  }

  #addLine(): void {
    const { first, second, isLast } = this.#rows;
    const row = this.#row++;
    addTo(this.#sum, this.#line, first[row] ?? 0);
    if (!isLast[row]) return;
    writeRow(this.small.data, this.#made++, this.#sum);
    this.#sum.fill(0);
    addTo(this.#sum, this.#line, second[row] ?? 0);
  }
}

/** How each old pixel of a row, or row of a picture, falls on a new one and perhaps on the next. */
interface Shares {
  readonly first: Float64Array;
  readonly second: Float64Array;
  /** 1 where it is the last one that falls on its new one. */
  readonly isLast: Uint8Array;
}

/** Larger than what sums of binary fractions are off by, smaller than any share that shows. */
const ROUNDING = 1e-6;

function shareOut(from: number, to: number): Shares {
  const scale = to / from;
  const [first, second, isLast] = [new Float64Array(from), new Float64Array(from), new Uint8Array(from)];
  for (let index = 0; index < from; index++) {
    const over = (index + 1) * scale - (Math.floor(index * scale + ROUNDING) + 1);
    isLast[index] = over > -ROUNDING ? 1 : 0;
    second[index] = over > ROUNDING ? over : 0;
    first[index] = scale - (second[index] ?? 0);
  }
  return { first, second, isLast };
}

function shrinkRow(data: Pixels["data"], { first, second, isLast }: Shares, line: Float64Array): void {
  let [red, green, blue, to] = [0, 0, 0, 0];
  for (let column = 0, at = 0; column < first.length; column++, at += 4) {
    const opacity = data[at + 3]! / 255;
    const ground = 255 - 255 * opacity;
    const share = first[column]!;
    const r = ground + data[at]! * opacity;
    const g = ground + data[at + 1]! * opacity;
    const b = ground + data[at + 2]! * opacity;
    red += r * share;
    green += g * share;
    blue += b * share;
    if (isLast[column] === 0) continue;
    const rest = second[column]!;
    line[to] = red;
    line[to + 1] = green;
    line[to + 2] = blue;
    to += 3;
    red = r * rest;
    green = g * rest;
    blue = b * rest;
  }
}

function addTo(sum: Float64Array, line: Float64Array, weight: number): void {
  for (let index = 0; index < sum.length; index++) sum[index] = (sum[index] ?? 0) + (line[index] ?? 0) * weight;
}

function writeRow(data: Uint8Array, row: number, sum: Float64Array): void {
  let at = row * (sum.length / 3) * 4;
  for (let from = 0; from < sum.length; from += 3, at += 4) {
    for (let channel = 0; channel < 3; channel++) data[at + channel] = Math.round(sum[from + channel] ?? 0);
    data[at + 3] = 255;
  }
}
