// POST cut/reset: back to script order, to no trims, or to the takes' own sound. Picks, locks, notes and flags stay, and so does
// what is left out of the cut.
import type { CutEntry, CutFile, CutPart } from "../../contracts/files/cut.ts";
import type { Pass } from "../../contracts/schema.ts";
import { normaliseEntry } from "./normalise-entry.ts";

export function hasPart(what: CutPart, part: Exclude<CutPart, "all">): boolean {
  return what === "all" || what === part;
}

/** The cut with one pass reset. A locked entry keeps its trims and its sound. `script`: shot ids in script order. */
export function resetCut(
  cut: CutFile,
  { pass, what }: { readonly pass: Pass; readonly what: CutPart },
  script: readonly string[],
): CutFile {
  const list = hasPart(what, "order") ? inScriptOrder(cut[pass], script) : cut[pass];
  return { ...cut, [pass]: list.map((entry) => (entry.locked ? entry : cleared(entry, what, pass))) };
}

/** Orphans go behind the script's shots, in the order they have. Shots that are not listed follow the script anyway. */
function inScriptOrder(list: readonly CutEntry[], script: readonly string[]): CutEntry[] {
  const place = new Map(script.map((shot, index) => [shot, index]));
  const at = (entry: CutEntry) => place.get(entry.shot) ?? script.length;
  return list.toSorted((a, b) => at(a) - at(b));
}

function cleared(entry: CutEntry, what: CutPart, pass: Pass): CutEntry {
  const { audio, ...rest } = entry;
  const sound = hasPart(what, "audio") || audio === undefined ? rest : entry;
  return normaliseEntry(hasPart(what, "trims") ? { ...sound, trim_in: 0, trim_out: 0 } : sound, pass);
}
