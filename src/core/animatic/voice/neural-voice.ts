// Which voice of the neural speech program reads a speaker's lines. Its voices are those of grown people: a child's is one of them played faster.
import type { VoiceTraits } from "./voice-traits.ts";

/** The Python package that runs it, and the files that it loads: Kokoro 1.0, Apache 2.0. */
export const NEURAL_PACKAGE = "kokoro-onnx";
/** Of the studio's own folder. */
export const VOICE_FOLDER = "guide-voice";
export const NEURAL_FILES = {
  model: {
    name: "kokoro-v1.0.quantized.onnx",
    url: "https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX/resolve/1939ad2a8e416c0acfeecc08a694d14ef25f2231/onnx/model_quantized.onnx",
    sha256: "fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478",
  },
  voices: {
    name: "voices-v1.0.bin",
    url: "https://github.com/thewh1teagle/kokoro-onnx/releases/download/model-files-v1.0/voices-v1.0.bin",
    sha256: "bca610b8308e8d99f32e6fe4197e7ec01679264efed0cac9140fe9c29f1fbf7d",
  },
} as const;

/** The program reads what its phonemes are made for: English, and Hindi in its own letters. */
const OTHER_LETTERS =
  /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Hebrew}|\p{Script=Arabic}/u;
const HINDI = /\p{Script=Devanagari}/u;

/** Names of Kokoro 1.0, by how well each is said to read. */
const VOICES = {
  woman: ["af_heart", "bf_emma", "af_bella", "bf_isabella", "af_kore", "af_aoede", "af_sarah"],
  man: ["am_michael", "bm_george", "am_fenrir", "bm_fable", "am_puck", "am_onyx"],
  child: ["af_kore", "af_aoede", "af_sarah"],
} as const;
const HINDI_VOICES = { woman: ["hf_alpha", "hf_beta"], man: ["hm_omega", "hm_psi"], child: ["hf_beta"] } as const;
const WHISPERING = "af_nicole";
const OLD_MAN = "bm_lewis";

/** Hz in the middle of a sentence, of the voices that are named for each kind. */
const MIDDLE = { woman: 195, man: 112, child: 195 } as const;

export interface NeuralVoice {
  /** Name of the voice. */
  readonly name: string;
  /** Language of the phonemes. */
  readonly language: "en-us" | "en-gb" | "hi";
  /** The sound is played so many times faster than it is made: pitch and size of the mouth go with it. */
  readonly shift: number;
}

/** `index`: the speaker's order of first appearance. Undefined where the text is in letters that no voice reads. */
export function neuralVoiceOf(index: number, text: string, traits?: VoiceTraits): NeuralVoice | undefined {
  const isHindi = HINDI.test(text);
  if (!isHindi && OTHER_LETTERS.test(text)) return undefined;
  const kind = traits?.kind ?? (index % 2 === 0 ? "woman" : "man");
  const name = isHindi ? chosen(HINDI_VOICES[kind], index) : englishVoice(kind, index, traits);
  const language = isHindi ? "hi" : name.startsWith("b") ? "en-gb" : "en-us";
  return { name, language, shift: traits ? shiftOf(traits) : 1 };
}

function englishVoice(kind: VoiceTraits["kind"], index: number, traits?: VoiceTraits): string {
  if (traits && traits.breath > 0.3 && kind === "woman") return WHISPERING;
  if (traits?.isOld && kind === "man") return OLD_MAN;
  return chosen(VOICES[kind], index);
}

/** Half of the way, in octaves, to the pitch that the traits ask for: the other half would sound like a machine's. */
function shiftOf({ kind, pitch }: VoiceTraits): number {
  const part = kind === "child" ? 0.75 : 0.5;
  return Math.min(1.3, Math.max(0.85, (pitch / MIDDLE[kind]) ** part));
}

function chosen(names: readonly string[], index: number): string {
  return names[index % names.length] ?? "af_heart";
}
