// An episode as a whole: both passes as they stand on disk, the takes that their cuts play, and what their shots read.
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import { PASSES } from "../../../contracts/schema.ts";
import { takeOfSource } from "../../../core/cut/audio-source.ts";
import { takeInUse } from "../../../core/cut/cut-facts.ts";
import { wantedTargets } from "../../../core/render/next-render.ts";
import type { Take } from "../../../core/takes/take.ts";
import { notBuilt } from "../../../disk/builds.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { gatherRenderShot } from "../pass/gather-shot.ts";
import { readPass, type PassSnapshot, type SnapshotPorts } from "../pass/read-pass.ts";

/** Those that are built; refuses an episode of which neither is. */
export async function readBuiltPasses(ports: SnapshotPorts, episode: EpisodeContext): Promise<PassSnapshot[]> {
  const read = await Promise.all(PASSES.map((pass) => readPass(ports, episode, pass).catch(unlessNotBuilt)));
  const built = read.filter((snapshot) => snapshot !== null);
  if (built.length === 0) throw notBuilt(episode.folder, "final");
  return built;
}

function unlessNotBuilt(error: unknown): null {
  if (error instanceof Refusal && error.kind === "unknown") return null;
  throw error;
}

export interface PlayedTake {
  readonly shot: string;
  /** Undefined where the shot plays none. */
  readonly take: Take | undefined;
}

/** What each shot of the cut plays, out of the film or not. */
export function playedTakes({ cut, cutFacts }: PassSnapshot): PlayedTake[] {
  const entries = cut.flatMap(({ entry, scriptIndex }) => (scriptIndex === null ? [] : [entry]));
  return entries.map((entry) => ({ shot: entry.shot, take: takeInUse(entry, cutFacts) }));
}

/** The takes whose sound plays under another take's picture. */
export function soundTakes({ cut, cutFacts }: PassSnapshot): Take[] {
  return cut.flatMap(({ entry }) => takeOfSource(entry.audio, cutFacts) ?? []);
}

export interface UsedFiles {
  /** The targets that the shots render on next. */
  readonly targets: readonly VideoTarget[];
  /** Path to SHA-1, null while the file is missing; paths relative to the episode. */
  readonly references: ReadonlyMap<string, string | null>;
}

/** By the reading that it was worked out of: an archive and the lock in it ask the same. */
const usedBySnapshot = new WeakMap<PassSnapshot, Promise<UsedFiles>>();

/** What the shots of a pass would be rendered with now. */
export function readUsedFiles(snapshot: PassSnapshot): Promise<UsedFiles> {
  const used = usedBySnapshot.get(snapshot) ?? findUsedFiles(snapshot);
  usedBySnapshot.set(snapshot, used);
  return used;
}

async function findUsedFiles(snapshot: PassSnapshot): Promise<UsedFiles> {
  const targets = new Map<string, VideoTarget>();
  const references = new Map<string, string | null>();
  const wanted = wantedTargets(snapshot.targetFacts);
  for (const stored of snapshot.shots) {
    const { next, shot } = await gatherRenderShot(snapshot, stored, wanted.get(stored.id), null);
    targets.set(next.target.id, next.target);
    for (const { path, sha1 } of shot.refs) references.set(path, sha1);
  }
  return { targets: [...targets.values()], references };
}
