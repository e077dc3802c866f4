// Where a shot's sound comes from. docs/format.md "Audio policy"; docs/decisions.md 4: a dub that has nothing to play speaks with the
// guide.
// How a target uses a recording or a voice is its compiler's business.
import { type AudioPolicy, POLICIES } from "../../../contracts/schema.ts";
import type { StoryShot } from "../../../contracts/files/story.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { firstSet } from "../../lib/layers.ts";
import type { AudioMode } from "../../series/series.ts";
import type { PlacedShot } from "../../story/story-shots.ts";
import type { BuildContext, ShotNotes, PlannedAudio } from "../build-model.ts";

const POLICY_OF_MODE: Record<AudioMode, AudioPolicy> = {
  source_track: "dub_keep_foley",
  generate: "generate",
  generated: "generate",
  generated_audio: "generate",
  clone: "clone",
};

/** The policy of a shot on a target; undefined when the target has none for it, which the notes then say. */
export function planAudio(
  context: BuildContext,
  { shot }: PlacedShot,
  target: VideoTarget,
  notes: ShotNotes,
): PlannedAudio | undefined {
  const intent = requestedPolicy(context, shot);
  const { policies, policy_fallback: fallback } = target.capabilities;
  if (!intent || !policies.includes(intent)) {
    const requested = intent ?? shot.audio ?? "";
    if (intent && fallback !== null) return { policy: fallback, intent, note: `${target.id} has no "${requested}"` };
    notes.problem(
      `asks for policy "${requested}", which ${target.id} does not have: write one of ${policies.join(", ")}`,
      "policy",
    );
    return undefined;
  }
  const lack = missingRecording(context, shot, intent);
  if (lack === undefined) return { policy: intent };
  if (target.builtin && fallback !== null) return { policy: fallback, intent, note: lack };
  notes.problem(`cannot be dubbed (policy "${intent}"): ${lack}`, "policy");
  return undefined;
}

/** The same without the recording or the voice samples that it would be made from: then the sound is made up. */
export function withoutRecording(audio: PlannedAudio, { capabilities: { policies } }: VideoTarget): PlannedAudio {
  const isFromFiles = audio.policy === "clone" || audio.policy.startsWith("dub");
  if (!isFromFiles || !policies.includes("generate")) return audio;
  return { policy: "generate", intent: audio.policy, note: "its recording or a voice sample is missing" };
}

/** The shot's word; without dialogue nothing but its own; then the config's default and its mode. */
export function requestedPolicy({ series, pass }: BuildContext, shot: StoryShot): AudioPolicy | undefined {
  const mode = (pass === "proxy" ? series.proxy.audioMode : null) ?? series.audio.mode;
  const requested = firstSet<string, string>([
    { source: "shot", value: shot.audio },
    { source: "no dialogue", value: shot.dialogue.length === 0 ? "generate" : null },
    { source: "config", value: series.audio.defaultPolicy },
    { source: "mode", value: POLICY_OF_MODE[mode] },
  ]);
  return POLICIES.find((policy) => policy === requested?.value);
}

/** What a dub has nothing to play from, in words. */
function missingRecording({ series }: BuildContext, shot: StoryShot, policy: AudioPolicy): string | undefined {
  if (policy !== "dub" && policy !== "dub_keep_foley") return undefined;
  if (series.audio.track === "") return "no recording in the series config (audio.track)";
  if (!shot.timing || !("audio_in" in shot.timing)) return 'no window on the recording ("audio: A-B" in the shot)';
  return undefined;
}
