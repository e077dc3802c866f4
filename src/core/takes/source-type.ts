// What a film may say of how its pictures came about, in the words of the IPTC's list of digital source types. Only what the records of its
// takes say is claimed: nothing of films that were brought from outside.
import { sidecarOf, type Take } from "./take.ts";

/** `trained`: by a model; `drawn`: by the studio's own program; `imported`: from outside, or nobody knows. */
export type Making = "trained" | "drawn" | "imported";

/** Words of http://cv.iptc.org/newscodes/digitalsourcetype. */
export type SourceType = "trainedAlgorithmicMedia" | "algorithmicMedia" | "compositeSynthetic";

/** `isDrawn`: whether a target, by its id, is one that the studio draws itself; undefined for one that is not known. */
export function makingOf(take: Take, isDrawn: (target: string) => boolean | undefined): Making {
  const record = sidecarOf(take);
  if (!record || record.imported) return "imported";
  const drawn = isDrawn(record.target);
  return drawn === undefined ? "imported" : drawn ? "drawn" : "trained";
}

/** Of a film that is made of such parts; null where nothing is claimed. */
export function sourceTypeOf(makings: Iterable<Making>): SourceType | null {
  const kinds = new Set(makings);
  if (kinds.has("trained")) return kinds.size === 1 ? "trainedAlgorithmicMedia" : "compositeSynthetic";
  return kinds.size === 1 && kinds.has("drawn") ? "algorithmicMedia" : null;
}
