// What mends a name that the series config does not have: the known name that was meant, or a new entry.
import type { Mend } from "../../contracts/schema.ts";
import { asciiId } from "../lib/ascii-id.ts";
import { canBeSpeaker } from "../lib/format-words.ts";
import { nearest } from "../lib/wording.ts";

type Kind = Extract<Mend, { do: "add" }>["kind"];

/** `kind` is what a new entry would be; without one only a known name helps. */
export function mendName(written: string, known: Iterable<string>, kind?: Kind): Mend[] {
  const meant = nearest(written, known);
  return [...(meant === undefined ? [] : [use(written, meant)]), ...(kind ? add(written, known, kind) : [])];
}

/** A name in front of a spoken line; a script writes the known one in capitals. */
export function mendSpeaker(written: string, known: Iterable<string>): Mend[] {
  const meant = nearest(written, known)?.toUpperCase();
  const used = meant !== undefined && canBeSpeaker(meant) ? [use(written, meant)] : [];
  return [...used, ...add(written, known, "character")];
}

function use(from: string, to: string): Mend {
  return { do: "use", from, to };
}

/** A new entry mends the line only when the line can name it: by its id, or in capitals by its name. */
function add(written: string, known: Iterable<string>, kind: Kind): Mend[] {
  const isCue = written === written.toUpperCase() && canBeSpeaker(written);
  const id = isCue ? asciiId(written) : written;
  const isFree = id !== "" && asciiId(id) === id && !new Set(known).has(id);
  return isFree ? [{ do: "add", kind, id, name: nameOf(written) }] : [];
}

/** `OLD MAN` and `old_man` are `Old Man`. */
function nameOf(written: string): string {
  const words = written.toLowerCase().split(/[_ ]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
