// A story compiled for one pass: every shot for the target it asks for, grouped into one shot list a target.
// Collects all problems; a shot with one has no entry. Writes nothing: `outputs` names the files.
import type { ShotEntry } from "../../contracts/files/shotlist.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import { Diagnostics } from "../lib/diagnostics.ts";
import { runSteps, stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import type { ConfigDiagnostics } from "../series/located-json.ts";
import { lineOf } from "../series/series.ts";
import { lintTargets } from "../lint/lint-targets.ts";
import { prepareSteps } from "./build-context.ts";
import { buildShotlist } from "./build-shotlist.ts";
import { judgeRefTargets, warnOfGroups, problemsOf, checkFileNames } from "./warnings/build-warnings.ts";
import { warnOfTypedSize } from "./pass-size.ts";
import { writeReport } from "./report.ts";
import { warnOfPassSteps } from "./warnings/target-warnings.ts";
import { substituteFor } from "./shot/choose-target.ts";
import { warnOfSteps } from "./warnings/warn-of-steps.ts";
import type { BuildContext, ShotCache, BuildInput, BuiltShot, PassBuild, CompileShot } from "./build-model.ts";
import { buildShot } from "./shot/compile-shot.ts";

/** Builds one pass. Nothing may be written or rendered while `problems` is not empty; the first one is the one to report. */
export function buildPass(input: BuildInput): PassBuild {
  return runSteps(buildSteps(input));
}

/** The same, shot by shot. */
export function* buildSteps(input: BuildInput): Steps<PassBuild> {
  const context = yield* prepareSteps(input);
  const { groups, seriesTarget, ...compiled } = yield* compilePass(context, (compile) => compile);
  const shotlists = yield* stepsOf(
    [...groups],
    ([target, entries]) => [target.id, buildShotlist(context, target, entries)] as const,
  );
  const build = {
    pass: context.pass,
    shotlists: new Map(shotlists),
    requestedTarget: context.defaultTarget.target,
    seriesTarget,
    ...compiled,
  };
  return { ...build, report: writeReport(context, build) };
}

/** What a build would find, without its shot lists; shots that `known` has seen before are not compiled again. */
export function* checkSteps(
  input: BuildInput,
  cache: ShotCache,
): Steps<Pick<PassBuild, "shots" | "problems" | "warnings">> {
  const context = yield* prepareSteps(input);
  const { shots, problems, warnings } = yield* compilePass(context, cache.open(context));
  return { shots, problems, warnings };
}

type Compiled = Pick<PassBuild, "shots" | "problems" | "warnings" | "seriesTarget"> & {
  readonly groups: ReadonlyMap<VideoTarget, readonly ShotEntry[]>;
};

function* compilePass(context: BuildContext, through: (compile: CompileShot) => CompileShot): Steps<Compiled> {
  const script = new Diagnostics();
  const series: ConfigDiagnostics = new Diagnostics();
  const asksFor = lineOf(context.series, "series.target");
  if (context.defaultTargetProblem !== undefined) series.problem(asksFor, context.defaultTargetProblem);
  judgeRefTargets(context, series);
  yield* checkFileNames(context.story, script);
  const compile = through((placed, diagnostics) => buildShot(context, placed, diagnostics));
  const shots = new Map<string, BuiltShot>();
  for (const placed of context.placed.values()) {
    const built = compile(placed, script);
    if (built) shots.set(placed.shot.id, built);
    yield;
  }
  const substitute = substituteFor(context.registry, context.defaultTarget.target);
  if (!substitute.ok) series.problem(asksFor, substitute.sentence);
  const seriesTarget = substitute.ok ? substitute.value : context.defaultTarget.target;
  const groups = groupByTarget(seriesTarget, shots);
  yield;
  for (const target of groups.keys()) {
    warnOfTypedSize(context, target, series);
    warnOfPassSteps(context, target, series);
  }
  yield* warnOfGroups(context.series, [...shots.values()], { script, series });
  warnOfSteps(context, [...shots.values()], { script, series });
  yield;
  const warnings = yield* problemsOf(series.warnings, yield* lintTargets(context, shots, script.warnings));
  const problems = yield* problemsOf(series.problems, script.problems);
  return { shots, groups, seriesTarget, warnings, problems };
}

/** Entries by target: the series target's first, even when it has none, then the others by id. */
function groupByTarget(
  seriesTarget: VideoTarget,
  shots: ReadonlyMap<string, BuiltShot>,
): ReadonlyMap<VideoTarget, readonly ShotEntry[]> {
  const groups = new Map<VideoTarget, ShotEntry[]>([[seriesTarget, []]]);
  for (const { chosen, entry } of shots.values()) {
    const group = groups.get(chosen.target);
    if (group) group.push(entry);
    else groups.set(chosen.target, [entry]);
  }
  const [first, ...others] = groups;
  return new Map([first!, ...others.toSorted(([a], [b]) => (a.id < b.id ? -1 : 1))]);
}
