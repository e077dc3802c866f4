// A `music:` line read as a temp bed: key and chords by mood, beats by tempo, the sound by the instrument that is named.

import { wholeWords, type WholeWords } from "./whole-words.ts";

export type Timbre = "pad" | "strings" | "piano" | "pluck" | "bell" | "organ" | "flute" | "drums" | "synth";
export type Mood =
  "neutral" | "warm" | "joyful" | "sad" | "tense" | "eerie" | "heroic" | "romantic" | "mysterious" | "calm";

export interface MusicPlan {
  readonly mood: Mood;
  /** Beats a minute. */
  readonly tempo: number;
  readonly timbre: Timbre;
  /** One held note. */
  readonly isDrone: boolean;
  readonly hasBeat: boolean;
  readonly shape: "steady" | "rise" | "fall";
  /** dB over the bed's own level. */
  readonly gain: number;
  readonly why: string;
}

const MOODS: readonly (readonly [mood: Mood, words: WholeWords])[] = [
  [
    "eerie",
    wholeWords(
      "eerie|creepy|haunting|ghostly|horror|sinister|unsettling|ominous|dread|menacing|dissonant|scary|spooky|dark",
    ),
  ],
  [
    "tense",
    wholeWords(
      "tense|tension|suspense|suspenseful|nervous|anxious|urgent|thriller|ticking|driving|pulsing|chase|action|danger",
    ),
  ],
  [
    "sad",
    wholeWords(
      "sad|sadness|sorrow|sorrowful|mournful|melancholy|melancholic|lonely|grief|elegy|lament|tragic|wistful|bittersweet|minor",
    ),
  ],
  [
    "heroic",
    wholeWords("heroic|epic|triumphant|triumph|victorious|brave|majestic|fanfare|grand|soaring|noble|anthem|march"),
  ],
  [
    "joyful",
    wholeWords(
      "joyful|happy|cheerful|merry|playful|upbeat|bright|jolly|bouncy|lively|dance|comic|funny|whimsical|jig|celebration",
    ),
  ],
  ["romantic", wholeWords("romantic|love|tender|waltz|intimate|longing")],
  [
    "mysterious",
    wholeWords("mysterious|mystery|strange|curious|magical|wonder|dreamy|ethereal|otherworldly|spacey|floating"),
  ],
  ["warm", wholeWords("warm|hopeful|hope|gentle|cosy|cozy|nostalgic|comforting|homely|sweet|folk|major|uplifting")],
  ["calm", wholeWords("calm|peaceful|quiet|serene|ambient|still|meditative|sparse|minimal|soft")],
];
const PACES: readonly (readonly [tempo: number, words: WholeWords])[] = [
  [50, wholeWords("very slow|adagio|largo|glacial")],
  [64, wholeWords("slow|slowly|ballad|lullaby|lingering|sparse")],
  [132, wholeWords("fast|quick|rapid|racing|frantic|allegro|energetic|chase|driving|jig|gallop|urgent")],
  [108, wholeWords("upbeat|lively|march|dance|swing|pulsing")],
];
const USUAL_TEMPO: Readonly<Record<Mood, number>> = {
  ...{
    neutral: 76,
    warm: 76,
    joyful: 112,
    sad: 58,
    tense: 92,
    eerie: 54,
    heroic: 92,
    romantic: 70,
    mysterious: 62,
    calm: 60,
  },
};
const TIMBRES: readonly (readonly [timbre: Timbre, words: WholeWords])[] = [
  ["piano", wholeWords("piano|keys|ivories")],
  ["strings", wholeWords("strings?|violins?|cello|cellos|viola|fiddle|orchestra|orchestral|double bass|quartet")],
  ["bell", wholeWords("music box|celesta|glockenspiel|vibraphone|bells?|chimes?|xylophone|marimba")],
  ["pluck", wholeWords("guitar|harp|banjo|ukulele|lute|mandolin|plucked|pizzicato|koto|sitar")],
  ["organ", wholeWords("organ|accordion|harmonica|harmonium|concertina")],
  ["flute", wholeWords("flute|whistle|recorder|pipe|pan pipes|clarinet|oboe|saxophone|horn|trumpet|brass")],
  ["drums", wholeWords("drums?|percussion|taiko|war drums")],
  ["synth", wholeWords("synth|synths|synthesi[sz]er|electronic|techno|80s|retro|arpeggio|arpeggios")],
  ["pad", wholeWords("choir|voices|pad|drone|ambient")],
];
const NONE = /^\W*(?:none|no music|no score|silence|silent|off|nothing|without music|no)\W*$/i;
const DRONE = wholeWords("drone|(?:held|single|one|sustained) (?:\\p{L}+ )?note|pedal note|low note|long note");
const BEAT = wholeWords("beat|beats|drums?|percussion|pulse|pulsing|driving|march|dance|techno|rock|disco|hip hop");

const SHAPES: readonly (readonly [shape: MusicPlan["shape"], words: WholeWords])[] = [
  ["rise", wholeWords("rising|rises|swelling|swells|builds?|building|growing|crescendo|fades? in")],
  ["fall", wholeWords("fading|fades(?: out)?|dying away|ending")],
];
/** dB. */
const GAINS: readonly (readonly [gain: number, words: WholeWords])[] = [
  [-4, wholeWords("faint|distant|far|quiet|soft|barely")],
  [3, wholeWords("loud|full|big|huge")],
];

/** Null where there is to be none. */
export function planMusic(line: string | null): MusicPlan | null {
  const text = line?.trim() ?? "";
  if (text === "" || NONE.test(text) || /^(?:no|without)\b/i.test(text)) return null;
  const mood = firstOf(MOODS, text) ?? "neutral";
  const timbre = firstOf(TIMBRES, text) ?? "pad";
  return {
    mood,
    timbre,
    tempo: firstOf(PACES, text) ?? USUAL_TEMPO[mood],
    isDrone: DRONE.areIn(text),
    hasBeat: timbre === "drums" || BEAT.areIn(text),
    shape: firstOf(SHAPES, text) ?? "steady",
    gain: firstOf(GAINS, text) ?? 0,
    why: text,
  };
}

/** Of the first words that a text has. */
function firstOf<T>(list: readonly (readonly [value: T, words: WholeWords])[], text: string): T | undefined {
  return list.find(([, words]) => words.areIn(text))?.[0];
}
