// Bytes into text, strictly: a file in another encoding is told about, never read as question marks.
import { withoutMark } from "../../core/lib/text-lines.ts";

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
