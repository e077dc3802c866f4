// Spares the work of telling a status when all that it is told from is as it was the last time. What was read is compared, never the
// time since then: an answer that is given again is the one that would be worked out again.
import type { Shotlist } from "../../contracts/files/shotlist.ts";
import { PASSES } from "../../contracts/schema.ts";
import type { EpisodeStatus } from "../../contracts/routes/episodes.ts";
import { knownRefHashes, readRefHashes } from "../takes/act-ref-files.ts";
import type { PassSnapshot } from "./act-read-pass.ts";
import type { Sounds } from "./act-read-sounds.ts";

export interface StatusFacts {
  readonly snapshot: PassSnapshot;
  readonly sounds: Sounds;
  readonly track: EpisodeStatus["track"];
}

interface Remembered {
  readonly facts: readonly unknown[];
  /** SHA-1 of every reference that was asked for, by path. */
  readonly refs: ReadonlyMap<string, string | undefined>;
  readonly status: EpisodeStatus;
}

/** By the pass's list, which is the same value for as long as its file is. */
const remembered = new WeakMap<Shotlist, Remembered>();

/** The status that `tell` works out of the facts, or the same one as before. */
export async function rememberStatus(
  facts: StatusFacts,
  tell: (facts: StatusFacts) => Promise<EpisodeStatus>,
): Promise<EpisodeStatus> {
  const { snapshot } = facts;
  const { main } = snapshot.build;
  const now = factsOf(facts);
  const before = remembered.get(main);
  if (before && isSame(before.facts, now) && (await areSameRefs(before.refs, snapshot))) return before.status;
  const status = Object.freeze(await tell(facts));
  const refs = await knownRefHashes(snapshot.reach);
  if (!hasDrafts(status)) remembered.set(main, { facts: now, refs, status });
  return status;
}

/** All that a status is told from beside references and the time. What is kept in memory is compared by identity, small files as text. */
function factsOf({ snapshot, sounds, track }: StatusFacts): unknown[] {
  const { build, text, cutFile, overrides, reach, cut, cutFacts, targetFacts } = snapshot;
  const small = JSON.stringify([snapshot.ep, snapshot.pass, cutFile, overrides, snapshot.negative, reach, track]);
  const heard = JSON.stringify([...sounds.loud]);
  const takes = cut.flatMap(({ entry }) => PASSES.map((pass) => cutFacts.takes(entry.shot, pass)));
  const { registry, machineDefault } = targetFacts;
  return [small, heard, text, registry, machineDefault, build.story, ...build.others, ...takes];
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((fact, at) => fact === now[at]);
}

async function areSameRefs(before: Remembered["refs"], { reach, fileHashes }: PassSnapshot): Promise<boolean> {
  const now = await readRefHashes(reach, [...before.keys()], fileHashes);
  return [...before].every(([path, hash]) => now.get(path) === hash);
}

/** A draft expires by itself. */
function hasDrafts({ shots }: EpisodeStatus): boolean {
  return shots.some(({ takes }) => takes.some(({ draft }) => draft !== null));
}
