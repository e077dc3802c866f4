// A line as sounds in time: consonants and vowels of its letters, stressed syllables, phrases that fall, questions that rise, pauses where the
// punctuation has them. It says nothing that can be understood, and is heard as somebody who speaks.
import type { SyllableCounter } from "./guide-sound.ts";
import type { VoiceTraits } from "./voice-traits.ts";

export type SoundKind = "vowel" | "voiced" | "hiss" | "stop" | "rest";

export interface SpeechSound {
  readonly kind: SoundKind;
  /** Seconds. */
  readonly at: number;
  readonly length: number;
  /** The first three resonances, Hz, of this speaker. */
  readonly formants: readonly [number, number, number];
  /** Hz at its beginning. */
  readonly pitch: number;
  readonly loudness: number;
  /** Hz, of a hiss or the burst of a stop. */
  readonly noise: number;
}

export interface LineToSay {
  readonly text: string;
  /** Seconds. */
  readonly start: number;
  readonly end: number;
}

/** Resonances of a man's vowels, Hz. */
const VOWELS: Readonly<Record<string, readonly [number, number, number]>> = {
  a: [730, 1_090, 2_440],
  e: [530, 1_840, 2_480],
  i: [300, 2_250, 2_960],
  o: [520, 880, 2_410],
  u: [330, 900, 2_240],
  y: [400, 1_900, 2_500],
};
const NEUTRAL = [500, 1_500, 2_500] as const;
const NASAL = [280, 1_150, 2_300] as const;
const HISSES: Readonly<Record<string, number>> = {
  s: 5_600,
  z: 5_200,
  x: 5_000,
  c: 5_000,
  f: 3_800,
  v: 2_600,
  h: 1_500,
  t: 4_200,
  k: 2_400,
  g: 1_900,
  p: 1_000,
  b: 800,
  d: 3_000,
  q: 2_200,
  j: 3_200,
};
/** Of a syllable: how much of it its consonant takes. */
const ONSET = 0.3;
/** In syllables. */
const PAUSES = { end: 1.5, comma: 0.8, word: 0.12 } as const;
/** Words that are passed over in speaking. */
const WEAK = new Set(
  "a an the of to and or but in on at is it be as if so for with from that this are was were i you he she we they my your".split(
    " ",
  ),
);

interface Syllable {
  readonly onset: string;
  readonly vowel: string;
  readonly coda: string;
  readonly isStressed: boolean;
}

interface Phrase {
  readonly syllables: readonly Syllable[];
  readonly ending: "." | "?" | "!" | "," | "…";
}

export function planSpeech(
  line: LineToSay,
  voice: VoiceTraits,
  countSyllables: SyllableCounter,
): readonly SpeechSound[] {
  const phrases = phrasesOf(line.text, countSyllables);
  const units = phrases.reduce(
    (sum, phrase, at) => sum + unitsOf(phrase) + (at < phrases.length - 1 ? pauseOf(phrase) : 0),
    0,
  );
  if (units === 0) return [];
  const unit = (line.end - line.start) / units;
  const sounds: SpeechSound[] = [];
  let at = line.start;
  for (const [index, phrase] of phrases.entries()) {
    for (const [place, syllable] of phrase.syllables.entries()) {
      const length = unit * lengthOf(syllable, place === phrase.syllables.length - 1);
      sounds.push(
        ...soundsOf(syllable, {
          at,
          length,
          voice,
          phrase,
          part: place / Math.max(1, phrase.syllables.length - 1),
          isLate: index > 0,
        }),
      );
      at += length;
    }
    at += unit * pauseOf(phrase);
  }
  return sounds;
}

function lengthOf({ isStressed }: Syllable, isLast: boolean): number {
  return (isStressed ? 1.15 : 0.85) + (isLast ? 0.45 : 0);
}

function unitsOf({ syllables }: Phrase): number {
  return syllables.reduce((sum, syllable, at) => sum + lengthOf(syllable, at === syllables.length - 1), 0);
}

function pauseOf({ ending }: Phrase): number {
  return ending === "," ? PAUSES.comma : PAUSES.end;
}

