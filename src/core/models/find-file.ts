// Which installed file a parameter is given: the wanted one, else the best of its family. docs/http.md "Resolution of model files". Headers
// are given as far as they were read; `unread` names those that could change the result, so that no others are read.
import type { ModelFamilies } from "../../contracts/files/host/model-families.ts";
import { isGguf } from "../graph/gguf-loaders.ts";
import { hasSignature } from "./identify.ts";
import { globs, globName } from "./glob.ts";
import { hasHeader, judgeHeader, type FamilyRule } from "./judge-family.ts";
import { type ReadHeader, findExact, type Installed, type InstalledFile } from "./inventory.ts";

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

export interface SearchInput {
  readonly installed: Installed;
  readonly headers: ReadHeader;
  readonly families: ModelFamilies;
  /** A file that a person named and that is of no known family is not substituted. */
  readonly exactOnly?: boolean;
}

/** Files whose headers are looked at for one parameter; a folder of more holds something else. */
const MOST_HEADERS = 500;

/** `want` null: any file of the family will do. */
export function findFile(rule: FamilyRule, want: string | null, searched: SearchInput): Search {
  const exact = want === null ? undefined : findExact(searched.installed, want);
  if (exact) return { found: { how: "exact", using: exact.name, byHeader: false }, unread: [] };
  if (searched.exactOnly) return { found: null, unread: [] };
  const candidates = candidatesOf(rule, searched.installed);
  const likes = likenessTo(rule, want);
  const named = best(candidates.named.filter(likes.fits), likes);
  if (named) return { found: { how: "family", using: named.name, byHeader: false }, unread: [] };
  return byHeader(rule, candidates, likes, searched);
}

function byHeader(
  rule: FamilyRule,
  { tellable }: Candidates,
  likes: Likeness,
  { headers, families }: SearchInput,
): Search {
  if (!hasSignature(families, rule.family)) return { found: null, unread: [] };
  const candidatesRead = tellable
    .filter(likes.fits)
    .slice(0, MOST_HEADERS)
    .map((file) => ({ file, said: headers(rule.folder, file.name) }));
  const fitting = candidatesRead.filter(
    ({ file, said }) => said && judgeHeader(rule, file.name, said, families).is === "same",
  );
  const chosen = best(
    fitting.map(({ file }) => file),
    likes,
  );
  const unread = candidatesRead.flatMap(({ file, said }) => (said === undefined ? [file.name] : []));
  return { found: chosen ? { how: "family", using: chosen.name, byHeader: true } : null, unread };
}

interface Candidates {
  readonly named: readonly InstalledFile[];
  /** Files whose names do not identify them, and whose headers may. */
  readonly tellable: readonly InstalledFile[];
}

/** By the patterns: many shots ask the same of the same folder. */
const known = new WeakMap<Installed, Map<string, Candidates>>();

function candidatesOf(rule: FamilyRule, installed: Installed): Candidates {
  const ofFolder = known.get(installed) ?? new Map<string, Candidates>();
  known.set(installed, ofFolder);
  const key = JSON.stringify([rule.patterns, rule.exclude, rule.also]);
  const before = ofFolder.get(key);
  if (before) return before;
  const [isLeftOut, isNamed] = [globs(rule.exclude), globs([...rule.patterns, ...rule.also])];
  const fitting = installed.files.filter((file) => !isLeftOut(file));
  const named = fitting.filter(isNamed);
  const others = new Set(named);
  const made = { named, tellable: fitting.filter((file) => hasHeader(file) && !others.has(file)) };
  ofFolder.set(key, made);
  return made;
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
    // A quantized file is the last choice: it is slower, and less exact.
    const plain = Number(isGguf(chosen.name)) - Number(isGguf(file.name));
    if (plain !== 0) return plain > 0 ? file : chosen;
    const alike = Number(isAlike(file)) - Number(isAlike(chosen));
    return alike > 0 || (alike === 0 && file.name.length < chosen.name.length) ? file : chosen;
  }, undefined);
}

/** The words that `keep` (regular expressions) finds in a name; null for one that finds nothing. */
export type KeptWords = readonly (string | null)[];

/** What a substitute shares with the file that it stands in for: the words that must be the same, and its precision. */
export function keptWords(keep: readonly string[], name: string): KeptWords {
  const { base } = globName(name);
  return keep.map((source) => findWord(source, base));
}

/** Whether a name (lower case, without folders) has every word that was found in the wanted one. */
export function sharesWords(keep: readonly string[], wanted: KeptWords, base: string): boolean {
  return wanted.every((word, index) => word === null || findWord(keep[index] ?? "", base) === word);
}

/** `fp8`, `int8`, `bf16` or `fp16`; null when the name says none of them. */
export function precisionOf(name: string): string | null {
  return /(?<![a-z0-9])(fp8|int8|bf16|fp16)(?![0-9])/.exec(globName(name).base)?.[1] ?? null;
}

/** Nested repeats can take exponential time: such an expression is never run. */
const NESTED = /\([^)]*[*+{][^)]*\)\s*[*+{]/;

const LONGEST = 255;

const compiled = new Map<string, RegExp | null>();

function findWord(source: string, base: string): string | null {
  const found = expression(source)?.exec(base.slice(0, LONGEST));
  return found ? (found.slice(1).find((group) => group !== undefined) ?? found[0]) : null;
}

function expression(source: string): RegExp | null {
  const before = compiled.get(source);
  if (before !== undefined) return before;
  const made = NESTED.test(source) ? null : compile(source);
  compiled.set(source, made);
  return made;
}

function compile(source: string): RegExp | null {
  try {
    return new RegExp(source, "i");
  } catch {
    return null;
  }
}
