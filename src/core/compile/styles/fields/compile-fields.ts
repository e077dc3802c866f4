// Prompts in three fields of one text, for a model that reads keyframes and no other pictures. docs/format.md "Prompts in fields".
// The line that aligns keyframes with the video is added when the shot is rendered, for the keyframes that are there then.
import type { BuildContext } from "../../build-context.ts";
import type { ShotPlan, StyleFields } from "../../shot/shot-plan.ts";
import { readH3Shot } from "../h3/h3-shot.ts";
import { score, soundscape, type RecordingRole } from "../h3/soundscape.ts";
import { describeShot } from "./describe-shot.ts";

export function compileFields(context: BuildContext, plan: ShotPlan): StyleFields {
  const h3 = readH3Shot(context, plan);
  const { sound, music } = h3.shot;
  const recording = RECORDINGS[plan.audio.policy] ?? "none";
  const fields = [
    `integrated_multimodal_description: ${describeShot(h3)}`,
    `overall_soundscape: ${soundscape(sound, recording, "the recorded dialogue")}`,
    `non_diegetic_music: ${score(music)}`,
  ];
  return { prompt: fields.join("\n\n") };
}

const RECORDINGS: Partial<Record<ShotPlan["audio"]["policy"], RecordingRole>> = {
  dub: "alone",
  dub_keep_foley: "above",
};
