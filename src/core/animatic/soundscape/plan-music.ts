// A `music:` line read as a temp bed: key and chords by mood, beats by tempo, the sound by the instrument that is named.

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

const word = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu");

const MOODS: readonly (readonly [mood: Mood, words: RegExp])[] = [
  [
    "eerie",
    word("eerie|creepy|haunting|ghostly|horror|sinister|unsettling|ominous|dread|menacing|dissonant|scary|spooky|dark"),
  ],
  [
    "tense",
    word(
      "tense|tension|suspense|suspenseful|nervous|anxious|urgent|thriller|ticking|driving|pulsing|chase|action|danger",
    ),
  ],
  [
    "sad",
    word(
      "sad|sadness|sorrow|sorrowful|mournful|melancholy|melancholic|lonely|grief|elegy|lament|tragic|wistful|bittersweet|minor",
    ),
  ],
  ["heroic", word("heroic|epic|triumphant|triumph|victorious|brave|majestic|fanfare|grand|soaring|noble|anthem|march")],
  [
    "joyful",
    word(
      "joyful|happy|cheerful|merry|playful|upbeat|bright|jolly|bouncy|lively|dance|comic|funny|whimsical|jig|celebration",
    ),
  ],
  ["romantic", word("romantic|love|tender|waltz|intimate|longing")],
  [
    "mysterious",
    word("mysterious|mystery|strange|curious|magical|wonder|dreamy|ethereal|otherworldly|spacey|floating"),
  ],
  ["warm", word("warm|hopeful|hope|gentle|cosy|cozy|nostalgic|comforting|homely|sweet|folk|major|uplifting")],
  ["calm", word("calm|peaceful|quiet|serene|ambient|still|meditative|sparse|minimal|soft")],
];
const PACES: readonly (readonly [tempo: number, words: RegExp])[] = [
  [50, word("very slow|adagio|largo|glacial")],
  [64, word("slow|slowly|ballad|lullaby|lingering|sparse")],
  [132, word("fast|quick|rapid|racing|frantic|allegro|energetic|chase|driving|jig|gallop|urgent")],
  [108, word("upbeat|lively|march|dance|swing|pulsing")],
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
const TIMBRES: readonly (readonly [timbre: Timbre, words: RegExp])[] = [
  ["piano", word("piano|keys|ivories")],
  ["strings", word("strings?|violins?|cello|cellos|viola|fiddle|orchestra|orchestral|double bass|quartet")],
  ["bell", word("music box|celesta|glockenspiel|vibraphone|bells?|chimes?|xylophone|marimba")],
  ["pluck", word("guitar|harp|banjo|ukulele|lute|mandolin|plucked|pizzicato|koto|sitar")],
  ["organ", word("organ|accordion|harmonica|harmonium|concertina")],
  ["flute", word("flute|whistle|recorder|pipe|pan pipes|clarinet|oboe|saxophone|horn|trumpet|brass")],
  ["drums", word("drums?|percussion|taiko|war drums")],
  ["synth", word("synth|synths|synthesi[sz]er|electronic|techno|80s|retro|arpeggio|arpeggios")],
  ["pad", word("choir|voices|pad|drone|ambient")],
];
const NONE = /^\W*(?:none|no music|no score|silence|silent|off|nothing|without music|no)\W*$/i;
const DRONE = word("drone|(?:held|single|one|sustained) (?:\\p{L}+ )?note|pedal note|low note|long note");
const BEAT = word("beat|beats|drums?|percussion|pulse|pulsing|driving|march|dance|techno|rock|disco|hip hop");

const SHAPES: readonly (readonly [shape: MusicPlan["shape"], words: RegExp])[] = [
  ["rise", word("rising|rises|swelling|swells|builds?|building|growing|crescendo|fades? in")],
  ["fall", word("fading|fades(?: out)?|dying away|ending")],
];
/** dB. */
const GAINS: readonly (readonly [gain: number, words: RegExp])[] = [
  [-4, word("faint|distant|far|quiet|soft|barely")],
  [3, word("loud|full|big|huge")],
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
    isDrone: DRONE.test(text),
    hasBeat: timbre === "drums" || BEAT.test(text),
    shape: firstOf(SHAPES, text) ?? "steady",
    gain: firstOf(GAINS, text) ?? 0,
    why: text,
  };
}

/** Of the first words that a text has. */
function firstOf<T>(list: readonly (readonly [value: T, words: RegExp])[], text: string): T | undefined {
  return list.find(([, words]) => words.test(text))?.[0];
}
