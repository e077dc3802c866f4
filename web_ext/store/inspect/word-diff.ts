// Two prompts word by word: what stayed, what came and what went.
import { diffWordsWithSpace } from "diff";

export interface DiffPart {
  readonly kind: "same" | "in" | "out";
  readonly text: string;
}

/** From the built text to the one in force. */
export function diffOfWords(built: string, now: string): readonly DiffPart[] {
  return diffWordsWithSpace(built, now).map(({ value, added, removed }) => ({
    kind: added ? "in" : removed ? "out" : "same",
    text: value,
  }));
}
