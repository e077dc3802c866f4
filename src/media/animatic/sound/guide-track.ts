// A take's sound: the window of the recording where the shot is dubbed, else its lines spoken in time, and what its place and its script are heard by.
import { reasonOf } from "../../../contracts/refusal.ts";
import type { CardLine, ShotCard } from "../../../core/animatic/shot-card.ts";
import type { RecordingWindow } from "../../../core/media/animatic-args.ts";
import { syllablesOfWord } from "../../../core/script/syllables.ts";
import { wordsOfPlace } from "../../../core/animatic/overlay/clean-text.ts";
import { linesApart } from "../../../core/animatic/voice/guide-sound.ts";
import type { SpeechProgram } from "../../../core/animatic/voice/speech.ts";
import { planSoundscape, type SoundSources } from "../../../core/animatic/soundscape/plan-soundscape.ts";
import { planSpeech } from "../../../core/animatic/voice/plan-speech.ts";
import { readVoice, type VoiceTraits } from "../../../core/animatic/voice/voice-traits.ts";
import { soundLength } from "../../../core/media/ffmpeg-flags.ts";
import { interleave, mixSoundscape } from "./mix-soundscape.ts";
import { readRecording } from "./read-recording.ts";
import { sayLine } from "./say-line.ts";
import { speakLines } from "./speak-lines.ts";
import { add, span } from "./synth/shapes.ts";

export interface SoundOrder {
  readonly card: ShotCard;
  readonly recording: RecordingWindow | null;
  readonly ffmpeg: string;
  /** Null: the built-in voice speaks. */
  readonly speech: SpeechProgram | null;
  readonly signal: AbortSignal;
}

export interface Sound {
  /** Stereo, 48 kHz, 16 bits. */
  readonly stereo: Int16Array;
  /** What could not be done as asked, in sentences. */
  readonly notes: readonly string[];
}

/** Voice-over and off-screen lines are so much softer. */
const AWAY = 0.7;
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

/** The lines, and around them what the place and the script are heard by; a hint may ask for the lines alone, or for nothing. */
async function guideTrack(order: SoundOrder, count: number): Promise<Sound> {
  const { card } = order;
  const wanted = card.scene.animatic?.["sound"] ?? "full";
  if (wanted === "none") return { stereo: new Int16Array(count * 2), notes: [] };
  const lines = linesApart(card.lines, card.seconds);
  const { track, notes } = await linesTrack(order, lines, count);
  if (wanted === "guide") return { stereo: interleave({ left: track, right: track }), notes: [...notes] };
  const scape = planSoundscape(soundSourcesOf(card));
  for (const note of scape.notes) notes.add(note);
  const { episode, location, music_at: musicAt = 0 } = card.scene;
  const sceneSeed = `${episode} ${card.sequence} ${location.id}`;
  const mixed = mixSoundscape({ scape, length: count, sceneSeed, shotSeed: card.seed, musicAt, speech: track, lines });
  return { stereo: interleave(mixed), notes: [...notes] };
}

/** A voice that fails is a note; the built-in voice stands in for it. */
async function linesTrack({ card, speech, signal }: SoundOrder, lines: readonly CardLine[], count: number) {
  const notes = new Set<string>();
  const track = new Float32Array(count);
  const orders = lines.map((line) => ({ line, voice: voiceOfLine(card, line) }));
  const toSpeak = orders.map(({ line: { text, index, start, end, mode }, voice }) => ({
    ...{ text, index, voice, seconds: end - start, away: mode !== "on" },
  }));
  const spoken = speech === null || lines.length === 0 ? [] : await speakLines(toSpeak, speech, signal);
  for (const [at, { line, voice }] of orders.entries()) {
    const { samples, why } = spoken[at] ?? {};
    if (why !== undefined) notes.add(`a line could not be spoken (${why}), so the built-in voice stands in`);
    add(track, samples ? Float32Array.from(samples) : hum(card, line, voice), 1, span(line.start));
  }
  return { track, notes };
}

function soundSourcesOf({ scene, place, seconds }: ShotCard): SoundSources {
  const { location, animatic } = scene;
  const hint = (name: string) => animatic?.[name] ?? location.animatic?.[name] ?? "";
  return {
    scene: place,
    place: wordsOfPlace(location),
    weather: hint("weather"),
    action: scene.action,
    sound: scene.sound ?? null,
    music: scene.music ?? null,
    seconds,
  };
}

function voiceOfLine({ scene }: ShotCard, { speaker, name }: CardLine): VoiceTraits {
  return readVoice(`${scene.voices?.[speaker] ?? ""}. ${name}`, speaker);
}

/** The built-in voice. */
function hum(card: ShotCard, line: CardLine, voice: VoiceTraits): Float32Array {
  const sounds = planSpeech(line, voice, syllablesOfWord);
  const said = sayLine({ sounds, voice, seed: `${card.shot} ${line.speaker} ${line.start}` });
  return line.mode === "on" ? said : said.map((value) => value * AWAY);
}

function withNote(sound: Sound, note: string): Sound {
  return { ...sound, notes: [note, ...sound.notes] };
}
