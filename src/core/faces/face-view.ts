// The picture that a character's face is compared with: the picked face view, else the picked three-quarter view, else the face's panel of the live
// sheet, else the whole live picture.
import type { FindPicture, StandingPicture } from "../refs/given-pictures.ts";

export const FACE_VIEWS = ["04_face", "01_threequarter", "sheet", "picture"] as const;
export type FaceViewName = (typeof FACE_VIEWS)[number];

export interface FaceView extends StandingPicture {
  readonly view: FaceViewName;
}

/** Null while the character has no picture. */
export function faceViewOf(find: FindPicture, subject: string, hasViews: boolean): FaceView | null {
  const ref = `subject:${subject}`;
  if (!hasViews) return named(find(ref, null), "picture");
  const face = find(ref, "04_face");
  if (face && !face.crop) return named(face, "04_face");
  const turned = find(ref, "01_threequarter");
  return turned && !turned.crop ? named(turned, "01_threequarter") : named(face, "sheet");
}

/** What a measure holds for: another picture, or another panel of it, is measured anew. */
export function faceViewMark({ sha1, crop }: StandingPicture): string {
  return crop ? `${sha1}#${crop.panel}/${crop.of}` : sha1;
}

function named(picture: StandingPicture | null, view: FaceViewName): FaceView | null {
  return picture && { ...picture, view };
}
