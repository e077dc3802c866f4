// Where the movie box of an MP4 file lies: a walk from box to box that asks for the few bytes of each header, whoever reads them.
import type { Stretch } from "../wav-header.ts";
import { BOX_HEADER_BYTES, parseBoxHeader } from "./boxes.ts";

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
