// PUT cut: one pass's list is replaced by what the page sends. Unknown shots are welcome (they become orphans); a shot listed
// twice and trims that leave nothing are not. Moving or trimming a locked entry is the page's business.
import type { CutEntry, CutFile } from "../../contracts/files/cut.ts";
import { lengthOf, type CutFacts } from "./cut-facts.ts";
import { extraFields, normaliseEntry } from "./normalise-entry.ts";
import { refuse, type CutChange } from "./cut-change.ts";
import { leavesAFrame, trimsOf } from "./trims.ts";

export interface ReplaceFacts extends CutFacts {
  /** What is wrong with an entry's sound source, by shot: told by who can look at the files. */
  readonly soundProblems: ReadonlyMap<string, string>;
}

/** The cut with another list for the pass. What a person added to an entry by hand stays with its shot. */
export function planReplace(cut: CutFile, entries: readonly CutEntry[], facts: ReplaceFacts): CutChange {
  const problem =
    findTwice(entries) ?? entries.map((entry) => findProblem(entry, facts)).find((each) => each !== undefined);
  if (problem !== undefined) return refuse("bad-input", problem);
  const before = new Map(cut[facts.pass].map((entry) => [entry.shot, extraFields(entry)]));
  const list = entries.map((entry) => normaliseEntry({ ...before.get(entry.shot), ...entry }, facts.pass));
  return { ok: true, cut: { ...cut, [facts.pass]: list } };
}

function findTwice(entries: readonly CutEntry[]): string | undefined {
  const seen = new Set<string>();
  for (const { shot } of entries) {
    if (seen.has(shot)) return `${shot} is in the list twice: send each shot once`;
    seen.add(shot);
  }
  return undefined;
}

function findProblem(entry: CutEntry, facts: ReplaceFacts): string | undefined {
  const sound = facts.soundProblems.get(entry.shot);
  if (sound !== undefined) return `the sound of ${entry.shot}: ${sound}`;
  const trims = trimsOf(entry);
  const length = trims.in + trims.out === 0 ? undefined : lengthOf(entry, facts);
  if (length === undefined || leavesAFrame(trims, length)) return undefined;
  return `the trims of ${entry.shot} (${trims.in} and ${trims.out}) leave nothing of its ${length} frames: keep at least one`;
}
