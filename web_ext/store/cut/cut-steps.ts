// A change of the cut as a value that can be made, unmade and made again: fields of entries, and shots that change their place. A place
// is given by the shot before it, so that it still means something when other shots came or went. Trims in the episode's frames.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { isLevel, NO_LEVELS, type LevelField } from "./levels.ts";
import { isUsable } from "./usable.ts";
import type { CutEdit, CutStep, CutKey, CutChange } from "./edit-values.ts";

/** What an edit changes, and what undoes it. */
export function stepOf(about: string, edit: CutEdit, shots: readonly ShotStatus[]): CutStep {
  const fields = edit.fields.flatMap(({ shot, change }) => {
    const now = shots.find((one) => one.shot === shot);
    return now ? [{ shot, change: pickFields(now.cut, Object.keys(change) as CutKey[]) }] : [];
  });
  const { move } = edit;
  const before = move ? { fields, move: { shot: move.shot, behind: neighbourOf(shots, move.shot) } } : { fields };
  return { about, before, after: edit };
}

const LEVELS = Object.keys(NO_LEVELS) as LevelField[];
const OF_THE_WHOLE = ["trim_in", "trim_out", "out", "audio", ...LEVELS] as const satisfies readonly CutKey[];

/** What one state of the cut has become in another, as a step; undefined where it is the same. Picks and marks are not part of it. */
export function stepBetween(
  about: string,
  before: readonly ShotStatus[],
  after: readonly ShotStatus[],
): CutStep | undefined {
  const pairs = after.flatMap((now) => {
    const old = before.find((one) => one.shot === now.shot);
    const keys = OF_THE_WHOLE.filter((key) => old && JSON.stringify(old.cut[key]) !== JSON.stringify(now.cut[key]));
    return old && keys.length > 0 ? [{ old, now, keys }] : [];
  });
  const side = (which: "old" | "now", shots: readonly ShotStatus[]): CutEdit => ({
    fields: pairs.map((pair) => ({ shot: pair[which].shot, change: pickFields(pair[which].cut, pair.keys) })),
    ...(isReordered && { order: shots.map(({ shot }) => shot) }),
  });
  const isReordered = !isInOrder(
    before,
    after.map(({ shot }) => shot),
  );
  if (pairs.length === 0 && !isReordered) return undefined;
  return { about, before: side("old", before), after: side("now", after) };
}

/** The same step the other way round. */
export function reversed({ about, before, after }: CutStep): CutStep {
  return { about, before: after, after: before };
}

/** Whether the cut is, where the step would change it, still what the step left it as: then nobody else's work is in its way. */
export function canApply({ before, after }: CutStep, shots: readonly ShotStatus[]): boolean {
  const stands = before.fields.every(({ shot, change }) => {
    const now = shots.find((one) => one.shot === shot);
    const keys = Object.keys(change) as CutKey[];
    return now !== undefined && JSON.stringify(pickFields(now.cut, keys)) === JSON.stringify(pickFields(change, keys));
  });
  if (stands && before.order) return isInOrder(shots, before.order);
  if (!stands || !before.move || !after.move) return stands;
  const { behind } = after.move;
  const hasPlace = behind === null || shots.some((one) => one.shot === behind);
  return hasPlace && neighbourOf(shots, before.move.shot) === before.move.behind;
}

/** The shots with edits applied, in order; an edit of a shot that is gone changes nothing. */
export function applyEdits(shots: readonly ShotStatus[], edits: readonly CutEdit[]): readonly ShotStatus[] {
  return edits.reduce((all, edit) => {
    const changed = applyFields(all, edit);
    if (edit.order) return ordered(changed, edit.order);
    return edit.move ? moved(changed, edit.move) : changed;
  }, shots);
}

/**
 * Whether the shots with this edit on them are all that the service would say of it. Which shots are out of order, which file an edited
 * sound is, and what stands in where no take is usable only the service knows.
 */
export function isExact({ fields, move, order }: CutEdit, shots: readonly ShotStatus[]): boolean {
  const isKnown = (shot: string) => shots.find((one) => one.shot === shot)?.cut.usable === true;
  return (
    !move &&
    !order &&
    fields.every(({ shot, change }) => !("audio" in change) && (!("picked" in change) || isKnown(shot)))
  );
}

/** The shot that one stands behind; null at the front. */
export function neighbourOf(shots: readonly { readonly shot: string }[], shot: string): string | null {
  const index = shots.findIndex((one) => one.shot === shot);
  return shots[index - 1]?.shot ?? null;
}

/** One shot with what edits change on it; the very same when they do not. */
export function applyEditsTo(shot: ShotStatus, edits: readonly CutEdit[]): ShotStatus {
  const fields = edits.flatMap((edit) => edit.fields.filter((one) => one.shot === shot.shot));
  return fields.reduce(applyChange, shot);
}

function applyFields(shots: readonly ShotStatus[], edit: CutEdit): readonly ShotStatus[] {
  return edit.fields.length === 0 ? shots : shots.map((shot) => applyEditsTo(shot, [edit]));
}

function applyChange(shot: ShotStatus, { change }: { readonly change: CutChange }): ShotStatus {
  const cut = { ...shot.cut, ...change };
  if (!("picked" in change)) return { ...shot, cut };
  // What a stand-in looks like, and which take plays once none is picked, is the service's to say: until it does, the newest usable one.
  const number = change.picked ? change.take : shot.takes.filter(isUsable).at(-1)?.take;
  const take = cut.placeholder ? undefined : shot.takes.find((one) => one.take === number);
  const usable = take !== undefined && isUsable(take);
  const { frames = null, fps = null } = take ?? {};
  return { ...shot, cut: { ...cut, take: number ?? null, usable, frames, fps: fps ?? cut.fps } };
}

function isInOrder(shots: readonly ShotStatus[], order: readonly string[]): boolean {
  return shots.length === order.length && shots.every(({ shot }, index) => shot === order[index]);
}

/** A shot that the order does not name stays behind those that it does. */
function ordered(shots: readonly ShotStatus[], order: readonly string[]): readonly ShotStatus[] {
  const place = new Map(order.map((shot, index) => [shot, index]));
  return shots.toSorted((a, b) => (place.get(a.shot) ?? order.length) - (place.get(b.shot) ?? order.length));
}

function moved(shots: readonly ShotStatus[], { shot, behind }: NonNullable<CutEdit["move"]>): readonly ShotStatus[] {
  const one = shots.find((each) => each.shot === shot);
  const rest = shots.filter((each) => each.shot !== shot);
  const at = behind === null ? 0 : rest.findIndex((each) => each.shot === behind) + 1;
  if (!one || (behind !== null && at === 0)) return shots;
  return [...rest.slice(0, at), one, ...rest.slice(at)];
}

/** The values of some fields in one order; the number of a take that is not picked says nothing, a level that is not there has its usual value. */
function pickFields(from: CutChange, keys: readonly CutKey[]): CutChange {
  const values = [...keys].sort().map((key) => [key, valueOf(from, key)]);
  return Object.fromEntries(values) as CutChange;
}

function valueOf(from: CutChange, key: CutKey): unknown {
  if (isLevel(key)) return from[key] ?? NO_LEVELS[key];
  return key === "take" && !from.picked ? null : from[key];
}
