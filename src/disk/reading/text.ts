// Text files: bytes into text, strictly (a file in another encoding is reported, never read as question marks), and how large a file may be
// that is read whole. One beyond is reported by its name and never read, because reading it would hold up everybody else.
import { withoutMark } from "../../core/lib/text-lines.ts";

const MB = 1024 * 1024;

/** A script, a series config, `negative.txt`: some 30,000 shots. */
export const AUTHORED_LIMIT = 8 * MB;
/** A take's record. */
export const RECORD_LIMIT = 1 * MB;
/** A shot list of a whole pass, and the story that it was built from. */
export const LIST_LIMIT = 64 * MB;
/** Every other JSON file. */
export const JSON_LIMIT = 16 * MB;

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text without a byte order mark, or undefined when the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return withoutMark(strict.decode(bytes));
  } catch {
    return undefined;
  }
}

export function hasBom(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}
