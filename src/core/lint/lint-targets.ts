// The rules that need to know which target a shot is made on, run over the shots of a build. Without the script as it was parsed
// (a build that was read back from disk) nothing is linted.
import type { Diagnostic } from "../lib/diagnostics.ts";
import { gather, type Steps } from "../lib/cooperative-steps.ts";
import type { ScriptParse } from "../script/tree.ts";
import type { Series } from "../series/series.ts";
import { longAction } from "./long-action.ts";
import { refNotRead } from "./ref-not-read.ts";
import type { Rule, TargetedBuild, TargetedScript, TargetedShot } from "./rule.ts";
import { withoutSuppressed, readSuppressions } from "./suppress.ts";
import { tight } from "./tight.ts";

export const TARGET_RULES: readonly Rule<TargetedScript>[] = [tight, longAction, refNotRead];

interface BuiltScript {
  readonly script?: ScriptParse | undefined;
  readonly series: Series;
}

/** The build's own diagnostics and what lint adds to them, without what the script suppresses. */
export function* lintTargets(
  { script, series }: BuiltScript,
  shots: ReadonlyMap<string, TargetedBuild>,
  found: readonly Diagnostic[],
): Steps<readonly Diagnostic[]> {
  if (!script) return found;
  const isSuppressed = yield* readSuppressions(script);
  const targeted = { script, series, isSuppressed, shots: yield* shotsOf(script, shots) };
  const reported = new Set(found.map(({ id, line }) => `${id} ${line}`));
  const all = [...found];
  for (const { id, find } of TARGET_RULES) {
    yield;
    for (const { line, message } of yield* find(targeted)) {
      if (!reported.has(`${id} ${line}`)) all.push({ line, message, id });
    }
  }
  return yield* withoutSuppressed(all, isSuppressed);
}

function* shotsOf(script: ScriptParse, shots: ReadonlyMap<string, TargetedBuild>): Steps<TargetedShot[]> {
  const nodes = yield* gather(script.sequences, (sequence) => sequence.shots);
  return yield* gather(nodes, (node) => {
    const built = shots.get(node.id);
    if (!built) return [];
    const { placed, pacing, audio } = built.plan;
    return [{ node, ...placed, target: built.chosen.requested, pacing, policy: audio.policy }];
  });
}
