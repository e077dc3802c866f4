// Two who fold a sheet between them: each has an end of it until it is folded, on the way to each other as well.
import type { Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

export function foldingOn(acting: Acting): Acting {
  return new Map([...acting].map(([id, beats]) => [id, beats.reduce<readonly Beat[]>(goingOn, [])]));
}

function goingOn(kept: readonly Beat[], beat: Beat): readonly Beat[] {
  const last = kept.at(-1);
  if (!last || !ENDS.has(last.gesture) || !isOfIt(beat)) return [...kept, beat];
  return [...kept.slice(0, -1), { ...last, because: [...last.because, ...beat.because] }];
}

const ENDS: ReadonlySet<Beat["gesture"]> = new Set(["fold_between", "hold_corners"]);

/** "walk toward each other", "fold it". */
const isOfIt = ({ gesture, posture, because }: Beat): boolean =>
  gesture === "fold_away" ||
  gesture === "fold" ||
  (posture === "walk" && gesture === "none" && NEARER.test(because.join(" ")));

const NEARER = /\b(?:towards?|to) (?:each|one|the other)\b|\btogether\b/;
