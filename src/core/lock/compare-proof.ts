// What of a film is not what its proof says: the film's own bytes, the pictures that play in it, and what its takes are made with.
import type { FilmProof, ProvenPicture } from "../../contracts/files/proof/film-proof.ts";
import type { LockFile } from "../../contracts/files/proof/lock.ts";
import type { Difference } from "../../contracts/routes/proof/lock.ts";
import { compareLocks, type LockComparison } from "./compare-locks.ts";

export interface FilmNow {
  /** Null where the film is gone. */
  readonly sha256: string | null;
  readonly sourceType: string | null;
  /** In the order of the proof. */
  readonly pictures: readonly (string | null)[];
  readonly madeWith: LockFile;
}

/** Another program or text makes no other film of one that stands: neither counts. */
export function compareProof(proof: FilmProof, now: FilmNow): LockComparison {
  const { differs, unknown } = compareLocks(proof.made_with, now.madeWith);
  const parts = differs.filter(({ what }) => what !== "program" && what !== "text");
  const pictures = proof.pictures.flatMap((picture, at) => comparePicture(picture, now.pictures[at] ?? null));
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

function comparePicture({ shot, take, path, sha1 }: ProvenPicture, now: string | null): Difference[] {
  if (now === sha1) return [];
  const text = now === null ? "is gone" : "is another file now";
  return [{ what: "take", name: shot, text: `${path}, which take ${take} of ${shot} plays, ${text}` }];
}
