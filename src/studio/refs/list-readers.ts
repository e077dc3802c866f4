// GET /studio/refs/readers: the takes that another pick of a reference would make stale, in this episode and in those that share its file.
// docs/http.md "References".
import { join } from "node:path";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { refReadersRoute } from "../../contracts/routes/refs/readers.ts";
import { PASSES, type Pass } from "../../contracts/schema.ts";
import { storedShots } from "../../core/compile/stored-build.ts";
import type { Reference } from "../../core/refs/reference.ts";
import { isUsable, sidecarOf, type Take } from "../../core/takes/take.ts";
import { readBuild } from "../../disk/builds.ts";
import { hashLive } from "../../disk/refs/live-file.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readReferences, requireReference, type EpisodeReferences } from "../shared/references/episode-references.ts";
import { readSiblings, type SiblingPorts } from "../shared/references/siblings.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { StudioPorts } from "../ports.ts";

type Reply = ReplyOf<typeof refReadersRoute>;
type Ports = SiblingPorts & Pick<StudioPorts, "fileHashes" | "shotlists" | "takeIndex">;

/** Absolute paths of live files to their SHA-1. */
type LiveFiles = ReadonlyMap<string, string>;

export async function listReaders(
  ports: Ports,
  episode: EpisodeContext,
  { ref }: EpisodeInput<typeof refReadersRoute>,
): Promise<Reply> {
  const refs = await readReferences(episode);
  const live = await liveFilesOf(ports, refs, requireReference(refs, ref));
  if (live.size === 0) return { takes: [] };
  const siblings = await readSiblings(ports, refs);
  const sharing = siblings.filter(({ reads }) => [...live.keys()].some((path) => reads.has(path)));
  const folders = [{ name: refs.name, folder: refs.ep }, ...sharing];
  const found = await Promise.all(
    folders.flatMap(({ name, folder }) => PASSES.map((pass) => readersIn(ports, { name, folder, pass }, live))),
  );
  return { takes: found.flat() };
}

/** Its own, and of a character its voice's, which is taken along with it. */
async function liveFilesOf(
  { fileHashes }: Pick<Ports, "fileHashes">,
  { ep, reach, references }: EpisodeReferences,
  reference: Reference,
): Promise<LiveFiles> {
  const { path } = reference;
  const subject = reference.scope === "series" ? reference.subject : null;
  const voice = references.find(({ id }) => subject !== null && id === `voice:${subject}`);
  const found = new Map<string, string>();
  for (const each of [path, voice?.path ?? null]) {
    const hash = each === null ? undefined : await hashLive(reach, each, fileHashes);
    if (each !== null && hash !== undefined) found.set(join(ep, each), hash);
  }
  return found;
}

async function readersIn(
  { shotlists, takeIndex }: Pick<Ports, "shotlists" | "takeIndex">,
  { name, folder, pass }: { readonly name: string; readonly folder: EpisodeFolder; readonly pass: Pass },
  live: LiveFiles,
): Promise<Reply["takes"]> {
  const build = await readBuild(folder, pass, shotlists);
  const shots = build ? storedShots(build).map(({ id }) => id) : [];
  const takes = await takeIndex.read(folder, { shots, pass });
  const all = [...takes].flatMap(([shot, own]) => own.map((take) => ({ shot, take })));
  return all
    .filter(({ take }) => isReader(take, folder, live))
    .map(({ shot, take: { take } }) => ({ episode: name, pass, shot, take }));
}

function isReader(take: Take, folder: EpisodeFolder, live: LiveFiles): boolean {
  const read = sidecarOf(take)?.refs ?? [];
  return isUsable(take) && read.some(({ path, sha1 }) => sha1 !== null && live.get(join(folder, path)) === sha1);
}
