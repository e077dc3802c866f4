// Somebody or something of a shot, with looks and deeds, and where and how the picture has it.
import type { Beat } from "../acting/acting.ts";
import type { BlockedSubject, SubjectPosition } from "../blocking.ts";
import type { SubjectLook } from "../looks/look.ts";

export interface CastMember extends BlockedSubject {
  readonly hue: number;
  readonly look: SubjectLook;
  /** What it does, in order; things do nothing. */
  readonly beats: readonly Beat[];
}

export type SeenFrom = "front" | "threequarter" | "side" | "back";
/** What an extreme close-up shows of somebody. */
export type Insert = "eyes" | "hands" | "mouth" | "feet";
/** A rider is in a vehicle; a manned one has somebody in it, who is seen through its windows. */
export type Mount = "rider" | "manned" | null;

export interface StagedMember {
  readonly member: CastMember;
  readonly spot: SubjectPosition;
  readonly insert: Insert | null;
  readonly mount: Mount;
  /** The middle of all who go along together. */
  readonly middle?: number | undefined;
  /** Before the camera, from behind: the shoulder that is looked over. */
  readonly isForeground: boolean;
  /** Where the one is that a beat is done with. */
  readonly partnerOf: (beat: Beat) => SubjectPosition | undefined;
  /** How the arms hang: the seed's. */
  readonly stance: { readonly elbow: number; readonly reach: number };
  readonly sideOf: (beat: Beat) => SeenFrom;
  /** Eyes: to the right of the drawing, which looks to the left, and down; -1 to 1. */
  readonly gazeOf: (beat: Beat) => readonly [right: number, down: number];
}
