// Edits of single cut entries and of a whole list: pick, unpick, replace. A planner answers the next cut, or a refusal as a value.
import { Refusal, type RefusalKind } from "../../contracts/refusal.ts";
import type { CutFile, CutEntry } from "../../contracts/files/cut.ts";
import { type Pass, PASSES } from "../../contracts/schema.ts";
import { isUsable, whyUnusable } from "../takes/take.ts";
import { type CutFacts, passOf, lengthOf } from "./cut-facts.ts";
import { resolvedEntries } from "./resolve.ts";
import { hasFades, pictureFades, soundFades, type Fades } from "../levels/clip-levels.ts";
import { normaliseEntry, extraFields, leavesAFrame, trimsOf } from "./cut-entry.ts";
import type { TakeId } from "../takes/upgrade-sidecar.ts";

export type CutChange =
  { readonly ok: true; readonly cut: CutFile } | { readonly ok: false; readonly refusal: Refusal };

function refuse(kind: RefusalKind, sentence: string, fields: Record<string, unknown> = {}): CutChange {
  return { ok: false, refusal: new Refusal(kind, sentence, fields) };
}

// Chooses the take that a shot plays. Trims stay as they are: a shorter take is cut down when it is played.

export interface PickRequest {
  readonly shot: string;
  /** Null returns to the latest usable take. */
  readonly take: number | null;
  /** The pass that the take comes from; null for the list's own. */
  readonly fromPass: Pass | null;
  /** Picks an unusable take, and over a lock. */
  readonly force: boolean;
}

type PickFacts = Pick<CutFacts, "pass" | "script" | "takes">;

/** The cut with one pick. The first pick of a list writes the whole resolved order, so that it stands from then on. */
export function planPick(cut: CutFile, request: PickRequest, facts: PickFacts): CutChange {
  const list = cut[facts.pass];
  const entries = list.some((entry) => entry.shot === request.shot) ? list : resolvedEntries(list, facts.script);
  const entry = entries.find((each) => each.shot === request.shot);
  if (!entry) return refuse("unknown", `there is no shot ${request.shot} in the ${facts.pass} pass`);
  const problem = findProblem(entry, request, facts);
  if (problem) return problem;
  const { take: _take, pass: _pass, ...kept } = entry;
  const picked = {
    ...kept,
    ...(request.take !== null && { take: request.take }),
    ...(request.fromPass && { pass: request.fromPass }),
  };
  const next = entries.map((each) => (each === entry ? normaliseEntry(picked, facts.pass) : each));
  return { ok: true, cut: { ...cut, [facts.pass]: next } };
}

function findProblem(entry: CutEntry, request: PickRequest, facts: PickFacts): CutChange | undefined {
  const { shot, take, force } = request;
  const pass = request.fromPass ?? facts.pass;
  const requested = take === null ? undefined : facts.takes(shot, pass).find((each) => each.take === take);
  if (take !== null && !requested) return refuse("unknown", `${shot} has no take ${take} in its ${pass} pass`);
  if (force) return undefined;
  if (entry.locked) {
    return refuse("conflict", `${shot} is locked in the ${facts.pass} cut: unlock it first, or send force`, {
      locked: true,
    });
  }
  if (!requested || isUsable(requested)) return undefined;
  return refuse("conflict", `${shot} take ${take} ${whyUnusable(requested)}: pick another, or send force`);
}

// After a discard: no entry names a take that is gone.

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

// PUT cut: one pass's list is replaced by what the page sends. Unknown shots are welcome (they become orphans); a shot listed
// twice and trims that leave nothing are not. Moving or trimming a locked entry is the page's business.

export interface ReplaceFacts extends CutFacts {
  /** What is wrong with an entry's sound source, by shot: found by the caller, who can read the files. */
  readonly soundProblems: ReadonlyMap<string, string>;
}

/** The cut with another list for the pass. Fields added by hand to an entry stay with its shot. */
export function planReplace(cut: CutFile, entries: readonly CutEntry[], facts: ReplaceFacts): CutChange {
  const stored = cut[facts.pass];
  const problem =
    findTwice(entries) ??
    entries.map((entry) => replaceProblem(entry, facts, stored)).find((each) => each !== undefined);
  if (problem !== undefined) return refuse("bad-input", problem);
  const before = new Map(stored.map((entry) => [entry.shot, extraFields(entry)]));
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

function replaceProblem(entry: CutEntry, facts: ReplaceFacts, stored: readonly CutEntry[]): string | undefined {
  const sound = facts.soundProblems.get(entry.shot);
  if (sound !== undefined) return `the sound of ${entry.shot}: ${sound}`;
  const trims = trimsOf(entry);
  const fades = { picture: pictureFades(entry), sound: soundFades(entry) };
  const isChecked = trims.in + trims.out > 0 || hasFades(fades.picture) || hasFades(fades.sound);
  const length = isChecked ? lengthOf(entry, facts) : undefined;
  if (length === undefined) return undefined;
  if (!leavesAFrame(trims, length))
    return `the trims of ${entry.shot} (${trims.in} and ${trims.out}) leave nothing of its ${length} frames: keep at least one`;
  if (stored.some((before) => hasSameFades(before, entry))) return undefined;
  return fadeProblem(entry.shot, fades, length - trims.in - trims.out);
}

/** Another take may have made them too long: that is shown shorter, and no fault of a request about something else. */
function hasSameFades(before: CutEntry, entry: CutEntry): boolean {
  const facts = (of: CutEntry) => [of.shot, trimsOf(of), pictureFades(of), soundFades(of)];
  return JSON.stringify(facts(before)) === JSON.stringify(facts(entry));
}

/** `length`: frames that the clip plays. */
function fadeProblem(
  shot: string,
  fades: { readonly picture: Fades; readonly sound: Fades },
  length: number,
): string | undefined {
  for (const [what, { in: start, out: end }] of Object.entries(fades)) {
    if (start + end <= length) continue;
    return `the fades of the ${what} of ${shot} (${start} and ${end} frames) are longer than the ${length} frames that play: make them shorter`;
  }
  return undefined;
}
