// What the cast of a shot is drawn from, and what it offers to the picture.
import type { CameraView } from "../../../core/animatic/camera/camera-path.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import type { ShotCard } from "../../../core/animatic/shot-card.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import type { Compositor, FrameBuffer } from "../kernel/compositor.ts";
import type { Reference } from "../subjects/reference-picture.ts";

export interface CastOrder {
  readonly card: ShotCard;
  readonly frame: Frame;
  readonly compositor: Compositor;
  readonly references: ReadonlyMap<string, Reference>;
  readonly pause: () => Promise<void>;
}

export interface Cast {
  readonly staged: readonly StagedMember[];
  /** Whether every frame shows the same drawings at the same places. */
  readonly isStill: boolean;
  paint(target: FrameBuffer, camera: CameraView, seconds: number): void;
  /** Pixels that somebody has moved across from the spot. */
  shiftOf(id: string, seconds: number): number;
}
