// What an archive of an episode holds: texts, builds, takes, references in use, and films where they are wanted. Nothing of the machine,
// and no model: those by name and hash only. docs/format.md "Archive".
import { basename } from "node:path";
import type { ArchiveFile, ArchivedTakes, LeftOut } from "../../../contracts/files/proof/archive.ts";
import type { LockFile } from "../../../contracts/files/proof/lock.ts";
import { stepsOf } from "../../../core/lib/cooperative-steps.ts";
import { jsonText } from "../../../core/lib/json-values.ts";
import { rendersFolder } from "../../../core/lib/names.ts";
import { sidecarOf, type Take } from "../../../core/takes/take.ts";
import { ArchiveParts, type ArchivePart } from "../../../disk/archive/archive-parts.ts";
import type { ModelReading } from "../../../disk/models/model-hashes.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { readBuiltPasses, readUsedFiles } from "../lock/built-passes.ts";
import { LOCK, readLock, type LockPorts } from "../lock/read-lock.ts";
import type { PassSnapshot, SnapshotPorts } from "../pass/read-pass.ts";
import { addReferences } from "./add-references.ts";
import { addTakes } from "./add-takes.ts";
import { addTexts } from "./add-texts.ts";

export interface ArchiveRequest {
  readonly takes: ArchivedTakes;
  readonly films: boolean;
}

/** What comes in as it lies on the disk; nothing of it is read but records. */
export interface CollectedArchive {
  readonly collected: ArchiveParts;
  readonly passes: readonly PassSnapshot[];
  readonly takes: number;
}

export async function collectArchive(
  ports: SnapshotPorts,
  episode: EpisodeContext,
  request: ArchiveRequest,
): Promise<CollectedArchive> {
  const passes = await readBuiltPasses(ports, episode);
  const collected = new ArchiveParts(await episode.reach());
  const takes = await addTakes(collected, passes, request.takes);
  await addTexts(collected, episode, passes);
  const used = await Promise.all(passes.map(readUsedFiles));
  const read = used.flatMap(({ references }) =>
    [...references].flatMap(([path, sha1]) => (sha1 === null ? [] : [path])),
  );
  const made = await inSlices(stepsOf(takes, madeOf));
  await addReferences(collected, episode, { used: new Set([...read, ...made.flat()]), takes: request.takes });
  if (request.films) await addFilms(collected, passes);
  return { collected, passes, takes: takes.length };
}

export interface GatheredArchive {
  readonly parts: readonly ArchivePart[];
  readonly takes: number;
  readonly about: Omit<ArchiveFile, "files">;
}

/** The same with a lock of this moment, for which films and models are read. */
export async function gatherArchive(
  ports: LockPorts,
  episode: EpisodeContext,
  request: ArchiveRequest,
  reading: ModelReading,
): Promise<GatheredArchive> {
  const { collected, passes, takes } = await collectArchive(ports, episode, request);
  const lock = await readLock(ports, episode, passes, reading);
  collected.text(LOCK, jsonText(lock));
  return { parts: collected.parts, takes, about: aboutOf(lock, request, collected.leftOut) };
}

function aboutOf(
  { made, episode, programs, models }: LockFile,
  { takes, films }: ArchiveRequest,
  leftOut: readonly LeftOut[],
): Omit<ArchiveFile, "files"> {
  const described = { version: 1, format: "episode-studio-archive", studio: programs.studio } as const;
  return { ...described, made, episode, takes, films, models, left_out: [...leftOut] };
}

const FILM = /^[^.].*\.(mp4|mov)$/;

/** Assembled films, published ones and masters, with the reports and proofs that lie beside them. */
async function addFilms(collected: ArchiveParts, passes: readonly PassSnapshot[]): Promise<void> {
  for (const { ep, pass } of passes) {
    const isFilm = (name: string) => name.startsWith(basename(ep)) && /\.(mp4|txt)$/.test(name);
    await collected.folder(rendersFolder(pass), isFilm);
  }
  for (const folder of ["publish", MASTERS]) {
    await collected.folder(folder, (name) => FILM.test(name));
    await collected.reports(folder);
  }
}

/** Of the episode. */
const MASTERS = "master";

/** The files that a take was made of, and what its colours are matched to. */
function madeOf(take: Take): string[] {
  const refs = (sidecarOf(take)?.refs ?? []).flatMap(({ path, sha1 }) => (sha1 === null ? [] : [path]));
  return take.grade ? [...refs, take.grade.record.reference.path] : refs;
}
