// One shot through all steps: length, sound, settings, prompt, entry. Problems and warnings carry the shot's line.
// The order of an entry's keys is the order of the file; docs/format.md "Shot list".
import type { ShotEntry, Shotlist } from "../../../contracts/files/shotlist.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { Diagnostics } from "../../lib/diagnostics.ts";
import { builtSeed } from "../../lib/seed.ts";
import { quoted } from "../../lib/wording.ts";
import { cannotContinue, continuingTarget } from "./continuity.ts";
import { planPictures, type PlannedPictures } from "./plan-guides.ts";
import { planAudio, withoutRecording } from "./plan-audio.ts";
import { planLength, judgeLength, judgePace, paceOf } from "./plan-length.ts";
import { notesAbout } from "./shot-notes.ts";
import { onlySet } from "../../lib/json-values.ts";
import { assetPath } from "../../lib/written-values.ts";
import { type PlacedShot, onScreen } from "../../story/story-shots.ts";
import {
  type BuildContext,
  NOTHING_ABSENT,
  type Absent,
  type PlannedLength,
  type ShotPlan,
  type CompiledShot,
  type BuiltShot,
  isCompilable,
  type BuildInput,
} from "../build-model.ts";
import { chooseTarget } from "./choose-target.ts";
import type { CheckResult } from "../../../contracts/check.ts";
import { resolveTarget } from "../../targets/registry.ts";
import { prepareBuild } from "../build-context.ts";
import { buildShotlist } from "../build-shotlist.ts";
import { reportSizeOfShot } from "../pass-size.ts";
import { planSettings } from "../setting-layers.ts";

/** The shot's entry on a target; undefined when something is wrong, which the findings then say. */
export function compileShot(
  context: BuildContext,
  placed: PlacedShot,
  { target, absent = NOTHING_ABSENT }: { readonly target: VideoTarget; readonly absent?: Absent },
  diagnostics: Diagnostics,
): CompiledShot | undefined {
  const notes = notesAbout(placed.shot, diagnostics, context.nodes);
  const compiler = isCompilable(target) ? context.compilers[target.compiler] : undefined;
  if (!compiler) notes.problem(`cannot be compiled for ${target.id} yet: choose another target`);
  const steps = unreadSteps(placed);
  const usesSteps = target.presets.final.steps !== null;
  if (steps !== undefined && usesSteps)
    notes.problem(`has steps ${quoted(steps)}: write a whole number above 0`, "steps");
  const length = planLength(placed, target, context.series, notes);
  const planned = planAudio(context, placed, target, notes);
  if (!compiler || !length || !planned) return undefined;
  const audio = absent.sound ? withoutRecording(planned, target) : planned;
  judgeLength(placed.shot, length, target, notes);
  const pace = paceOf(placed.shot, context.series);
  const pacing = judgePace(placed.shot, length, { target, pace }, notes);
  const plan = { placed, target, length, audio, pacing, settings: planSettings(context, placed, target), absent };
  const styled = compiler(context, plan, notes);
  const pictures = planPictures(plan, context.series.fps, notes);
  return styled && { plan, entry: { ...entryHead(context, plan, pictures), ...onlySet(styled) } };
}

/** What stands where a number of steps should, when nothing nearer to the shot overrules it. */
function unreadSteps({ shot, sequence }: PlacedShot): string | undefined {
  return shot.unparsed?.steps ?? (shot.overrides.steps === null ? sequence.unparsed?.steps : undefined);
}

function entryHead(
  context: BuildContext,
  { placed, length, audio, settings }: ShotPlan,
  { keyframes, guides }: PlannedPictures,
): Omit<ShotEntry, "prompt"> {
  const { shot, sequence } = placed;
  const plate = context.series.locations.get(shot.plate)?.plate ?? "";
  return onlySet({
    id: shot.id,
    sequence: sequence.id,
    subjects: [...onScreen(shot)],
    background: assetPath(context.configFolder, plate),
    size: shot.size,
    length: length.frames,
    hold: length.overlap > 0 ? length.overlap : undefined,
    seed: builtSeed(context.story.episode, sequence.id, shot.id),
    steps: settings.steps,
    audio_policy: audio.policy,
    audio_intent: audio.intent,
    audio_note: audio.note,
    keyframes,
    guide_refs: guides,
    model: settings.model,
    lora: settings.lora,
    loras: settings.loras,
    profile: settings.profile,
    ...timeFields(length),
  });
}

/** The window on the recording, or the seconds asked for; and what a model may make of them. */
function timeFields({ window, seconds, estimated, predict }: PlannedLength) {
  return onlySet({
    ...(window ?? { duration: Math.round(seconds * 1000) / 1000 }),
    length_estimated: estimated,
    duration_predict: predict,
  });
}

/** Undefined when something is wrong, which the findings then say. */
export function buildShot(context: BuildContext, placed: PlacedShot, diagnostics: Diagnostics): BuiltShot | undefined {
  const chosen = chooseTarget(context, placed, diagnostics);
  const compiled = chosen && compileShot(context, placed, chosen, diagnostics);
  return compiled && { ...compiled, chosen };
}

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
