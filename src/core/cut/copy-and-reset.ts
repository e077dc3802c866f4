// POST cut/reset and cut/copy: one pass's cut back to the script's order, trims or sound, or one pass's onto the other's.
import type { CutEntry, CutFile, CutPart } from "../../contracts/files/cut.ts";
import type { Pass } from "../../contracts/schema.ts";
import { normaliseEntry, cutDown, trimsOf } from "./cut-entry.ts";
import { fadesWithin, pictureFades, soundFades, type Fades } from "../levels/clip-levels.ts";
import { rescaleFrames } from "../time/rate.ts";
import { lengthOf, type CutFacts } from "./cut-facts.ts";
import { resolvedEntries } from "./resolve.ts";

function hasPart(what: CutPart, part: Exclude<CutPart, "all">): boolean {
  return what === "all" || what === part;
}

/** The cut with one pass reset. A locked entry keeps its trims, its fades and its sound. `script`: shot ids in script order. */
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
  const { audio: _audio, ...rest } = entry;
  const sound = hasPart(what, "audio") ? { ...rest, gain: 1, sound_fade_in: 0, sound_fade_out: 0 } : entry;
  const ends = { trim_in: 0, trim_out: 0, fade_in: 0, fade_out: 0 };
  return normaliseEntry(hasPart(what, "trims") ? { ...sound, ...ends } : sound, pass);
}

export interface CopyFacts {
  readonly from: Pick<CutFacts, "pass" | "fps" | "script">;
  readonly to: CutFacts;
}

/**
 * POST cut/copy: the order, the trims or the sound of one pass's cut onto the other's. Picks are never copied, because the takes
 * of one pass are not those of the other.
 */
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
  const levels = hasPart(what, "audio") ? copiedLevels(model, facts) : {};
  const trims = hasPart(what, "trims") ? copiedTrims(entry, model, facts) : {};
  return withinLength({ ...silent, ...(source && { audio: source }), ...levels, ...out, ...trims }, facts.to);
}

/** A source keeps the pass it means, whichever list it is in. */
function sourceOf(model: CutEntry, { from }: CopyFacts) {
  return normaliseEntry(model, from.pass).audio;
}

function copiedTrims(entry: CutEntry, model: CutEntry, { from, to }: CopyFacts) {
  const trims = trimsOf(model);
  const rescaled = { in: rescaleFrames(trims.in, from.fps, to.fps), out: rescaleFrames(trims.out, from.fps, to.fps) };
  const length = lengthOf(entry, to);
  const kept = length === undefined ? rescaled : cutDown(rescaled, length);
  const fades = rescaledFades(pictureFades(model), { from, to });
  return { trim_in: kept.in, trim_out: kept.out, fade_in: fades.in, fade_out: fades.out };
}

function copiedLevels(model: CutEntry, facts: CopyFacts) {
  const fades = rescaledFades(soundFades(model), facts);
  return { gain: model.gain ?? 1, sound_fade_in: fades.in, sound_fade_out: fades.out };
}

function rescaledFades(fades: Fades, { from, to }: CopyFacts): Fades {
  return { in: rescaleFrames(fades.in, from.fps, to.fps), out: rescaleFrames(fades.out, from.fps, to.fps) };
}

/** The entry with fades that its clip has room for. */
function withinLength(entry: CutEntry, facts: CutFacts): CutEntry {
  const length = lengthOf(entry, facts);
  if (length === undefined) return entry;
  const trims = trimsOf(entry);
  const left = Math.max(1, length - trims.in - trims.out);
  const [picture, sound] = [pictureFades(entry), soundFades(entry)].map((fades) => fadesWithin(fades, left));
  return {
    ...entry,
    ...(picture && { fade_in: picture.in, fade_out: picture.out }),
    ...(sound && { sound_fade_in: sound.in, sound_fade_out: sound.out }),
  };
}
