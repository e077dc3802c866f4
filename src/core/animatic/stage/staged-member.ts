// Somebody or something of a shot, with looks and deeds, and where and how the picture has it.
import type { Beat } from "../acting/acting.ts";
import type { BlockedSubject, SubjectPosition } from "../blocking/blocked.ts";
import type { Boarding, Runs } from "../carriers/seat.ts";
import type { Fixture } from "../fixtures/fixture.ts";
import type { Relation } from "../formations/read-relations.ts";
import type { SubjectLook } from "../looks/look.ts";

export interface CastMember extends BlockedSubject {
  readonly hue: number;
  readonly look: SubjectLook;
  /** What it does, in order; things do nothing. */
  readonly beats: readonly Beat[];
  /** What carries it, where something does. */
  readonly boarding?: Boarding;
  /** What it opens, closes or works at. */
  readonly fixture?: Fixture;
  /** Part of the shot from which it is seen in the door that another one stands before. */
  readonly inDoorFrom?: number;
  /** The same at which it is shut again. */
  readonly inDoorUntil?: number;
  /** Where the words have it beside others. */
  readonly relation?: Relation;
}

export type SeenFrom = "front" | "threequarter" | "side" | "back";
/** What an extreme close-up shows of somebody. */
export type Insert = "eyes" | "hands" | "mouth" | "feet";
/** Somebody on board, by the place of the hips in the picture. */
export interface RiderMount {
  readonly as: "rider";
  /** Id of the carrier. */
  readonly on: string;
  readonly hip: readonly [x: number, y: number];
  /** Painted before the carrier. */
  readonly isUnder: boolean;
  /** Nothing of it is seen below, where it is inside. */
  readonly floor: number;
  /** Out of a window. */
  readonly leans: boolean;
  /** Parts of the shot between which it is on board. */
  readonly from: number;
  readonly to: number;
  /** Pixels from there to where it stands beside the carrier. */
  readonly outside: readonly [dx: number, dy: number];
}

export type Mount =
  | RiderMount
  | {
      readonly as: "carrier";
      /** Id of who pushes or leads it. */
      readonly with: string | null;
      /** Half its breadth in pixels. */
      readonly half: number;
      /** Somebody is in it, who is seen through its windows. */
      readonly isManned: boolean;
      readonly runs: Runs;
    }
  | { readonly as: "pusher"; readonly on: string };

export interface StagedMember {
  readonly member: CastMember;
  readonly spot: SubjectPosition;
  readonly insert: Insert | null;
  readonly mount: Mount | null;
  /** The middle of all who go along together. */
  readonly middle?: number | undefined;
  /** Pixels from the spot, forwards, between which it goes across. */
  readonly span?: readonly [from: number, to: number] | undefined;
  /** Pixels from there to the furthest of them, or from somebody to the front of what they push. */
  readonly spread?: number | undefined;
  /** Pixels of the height of the tallest of them. */
  readonly pace?: number | undefined;
  /** Who carries them at some time of the shot. */
  readonly carriedBy?: StagedMember | undefined;
  /** Before the camera, from behind: the shoulder that is looked over. */
  readonly isForeground: boolean;
  /** Where the one is that a beat is done with. */
  readonly partnerOf: (beat: Beat) => SubjectPosition | undefined;
  /** Where what it throws, shoots or sprays at is. */
  readonly targetOf: (beat: Beat) => SubjectPosition | undefined;
  /** How the arms hang: the seed's. */
  readonly stance: { readonly elbow: number; readonly reach: number };
  readonly sideOf: (beat: Beat) => SeenFrom;
  /** Eyes: to the right of the drawing, which looks to the left, and down; -1 to 1. */
  readonly gazeOf: (beat: Beat) => readonly [right: number, down: number];
}
