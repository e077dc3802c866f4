// How the guide voice of a character sounds: pitch, pace and colour, from the words of its voice; what they leave open follows its id. The seed moves the
// melody a little.
import { hashOf, seededRandom } from "../animatic/seeded-random.ts";
import { readVoice, type VoiceTraits } from "../animatic/voice/voice-traits.ts";
import type { CardOrder } from "../refs/card-order.ts";
import { syllablesOfWord } from "../script/syllables.ts";
import { firstNamed, hasAny, wordsIn } from "../animatic/looks/read-words.ts";

export interface VoicePlan {
  readonly kind: "voice";
  readonly text: string;
  /** Of the middle of the line, Hz. */
  readonly pitch: number;
  /** Scale of the vocal tract: 1 a man's, 1.35 a child's. */
  readonly tract: number;
  /** Length of the line, seconds. */
  readonly seconds: number;
  /** 0 clear to 1 nothing but breath. */
  readonly breath: number;
  /** How fast the upper partials die away: dark voices fast. */
  readonly slope: number;
  /** Wavering of an old voice, parts of the pitch. */
  readonly waver: number;
  /** What a speech program is told instead: who this is among speakers, and how they sound. */
  readonly speaker: number;
  readonly traits: VoiceTraits;
  readonly seed: string;
}

/** Hz, and scale of the tract. */
const REGISTERS = {
  bass: [86, 0.95, "bass"],
  baritone: [108, 1, "baritone"],
  tenor: [136, 1.04, "tenor countertenor"],
  alto: [176, 1.13, "alto contralto"],
  mezzo: [198, 1.15, "mezzo"],
  soprano: [226, 1.18, "soprano"],
  child: [268, 1.34, "child childlike boy girl kid childish squeaky tiny"],
  man: [114, 1, "man male masculine his gruff growl growling gravelly"],
  woman: [196, 1.15, "woman female feminine her girlish"],
} as const;
type Register = keyof typeof REGISTERS;

const NAMES = Object.fromEntries(Object.entries(REGISTERS).map(([name, [, , words]]) => [name, words])) as Readonly<
  Record<Register, string>
>;
const SLOW = "slow slowly unhurried measured drawling calm careful deliberate";
const FAST = "fast quick rapid brisk hurried breathless nervous chattering lively";
const BREATHY = "breathy husky whisper whispering whispery soft hoarse worn raspy rough smoky tired gravelly";
const DARK = "dark warm deep mellow low velvety round";
const BRIGHT = "bright dry sharp nasal thin clear crisp shrill reedy metallic";
const OLD = "old elderly aged worn frail trembling shaky quavering cracked";

/** Syllables a second. */
const PACE = 4.3;
/** Silence at the end, seconds. */
const REST = 0.35;
const LEAST = 0.6;

export function planVoice({ id, voice, line, seconds, seed }: CardOrder & { readonly is: "voice" }): VoicePlan {
  const words = wordsIn(voice);
  const random = seededRandom(`${id} ${seed} voice`);
  const [pitch, tract] = registerOf(words, id);
  const pace = PACE * (hasAny(words, SLOW) ? 0.8 : hasAny(words, FAST) ? 1.25 : 1);
  const length = lengthOf(line, pace);
  return {
    kind: "voice",
    text: line,
    pitch: pitch * ownPitch(id) * (0.98 + 0.04 * random()),
    tract,
    seconds: Math.min(Math.max(LEAST, length), Math.max(LEAST, seconds - REST)),
    breath: hasAny(words, BREATHY) ? 0.34 : 0.07,
    slope: hasAny(words, DARK) ? 1.55 : hasAny(words, BRIGHT) ? 0.85 : 1.15,
    waver: hasAny(words, OLD) ? 0.018 : 0.006,
    speaker: hashOf(`${id} speaker`) % 64,
    traits: readVoice(voice, id),
    seed: `${id} ${seed}`,
  };
}

function registerOf(words: readonly string[], id: string): readonly [pitch: number, tract: number] {
  const usual: Register = hashOf(`${id} register`) % 2 ? "woman" : "man";
  const [pitch, tract] = REGISTERS[firstNamed(words, NAMES) ?? usual];
  const low = hasAny(words, "low deep") ? 0.92 : 1;
  return [pitch * low * (hasAny(words, "high shrill light squeaky") ? 1.1 : 1), tract];
}

/** Two people of one register do not sound alike. */
function ownPitch(id: string): number {
  return 0.94 + 0.12 * ((hashOf(`${id} pitch`) % 101) / 100);
}

function lengthOf(line: string, pace: number): number {
  const words = line.split(/\s+/u).filter((word) => word !== "");
  const syllables = words.reduce((sum, word) => sum + syllablesOfWord(word), 0);
  const pauses = line.match(/[.!?\u2026,;:\u2014]/gu)?.length ?? 0;
  return (syllables + 0.28 * words.length + 0.9 * pauses) / pace;
}
