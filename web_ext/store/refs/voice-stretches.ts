// Which stretch of each sound of a voice is wanted: from where to where, in seconds. All of it until somebody trims it.
import { signal } from "@preact/signals";

interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface Stretches {
  /** How long a sound is, once that is known. */
  readonly lengthOf: (key: string) => number | undefined;
  readonly setLength: (key: string, seconds: number) => void;
  /** Its end is infinite as long as nobody knows how long the sound is. */
  readonly stretchOf: (key: string) => Stretch;
  readonly isTrimmed: (key: string) => boolean;
  /** What moves past the other edge stays a voice's least length before it. */
  readonly trim: (key: string, edge: Partial<Stretch>) => void;
  readonly untrim: (key: string) => void;
}

/** The least that a voice may last, seconds. */
const SHORTEST = 0.2;

export function createStretches(): Stretches {
  const lengths = signal<ReadonlyMap<string, number>>(new Map());
  const trims = signal<ReadonlyMap<string, Stretch>>(new Map());
  const stretchOf = (key: string): Stretch =>
    trims.value.get(key) ?? { start: 0, end: lengths.value.get(key) ?? Number.POSITIVE_INFINITY };
  return {
    lengthOf: (key) => lengths.value.get(key),
    setLength: (key, seconds) => {
      if (lengths.peek().get(key) !== seconds) lengths.value = new Map([...lengths.peek(), [key, seconds]]);
    },
    stretchOf,
    isTrimmed: (key) => {
      const { start, end } = stretchOf(key);
      return start > 0 || end < (lengths.value.get(key) ?? end);
    },
    trim: (key, edge) => {
      const length = lengths.peek().get(key);
      if (length === undefined) return;
      trims.value = new Map([...trims.peek(), [key, moved(stretchOf(key), edge, length)]]);
    },
    untrim: (key) => (trims.value = new Map([...trims.peek()].filter(([each]) => each !== key))),
  };
}

/** To the millisecond. */
function moved(before: Stretch, edge: Partial<Stretch>, length: number): Stretch {
  const least = Math.min(SHORTEST, length);
  if (edge.start !== undefined)
    return { ...before, start: rounded(Math.min(Math.max(0, edge.start), before.end - least)) };
  return { ...before, end: rounded(Math.max(Math.min(length, edge.end ?? before.end), before.start + least)) };
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
