// What an episode is made with now, as its lock writes it down. docs/format.md "episode.lock.json".
import { basename, join } from "node:path";
import type { LockFile, LockedTarget } from "../../../contracts/files/proof/lock.ts";
import { PostRecord, UpscaleRecord } from "../../../contracts/files/upscale.ts";
import type { TargetFile } from "../../../contracts/files/target.ts";
import { contentHash, sha256 } from "../../../core/lib/hash.ts";
import { modelsOfRecord, sortedModels, type ModelFile } from "../../../core/lock/models-of-record.ts";
import { takeStem } from "../../../core/lib/names.ts";
import { mp4Of, sidecarOf, type Take } from "../../../core/takes/take.ts";
import type { Registry } from "../../../core/targets/registry.ts";
import type { ModelReading } from "../../../disk/models/model-hashes.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import { readChecked } from "../../../disk/reading/json-file.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import { requireOwnPath } from "../../../disk/roots.ts";
import { stamp } from "../../../machine/clock.ts";
import { readIfThere } from "../../../machine/files.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import type { PassSnapshot, SnapshotPorts } from "../pass/read-pass.ts";
import { recentWorkflow, type InForcePorts } from "../workflow/resolve-workflow.ts";
import { playedTakes, readUsedFiles } from "./built-passes.ts";

export const LOCK = "episode.lock.json";

export type LockPorts = SnapshotPorts & InForcePorts & Pick<StudioPorts, "version" | "tools" | "modelHashes">;

/** Files of the episode that decide what its takes and its film are, beside the authored ones. */
const TEXTS = ["negative.txt", "cut.json", "overrides.json"] as const;

export async function readLock(
  ports: LockPorts,
  episode: EpisodeContext,
  passes: readonly PassSnapshot[],
  reading: ModelReading = {},
): Promise<LockFile> {
  const used = await Promise.all(passes.map(readUsedFiles));
  const registry = await episode.registry();
  const played = passes.flatMap((snapshot) => playedTakes(snapshot).map((each) => ({ ...each, pass: snapshot.pass })));
  const takes = played.flatMap(({ take }) => take ?? []);
  const references = new Map(used.flatMap((each) => [...each.references]));
  const ffmpeg = await ports.tools().then(
    (tools) => tools.ffmpeg.version,
    () => null,
  );
  return {
    version: 1,
    episode: basename(episode.folder),
    made: stamp(ports.clock.now()),
    programs: { studio: ports.version, ffmpeg },
    texts: await readTexts(episode),
    targets: await readTargets(ports, episode, targetsOf(registry, used, takes)),
    models: await readModels(ports, modelsOf(registry, await readRecords(episode, takes)), reading),
    references: [...references].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([path, sha1]) => ({ path, sha1 })),
    takes: await mapPool(played, async ({ pass, shot, take }) => ({
      ...{ pass, shot, take: take?.take ?? null },
      sha1: take ? await filmHash(ports, episode, take) : null,
    })),
  };
}

async function readTexts(episode: EpisodeContext): Promise<LockFile["texts"]> {
  const { script, series } = await episode.texts();
  const authored = [script, series].flatMap((read) => (read.ok ? [read.location] : []));
  const own = await Promise.all(
    TEXTS.map(async (name) => ({ name, path: await requireOwnPath(episode.folder, name) })),
  );
  const read = await Promise.all(
    [...authored, ...own].map(async ({ name, path }) => ({ name, text: await readIfThere(path) })),
  );
  return read.flatMap(({ name, text }) => (text === undefined ? [] : [{ path: name, sha256: sha256(text) }]));
}

/** Those of the next renders, and those of the takes that play. */
function targetsOf(
  registry: Registry,
  used: readonly { readonly targets: readonly TargetFile[] }[],
  takes: readonly Take[],
): TargetFile[] {
  const made = takes.flatMap((take) => registry.find(sidecarOf(take)?.target ?? "") ?? []);
  const all = new Map([...used.flatMap(({ targets }) => targets), ...made].map((target) => [target.id, target]));
  return [...all.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

async function readTargets(
  ports: LockPorts,
  episode: EpisodeContext,
  targets: readonly TargetFile[],
): Promise<LockedTarget[]> {
  return mapPool(targets, async (target) => {
    const described = { id: target.id, sha1: contentHash(target) };
    if (target.builtin) return { ...described, graph: null };
    const found = await recentWorkflow(ports, target, episode);
    const graph = found.ok ? { source: found.record.source, sha1: contentHash(found.workflow) } : null;
    return { ...described, graph };
  });
}

interface MadeRecord {
  readonly target: string;
  readonly resolved: Parameters<typeof modelsOfRecord>[0];
}

/** The records of the takes, and of their upscales and posts. */
async function readRecords(episode: EpisodeContext, takes: readonly Take[]): Promise<MadeRecord[]> {
  const found = await mapPool(takes, async (take): Promise<MadeRecord[]> => {
    const target = sidecarOf(take)?.target ?? "";
    const stem = join(take.folder, takeStem(take.shot, take.take));
    const versions = await Promise.all([
      readChecked(await requireOwnPath(episode.folder, `${stem}.up.json`), UpscaleRecord),
      readChecked(await requireOwnPath(episode.folder, `${stem}.post.json`), PostRecord),
    ]);
    const made = versions.flatMap((read) => (read.is === "there" ? [{ target, resolved: read.value.resolved }] : []));
    return [{ target, resolved: sidecarOf(take)?.resolved }, ...made];
  });
  return found.flat();
}

function modelsOf(registry: Registry, records: readonly MadeRecord[]): ModelFile[] {
  return sortedModels(
    records.flatMap(({ target, resolved }) => modelsOfRecord(resolved, registry.find(target)?.models)),
  );
}

async function readModels(
  { modelHashes }: Pick<LockPorts, "modelHashes">,
  files: readonly ModelFile[],
  reading: ModelReading,
): Promise<LockFile["models"]> {
  const hashes = await modelHashes.read(files, reading);
  return files.map((each, at) => ({ ...each, sha256: hashes[at] ?? null }));
}

async function filmHash({ fileHashes }: LockPorts, { folder }: EpisodeContext, take: Take): Promise<string | null> {
  const mp4 = mp4Of(take);
  if (mp4 === undefined) return null;
  const path = await requireOwnPath(folder, take.folder, mp4);
  return fileHash(fileHashes, path).catch(() => null);
}

/** Reads again only the model files that an older lock has a hash of. */
export function onlyHashed({ models }: LockFile): ModelReading {
  const hashed = new Set(models.flatMap((each) => (each.sha256 === null ? [] : [`${each.folder}/${each.file}`])));
  return { mayRead: ({ folder, file }) => hashed.has(`${folder}/${file}`) };
}
