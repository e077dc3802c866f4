// Boxes of an MP4 file: their headers, the boxes within a range, and where the movie box is.

export interface Box {
  readonly type: string;
  /** Where the content starts and ends in the bytes it was read from. */
  readonly start: number;
  readonly end: number;
}

export interface BoxHeader {
  readonly type: string;
  /** Bytes of the header itself, and of header and content; size 0 means "to the end of the file". */
  readonly headerSize: number;
  readonly size: number;
}

/** Enough bytes to read any box header. */
const BOX_HEADER_BYTES = 16;

/** The header at `at`, or undefined when it is cut short by `end` or impossible. */
export function parseBoxHeader(bytes: Uint8Array, at = 0, end = bytes.length): BoxHeader | undefined {
  if (end - at < 8) return undefined;
  const type = fourCharacters(bytes, at + 4);
  const short = wordAt(bytes, at);
  if (short !== 1) return short === 0 || short >= 8 ? { type, headerSize: 8, size: short } : undefined;
  if (end - at < BOX_HEADER_BYTES) return undefined;
  const long = wordAt(bytes, at + 8) * 2 ** 32 + wordAt(bytes, at + 12);
  return long >= BOX_HEADER_BYTES && Number.isSafeInteger(long) ? { type, headerSize: 16, size: long } : undefined;
}

/** 32 bits, unsigned. A status reads many thousands: a DataView for each would cost more than all the rest. */
function wordAt(bytes: Uint8Array, at: number): number {
  return (
    byteAt(bytes, at) * 2 ** 24 + (byteAt(bytes, at + 1) << 16) + ((byteAt(bytes, at + 2) << 8) | byteAt(bytes, at + 3))
  );
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

/** The boxes that lie side by side in a range; reading stops at the first damaged one. */
export function boxesIn(bytes: Uint8Array, start = 0, end = bytes.length): readonly Box[] {
  const found: Box[] = [];
  for (let at = start; at < end;) {
    const header = parseBoxHeader(bytes, at, end);
    if (!header) break;
    const next = header.size === 0 ? end : at + header.size;
    if (next > end) break;
    found.push({ type: header.type, start: at + header.headerSize, end: next });
    at = next;
  }
  return found;
}

/** Follows a path of types downwards, taking the first box of each. */
export function findBox(bytes: Uint8Array, within: Box, ...path: readonly string[]): Box | undefined {
  let here: Box | undefined = within;
  for (const type of path) {
    here = here && boxesIn(bytes, here.start, here.end).find((box) => box.type === type);
  }
  return here;
}

/** A view on exactly these bytes, big-endian by default as MP4 wants it. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function fourCharacters(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(byteAt(bytes, at), byteAt(bytes, at + 1), byteAt(bytes, at + 2), byteAt(bytes, at + 3));
}

// Where the movie box of an MP4 file lies: a walk from box to box that asks for the few bytes of each header, whoever reads them.

/** A day of film has about 100 MB of tables; more is damage. */
const MOST_TABLES = 256 * 1024 * 1024;

/** Yields the headers that it wants to see of a file of `size` bytes; returns where the content lies, undefined when there is none. */
export function* findMovie(size: number): Generator<Stretch, Stretch | undefined, Uint8Array> {
  for (let at = 0; at < size;) {
    const header = parseBoxHeader(yield { at, length: BOX_HEADER_BYTES });
    if (!header) return undefined;
    const length = header.size === 0 ? size - at : header.size;
    const content = { at: at + header.headerSize, length: length - header.headerSize };
    if (header.type === "moov") return length > MOST_TABLES ? undefined : content;
    at += length;
  }
  return undefined;
}

/** A stretch of a file, in bytes. */
export interface Stretch {
  readonly at: number;
  readonly length: number;
}
