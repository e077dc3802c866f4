// Which warnings a script's `// lint: off` comments suppress, and how far such a comment reaches:
// inside a shot for that shot, under a `#` line for its shots, above the first sequence for the whole script.
import { type Diagnostic, RULE_IDS, type RuleId } from "../lib/diagnostics.ts";
import { gather, type Steps } from "../lib/cooperative-steps.ts";
import { didYouMean, quoted } from "../lib/wording.ts";
import type { Block, ScriptParse } from "../script/tree.ts";
import { lastAbove } from "../lib/text-lines.ts";

const ALL = "all";
const KNOWN: readonly string[] = [ALL, ...RULE_IDS];

/** Whether a rule is suppressed on a line, from 1. */
export type IsSuppressed = (id: RuleId, line: number) => boolean;

/** Suppressed rule ids by block; under null for the whole script. */
type Suppressions = ReadonlyMap<Block | null, ReadonlySet<string>>;

/** Reads a script's lint comments. */
export function* readSuppressions(script: ScriptParse): Steps<IsSuppressed> {
  if (script.lintOff.length === 0) return () => false;
  const suppressions = new Map<Block | null, Set<string>>();
  for (const { line, value } of script.lintOff) {
    const block = blocksAt(script, line).at(-1) ?? null;
    const ids = suppressions.get(block) ?? new Set();
    for (const id of value) ids.add(id);
    suppressions.set(block, ids);
    yield;
  }
  return (id, line) => [null, ...blocksAt(script, line)].some((block) => isIn(suppressions, block, id));
}

function isIn(suppressions: Suppressions, block: Block | null, id: RuleId): boolean {
  const ids = suppressions.get(block);
  return ids !== undefined && (ids.has(id) || ids.has(ALL));
}

/** The diagnostics that are not suppressed. Without an id they cannot be. */
export function withoutSuppressed<F extends Diagnostic>(
  diagnostics: readonly F[],
  isSuppressed: IsSuppressed,
): Steps<F[]> {
  return gather(diagnostics, (one) => (one.id !== undefined && isSuppressed(one.id, one.line) ? [] : [one]));
}

/** A lint comment that names no rule does nothing, which its writer should know. */
export function warnOfSuppressions(script: ScriptParse): Steps<Diagnostic[]> {
  return gather(script.lintOff, ({ line, value }) =>
    warningsAbout(value).map((message) => ({ line, message, id: "unknown-rule" })),
  );
}

function warningsAbout(ids: readonly string[]): string[] {
  if (ids.length === 0)
    return [`"// lint: off" names no rule: write the id in brackets behind a warning, or ${quoted(ALL)}`];
  const unknown = ids.filter((id) => !KNOWN.includes(id));
  return unknown.map((id) => `no lint rule is called ${quoted(id)}${didYouMean(id, KNOWN)}, so this silences nothing`);
}

/** The sequence that reaches over a line, and the shot; each reaches to the next one. */
function blocksAt({ sequences }: ScriptParse, line: number): Block[] {
  const sequence = lastAbove(sequences, line);
  const shot = sequence && lastAbove(sequence.shots, line);
  return [sequence, shot].flatMap((block) => block ?? []);
}
