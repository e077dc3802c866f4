// Which names an episode's or a show's folder can have: legal on every system, seen by the list of episodes, and not one that
// a show keeps for itself. docs/http.md "New episodes and imports".
import { quoted } from "../lib/wording.ts";

/** Folders that an episode or a show keeps for itself; no episode is in there. */
const RESERVED = new Set(["refs", "audio", "shotlist", "renders", "renders_proxy", "views", "targets"]);
const HIDDEN = /^[._]/;
/** Windows reserves these for devices, whatever follows the first dot. */
const DEVICES = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)$/i;
const FORBIDDEN = /[/\\<>:"|?*]/;
/** Control characters, line ends of every kind, direction marks, halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
/** Bytes in UTF-8; most disks end at 255, and takes and temp files add to the name. */
const LONGEST = 150;

/** Whether an episode is looked for in a folder of this name. */
export function mayHoldEpisode(name: string): boolean {
  return !HIDDEN.test(name) && !RESERVED.has(name);
}

/** Why no folder of the studio can be called so, as a whole sentence; undefined for a name that is fine. */
export function folderNameComplaint(name: string): string | undefined {
  const why = complaint(name);
  return why === undefined ? undefined : `${quoted(name)} cannot be a folder's name: ${why}`;
}

function complaint(name: string): string | undefined {
  if (name.trim() === "") return "it is empty";
  if (UNSEEN.test(name)) return "it holds characters that nobody can see";
  if (FORBIDDEN.test(name)) return `leave out / \\ < > : " | ? and *`;
  if (HIDDEN.test(name)) return `folders that begin with "." or "_" are not looked into`;
  if (name.trim() !== name || name.endsWith(".")) return "take away the blank or dot at its end or the blank before it";
  // Some disks ignore capitals.
  if (RESERVED.has(name.toLowerCase())) return "a show keeps that name for its own files";
  if (DEVICES.test(name.split(".", 1)[0]?.trimEnd() ?? "")) return "Windows keeps that name for a device";
  return new TextEncoder().encode(name).length > LONGEST ? `make it shorter than ${LONGEST} bytes` : undefined;
}

const NUMBERED = /^ep(\d{1,6})$/i;

/** `ep<NN>` behind the highest of the names in a show's folder, whatever they are; `ep01` when none is numbered. */
export function offerName(taken: readonly string[]): string {
  const numbers = taken.flatMap((name) => NUMBERED.exec(name)?.[1] ?? []);
  const last = numbers.reduce((high, digits) => Math.max(high, Number(digits)), 0);
  const width = numbers.reduce((most, digits) => Math.max(most, digits.length), 2);
  return `ep${String(last + 1).padStart(width, "0")}`;
}
