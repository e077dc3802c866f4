// What is known of an effect, and short ways to write it down.

/** `bed` goes on as long as the shot or until it stops; `hit` happens at a moment. */
export interface EffectFacts {
  /** Pattern of the words of a `sound:` line that mean it; plurals and verb endings included. */
  readonly words: string;
  readonly kind: "bed" | "hit";
  /** Of a bed its mean level, of a hit its peak, dB below full scale. */
  readonly level: number;
  /** Of a hit, seconds. */
  readonly seconds?: number;
  /** Of a hit that is repeated: seconds from one to the next. */
  readonly gap?: number;
}

export function hit(seconds: number, level: number, words: string, gap?: number): EffectFacts {
  return gap === undefined ? { words, kind: "hit", level, seconds } : { words, kind: "hit", level, seconds, gap };
}

export function bed(level: number, words: string): EffectFacts {
  return { words, kind: "bed", level };
}
