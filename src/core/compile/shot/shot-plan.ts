// A shot with every question answered that does not depend on the target's prompt style, and what a style then writes.
import type { ShotEntry } from "../../../contracts/files/shotlist.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Pacing } from "../../story/pacing.ts";
import type { PlacedShot } from "../../story/shots-of.ts";
import type { BuildContext } from "../build-context.ts";
import type { Absent } from "./absent.ts";
import type { PlannedAudio } from "./plan-audio.ts";
import type { PlannedLength } from "./plan-length.ts";
import type { ShotSettings } from "./plan-settings.ts";
import type { ShotNotes } from "./shot-notes.ts";

export interface ShotPlan {
  readonly placed: PlacedShot;
  readonly target: VideoTarget;
  readonly length: PlannedLength;
  readonly audio: PlannedAudio;
  /** How the dialogue sits in the length; null without dialogue. */
  readonly pacing: Pacing | null;
  readonly settings: ShotSettings;
  readonly absent: Absent;
}

/** What a prompt style writes of an entry. A field it leaves undefined is not in the file. */
export type StyleFields = Pick<ShotEntry, "prompt"> &
  Partial<
    Pick<
      ShotEntry,
      | "subjects"
      | "panels"
      | "panel_view"
      | "audio_retention"
      | "voices"
      | "voice_subject"
      | "voice_refs"
      | "negative"
      | "scene"
    >
  >;

/** Writes the prompt of a shot, and the fields that only this style has; undefined when it cannot, which the notes then say. */
export type Compiler = (context: BuildContext, plan: ShotPlan, notes: ShotNotes) => StyleFields | undefined;
