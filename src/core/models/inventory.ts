// What there is to choose from: the installed files of each models folder as the host spells them, their headers as far as they
// were read, and the families. An exact file is found at once among tens of thousands.
import type { ModelFamilies } from "../../contracts/files/host/model-families.ts";
import type { Identified } from "./identify.ts";
import { globName, type GlobName } from "./glob.ts";

export interface Inventory {
  /** By folder; one that is not in it holds nothing. */
  readonly files: ReadonlyMap<string, Installed>;
  readonly headers: ReadHeader;
  readonly families: ModelFamilies;
}

/** A file whose header was not read and could change a choice. */
export interface UnreadFile {
  readonly folder: string;
  readonly file: string;
}

/** What the header of a file says: undefined while it was not read, null when it cannot be. */
export type ReadHeader = (folder: string, file: string) => Identified | null | undefined;

// The files of a models folder, as the host spells them, ready to be looked up: an exact file is found at once among tens of
// thousands, and names are made ready for globs once.

export interface InstalledFile extends GlobName {
  /** As the host spells it: what a loader takes. */
  readonly name: string;
}

export interface Installed {
  readonly files: readonly InstalledFile[];
  /** Lower-case file name without its folder, to the files of that name. */
  readonly byBase: ReadonlyMap<string, readonly InstalledFile[]>;
}

/** Longer names are no files. */
const LONGEST = 1024;

const known = new WeakMap<readonly string[], Installed>();

/** The same list is made ready once. */
export function installedFiles(names: readonly string[]): Installed {
  const before = known.get(names);
  if (before) return before;
  const files = names.filter((name) => name.length <= LONGEST).map((name) => ({ name, ...globName(name) }));
  const byBase = new Map<string, InstalledFile[]>();
  for (const file of files) {
    const same = byBase.get(file.base);
    if (same) same.push(file);
    else byBase.set(file.base, [file]);
  }
  const installed = { files, byBase };
  known.set(names, installed);
  return installed;
}

/**
 * The file that a name means: itself, else one of that name in a subfolder or in another spelling of the case. Separators are
 * those of any system. Of several the one spelt most alike wins, then the shortest.
 */
export function findExact({ byBase }: Installed, want: string): InstalledFile | undefined {
  const { path, base } = globName(want);
  const spelt = want.replaceAll("\\", "/");
  const rank = (file: InstalledFile) => {
    const name = file.name.replaceAll("\\", "/");
    if (name === spelt) return 0;
    if (file.path === path) return 1;
    return name.endsWith(`/${lastPart(spelt)}`) || name === lastPart(spelt) ? 2 : 3;
  };
  const order = (a: InstalledFile, b: InstalledFile) =>
    rank(a) - rank(b) || a.name.length - b.name.length || (a.name < b.name ? -1 : 1);
  return [...(byBase.get(base) ?? [])].toSorted(order)[0];
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
