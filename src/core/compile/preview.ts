// One shot compiled as the next build would make it, from a story that is not saved yet. Writes nothing, and reads no other shot.
import type { Shotlist } from "../../contracts/files/shotlist.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { Problem } from "../../contracts/schema.ts";
import { Diagnostics } from "../lib/diagnostics.ts";
import type { Steps } from "../lib/cooperative-steps.ts";
import { quoted } from "../lib/wording.ts";
import { lintTargets } from "../lint/lint-targets.ts";
import type { ConfigDiagnostics } from "../series/located-json.ts";
import { prepareSteps } from "./build-context.ts";
import { buildShotlist } from "./build-shotlist.ts";
import { warnOfGroups, problemsOf } from "./warnings/build-warnings.ts";
import { reportSizeOfShot, warnOfTypedSize } from "./pass-size.ts";
import { notesAbout } from "./shot/shot-notes.ts";
import { warnOfPassSteps } from "./warnings/target-warnings.ts";
import { warnOfSteps } from "./warnings/warn-of-steps.ts";
import type { BuildContext, BuildInput, CompiledShot, BuiltShot } from "./build-model.ts";
import { buildShot } from "./shot/compile-shot.ts";

export interface ShotPreview extends CompiledShot {
  readonly target: VideoTarget;
  /** The target's document with this shot alone. */
  readonly shotlist: Shotlist;
  readonly warnings: readonly Problem[];
}

export type Previewed =
  | { readonly ok: true; readonly preview: ShotPreview }
  /** `line` is of the script, null when the shot is not in it. */
  | { readonly ok: false; readonly message: string; readonly line: number | null };

export function* previewSteps(input: BuildInput, shotId: string): Steps<Previewed> {
  const context = yield* prepareSteps(input);
  const placed = context.placed.get(shotId);
  if (!placed) return { ok: false, message: `there is no shot ${quoted(shotId)} in the script`, line: null };
  if (context.defaultTargetProblem !== undefined)
    return { ok: false, message: context.defaultTargetProblem, line: null };
  const { source } = placed.shot;
  const diagnostics = new Diagnostics();
  const built = buildShot(context, placed, diagnostics);
  const target = built?.chosen.target;
  if (target) reportSizeOfShot(context, target, notesAbout(placed.shot, diagnostics, context.nodes));
  const [problem] = diagnostics.problems;
  if (!target || problem) {
    return { ok: false, message: problem?.message ?? "the shot cannot be built", line: problem?.line ?? source.line };
  }
  const shotlist = buildShotlist(context, target, [built.entry]);
  const warnings = yield* warningsAbout(context, built, diagnostics);
  return { ok: true, preview: { ...built, target, shotlist, warnings } };
}

/** What a check would say of the shot, and of the config as far as the shot is made by it. */
function* warningsAbout(context: BuildContext, built: BuiltShot, script: Diagnostics): Steps<Problem[]> {
  const series: ConfigDiagnostics = new Diagnostics();
  const { shot } = built.plan.placed;
  warnOfTypedSize(context, built.chosen.target, series);
  warnOfPassSteps(context, built.chosen.target, series);
  yield* warnOfGroups(context.series, [built], { script, series });
  warnOfSteps(context, [built], { script, series });
  const lint = yield* lintTargets(context, new Map([[shot.id, built]]), script.warnings);
  const { line: from, end_line: to } = shot.source;
  const own = lint.filter(({ line }) => line >= from && line <= to);
  return yield* problemsOf(series.warnings, own);
}
