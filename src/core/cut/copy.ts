// POST cut/copy: the order, the trims or the sound of one pass's cut onto the other's. Picks are never copied, because the takes
// of one pass are not those of the other.
import type { CutEntry, CutFile, CutPart } from "../../contracts/files/cut.ts";
import { rescaleFrames } from "../time/rate.ts";
import { lengthOf, type CutFacts } from "./cut-facts.ts";
import { normaliseEntry } from "./normalise-entry.ts";
import { hasPart } from "./reset.ts";
import { resolvedEntries } from "./resolve.ts";
import { cutDown, trimsOf } from "./trims.ts";

export interface CopyFacts {
  readonly from: CutFacts;
  readonly to: CutFacts;
}

export function copyCut(cut: CutFile, what: CutPart, { from, to }: CopyFacts): CutFile {
  const source = resolvedEntries(cut[from.pass], from.script);
  const own = resolvedEntries(cut[to.pass], to.script);
  const given = new Map(source.map((entry) => [entry.shot, entry]));
  const ordered = hasPart(what, "order") ? inOrderOf(source, own) : own;
  const next = ordered.map((entry) => {
    const model = given.get(entry.shot);
    return model ? normaliseEntry(copied(entry, model, what, { from, to }), to.pass) : entry;
  });
  return { ...cut, [to.pass]: next };
}

/** A shot that only this pass has stays behind the entry that it follows now. */
function inOrderOf(source: readonly CutEntry[], own: readonly CutEntry[]): CutEntry[] {
  const shared = new Set(source.map((entry) => entry.shot));
  const groups = new Map<string | null, CutEntry[]>([[null, []]]);
  let leader: string | null = null;
  for (const entry of own) {
    if (shared.has(entry.shot)) leader = entry.shot;
    groups.set(leader, [...(groups.get(leader) ?? []), entry]);
  }
  return [null, ...source.map((entry) => entry.shot)].flatMap((shot) => groups.get(shot) ?? []);
}

/** Leaving a shot out belongs to the order; a locked entry keeps its trims and its sound. */
function copied(entry: CutEntry, model: CutEntry, what: CutPart, facts: CopyFacts): CutEntry {
  const out = hasPart(what, "order") ? { out: model.out ?? false } : {};
  if (entry.locked) return { ...entry, ...out };
  const { audio, ...silent } = entry;
  const source = hasPart(what, "audio") ? sourceOf(model, facts) : audio;
  const trims = hasPart(what, "trims") ? copiedTrims(entry, model, facts) : {};
  return { ...silent, ...(source && { audio: source }), ...out, ...trims };
}

/** A source keeps the pass it means, whichever list it stands in. */
function sourceOf(model: CutEntry, { from }: CopyFacts) {
  return normaliseEntry(model, from.pass).audio;
}

function copiedTrims(entry: CutEntry, model: CutEntry, { from, to }: CopyFacts) {
  const trims = trimsOf(model);
  const rescaled = { in: rescaleFrames(trims.in, from.fps, to.fps), out: rescaleFrames(trims.out, from.fps, to.fps) };
  const length = lengthOf(entry, to);
  const kept = length === undefined ? rescaled : cutDown(rescaled, length);
  return { trim_in: kept.in, trim_out: kept.out };
}
