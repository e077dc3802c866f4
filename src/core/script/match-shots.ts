// After a script was read anew: which of its shots stood in the text before, word for word.
import { gather, stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import { markAsMoved } from "../lib/moved-copies.ts";
import type { ParsedScript } from "./reparse.ts";
import type { ScriptParse, ShotNode } from "./tree.ts";

/** From now on every such shot is known as a copy of what it was before, wherever the edit has moved it. */
export function* matchShots(before: ParsedScript, now: ParsedScript): Steps<void> {
  const known = new Map(yield* stepsOf(yield* shotsIn(before.parse), (shot) => [shot.id, shot] as const));
  for (const shot of yield* shotsIn(now.parse)) {
    const same = known.get(shot.id);
    if (same && isSameText(before.lines, same, now.lines, shot)) markAsMoved(shot, same);
    yield;
  }
}

function shotsIn({ sequences }: ScriptParse): Steps<ShotNode[]> {
  return gather(sequences, ({ shots }) => shots);
}

/** Nothing but its own lines, up to the last one that counts, makes a shot what it is. */
function isSameText(old: readonly string[], before: ShotNode, lines: readonly string[], shot: ShotNode): boolean {
  const length = shot.endLine - shot.line;
  if (before.endLine - before.line !== length) return false;
  for (let i = 0; i <= length; i++) if (old[before.line - 1 + i] !== lines[shot.line - 1 + i]) return false;
  return true;
}
