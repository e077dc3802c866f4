// One shot through all steps: length, sound, settings, prompt, entry. Problems and warnings carry the shot's line.
// The order of an entry's keys is the order of the file; docs/format.md "Shot list".
import type { ShotEntry } from "../../../contracts/files/shotlist.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Diagnostics } from "../../lib/diagnostics.ts";
import { builtSeed } from "../../lib/seed.ts";
import { quoted } from "../../lib/wording.ts";
import { keyframePaths } from "./continuity.ts";
import { judgePace, paceOf } from "./pace.ts";
import { planAudio, withoutRecording } from "./plan-audio.ts";
import { planLength, judgeLength } from "./plan-length.ts";
import { planSettings } from "./plan-settings.ts";
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
  type Compiler,
  type PromptStyle,
  isCompilable,
} from "../build-model.ts";
import { chooseTarget } from "./choose-target.ts";
import { compileSections } from "../styles/sections/compile-sections.ts";
import { compileProse, compileSheetProse, compileSilentProse } from "../styles/prose/compile-prose.ts";
import { compileFields } from "../styles/compile-fields.ts";
import { compileAnimatic } from "../styles/compile-animatic.ts";

const COMPILERS: Readonly<Record<PromptStyle, Compiler>> = {
  animatic: compileAnimatic,
  sections: compileSections,
  fields: compileFields,
  prose: compileProse,
  "silent-prose": compileSilentProse,
  "sheet-prose": compileSheetProse,
};

/** The shot's entry on a target; undefined when something is wrong, which the findings then say. */
export function compileShot(
  context: BuildContext,
  placed: PlacedShot,
  { target, absent = NOTHING_ABSENT }: { readonly target: VideoTarget; readonly absent?: Absent },
  diagnostics: Diagnostics,
): CompiledShot | undefined {
  const notes = notesAbout(placed.shot, diagnostics, context.nodes);
  const compiler = isCompilable(target) ? COMPILERS[target.compiler as PromptStyle] : undefined;
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
  return styled && { plan, entry: { ...entryHead(context, plan), ...onlySet(styled) } };
}

/** What stands where a number of steps should, when nothing nearer to the shot overrules it. */
function unreadSteps({ shot, sequence }: PlacedShot): string | undefined {
  return shot.unparsed?.steps ?? (shot.overrides.steps === null ? sequence.unparsed?.steps : undefined);
}

function entryHead(
  context: BuildContext,
  { placed, target, length, audio, settings }: ShotPlan,
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
    keyframes: target.capabilities.keyframes.length > 0 ? keyframePaths(placed, target) : undefined,
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
