// A character's guide voice as a WAV, 48 kHz, 16 bits: read aloud by the speech program where there is one, as the animatic does; else by the studio's own
// voice, which hums the line in its vowels.
import { addSamples, stereoOf } from "../../core/animatic/guide-sound.ts";
import type { VoicePlan } from "../../core/cards/plan-voice.ts";
import { voiceSamples } from "../../core/cards/voice-sound.ts";
import { SAMPLE_RATE } from "../../core/media/ffmpeg-flags.ts";
import { buildWav } from "../../core/media/wav.ts";
import { speakLine } from "../animatic/sound/speak-line.ts";

export interface SpeechOrder {
  readonly kind: "speech";
  readonly plan: VoicePlan;
  /** Path of espeak-ng, or null. */
  readonly speech: string | null;
}

export async function speakGuideVoice({ plan, speech }: SpeechOrder, signal: AbortSignal): Promise<Uint8Array> {
  const spoken = speech === null ? undefined : await trySpeaking(plan, speech, signal);
  return buildWav(stereoOf(spoken ?? voiceSamples(plan)), SAMPLE_RATE);
}

/** A program that fails leaves the line to the studio's own voice. */
async function trySpeaking(
  { text, speaker, seconds }: VoicePlan,
  program: string,
  signal: AbortSignal,
): Promise<Float64Array | undefined> {
  try {
    const samples = await speakLine({ text, index: speaker, seconds, away: false }, { program, signal });
    if (!samples) return undefined;
    const track = new Float64Array(Math.round((seconds + 0.35) * SAMPLE_RATE));
    addSamples(track, samples, 0);
    return track;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
