// Which installed file a parameter is given: the wanted one, else the best of its family. Contract part B, "Resolution of model
// files". Headers come as they were read; which of them would help is told, so that no more are read than that.
import type { ModelFamilies } from "../../contracts/files/model-families.ts";
import type { Identified } from "./identify.ts";
import { matchesAny } from "./glob.ts";
import { findExact, type Installed, type InstalledFile } from "./installed.ts";
import { canBeTold, judgeHeader, passesByName, type FamilyRule } from "./judge-family.ts";
import { keptWords, precisionOf, sharesWords } from "./likeness.ts";

/** What the header of a file says: undefined while it was not read, null when it cannot be. */
export type HeaderLook = (folder: string, file: string) => Identified | null | undefined;

export interface FoundFile {
  readonly how: "exact" | "family";
  /** As the host spells it. */
  readonly using: string;
  /** Whether only the header says that it fits. */
  readonly byHeader: boolean;
}

export interface Search {
  readonly found: FoundFile | null;
  /** Files whose headers were not read and could decide it. */
  readonly unread: readonly string[];
}

export interface Searched {
  readonly installed: Installed;
  readonly headers: HeaderLook;
  readonly families: ModelFamilies;
}

/** Files whose headers are looked at for one parameter; a folder of more holds something else. */
const MOST_HEADERS = 500;

/** `want` null: any file of the family will do. */
export function findFile(rule: FamilyRule, want: string | null, searched: Searched): Search {
  const exact = want === null ? undefined : findExact(searched.installed, want);
  if (exact) return { found: { how: "exact", using: exact.name, byHeader: false }, unread: [] };
  const candidates = searched.installed.files.filter((file) => !matchesAny(rule.exclude, file));
  const likes = likenessTo(rule, want);
  const named = best(
    candidates.filter((file) => passesByName(rule, file) && likes.fits(file)),
    likes,
  );
  if (named) return { found: { how: "family", using: named.name, byHeader: false }, unread: [] };
  return byHeader(rule, candidates, likes, searched);
}

function byHeader(
  rule: FamilyRule,
  candidates: readonly InstalledFile[],
  likes: Likeness,
  { headers, families }: Searched,
): Search {
  const tellable = candidates.filter((file) => canBeTold(rule, file.name, families) && likes.fits(file));
  const looked = tellable.slice(0, MOST_HEADERS).map((file) => ({ file, said: headers(rule.folder, file.name) }));
  const fitting = looked.filter(
    ({ file, said }) => said && judgeHeader(rule, file.name, said, families).is === "same",
  );
  const chosen = best(
    fitting.map(({ file }) => file),
    likes,
  );
  const unread = looked.flatMap(({ file, said }) => (said === undefined ? [file.name] : []));
  return { found: chosen ? { how: "family", using: chosen.name, byHeader: true } : null, unread };
}

interface Likeness {
  readonly fits: (file: InstalledFile) => boolean;
  readonly precision: string | null;
}

function likenessTo({ keep }: FamilyRule, want: string | null): Likeness {
  if (want === null) return { fits: () => true, precision: null };
  const words = keptWords(keep, want);
  return { fits: (file) => sharesWords(keep, words, file.base), precision: precisionOf(want) };
}

/** The wanted precision first, then the shortest name, then the host's order. */
function best(files: readonly InstalledFile[], { precision }: Likeness): InstalledFile | undefined {
  const isAlike = (file: InstalledFile) => precision !== null && precisionOf(file.name) === precision;
  return files.reduce<InstalledFile | undefined>((chosen, file) => {
    if (!chosen) return file;
    const alike = Number(isAlike(file)) - Number(isAlike(chosen));
    return alike > 0 || (alike === 0 && file.name.length < chosen.name.length) ? file : chosen;
  }, undefined);
}
