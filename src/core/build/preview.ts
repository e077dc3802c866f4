// One shot compiled as the next build would make it, from a story that nobody has saved. Writes nothing, and looks at no other shot.
import type { Shotlist } from "../../contracts/files/shotlist.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { Problem } from "../../contracts/schema.ts";
import { Findings } from "../lib/findings.ts";
import type { Steps } from "../lib/steps.ts";
import { quoted } from "../lib/wording.ts";
import { lintTargets } from "../lint/lint-targets.ts";
import type { ConfigFindings } from "../series/located-json.ts";
import { prepareSteps, type BuildContext, type BuildInput } from "./build-input.ts";
import { buildShotlist } from "./build-shotlist.ts";
import { warnOfGroups } from "./build-warnings.ts";
import type { BuiltShot } from "./pass-build.ts";
import { saySizeOfShot, sayTypedSize } from "./pass-size.ts";
import { problemsOf } from "./problems-of.ts";
import { buildShot } from "./shot/build-shot.ts";
import type { CompiledShot } from "./shot/compile-shot.ts";
import { notesAbout } from "./shot/shot-notes.ts";
import { warnOfPassSteps } from "./target-warnings.ts";
import { warnOfSteps } from "./warn-of-steps.ts";

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
  if (context.homeProblem !== undefined) return { ok: false, message: context.homeProblem, line: null };
  const { source } = placed.shot;
  const findings = new Findings();
  const built = buildShot(context, placed, findings);
  const target = built?.chosen.target;
  if (target) saySizeOfShot(context, target, notesAbout(placed.shot, findings, context.nodes));
  const [problem] = findings.problems;
  if (!target || problem) {
    return { ok: false, message: problem?.message ?? "the shot cannot be built", line: problem?.line ?? source.line };
  }
  const shotlist = buildShotlist(context, target, [built.entry]);
  const warnings = yield* warningsAbout(context, built, findings);
  return { ok: true, preview: { ...built, target, shotlist, warnings } };
}

/** What a check would say of the shot, and of the config as far as the shot is made by it. */
function* warningsAbout(context: BuildContext, built: BuiltShot, script: Findings): Steps<Problem[]> {
  const series: ConfigFindings = new Findings();
  const { shot } = built.plan.placed;
  sayTypedSize(context, built.chosen.target, series);
  warnOfPassSteps(context, built.chosen.target, series);
  yield* warnOfGroups(context.series, [built], { script, series });
  warnOfSteps(context, [built], { script, series });
  const told = yield* lintTargets(context, new Map([[shot.id, built]]), script.warnings);
  const { line: from, end_line: to } = shot.source;
  const own = told.filter(({ line }) => line >= from && line <= to);
  return yield* problemsOf(series.warnings, own);
}
