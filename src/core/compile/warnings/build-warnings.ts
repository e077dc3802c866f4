// Warnings about a whole show or several shots at once, one sentence for each, and the order of all diagnostics of a build.
import type { Diagnostics, Diagnostic } from "../../lib/diagnostics.ts";
import type { ConfigDiagnostics } from "../../series/located-json.ts";
import { lineOf, type Series } from "../../series/series.ts";
import { type Steps, stepsOf, gather } from "../../lib/cooperative-steps.ts";
import { groupBy } from "../../lib/group-by.ts";
import { resolveTarget } from "../../targets/registry.ts";
import { warnOfLimits } from "./target-warnings.ts";
import type { BuildContext, BuiltShot } from "../build-model.ts";
import { namesOf } from "../shot/shot-notes.ts";
import type { Problem } from "../../../contracts/schema.ts";
import type { Story } from "../../../contracts/files/story.ts";
import { safeName } from "../../lib/names.ts";
import { quoted } from "../../lib/wording.ts";
import { shotsIn } from "../../story/story-shots.ts";

interface DiagnosticSinks {
  readonly script: Diagnostics;
  readonly series: ConfigDiagnostics;
}

/** Warns of targets with a stand-in, of shots with another sound than they ask for, and of shots that exceed what their target does well. */
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

/** Silent targets have warnings of their own. */
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

/** The config's first, then the script's from top to bottom; each sentence once a line. */
export function* problemsOf(
  series: readonly Diagnostic<number | null>[],
  script: readonly Diagnostic[],
): Steps<Problem[]> {
  const sorted = script.toSorted((a, b) => a.line - b.line);
  const found = new Map<string, Problem>();
  const add = (file: Problem["file"]) => (finding: Diagnostic<number | null>) =>
    found.set(`${file}:${finding.line}:${finding.message}`, { file, ...finding });
  yield;
  yield* stepsOf(series, add("series"));
  yield* stepsOf(sorted, add("script"));
  return [...found.values()];
}

/** The same file name is a problem; one that differs in capitals alone is a warning, because some disks do not distinguish them. */
export function* checkFileNames(story: Story, diagnostics: Diagnostics): Steps<void> {
  const taken = new Map<string, string>();
  for (const { shot } of yield* gather(story.sequences, shotsIn)) {
    const name = safeName(shot.id);
    const other = taken.get(name.toLowerCase());
    taken.set(name.toLowerCase(), other ?? shot.id);
    yield;
    if (other === undefined) continue;
    const both = `shots ${quoted(other)} and ${quoted(shot.id)}`;
    const { line } = shot.source;
    if (safeName(other) === name)
      diagnostics.problem(line, `${both} would share the files ${quoted(name)}: rename one`);
    else diagnostics.warn(line, `${both} differ in capitals alone, which some disks take for the same files`);
  }
}
