// How a speaker sounds, from the words of the voice and the looks: pitch, size of the mouth, breath. What the words leave open follows the speaker's id,
// so that a voice stays the same through a show and two people do not sound alike.
import { traitShare } from "../seeded-random.ts";

export interface VoiceTraits {
  /** Hz, of the middle of a sentence. */
  readonly pitch: number;
  /** Formants over those of a man. */
  readonly tract: number;
  /** 0 clear to 1 nothing but breath. */
  readonly breath: number;
  /** Hz: the voice is softer above. Dark voices low. */
  readonly bright: number;
  /** Wavering of the pitch, in parts of it. */
  readonly waver: number;
  /** Without melody, and metallic. */
  readonly isMachine: boolean;
  readonly kind: "child" | "woman" | "man";
  readonly isOld: boolean;
}

const word = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu");
const CHILD = word(
  "child|childlike|boy|girl|kid|toddler|baby|schoolboy|schoolgirl|infant|little one|son aged \\d|(?:[3-9]|1[0-2])[- ]years?[- ]old|(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]years?[- ]old",
);
const WOMAN = word(
  "woman|women|female|feminine|lady|she|mother|grandmother|grandma|aunt|sister|daughter|wife|queen|princess|actress|waitress|nun|witch|soprano|mezzo|alto|contralto|girlish|widow",
);
const MAN = word(
  "man|men|male|masculine|gentleman|he|father|grandfather|grandpa|uncle|brother|husband|king|prince|bass|baritone|tenor|beard|bearded|moustache|fisherman|monk|priest|waiter",
);
const OLD = word(
  "old|elderly|aged|grandmother|grandfather|grandma|grandpa|frail|ancient|wizened|grey-haired|gray-haired|white-haired|trembling|shaky|cracked|[6-9]\\d[- ]years?[- ]old|seventy|eighty|ninety",
);
const YOUNG = word("young|teen|teenage|teenager|youth|student|twenties");
const LARGE = word(
  "large|huge|giant|enormous|massive|big|burly|broad|stout|heavy|heavyset|hulking|towering|fat|ogre|troll|bear|dragon|bull|whale",
);
const SMALL = word("small|tiny|petite|slight|thin|slim|little|mouse|fairy|elf|pixie|bird|squirrel|gnome");
const MACHINE = word("robot|robots|android|cyborg|machine|computer|automaton|synthetic|droid|mechanical|ai");
const LOW = word("deep|low|dark|gravelly|growling|booming|rumbling|gruff|bass");
const HIGH = word("high|shrill|squeaky|piping|bright|thin voice|soprano|reedy");
const BREATHY = word(
  "breathy|husky|whisper|whispering|whispery|hoarse|raspy|rough|smoky|ghost|ghostly|spirit|soft|gravelly|tired",
);
const DARK = word("dark|warm|deep|mellow|velvety|round");

const PITCHES = { child: 265, woman: 195, man: 112 } as const;
const TRACTS = { child: 1.32, woman: 1.16, man: 1 } as const;

export function readVoice(words: string, id: string): VoiceTraits {
  const part = (trait: string) => traitShare(id, trait);
  const kind = CHILD.test(words) ? "child" : kindOf(words, part("register") < 0.5);
  const isOld = kind !== "child" && OLD.test(words);
  const size = LARGE.test(words) ? LARGER : SMALL.test(words) ? SMALLER : USUAL;
  return {
    kind,
    isOld,
    pitch: PITCHES[kind] * ageLean(words, kind, isOld) * wordLean(words) * size.pitch * (0.9 + 0.2 * part("pitch")),
    tract: TRACTS[kind] * size.tract * (0.975 + 0.05 * part("tract")),
    breath: BREATHY.test(words) ? 0.45 : 0.1 + 0.08 * part("breath"),
    bright: DARK.test(words) ? 1_500 : isOld ? 2_000 : 2_600,
    waver: isOld ? 0.022 : 0.006,
    isMachine: MACHINE.test(words),
  };
}

const LARGER = { pitch: 0.86, tract: 0.92 };
const SMALLER = { pitch: 1.1, tract: 1.06 };
const USUAL = { pitch: 1, tract: 1 };

/** Old men speak higher, old women lower. */
function ageLean(words: string, kind: VoiceTraits["kind"], isOld: boolean): number {
  if (isOld) return kind === "man" ? 1.12 : 0.9;
  return kind !== "child" && YOUNG.test(words) ? 1.08 : 1;
}

function wordLean(words: string): number {
  if (LOW.test(words)) return 0.88;
  return HIGH.test(words) ? 1.14 : 1;
}

/** The word that stands first decides; without any it is chosen for the id. */
function kindOf(words: string, chosen: boolean): "woman" | "man" {
  const [woman, man] = [words.search(WOMAN), words.search(MAN)];
  if (woman < 0 && man < 0) return chosen ? "woman" : "man";
  if (woman < 0 || man < 0) return man < 0 ? "woman" : "man";
  return woman < man ? "woman" : "man";
}
