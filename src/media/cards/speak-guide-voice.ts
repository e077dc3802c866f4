// A character's guide voice as a WAV, 48 kHz, 16 bits: read aloud by the speech program where there is one, as the animatic does; else by the studio's own
// voice, which hums the line in its vowels.
import { addSamples, stereoOf } from "../../core/animatic/voice/guide-sound.ts";
import type { VoicePlan } from "../../core/cards/plan-voice.ts";
import { voiceSamples } from "../../core/cards/voice-sound.ts";
import { SAMPLE_RATE } from "../../core/media/ffmpeg-flags.ts";
import { buildWav } from "../../core/media/wav.ts";
import { speakLines } from "../animatic/sound/speak-lines.ts";
import type { SpeechProgram } from "../../core/animatic/voice/speech.ts";

export interface SpeechOrder {
  readonly kind: "speech";
  readonly plan: VoicePlan;
  /** Null: the studio's own voice. */
  readonly speech: SpeechProgram | null;
}

export async function speakGuideVoice({ plan, speech }: SpeechOrder, signal: AbortSignal): Promise<Uint8Array> {
  const spoken = speech === null ? undefined : await trySpeaking(plan, speech, signal);
  return buildWav(stereoOf(spoken ?? voiceSamples(plan)), SAMPLE_RATE);
}

/** A program that fails leaves the line to the studio's own voice. */
async function trySpeaking(
  { text, speaker, seconds, traits }: VoicePlan,
  program: SpeechProgram,
  signal: AbortSignal,
): Promise<Float64Array | undefined> {
  const [spoken] = await speakLines([{ text, index: speaker, voice: traits, seconds, away: false }], program, signal);
  if (!spoken?.samples) return undefined;
  const track = new Float64Array(Math.round((seconds + 0.35) * SAMPLE_RATE));
  addSamples(track, spoken.samples, 0);
  return track;
}
