// Spares the work of describing a status, or a row of it, when all that it is made from is as it was the last time. What was read is
// compared, never the time since then: what is given again is what would be worked out again.
import type { Shotlist } from "../../../contracts/files/shotlist.ts";
import { PASSES } from "../../../contracts/schema.ts";
import type { CutView, EpisodeStatus, ShotStatus } from "../../../contracts/replies/episode-status.ts";
import { knownRefHashes, readRefHashes } from "../../../disk/refs/ref-hashes.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import type { Sounds } from "../pass/read-sounds.ts";
import { neighbourOf } from "../../../core/cut/resolve.ts";

export interface StatusFacts {
  readonly snapshot: PassSnapshot;
  readonly sounds: Sounds;
  readonly track: EpisodeStatus["track"];
}

interface RememberedRow {
  readonly facts: readonly unknown[];
  readonly row: ShotStatus;
}

interface Remembered {
  /** What any row is made from, beside references. */
  readonly shared: readonly unknown[];
  readonly takes: readonly unknown[];
  readonly cut: string;
  /** SHA-1 of every reference that was asked for, by path. */
  readonly refs: ReadonlyMap<string, string | undefined>;
  readonly rows: ReadonlyMap<string, RememberedRow>;
  /** Undefined where it would be another one by now. */
  readonly status: EpisodeStatus | undefined;
}

/** By the pass's list, which is the same value for as long as its file is. */
const remembered = new WeakMap<Shotlist, Remembered>();

/** The status that `describe` makes of the facts, or the same one as before. `rows` spares it the rows that are as they were. */
export async function rememberStatus(
  facts: StatusFacts,
  describe: (facts: StatusFacts, rows: Rows) => Promise<EpisodeStatus>,
): Promise<EpisodeStatus> {
  const { snapshot } = facts;
  const now = { shared: sharedFacts(facts), takes: takesOf(snapshot), cut: cutOf(facts) };
  const before = await stillValid(snapshot, now.shared);
  if (before?.status && before.cut === now.cut && isSame(before.takes, now.takes)) return before.status;
  const rows = new Rows(snapshot, before?.rows);
  const status = Object.freeze(await describe(facts, rows));
  const refs = await knownRefHashes(snapshot.reach);
  const lasts = !status.shots.some(hasDrafts);
  remembered.set(snapshot.build.main, { ...now, refs, rows: rows.known, status: lasts ? status : undefined });
  return status;
}

/** The rows of one status. Each is made from what all rows share, its view of the cut, its takes, and what the cut plays before it. */
export class Rows {
  readonly known = new Map<string, RememberedRow>();
  readonly #snapshot: PassSnapshot;
  readonly #before: ReadonlyMap<string, RememberedRow> | undefined;

  constructor(snapshot: PassSnapshot, before: ReadonlyMap<string, RememberedRow> | undefined) {
    this.#snapshot = snapshot;
    this.#before = before;
  }

  /** The row that `describe` makes, or the same one as before. */
  async row(shot: string, view: CutView, describe: () => Promise<ShotStatus>): Promise<ShotStatus> {
    const facts = this.#factsOf(shot, view);
    const before = this.#before?.get(shot);
    const row = before && isSame(before.facts, facts) ? before.row : Object.freeze(await describe());
    if (!hasDrafts(row)) this.known.set(shot, { facts, row });
    return row;
  }

  #factsOf(shot: string, view: CutView): unknown[] {
    const { cut, cutFacts, takesError } = this.#snapshot;
    const previous = neighbourOf(cut, shot, "previous")?.entry;
    const shots = previous ? [shot, previous.shot] : [shot];
    const takes = shots.flatMap((each) => PASSES.map((pass) => cutFacts.takes(each, pass)));
    const errors = PASSES.map((pass) => takesError(shot, pass));
    return [JSON.stringify([view, previous, errors]), ...takes];
  }
}

/** What is remembered of the pass, unless something that every row is made from has changed. */
async function stillValid(snapshot: PassSnapshot, shared: readonly unknown[]): Promise<Remembered | undefined> {
  const before = remembered.get(snapshot.build.main);
  const isTrue = before && isSame(before.shared, shared) && (await areSameRefs(before.refs, snapshot));
  return isTrue ? before : undefined;
}

/** What is kept in memory is compared by identity, small files as text. The time is not among it: it only ends drafts. */
function sharedFacts({ snapshot, sounds }: StatusFacts): unknown[] {
  const { build, text, overrides, reach, targetFacts } = snapshot;
  const small = JSON.stringify([snapshot.ep, snapshot.pass, overrides, snapshot.negative, reach]);
  const soundsKey = JSON.stringify([...sounds.loud]);
  const { registry, machineDefault } = targetFacts;
  return [small, soundsKey, text, registry, machineDefault, build.story, ...build.others];
}

function takesOf({ cut, cutFacts }: PassSnapshot): unknown[] {
  return cut.flatMap(({ entry }) => PASSES.map((pass) => cutFacts.takes(entry.shot, pass)));
}

function cutOf({ snapshot, track }: StatusFacts): string {
  const { cut, cutFile, takesError } = snapshot;
  const errors = cut.flatMap(({ entry }) => PASSES.map((pass) => takesError(entry.shot, pass) ?? 0));
  return JSON.stringify([cutFile, track, errors]);
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((fact, at) => fact === now[at]);
}

async function areSameRefs(before: Remembered["refs"], { reach, fileHashes }: PassSnapshot): Promise<boolean> {
  const now = await readRefHashes(reach, [...before.keys()], fileHashes);
  return [...before].every(([path, hash]) => now.get(path) === hash);
}

/** A draft expires by itself. */
function hasDrafts({ takes }: ShotStatus): boolean {
  return takes.some(({ draft }) => draft !== null);
}
