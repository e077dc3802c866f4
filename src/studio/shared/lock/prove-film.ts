// Writes down beside a delivered film what it is made of, signed first where the user has a program and a key for it.
// docs/format.md "Proofs".
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { FilmProof, type ProvenPicture } from "../../../contracts/files/proof/film-proof.ts";
import { reasonOf } from "../../../contracts/refusal.ts";
import { takeInUse } from "../../../core/cut/cut-facts.ts";
import { sidecarOf } from "../../../core/takes/take.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import { readChecked, writeJson, type JsonRead } from "../../../disk/reading/json-file.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import { relativeTo, type EpisodeFolder, type InsideRoot } from "../../../disk/roots.ts";
import { sha256OfFile } from "../../../machine/read-parts.ts";
import type { MeasuredClip } from "../../../media/film/assemble-run.ts";
import { readSourceType } from "../../../media/read-clip.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { readLock, type LockPorts } from "./read-lock.ts";

export interface PlayedPicture extends Pick<ProvenPicture, "shot" | "take" | "target" | "grade"> {
  /** Real path of the file whose picture plays. */
  readonly mp4: string;
}

export interface FilmToProve {
  readonly snapshot: PassSnapshot;
  /** Real path. */
  readonly film: string;
  /** In the film's order. */
  readonly clips: readonly PlayedPicture[];
}

export type ProofPorts = LockPorts & Pick<StudioPorts, "credentials">;

/** `clips`: as they are joined, each with the file whose picture plays. */
export function playedPictures(
  { cut, cutFacts }: Pick<PassSnapshot, "cut" | "cutFacts">,
  clips: readonly Pick<MeasuredClip, "shot" | "take" | "mp4" | "grade">[],
): PlayedPicture[] {
  const takes = new Map(cut.map(({ entry }) => [entry.shot, takeInUse(entry, cutFacts)]));
  return clips.map(({ shot, take, mp4, grade }) => {
    const played = takes.get(shot);
    return { shot, take, mp4, grade: grade?.hash ?? null, target: (played && sidecarOf(played)?.target) ?? null };
  });
}

/** Returns lines for the report on the film. */
export async function proveFilm(
  ports: ProofPorts,
  episode: EpisodeContext,
  { snapshot, film, clips }: FilmToProve,
  signal?: AbortSignal,
): Promise<string[]> {
  const sourceType = await readSourceType(film);
  const about = { title: basename(film), version: ports.version, sourceType };
  const signing = (await ports.credentials.canSign())
    ? await ports.credentials.sign(film, about, signal).then(() => "it is signed", reasonOf)
    : null;
  const proof: FilmProof = {
    ...{ version: 1, format: "episode-studio-proof", film: basename(film), bytes: (await stat(film)).size },
    ...{ sha256: await sha256OfFile(film, signal), pass: snapshot.pass, source_type: sourceType },
    pictures: await readPictures(ports, episode.folder, clips),
    made_with: await readLock(ports, episode, [snapshot], { signal }),
  };
  await writeJson(proofPath(film), proof);
  return [...(signing === null ? [] : [signing]), `what it is made of is written down in ${basename(proofPath(film))}`];
}

export function readProof(film: InsideRoot): Promise<JsonRead<FilmProof>> {
  return readChecked(proofPath(film), FilmProof);
}

async function readPictures(
  { fileHashes }: Pick<ProofPorts, "fileHashes">,
  ep: EpisodeFolder,
  clips: readonly PlayedPicture[],
): Promise<ProvenPicture[]> {
  return mapPool(clips, async ({ mp4, ...clip }) => {
    const sha1 = await fileHash(fileHashes, mp4).catch(() => null);
    return { ...clip, path: relativeTo(ep, mp4 as InsideRoot), sha1 };
  });
}

/** Beside the film: `ep01_master_1920x1080.mp4.proof.json`. */
function proofPath(film: string): string {
  return `${film}.proof.json`;
}
