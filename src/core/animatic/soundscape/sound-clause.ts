// One clause of a `sound:` line: which effects it names, how often, how near and how loud, what it forbids, and whether something ends in it.
import { EFFECT_NAMES, EFFECTS, type EffectName } from "./effects.ts";
import { wholeWords } from "./whole-words.ts";

export interface NamedEffect {
  readonly effect: EffectName;
  /** The words that mean it. */
  readonly because: string;
  /** Where they stand, in parts of the text. */
  readonly place: number;
  readonly times: number;
}

export interface SoundClause {
  readonly text: string;
  /** Stands behind "then" or the like: it begins after what was said before. */
  readonly isNext: boolean;
  readonly isLast: boolean;
  readonly effects: readonly NamedEffect[];
  readonly forbidden: readonly EffectName[];
  readonly isSilence: boolean;
  /** What it names ends here. */
  readonly stops: boolean;
  readonly isDistant: boolean;
  /** dB over the effect's own level. */
  readonly gain: number;
  readonly shape: "steady" | "rise" | "fall";
}

const says = (words: string) => wholeWords(words).areIn;

const PATTERNS = new Map(EFFECT_NAMES.map((name) => [name, wholeWords(EFFECTS[name].words)]));
const SPLIT = /([,;.!?]|(?<![\p{L}])(?:and then|then|followed by|before|until|and|while|as|with|but)(?![\p{L}]))/iu;
const NEXT = says("then|and then|followed by|before|until|after a (?:pause|moment|beat)|later|next|after that");
const isLast = says("finally|at the end|at last|in the end|last of all");
const isNegative = says("no|not|without|never|nor|neither|instead of");
const isSilent = says("silence|silent|no sound|no sounds|nothing|dead quiet|hush|mute");
const doesStop = says(
  "stops?|stopped|ends?|ceases?|cuts? out|dies away|dies down|dies|goes quiet|goes silent|falls silent|falls quiet|breaks off",
);
const isFar = says(
  "distant|distantly|in the distance|far off|far away|faraway|afar|outside|next door|upstairs|downstairs|muffled|behind the (?:wall|door)|from below|from above|offstage|across the \\p{L}+",
);
const isSoft = says(
  "faint|faintly|soft|softly|quiet|quietly|gentle|gently|low|light|slight|barely|subtle|dim|small|little",
);
const isLoud = says(
  "loud|loudly|deafening|heavy|huge|violent|violently|strong|hard|roaring|thunderous|massive|enormous|sharp|sudden|suddenly|crashing",
);
const doesRise = says(
  "rising|rises|growing|grows|approaching|approaches|swelling|swells|louder|nearer|closer|builds?|building",
);
const doesFall = says("fading|fades|receding|recedes|dying away|fainter|quieter|away into");
const COUNTS: readonly (readonly [words: (text: string) => boolean, times: number])[] = [
  [says("once|a single|one"), 1],
  [says("twice|two|double"), 2],
  [says("three|thrice|three times"), 3],
  [says("four|five|several|repeatedly|again and again|over and over|a series of|volley|barrage"), 4],
];

/** An effect that says more silences what its own words would mean beside it. */
const SILENCES: Partial<Record<EffectName, readonly EffectName[]>> = {
  slam: ["door opens", "door closes", "sword", "clatter", "thud"],
  knock: ["door opens"],
  "door closes": ["door opens", "sword", "clatter", "click"],
  "door opens": ["creak", "sword", "clatter"],
  doorbell: ["door opens", "bell", "phone", "hum"],
  "bicycle bell": ["door opens", "bell", "phone"],
  bell: ["phone"],
  alarm: ["fire", "clock", "phone", "bell"],
  siren: ["engine", "wolf"],
  static: ["fire", "steam"],
  kettle: ["whistle", "steam"],
  wind: ["wolf", "whistle"],
  sea: ["thud"],
  rain: ["thud", "drum"],
  "rain inside": ["drum", "thud"],
  thunder: ["drone", "thud"],
  train: ["drone", "engine"],
  engine: ["drone", "hum"],
  insects: ["hum"],
  chains: ["phone"],
  glass: ["thud", "clink"],
  steps: ["leaves"],
  running: ["steps"],
  horse: ["running"],
  vibrate: ["phone", "hum"],
  typing: ["clatter", "click"],
  beeps: ["heartbeat"],
  explosion: ["drone", "drum"],
};

/** Plural words that mean several. */
const SEVERAL: readonly EffectName[] = [
  "shot",
  "explosion",
  "bell",
  "car horn",
  "whoosh",
  "sword",
  "clink",
  "dog",
  "drum",
];

export function clausesOf(line: string): readonly SoundClause[] {
  const pieces = line.split(SPLIT);
  const clauses: SoundClause[] = [];
  let joint = "";
  let from = 0;
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 1) joint = piece;
    else if (piece.trim() !== "")
      clauses.push(readClause(piece, NEXT(joint) || NEXT(piece), from / Math.max(1, line.length)));
    from += piece.length;
  }
  return clauses;
}

function readClause(text: string, isNext: boolean, place: number): SoundClause {
  const negative = isNegative(text);
  const effects = effectsIn(text, place);
  return {
    text: text.trim(),
    isNext,
    isLast: isLast(text),
    effects: negative ? [] : effects,
    forbidden: negative ? effects.map(({ effect }) => effect) : [],
    isSilence: effects.length === 0 && isSilent(text),
    stops: doesStop(text),
    isDistant: isFar(text),
    gain: (isFar(text) ? -7 : 0) + (isSoft(text) ? -5 : isLoud(text) ? 3 : 0),
    shape: doesRise(text) ? "rise" : doesFall(text) ? "fall" : "steady",
  };
}

function effectsIn(text: string, place: number): readonly NamedEffect[] {
  const taken: { readonly from: number; readonly to: number; readonly named: NamedEffect }[] = [];
  for (const { from, words, effect } of mentionsIn(text)) {
    const to = from + words.length;
    if (taken.some((other) => from < other.to && to > other.from)) continue;
    if (taken.some(({ named }) => named.effect === effect)) continue;
    taken.push({ from, to, named: { effect, because: words, place, times: timesOf(text, effect, words) } });
  }
  const silenced = new Set(taken.flatMap(({ named }) => SILENCES[named.effect] ?? []));
  return taken.toSorted((a, b) => a.from - b.from).flatMap(({ named }) => (silenced.has(named.effect) ? [] : [named]));
}

/** By their place; of several at one place the one with the most words. */
function mentionsIn(text: string) {
  const mentions = EFFECT_NAMES.flatMap((effect) =>
    (PATTERNS.get(effect)?.allIn(text) ?? []).map(({ index, words }) => ({ effect, words, from: index })),
  );
  return mentions.toSorted((a, b) => a.from - b.from || b.words.length - a.words.length);
}

function timesOf(text: string, effect: EffectName, words: string): number {
  const counted = COUNTS.find(([test]) => test(text))?.[1];
  if (counted !== undefined) return counted;
  return /s$/i.test(words) && SEVERAL.includes(effect) ? 3 : 1;
}
