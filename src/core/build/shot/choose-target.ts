// Which target a shot asks for, and which one it is built for. Script and series spec 6.2 as far as a build sees it: the shot's
// override, the episode's target and the request come later. What cannot be compiled yet is built for the built-in (decisions 2).
import type { Checked } from "../../../contracts/check.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Findings } from "../../lib/findings.ts";
import { firstSet } from "../../lib/layers.ts";
import { quoted } from "../../lib/wording.ts";
import { findKeyLine } from "../../script/tree.ts";
import type { PlacedShot } from "../../story/shots-of.ts";
import { findBuiltin } from "../../targets/machine-default.ts";
import { resolveTarget, type Registry } from "../../targets/registry.ts";
import type { BuildContext } from "../build-input.ts";
import { isCompilable } from "../compilers.ts";
import { cannotContinue, continuingTarget } from "./continuity.ts";
import { notesAbout } from "./shot-notes.ts";

/** A target and who asked for it, in the contract's words; `line` is the script line that asks. */
interface AskedTarget {
  readonly target: VideoTarget;
  readonly source: "script" | "series" | "default";
  readonly line: number | null;
}

export interface ChosenTarget extends AskedTarget {
  /** What the shot asks for; `target` is what it is compiled for: the same, or what stands in for it. */
  readonly wanted: VideoTarget;
}

/** The target a shot is built for; undefined when there is none, which the findings then say. */
export function chooseTarget(context: BuildContext, placed: PlacedShot, findings: Findings): ChosenTarget | undefined {
  const asked = askedTarget(context, placed, findings);
  if (!asked) return undefined;
  const notes = notesAbout(placed.shot, findings, context.nodes);
  const able = continuingTarget(context.registry, asked.target, placed);
  if (!able && isCompilable(asked.target)) {
    notes.problem(cannotContinue(context.registry, asked.target, placed), "continuous");
    return undefined;
  }
  if (!able) notes.warn(cannotContinue(context.registry, asked.target, placed), undefined, "continuous");
  const wanted = able ?? asked.target;
  const target = standIn(context.registry, wanted);
  if (target.ok) return { ...asked, wanted, target: target.value };
  notes.problem(`has no target: ${target.sentence}`);
  return undefined;
}

/** The target itself when it can be compiled, else the built-in of its kind. */
export function standIn(registry: Registry, wanted: VideoTarget): Checked<VideoTarget> {
  const target = isCompilable(wanted) ? wanted : findBuiltin(registry, "video");
  if (target && isCompilable(target)) return { ok: true, value: target };
  return { ok: false, sentence: `${wanted.id} cannot be compiled yet, and no built-in target stands in for it` };
}

/** Shot, its profile, sequence, its profile, then the show. */
function askedTarget(context: BuildContext, placed: PlacedShot, findings: Findings): AskedTarget | undefined {
  const { shot, sequence } = placed;
  const profiles = context.series.profiles;
  const fromProfile = (name: string | undefined) => (name === undefined ? null : profiles.get(name)?.target);
  const asked = firstSet([
    { source: "shot", value: shot.target },
    { source: "shot", value: fromProfile(shot.profile) },
    { source: "sequence", value: sequence.target },
    { source: "sequence", value: fromProfile(sequence.profile) },
  ]);
  if (!asked) return { ...context.home, line: null };
  const { id, source } = asked.source === "shot" ? shot : sequence;
  const named = resolveTarget(context.registry, asked.value, "video");
  if (named.ok) return { target: named.value, source: "script", line: source.line };
  const node = asked.source === "shot" ? context.nodes.get(id) : context.headers.get(source.line);
  const line = node && (findKeyLine(node, "target") ?? findKeyLine(node, "profile"))?.line;
  findings.problem(line ?? source.line, `${asked.source} ${quoted(id)}: ${named.sentence}`);
  return undefined;
}
