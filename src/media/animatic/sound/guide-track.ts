// A take's sound: the window of the recording where the shot is dubbed, else its lines spoken or hummed in time, else silence.
import { reasonOf } from "../../../contracts/refusal.ts";
import type { CardLine, ShotCard } from "../../../core/animatic/shot-card.ts";
import type { RecordingWindow } from "../../../core/media/animatic-args.ts";
import { syllablesOfWord } from "../../../core/script/syllables.ts";
import { speakLine, type Speech } from "./speak-line.ts";
import { readRecording } from "./read-recording.ts";
import { SAMPLE_RATE, soundLength } from "../../../core/media/ffmpeg-flags.ts";
import { linesApart, planNotes, addNote, addSamples, stereoOf } from "../../../core/animatic/guide-sound.ts";

export interface SoundOrder {
  readonly card: ShotCard;
  readonly recording: RecordingWindow | null;
  readonly ffmpeg: string;
  /** Path of espeak-ng, or null. */
  readonly speech: string | null;
  readonly signal: AbortSignal;
}

export interface Sound {
  /** Stereo, 48 kHz, 16 bits. */
  readonly stereo: Int16Array;
  /** What could not be done as asked, in sentences. */
  readonly notes: readonly string[];
}

const DUBBED: readonly string[] = ["dub", "dub_keep_foley"];

export async function makeSound(order: SoundOrder): Promise<Sound> {
  const { card, recording, signal } = order;
  const count = soundLength(card.length, card.fps);
  if (card.policy === "silent") return { stereo: new Int16Array(count * 2), notes: [] };
  const isDubbed = DUBBED.includes(card.policy);
  if (!isDubbed) return guideTrack(order, count);
  if (!recording)
    return withNote(await guideTrack(order, count), "the recording or its window is missing, so guide sound stands in");
  try {
    return { stereo: await readRecording(order.ffmpeg, recording, count, signal), notes: [] };
  } catch (error) {
    signal.throwIfAborted();
    return withNote(
      await guideTrack(order, count),
      `the recording cannot be read (${reasonOf(error)}), so guide sound stands in`,
    );
  }
}

/** Each line inside its window, none over another. */
async function guideTrack({ card, speech, signal }: SoundOrder, count: number): Promise<Sound> {
  const track = new Float64Array(count);
  const notes = new Set<string>();
  for (const line of linesApart(card.lines, card.seconds)) {
    const spoken = speech === null ? undefined : await trySpeaking(line, { program: speech, signal }, notes);
    if (spoken) addSamples(track, spoken, Math.round(line.start * SAMPLE_RATE));
    else for (const note of planNotes({ ...line, away: line.mode !== "on" }, syllablesOfWord)) addNote(track, note);
  }
  return { stereo: stereoOf(track), notes: [...notes] };
}

/** A voice that fails is a note; the tones stand in for it. */
async function trySpeaking(line: CardLine, speech: Speech, notes: Set<string>): Promise<Float64Array | undefined> {
  const { text, index, start, end, mode } = line;
  try {
    return await speakLine({ text, index, seconds: end - start, away: mode !== "on" }, speech);
  } catch (error) {
    speech.signal.throwIfAborted();
    notes.add(`a line could not be spoken (${reasonOf(error)}), so tones stand in`);
    return undefined;
  }
}

function withNote(sound: Sound, note: string): Sound {
  return { ...sound, notes: [note, ...sound.notes] };
}
