// Prompts in six sections, for a model that reads numbered pictures and recordings. docs/format.md "Prompts in sections".
// The words of each section are in its own file; what the shot may not ask for in `check-shot`.
import type { ShotEntry } from "../../../../contracts/files/shotlist.ts";
import { isPerson, readH3Shot, speakerIds, type H3Shot } from "../h3/h3-shot.ts";
import { shotWarnings, shotProblems } from "./check-shot.ts";
import { retentionAnalysis } from "./retention-analysis.ts";
import { type SectionShot, useAudio, type AudioUse } from "./section-shot.ts";
import { onlySet } from "../../../lib/json-values.ts";
import type { BuildContext, ShotNotes, ShotPlan, StyleFields } from "../../build-model.ts";
import { score, soundscape, type RecordingRole } from "../h3/speech.ts";
import { subjectDefinitions } from "./definitions.ts";
import { summary, detailedDescription } from "./descriptions.ts";

/** The prompt's sections in the model's order, and what the pictures and recordings are given as. */
export function compileSections(context: BuildContext, plan: ShotPlan, notes: ShotNotes): StyleFields | undefined {
  const problems = shotProblems(context, plan);
  for (const { message, about } of problems) notes.problem(message, about);
  if (problems.length > 0) return undefined;
  const shot = readSections(context, plan);
  for (const warning of shotWarnings(shot)) notes.warn(warning);
  const voices = speakerIds(shot.shot);
  return onlySet({
    subjects: shot.subjects.map(({ id }) => id),
    panels: 1,
    panel_view: shot.view,
    audio_retention: shot.audio.retention,
    voices,
    voice_subject: voices[0] ?? "",
    voice_refs: shot.audio.voiceRefs,
    prompt: writeSections(shot),
  });
}

function readSections(context: BuildContext, plan: ShotPlan): SectionShot {
  const shot = readH3Shot(context, plan);
  const hasPlate = !plan.absent.plate && (context.series.locations.get(shot.shot.plate)?.plate ?? "") !== "";
  return {
    ...shot,
    audio: useAudio(context, plan),
    placeToken: `<Subject ${shot.subjects.length + 1}>`,
    platePicture: hasPlate && plan.target.slots ? `<Picture ${plan.target.slots.plate}>` : null,
    view: viewOf(shot),
  };
}

/** One person alone, in a size that the target asks a face for. */
function viewOf({ plan, subjects, size }: H3Shot): NonNullable<ShotEntry["panel_view"]> {
  const [only] = subjects;
  const isAlone = subjects.length === 1 && only !== undefined && isPerson(only);
  const isClose = plan.target.face_sizes?.some((canon) => canon === size.canon) ?? false;
  return isAlone && isClose ? "face" : "body";
}

function writeSections(shot: SectionShot): string[] {
  const { sound, music } = shot.shot;
  return [
    `subject_definitions:\n${subjectDefinitions(shot).join("\n")}`,
    `summary:\n${summary(shot)}`,
    `retention_analysis:\n${retentionAnalysis(shot).join("\n")}`,
    `detailed_description:\n${detailedDescription(shot).join("\n")}`,
    `overall_soundscape:\n${soundscape(sound, recordingPlace(shot.audio), "the recording, <Audio 1>")}`,
    `non_diegetic_music:\n${score(music)}`,
  ];
}

function recordingPlace({ isCopied, retention }: AudioUse): RecordingRole {
  if (!isCopied) return "none";
  return retention === "fully_copy" ? "alone" : "above";
}
