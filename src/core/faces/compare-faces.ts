// A take's frames against the faces of its cast: which frames are looked at, which face of a frame is whose, and how far each is from its view.
import { faceDistance } from "./face-distance.ts";

/** Frames of a take that are looked at. */
const LOOKED_AT = 5;

/** The middle of each of five equal parts, as frame numbers from 0, each once. */
export function lookedAtFrames(frames: number): number[] {
  const middles = Array.from({ length: LOOKED_AT }, (_, part) => Math.floor(((part + 0.5) * frames) / LOOKED_AT));
  return [...new Set(middles)];
}

/** What an embedder says of one face. */
export type Embedding = readonly number[];

export interface FaceMeasure {
  /** The middle one of the frames in which the face was found; null where it was in none. */
  readonly distance: number | null;
  /** The farthest of them. */
  readonly worst: number | null;
  readonly looked: number;
  readonly found: number;
}

/** By subject. `views`: the face of each character's view; `frames`: the faces in each frame. */
export function compareFaces(
  views: ReadonlyMap<string, Embedding>,
  frames: readonly (readonly Embedding[])[],
): Map<string, FaceMeasure> {
  const assigned = frames.map((faces) => assign(views, faces));
  return new Map(
    [...views.keys()].map((subject) => {
      const distances = assigned.flatMap((frame) => frame.get(subject) ?? []).toSorted((a, b) => a - b);
      const found = distances.length;
      const distance = distances[Math.floor((found - 1) / 2)] ?? null;
      return [subject, { distance, worst: distances.at(-1) ?? null, looked: frames.length, found }];
    }),
  );
}

/** Nearest pair first: a face is one character's, and a character has one face. */
function assign(views: ReadonlyMap<string, Embedding>, faces: readonly Embedding[]): Map<string, number> {
  const pairs = [...views].flatMap(([subject, view]) =>
    faces.map((face) => ({ subject, face, distance: faceDistance(view, face) })),
  );
  const given = new Map<string, number>();
  const taken = new Set<Embedding>();
  for (const { subject, face, distance } of pairs.toSorted((a, b) => a.distance - b.distance)) {
    if (given.has(subject) || taken.has(face)) continue;
    given.set(subject, distance);
    taken.add(face);
  }
  return given;
}
