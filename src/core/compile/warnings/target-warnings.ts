// Where shots go past what their target does well: one sentence a limit and target, at the line of the first such shot.
// Every limit is read from the target's data. What makes a shot impossible is a problem, and reported where it is found.
import type { FrameGrid, VideoTarget } from "../../../contracts/files/target.ts";
import type { Diagnostics } from "../../lib/diagnostics.ts";
import type { ConfigDiagnostics } from "../../series/located-json.ts";
import { blockOf, lineOf } from "../../series/series.ts";
import type { Steps } from "../../lib/cooperative-steps.ts";
import { groupBy } from "../../lib/group-by.ts";
import { passBlock } from "../setting-layers.ts";
import { CONTINUITY } from "../../lib/format-words.ts";
import { keyframeOf } from "../../story/story-shots.ts";
import type { BuildContext, BuiltShot } from "../build-model.ts";
import { namesOf } from "../shot/shot-notes.ts";

interface Limit {
  /** Whether a shot goes past it. */
  readonly isPassed: (shot: BuiltShot, target: VideoTarget) => boolean;
  /** The sentence about shots that do, named as in `2 shots (a, b)`. */
  readonly sentence: (names: string, target: VideoTarget) => string;
}

const LIMITS: readonly Limit[] = [
  {
    isPassed: (_shot, target) => isSilent(target),
    sentence: (names, { id }) => `${id} makes no sound: ${names} will be silent`,
  },
  {
    isPassed: ({ plan }, target) => isSilent(target) && plan.placed.shot.dialogue.length > 0,
    sentence: (names, { id }) => `${id} speaks no dialogue: in ${names} lines are acted without a voice`,
  },
  {
    isPassed: (shot, target) => target.capabilities.requires_first && firstOf(shot) === "none",
    sentence: (names, { id }) => `${id} cannot start without a first frame: "first: none" is not followed in ${names}`,
  },
  {
    isPassed: (shot, target) => target.capabilities.requires_first && firstOf(shot) !== CONTINUITY,
    sentence: (names, { id }) =>
      `${id} starts from a picture: make or import a first frame for ${names} before they render`,
  },
  {
    isPassed: ({ entry }, { trained }) => trained !== undefined && entry.length > trained.frames.max,
    sentence: (names, { id, trained }) =>
      `${id} was trained on ${trained?.frames.max} frames at most: ${names} may drift, so split or shorten them`,
  },
  {
    isPassed: ({ plan }, target) =>
      hasOneLength(target) && isStepShorter(plan.length.requested, target.template.frames),
    sentence: (names, { id, template }) =>
      `${id} makes ${template.frames.base} frames and no other length: ${names} asked for less and can be trimmed in the cut`,
  },
  {
    isPassed: ({ entry }, { panels }) => panels !== undefined && panelCount(entry.panels) > panels.max,
    sentence: (names, { id, panels }) =>
      `${id} reads ${panels?.max} pictures well: ${names} put more into one, so leave out a subject or split the shot`,
  },
  {
    isPassed: ({ plan, entry }, target) =>
      target.fixed_steps === true && (plan.settings.requestedSteps ?? entry.steps) !== entry.steps,
    sentence: (names, { id, presets }) =>
      `${id} always takes its own ${presets.final.steps} steps: the steps that ${names} asked for are not used`,
  },
];

export function* warnOfLimits(shots: readonly BuiltShot[], script: Diagnostics): Steps<void> {
  for (const group of groupBy(shots, ({ chosen }) => chosen.target.id).values()) {
    for (const { isPassed, sentence } of LIMITS) {
      const past = group.filter((shot) => isPassed(shot, shot.chosen.target));
      const [first] = past;
      if (first) script.warn(first.plan.placed.shot.source.line, sentence(namesOf(past), first.chosen.target));
      yield;
    }
  }
}

/** The config's steps where the target knows only its own. */
export function warnOfPassSteps(context: BuildContext, target: VideoTarget, series: ConfigDiagnostics): void {
  const requested = passBlock(context, target)?.steps ?? null;
  const { steps: own } = target.presets[context.pass];
  if (target.fixed_steps !== true || requested === null || requested === own) return;
  const block = blockOf(context.pass);
  series.warn(
    lineOf(context.series, `${block}.steps`),
    `${block}.steps is ${requested}, and ${target.id} always takes its own ${own} steps: they are not used`,
  );
}

function isSilent({ capabilities }: VideoTarget): boolean {
  return capabilities.audio === "none";
}

function firstOf({ plan }: BuiltShot): string | null {
  return keyframeOf(plan.placed.shot, plan.placed.sequence, "first");
}

/** Nearer to the length than a step is as near as on any grid. */
function isStepShorter(requested: number, { base, step }: FrameGrid): boolean {
  return requested <= base - step;
}

function hasOneLength({ template: { frames } }: VideoTarget): boolean {
  return frames.base + frames.step > frames.max;
}

function panelCount(panels: BuiltShot["entry"]["panels"]): number {
  return Array.isArray(panels) ? panels.length : 0;
}
