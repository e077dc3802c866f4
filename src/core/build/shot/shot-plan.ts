// A shot with every question answered that does not depend on the target's prompt style, and what a style then writes.
import type { ShotEntry } from "../../../contracts/files/shotlist.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Pacing } from "../../story/pacing.ts";
import type { PlacedShot } from "../../story/shots-of.ts";
import type { BuildContext } from "../build-input.ts";
import type { PlannedAudio } from "./plan-audio.ts";
import type { PlannedLength } from "./plan-length.ts";
import type { ShotSettings } from "./plan-settings.ts";

export interface ShotPlan {
  readonly placed: PlacedShot;
  readonly target: VideoTarget;
  readonly length: PlannedLength;
  readonly audio: PlannedAudio;
  /** How the dialogue sits in the length; null without dialogue. */
  readonly pacing: Pacing | null;
  readonly settings: ShotSettings;
}

/** Writes the prompt of a shot, and the fields that only this style has. */
export type Compiler = (context: BuildContext, plan: ShotPlan) => Pick<ShotEntry, "prompt" | "scene">;
