// What an episode is made with now, as its lock writes it down. docs/format.md "episode.lock.json".
import { basename } from "node:path";
import type { LockFile, LockedTarget } from "../../../contracts/files/proof/lock.ts";
import type { TargetFile } from "../../../contracts/files/target.ts";
import { contentHash, sha256 } from "../../../core/lib/hash.ts";
import { modelsOfRecord, sortedModels, type ModelFile } from "../../../core/lock/models-of-record.ts";
import { stepsOfTake } from "../../../core/lock/steps-of-take.ts";
import { mp4Of, sidecarOf, type Take } from "../../../core/takes/take.ts";
import type { Registry } from "../../../core/targets/registry.ts";
import type { ModelReading } from "../../../disk/models/model-hashes.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import { requireOwnPath } from "../../../disk/roots.ts";
import type { FilmSteps } from "../../../disk/targets/film-step-files.ts";
import { stamp } from "../../../machine/clock.ts";
import { readIfThere } from "../../../machine/files.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import type { PassSnapshot, SnapshotPorts } from "../pass/read-pass.ts";
import { recentWorkflow, type InForcePorts } from "../workflow/resolve-workflow.ts";
import { playedTakes, readUsedFiles } from "./built-passes.ts";

export const LOCK = "episode.lock.json";

export type LockPorts = SnapshotPorts &
  InForcePorts &
  Pick<StudioPorts, "version" | "tools" | "modelHashes" | "filmSteps">;

/** Files of the episode that decide what its takes and its film are, beside the authored ones. */
const TEXTS = ["negative.txt", "cut.json", "overrides.json"] as const;

export async function readLock(
  ports: LockPorts,
  episode: EpisodeContext,
  passes: readonly PassSnapshot[],
  reading: ModelReading = {},
): Promise<LockFile> {
  const used = await Promise.all(passes.map(readUsedFiles));
  const [registry, steps] = await Promise.all([episode.registry(), ports.filmSteps()]);
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
    steps: lockSteps(steps, takes),
    models: await readModels(ports, modelsOf(registry, steps, takes), reading),
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

/** The steps of the takes as they ship; one that samples a take again goes by the name of its target. */
function lockSteps({ steps, upscales }: FilmSteps, takes: readonly Take[]): LockedTarget[] {
  const files = takes.flatMap((take) =>
    stepsOfTake(take).flatMap((step) => {
      const target = sidecarOf(take)?.target ?? "";
      const file = step === "latent" ? upscales.get(target) : steps[step];
      return file ? [[step === "latent" ? `${target} upscale` : step, file] as const] : [];
    }),
  );
  return [...new Map(files)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, file]) => ({
      ...{ id, sha1: contentHash(file) },
      graph: { source: "shipped", sha1: contentHash(file.workflow) },
    }));
}

/** The model files that the takes, their upscales and their posts were made with. */
function modelsOf(registry: Registry, { steps, upscales }: FilmSteps, takes: readonly Take[]): ModelFile[] {
  const ofSteps = Object.assign({}, ...Object.values(steps).map(({ models }) => models)) as TargetFile["models"];
  return sortedModels(
    takes.flatMap((take) => {
      const target = registry.find(sidecarOf(take)?.target ?? "");
      const versions = { ...target?.models, ...ofSteps, ...upscales.get(target?.id ?? "")?.models };
      return [
        ...modelsOfRecord(sidecarOf(take)?.resolved, target?.models),
        ...modelsOfRecord(take.upscale?.record.resolved, versions),
        ...modelsOfRecord(take.post?.record.resolved, versions),
      ];
    }),
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
