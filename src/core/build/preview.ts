// One shot compiled as the next build would make it, from a story that nobody has saved. Writes nothing, and looks at no other shot.
import type { Shotlist } from "../../contracts/files/shotlist.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import { Findings, type Finding } from "../lib/findings.ts";
import { lintTargets } from "../lint/lint-targets.ts";
import { quoted } from "../lib/wording.ts";
import { shotsOf, type PlacedShot } from "../story/shots-of.ts";
import { prepareBuild, type BuildContext, type BuildInput } from "./build-input.ts";
import { buildShotlist } from "./build-shotlist.ts";
import { passSize } from "./pass-size.ts";
import { chooseTarget } from "./shot/choose-target.ts";
import { compileShot, type CompiledShot } from "./shot/compile-shot.ts";
import { notesAbout } from "./shot/shot-notes.ts";

export interface ShotPreview extends CompiledShot {
  readonly target: VideoTarget;
  /** The target's document with this shot alone. */
  readonly shotlist: Shotlist;
  readonly warnings: readonly Finding[];
}

export type Previewed =
  | { readonly ok: true; readonly preview: ShotPreview }
  /** `line` is of the script, null when the shot is not in it. */
  | { readonly ok: false; readonly message: string; readonly line: number | null };

export function previewShot(input: BuildInput, shotId: string): Previewed {
  const context = prepareBuild(input);
  const placed = shotsOf(input.story).find(({ shot }) => shot.id === shotId);
  if (!placed) return { ok: false, message: `there is no shot ${quoted(shotId)} in the script`, line: null };
  if (context.homeProblem !== undefined) return { ok: false, message: context.homeProblem, line: null };
  const findings = new Findings();
  const chosen = chooseTarget(context, placed, findings);
  const compiled = chosen && compileShot(context, placed, chosen, findings);
  if (chosen) checkSize(context, placed, chosen.target, findings);
  const [problem] = findings.problems;
  const line = problem?.line ?? placed.shot.source.line;
  if (!chosen || !compiled || problem)
    return { ok: false, message: problem?.message ?? "the shot cannot be built", line };
  const shotlist = buildShotlist(context, chosen.target, [compiled.entry]);
  const { line: from, end_line: to } = placed.shot.source;
  const told = lintTargets(context, new Map([[shotId, { ...compiled, chosen }]]), findings.warnings);
  const warnings = told.filter(({ line }) => line >= from && line <= to);
  return { ok: true, preview: { ...compiled, target: chosen.target, shotlist, warnings } };
}

function checkSize(context: BuildContext, { shot }: PlacedShot, target: VideoTarget, findings: Findings): void {
  const { problem } = passSize(context, target);
  if (problem !== undefined)
    notesAbout(shot, findings, context.nodes).problem(`has no size on ${target.id}: ${problem}`);
}
