// The size word of a shot as a director says it: short on the row, whole in the title. An unknown word is shown as written.
import { findSize } from "../../../src/core/lib/size-words.ts";

export function framingOf(size: string): { short: string; long: string } {
  const known = findSize(size);
  if (!known) return { short: size, long: size };
  const { canon, word } = known;
  return {
    short: canon === "cowboy" ? "CS" : canon.toUpperCase(),
    long: word.slice(0, 1).toUpperCase() + word.slice(1),
  };
}
