// The sample that a shot's voice follows, on a target that takes one with its voice LoRA. docs/format.md "Voices". Whether that is
// installed is known when the take starts.
import type { ShotEntry } from "../../../../contracts/files/shotlist.ts";
import { assetPath } from "../../../lib/written-values.ts";
import { listed } from "../../../lib/wording.ts";
import type { BuildContext, ShotNotes, ShotPlan } from "../../build-model.ts";

/** One voice a shot: with two, both would sound alike. Undefined where nobody who speaks has a sample. */
export function voiceReference(
  { series, configFolder }: BuildContext,
  { placed, target }: ShotPlan,
  notes: ShotNotes,
): ShotEntry["voice_refs"] {
  if (!target.capabilities.with_identity_lora) return undefined;
  const speakers = [...new Set(placed.shot.dialogue.map(({ speaker }) => speaker))];
  const samples = speakers.flatMap((subject) => {
    const sample = series.subjects.get(subject)?.voiceSample ?? "";
    return sample === "" ? [] : [{ subject, sample: assetPath(configFolder, sample) }];
  });
  if (samples.length === 0 || speakers.length === 1) return samples.length === 0 ? undefined : samples;
  const message = `has the voices of ${listed(speakers)}, and ${target.id} follows the sample of one: it gets none, and makes the voices up`;
  notes.warn(message, "ref-not-read");
  return undefined;
}
