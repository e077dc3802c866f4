// What of a film is not what its proof says: the film's own bytes, the pictures that play in it, and what its takes are made with.
import type { FilmProof, ProvenPicture } from "../../contracts/files/proof/film-proof.ts";
import type { LockFile } from "../../contracts/files/proof/lock.ts";
import type { Difference } from "../../contracts/routes/proof/lock.ts";
import { compareLocks, type LockComparison } from "./compare-locks.ts";

/** SHA-1 of the file, null where it is gone; and of the correction of its colours, null where there is none. */
export interface PictureNow {
  readonly sha1: string | null;
  readonly grade: string | null;
}

export interface FilmNow {
  /** Null where the film is gone. */
  readonly sha256: string | null;
  readonly sourceType: string | null;
  /** In the order of the proof. */
  readonly pictures: readonly PictureNow[];
  readonly madeWith: LockFile;
}

/** Another program or text makes no other film of one that stands: neither counts. */
export function compareProof(proof: FilmProof, now: FilmNow): LockComparison {
  const { differs, unknown } = compareLocks(proof.made_with, now.madeWith);
  const parts = differs.filter(({ what }) => what !== "program" && what !== "text");
  const pictures = proof.pictures.flatMap((picture, at) => comparePicture(picture, now.pictures[at] ?? GONE));
  return { differs: [...compareFilm(proof, now), ...pictures, ...parts], unknown };
}

function compareFilm({ film, sha256, source_type }: FilmProof, now: FilmNow): Difference[] {
  if (now.sha256 === null) return [{ what: "film", name: film, text: `${film} is gone` }];
  const bytes = now.sha256 === sha256 ? [] : [`${film} is another file now than the one that was made`];
  const said =
    now.sourceType === source_type
      ? []
      : [`${film} says ${now.sourceType ?? "nothing"} of how it came about, and said ${source_type ?? "nothing"}`];
  return [...bytes, ...said].map((text) => ({ what: "film", name: film, text }));
}

const GONE: PictureNow = { sha1: null, grade: null };

function comparePicture({ shot, take, path, sha1, grade }: ProvenPicture, now: PictureNow): Difference[] {
  const texts = [
    ...(now.sha1 === sha1 ? [] : [`${path}, which take ${take} of ${shot} plays, ${changeOf(now)}`]),
    ...(now.grade === grade ? [] : [`the colours of take ${take} of ${shot} are corrected in another way now`]),
  ];
  return texts.map((text) => ({ what: "take", name: shot, text }));
}

function changeOf({ sha1 }: PictureNow): string {
  return sha1 === null ? "is gone" : "is another file now";
}
