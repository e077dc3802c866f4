// Which target a shot asks for, and which one it is built for. docs/format.md "Precedence" as far as a build sees it: the shot's override,
// the episode's target and the request come later. What cannot be compiled yet is built for the built-in (docs/decisions.md 2).
import type { CheckResult } from "../../../contracts/check.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Diagnostics } from "../../lib/diagnostics.ts";
import { firstSet } from "../../lib/layers.ts";
import { quoted } from "../../lib/wording.ts";
import { findKeyLine } from "../../script/tree.ts";
import { resolveTarget, type Registry, findBuiltin } from "../../targets/registry.ts";
import { cannotContinue, continuingTarget } from "./continuity.ts";
import { notesAbout } from "./shot-notes.ts";
import type { PlacedShot } from "../../story/story-shots.ts";
import { type BuildContext, type RequestedTarget, type ChosenTarget, isCompilable } from "../build-model.ts";

/** The target a shot is built for; undefined when there is none, which the findings then say. */
export function chooseTarget(
  context: BuildContext,
  placed: PlacedShot,
  diagnostics: Diagnostics,
): ChosenTarget | undefined {
  const request = requestedTarget(context, placed, diagnostics);
  if (!request) return undefined;
  const notes = notesAbout(placed.shot, diagnostics, context.nodes);
  const able = continuingTarget(context.registry, request.target, placed);
  if (!able && isCompilable(request.target)) {
    notes.problem(cannotContinue(context.registry, request.target, placed), "continuous");
    return undefined;
  }
  if (!able) notes.warn(cannotContinue(context.registry, request.target, placed), undefined, "continuous");
  const requested = able ?? request.target;
  const target = substituteFor(context.registry, requested);
  if (target.ok) return { ...request, requested, target: target.value };
  notes.problem(`has no target: ${target.sentence}`);
  return undefined;
}

/** The target itself when it can be compiled, else the built-in of its kind. */
export function substituteFor(registry: Registry, requested: VideoTarget): CheckResult<VideoTarget> {
  const target = isCompilable(requested) ? requested : findBuiltin(registry, "video");
  if (target && isCompilable(target)) return { ok: true, value: target };
  return { ok: false, sentence: `${requested.id} cannot be compiled yet, and no built-in target stands in for it` };
}

/** Shot, its profile, sequence, its profile, then the show. */
function requestedTarget(
  context: BuildContext,
  placed: PlacedShot,
  diagnostics: Diagnostics,
): RequestedTarget | undefined {
  const { shot, sequence } = placed;
  const profiles = context.series.profiles;
  const fromProfile = (name: string | undefined) => (name === undefined ? null : profiles.get(name)?.target);
  const request = firstSet([
    { source: "shot", value: shot.target },
    { source: "shot", value: fromProfile(shot.profile) },
    { source: "sequence", value: sequence.target },
    { source: "sequence", value: fromProfile(sequence.profile) },
  ]);
  if (!request) return { ...context.defaultTarget, line: null };
  const { id, source } = request.source === "shot" ? shot : sequence;
  const named = resolveTarget(context.registry, request.value, "video");
  if (named.ok) return { target: named.value, source: "script", line: source.line };
  const node = request.source === "shot" ? context.nodes.get(id) : context.headers.get(source.line);
  const line = node && (findKeyLine(node, "target") ?? findKeyLine(node, "profile"))?.line;
  diagnostics.problem(line ?? source.line, `${request.source} ${quoted(id)}: ${named.sentence}`);
  return undefined;
}