function phrasesOf(text: string, countSyllables: SyllableCounter): readonly Phrase[] {
  const phrases: Phrase[] = [];
  let syllables: Syllable[] = [];
  for (const word of text.split(/\s+/u)) {
    syllables.push(...syllablesOf(word, countSyllables(word)));
    const mark = /[.!?\u2026,;:\u2014\u3002\uff01\uff1f\u3001\uff0c](?=["'\u201d\u2019)\]]*$)/u.exec(word)?.[0];
    if (mark === undefined || syllables.length === 0) continue;
    phrases.push({ syllables, ending: endingOf(mark) });
    syllables = [];
  }
  return syllables.length > 0 ? [...phrases, { syllables, ending: "." }] : phrases;
}

function endingOf(mark: string): Phrase["ending"] {
  if (/[?\uff1f]/.test(mark)) return "?";
  if (/[!\uff01]/.test(mark)) return "!";
  if (mark === "\u2026") return "…";
  return /[,;:\u2014\u3001\uff0c]/.test(mark) ? "," : ".";
}

/** So many syllables as the counter says; letters that no alphabet here knows are sung on a neutral vowel. */
function syllablesOf(word: string, count: number): readonly Syllable[] {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z]/g, "");
  const found = [...plain.matchAll(/([^aeiouy]*)([aeiouy]+)([^aeiouy]*(?![a-z]))?/g)];
  return Array.from({ length: count }, (_, at): Syllable => {
    const [, onset = "", vowels = "", coda = ""] = found[Math.min(at, found.length - 1)] ?? [];
    const isStressed = at === 0 && !WEAK.has(plain);
    return {
      onset: at < found.length ? onset : "",
      vowel: vowels.slice(0, 1),
      coda: at === count - 1 ? coda : "",
      isStressed,
    };
  });
}

interface Placing {
  readonly at: number;
  readonly length: number;
  readonly voice: VoiceTraits;
  readonly phrase: Phrase;
  /** How far in the phrase, 0 to 1. */
  readonly part: number;
  readonly isLate: boolean;
}

const FORCE = { "!": 1.2, "…": 0.75, "?": 1, ",": 1, ".": 1 } as const;

function soundsOf(syllable: Syllable, placing: Placing): readonly SpeechSound[] {
  const { at, length, voice, phrase } = placing;
  const pitch = pitchOf(syllable, placing);
  const loudness = (syllable.isStressed ? 1 : 0.72) * FORCE[phrase.ending];
  const vowel = scaled(VOWELS[syllable.vowel] ?? NEUTRAL, voice);
  const sound = (kind: SoundKind, [from, to]: readonly [number, number], letter = ""): SpeechSound => ({
    ...{ kind, at: at + length * from, length: length * (to - from), pitch, loudness },
    formants: kind === "voiced" ? scaled(NASAL, voice) : vowel,
    noise: HISSES[letter] ?? 2_500,
  });
  const [head, tail] = [syllable.onset.charAt(0), syllable.coda.charAt(0)];
  const begin = head === "" ? 0 : ONSET;
  const end = tail === "" ? 1 : 0.8;
  const opening = head === "" ? [] : [sound(kindOf(head), [0, begin], head)];
  const closing = tail === "" ? [] : [sound(kindOf(tail), [end, 1], tail)];
  return [...opening, sound("vowel", [begin, end]), ...closing];
}

function scaled([first, second, third]: readonly [number, number, number], { tract }: VoiceTraits) {
  return [first * tract, second * tract, third * tract] as const;
}

function kindOf(letter: string): SoundKind {
  if (/[sfzxhcv]/.test(letter)) return "hiss";
  return /[ptkbdgqj]/.test(letter) ? "stop" : "voiced";
}

/** A phrase falls by a third of an octave; stressed syllables stand over it; a question rises, a comma waits, an exclamation leaps. */
function pitchOf({ isStressed }: Syllable, { voice, phrase, part, isLate }: Placing): number {
  if (voice.isMachine) return voice.pitch;
  const { ending } = phrase;
  const range = ending === "!" ? 1.5 : ending === "…" ? 0.6 : 1;
  const fall = 0.12 - 0.34 * part;
  const turn =
    ending === "?" ? 0.75 * Math.max(0, part - 0.55) * 2 : ending === "," ? 0.3 * Math.max(0, part - 0.7) * 3 : 0;
  const stress = isStressed ? 0.16 : 0;
  return voice.pitch * 2 ** (range * (fall + stress) + turn - (isLate ? 0.06 : 0));
}
