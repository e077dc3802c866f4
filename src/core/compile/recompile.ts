// One shot for another target than the build's: a retarget, a one-off request, a stand-in. On that target's grid; saves nothing.
import type { CheckResult } from "../../contracts/check.ts";
import type { Shotlist } from "../../contracts/files/shotlist.ts";
import { Diagnostics } from "../lib/diagnostics.ts";
import { quoted } from "../lib/wording.ts";
import { resolveTarget } from "../targets/registry.ts";
import { prepareBuild } from "./build-context.ts";
import { buildShotlist } from "./build-shotlist.ts";
import { reportSizeOfShot } from "./pass-size.ts";
import { compileShot } from "./shot/compile-shot.ts";
import { cannotContinue, continuingTarget } from "./shot/continuity.ts";
import { notesAbout } from "./shot/shot-notes.ts";
import type { BuildInput, Absent, CompiledShot } from "./build-model.ts";

export interface RecompiledShot extends CompiledShot {
  /** The target's document with this shot alone. */
  readonly shotlist: Shotlist;
}

/** The shot on the named target (id or alias), without what is absent, or the sentence that says why it cannot be. */
export function recompileShot(
  input: BuildInput,
  shotId: string,
  targetId: string,
  absent?: Absent,
): CheckResult<RecompiledShot> {
  const named = resolveTarget(input.registry, targetId, "video");
  if (!named.ok) return named;
  const target = named.value;
  const context = prepareBuild(input);
  const placed = context.placed.get(shotId);
  if (!placed) return { ok: false, sentence: `there is no shot ${quoted(shotId)} in the script` };
  const diagnostics = new Diagnostics();
  const notes = notesAbout(placed.shot, diagnostics, context.nodes);
  const compiled = compileShot(context, placed, { target, ...(absent && { absent }) }, diagnostics);
  reportSizeOfShot(context, target, notes);
  if (continuingTarget(input.registry, target, placed) !== target) {
    notes.problem(cannotContinue(input.registry, target, placed), "continuous");
  }
  const [problem] = diagnostics.problems;
  if (problem || !compiled)
    return { ok: false, sentence: problem?.message ?? `shot ${quoted(shotId)} cannot be built` };
  return { ok: true, value: { ...compiled, shotlist: buildShotlist(context, target, [compiled.entry]) } };
}
