// What is told of the whole show at once, and of several shots at once, so that a show of sixty shots gets one sentence and not sixty.
import type { Diagnostics } from "../../lib/diagnostics.ts";
import type { ConfigDiagnostics } from "../../series/located-json.ts";
import { lineOf, type Series } from "../../series/series.ts";
import type { Steps } from "../../lib/cooperative-steps.ts";
import { groupBy } from "../../lib/group-by.ts";
import { resolveTarget } from "../../targets/registry.ts";
import type { BuildContext } from "../build-context.ts";
import type { BuiltShot } from "../pass-build.ts";
import { namesOf } from "../shot-names.ts";
import { warnOfLimits } from "./target-warnings.ts";

interface DiagnosticSinks {
  readonly script: Diagnostics;
  readonly series: ConfigDiagnostics;
}

/** Says which targets are stood in for, which shots sound otherwise than they ask, and which go past what their target does well. */
export function* warnOfGroups(series: Series, shots: readonly BuiltShot[], sinks: DiagnosticSinks): Steps<void> {
  warnOfStandIns(shots, lineOf(series, "series.target"), sinks);
  yield;
  warnOfSound(shots, sinks);
  yield;
  yield* warnOfLimits(shots, sinks.script);
}

/** References are drawn by image targets, voices spoken by audio targets. A show can open where one of its targets is not known. */
export function judgeRefTargets({ series, registry }: BuildContext, diagnostics: ConfigDiagnostics): void {
  for (const [key, id] of series.refTargets) {
    const named = resolveTarget(registry, id, key === "voice_target" ? "audio" : "image");
    if (named.ok) continue;
    const line = lineOf(series, `refs.${key}`);
    const message = `refs.${key}: ${named.sentence}`;
    if (registry.find(id)) diagnostics.problem(line, message);
    else diagnostics.warn(line, message);
  }
}

function warnOfStandIns(
  shots: readonly BuiltShot[],
  targetLine: number | null,
  { script, series }: DiagnosticSinks,
): void {
  const stoodIn = shots.filter(({ chosen }) => chosen.requested.id !== chosen.target.id);
  for (const group of groupBy(stoodIn, ({ chosen }) => `${chosen.requested.id} ${chosen.line}`).values()) {
    const { requested, target, line } = group[0]!.chosen;
    const those = `${namesOf(group)} ${group.length === 1 ? "is" : "are"} built for ${target.id}`;
    const message = `${requested.id} cannot be compiled yet: until it can, ${those}`;
    if (line === null) series.warn(targetLine, message);
    else script.warn(line, message);
  }
}

/** Of a silent target more is told elsewhere. */
function warnOfSound(shots: readonly BuiltShot[], { script }: DiagnosticSinks): void {
  const changed = shots.filter(
    ({ plan }) => plan.audio.intent !== undefined && plan.target.capabilities.audio !== "none",
  );
  for (const group of groupBy(changed, ({ plan }) => `${plan.audio.intent} ${plan.audio.note}`).values()) {
    const { audio, placed } = group[0]!.plan;
    const message = `${namesOf(group)}: policy "${audio.intent}" becomes "${audio.policy}": ${audio.note}`;
    script.warn(placed.shot.source.line, message);
  }
}
