// The finished takes of a pass whose shots show characters, each with the pictures that their faces are compared with and with what was measured.
import type { KeptTake } from "../../../contracts/files/faces.ts";
import type { FaceFeature, FaceLikeness } from "../../../contracts/replies/faces.ts";
import type { Pass } from "../../../contracts/schema.ts";
import type { StoredShot } from "../../../core/compile/stored-build.ts";
import { describeFace, filmMark, keptFaceOf, type CastFace } from "../../../core/faces/describe-faces.ts";
import { FACE_MODEL } from "../../../core/faces/face-models.ts";
import { faceViewOf } from "../../../core/faces/face-view.ts";
import { isUsable, type Take } from "../../../core/takes/take.ts";
import { readKeptFaces } from "../../../disk/kept-faces.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { readPass, type PassSnapshot, type SnapshotPorts } from "../pass/read-pass.ts";
import { readBothPicks, readReferences } from "../references/episode-references.ts";
import { pictureFinder, readReferenceFiles, type ReferenceFilePorts } from "../references/reference-files.ts";

export type FaceTakePorts = SnapshotPorts & ReferenceFilePorts & Pick<StudioPorts, "faces">;

export interface FaceTake {
  readonly take: Take;
  /** In the file of measured faces. */
  readonly key: string;
  readonly cast: readonly CastFace[];
  readonly faces: readonly FaceLikeness[];
}

export interface FacePass {
  readonly snapshot: PassSnapshot;
  readonly feature: FaceFeature;
  readonly takes: readonly FaceTake[];
}

export async function readFacePass(ports: FaceTakePorts, episode: EpisodeContext, pass: Pass): Promise<FacePass> {
  const [snapshot, feature, kept] = await Promise.all([
    readPass(ports, episode, pass),
    ports.faces.record(),
    readKeptFaces(episode.folder, pass, FACE_MODEL, ports.refFiles.records),
  ]);
  const castOf = await readCast(ports, episode);
  const isReady = feature.status === "ready";
  const takes = snapshot.shots.flatMap((shot) => {
    const cast = castOf(shot);
    if (cast.length === 0) return [];
    const usable = snapshot.cutFacts.takes(shot.id, pass).filter(isUsable);
    return usable.map((take) => describeTake(take, cast, kept, isReady));
  });
  return { snapshot, feature, takes };
}

function describeTake(
  take: Take,
  cast: readonly CastFace[],
  kept: ReadonlyMap<string, KeptTake>,
  isReady: boolean,
): FaceTake {
  const key = `${take.shot}/${take.take}`;
  const found = kept.get(key);
  const current = found?.film === filmMark(take) ? found : undefined;
  const faces = cast.map((each) => describeFace(each, keptFaceOf(current, each), { isReady }));
  return { take, key, cast, faces };
}

/** The characters that a shot's build names, with their pictures as they are now. */
async function readCast(
  ports: ReferenceFilePorts,
  episode: EpisodeContext,
): Promise<(shot: StoredShot) => readonly CastFace[]> {
  const refs = await readReferences(episode);
  const characters = refs.references.filter(({ kind }) => kind === "character");
  const [picks, files] = await Promise.all([readBothPicks(refs), readReferenceFiles(ports, refs, characters)]);
  const find = pictureFinder({ ...refs, picks }, files);
  const cast = new Map(
    characters.flatMap(({ subject, name, views }) =>
      subject === null
        ? []
        : [[subject, { subject, name, view: faceViewOf(find, subject, views.length > 0) }] as const],
    ),
  );
  return ({ entry }) => entry.subjects.flatMap((subject) => cast.get(subject) ?? []);
}
