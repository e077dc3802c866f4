// How far two faces are apart: 1 less the cosine of what the embedder says of them, 0 for the same picture, and the words for it.

export const FACE_VERDICTS = ["like", "near", "unlike"] as const;
export type FaceVerdict = (typeof FACE_VERDICTS)[number];

/** From here on SFace's makers call two faces those of two people (a cosine of 0.363, measured on photographs). */
const TWO_PEOPLE = 0.637;
/** Up to here it is as like as another good picture of the same face. */
const SAME_FACE = 0.45;

export function faceDistance(a: readonly number[], b: readonly number[]): number {
  const cosine = dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
  return Number.isFinite(cosine) ? 1 - cosine : 1;
}

export function verdictOf(distance: number): FaceVerdict {
  if (distance <= SAME_FACE) return "like";
  return distance <= TWO_PEOPLE ? "near" : "unlike";
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}
