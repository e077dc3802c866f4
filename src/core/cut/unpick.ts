// After a discard: no entry names a take that is gone.
import type { CutEntry, CutFile } from "../../contracts/files/cut.ts";
import { PASSES } from "../../contracts/schema.ts";
import type { TakeId } from "../takes/upgrade-sidecar.ts";
import { passOf } from "./cut-facts.ts";

/** The cut in which every entry that named the take, in either pass, plays the latest usable one. A placeholder stays one. */
export function unpickTake(cut: CutFile, gone: TakeId): CutFile {
  const [final, proxy] = PASSES.map((list) =>
    cut[list].map((entry) => (names(entry, gone, list) ? unpicked(entry) : entry)),
  );
  return { ...cut, final: final ?? [], proxy: proxy ?? [] };
}

function names(entry: CutEntry, gone: TakeId, list: TakeId["pass"]): boolean {
  return entry.shot === gone.shot && entry.take === gone.take && passOf(entry, list) === gone.pass;
}

function unpicked(entry: CutEntry): CutEntry {
  const { take: _take, ...kept } = entry;
  return kept as CutEntry;
}
