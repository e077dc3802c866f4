// What a script's `// lint: off` comments silence. The one place that knows how far such a comment reaches:
// inside a shot for that shot, under a `#` line for its shots, above the first sequence for the whole script.
import type { Finding } from "../lib/findings.ts";
import { didYouMean, quoted } from "../lib/wording.ts";
import type { Block, Placed, ScriptParse } from "../script/tree.ts";
import { RULE_IDS, type RuleId } from "./rules.ts";

const ALL = "all";
const KNOWN: readonly string[] = [ALL, ...RULE_IDS];

/** Whether a rule is silenced on a line, from 1. */
export type IsSilent = (id: RuleId, line: number) => boolean;

interface Silence {
  readonly ids: ReadonlySet<string>;
  readonly from: number;
  /** The first line behind it. */
  readonly to: number;
}

/** Reads a script's lint comments. */
export function readSilences(script: ScriptParse): IsSilent {
  const silences = script.lintOff.map((comment): Silence => ({
    ids: new Set(comment.value),
    ...reachOf(comment, script),
  }));
  if (silences.length === 0) return () => false;
  return (id, line) => silences.some(({ ids, from, to }) => line >= from && line < to && (ids.has(id) || ids.has(ALL)));
}

/** The findings that nobody silenced. What has no id cannot be silenced. */
export function heard<F extends Finding>(findings: readonly F[], isSilent: IsSilent): F[] {
  return findings.filter(({ id, line }) => id === undefined || !isSilent(id, line));
}

/** A lint comment that names no rule does nothing, which its writer should know. */
export function doubtSilences(script: ScriptParse): Finding[] {
  return script.lintOff.flatMap(({ line, value }) =>
    doubtsOf(value).map((message) => ({ line, message, id: "unknown-rule" })),
  );
}

function doubtsOf(ids: readonly string[]): string[] {
  if (ids.length === 0)
    return [`"// lint: off" names no rule: write the id in brackets behind a warning, or ${quoted(ALL)}`];
  const unknown = ids.filter((id) => !KNOWN.includes(id));
  return unknown.map((id) => `no lint rule is called ${quoted(id)}${didYouMean(id, KNOWN)}, so this silences nothing`);
}

function reachOf({ line }: Placed<unknown>, { sequences }: ScriptParse): { from: number; to: number } {
  const [sequence, next] = around(sequences, line);
  if (!sequence) return { from: 0, to: Infinity };
  const end = next?.line ?? Infinity;
  const [shot, following] = around(sequence.shots, line);
  return shot ? { from: shot.line, to: following?.line ?? end } : { from: sequence.line, to: end };
}

/** The last block that begins at or above a line, and the one behind it. */
function around<B extends Block>(blocks: readonly B[], line: number): [B | undefined, B | undefined] {
  const index = blocks.findLastIndex((block) => block.line <= line);
  return [blocks[index], blocks[index + 1]];
}
