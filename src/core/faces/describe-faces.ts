// The faces of a take as replies show them: what was measured where it still holds, else why there is no number.
import type { KeptFace, KeptTake } from "../../contracts/files/faces.ts";
import type { FaceLikeness } from "../../contracts/replies/faces.ts";
import { sidecarOf, type Take } from "../takes/take.ts";
import { verdictOf } from "./face-distance.ts";
import { faceViewMark, type FaceView } from "./face-view.ts";

/** A character of a shot, and the picture that its face is compared with. */
export interface CastFace {
  readonly subject: string;
  readonly name: string;
  readonly view: FaceView | null;
}

/** Which film a take's number stands for: numbers that were put away can come back. */
export function filmMark(take: Take): string {
  return sidecarOf(take)?.finished ?? String(take.written);
}

/** What was kept of a character, while its view is the same. */
export function keptFaceOf(kept: KeptTake | undefined, { subject, view }: CastFace): KeptFace | undefined {
  const face = kept && Object.hasOwn(kept.faces, subject) ? kept.faces[subject] : undefined;
  return view && face?.mark === faceViewMark(view) ? face : undefined;
}

export function describeFace(
  cast: CastFace,
  kept: KeptFace | undefined,
  feature: { readonly isReady: boolean },
): FaceLikeness {
  const { subject, name, view } = cast;
  const base = { subject, name, view: view?.view ?? null, ...NOTHING };
  if (!view) return { ...base, status: "no-view", why: `nothing is picked for ${name}: pick a face view` };
  if (kept) return { ...base, ...measured(cast, kept) };
  if (feature.isReady) return { ...base, status: "waiting", why: "not measured yet" };
  return { ...base, status: "not-installed", why: "faces are not installed: install them to compare" };
}

/** Something of the take has no number that another try may bring. */
export function canMeasure(faces: readonly FaceLikeness[]): boolean {
  return faces.some(({ status }) => status === "waiting" || status === "failed");
}

const NOTHING = { distance: null, worst: null, verdict: null, looked: 0, found: 0 } as const;

function measured({ name }: CastFace, kept: KeptFace): Omit<FaceLikeness, "subject" | "name" | "view"> {
  const { distance, worst, looked, found, why } = kept;
  if (distance !== null) {
    return { status: "ok", distance, worst, looked, found, verdict: verdictOf(distance), why: null };
  }
  const base = { ...NOTHING, looked, found };
  if (looked === 0) return { ...base, status: "failed", why };
  return why === null
    ? { ...base, status: "no-face", why: `no face in ${looked} frames of the take could be ${name}` }
    : { ...base, status: "no-view", why };
}
