// What a shot may not ask of a target with numbered slots, and what it will not get. docs/format.md "Errors and warnings".
// Numbers are the target's; which files exist is asked when the shot is rendered.
import { listed, quoted } from "../../../lib/wording.ts";
import { requestedPolicy } from "../../shot/plan-audio.ts";
import { speakerIds } from "../h3/h3-shot.ts";
import { type SectionShot, requestedRetention, speakersWithoutSample } from "./section-shot.ts";
import { RETENTIONS } from "../../../lib/format-words.ts";
import type { BuildContext, ShotPlan } from "../../build-model.ts";
import type { KeyName } from "../../../script/tree.ts";
import { onScreen } from "../../../story/story-shots.ts";

export interface ShotProblem {
  readonly message: string;
  /** The key line that it is about. */
  readonly about: KeyName;
}

/** Why the shot cannot be built; each sentence continues after the shot's name. */
export function shotProblems(context: BuildContext, plan: ShotPlan): ShotProblem[] {
  return [...slotProblems(context, plan), ...retentionProblems(context, plan)];
}

/** What is worth looking at in a shot that can be built. */
export function shotWarnings({ plan, shot, subjects, series, audio }: SectionShot): string[] {
  const pictureless = subjects.filter(({ sheet }) => sheet === "").map(({ id }) => id);
  const voiceless = plan.audio.policy === "clone" ? speakersWithoutSample(series, shot) : [];
  const loses = audio.retention === "fully_copy" && plan.audio.policy === "dub_keep_foley" && shot.sound !== null;
  return [
    ...(pictureless.length > 0 ? [`shows ${listed(pictureless)} in words alone: the config names no sheet`] : []),
    ...(voiceless.length > 0
      ? [`cannot clone the voice of ${listed(voiceless)}: the config names no voice_sample, so the voice is made up`]
      : []),
    ...(loses
      ? ['loses its "sound:": the recording is all that "fully_copy" lets be heard; write "retention: partially_copy"']
      : []),
  ];
}

function slotProblems({ series }: BuildContext, { placed, target, audio }: ShotPlan): ShotProblem[] {
  const { slots } = target;
  const { shot } = placed;
  if (!slots) return [];
  const seen = onScreen(shot);
  const speakers = speakerIds(shot);
  const isWindowed = shot.timing !== null && "audio_in" in shot.timing;
  const found: [boolean, KeyName, string][] = [
    [
      (series.locations.get(shot.plate)?.plate ?? "") === "",
      "plate",
      `plays at ${quoted(shot.plate)}, which has no picture: ${target.id} needs locations.${shot.plate}.plate in the config`,
    ],
    [
      seen.length > slots.subjects,
      "who",
      `shows ${seen.length} subjects (${listed(seen)}), and ${target.id} reads ${slots.subjects} pictures: leave some out, or use another target`,
    ],
    [
      isWindowed && series.audio.track === "",
      "audio",
      'takes a window on the recording ("audio:"), and the config names none: add audio.track, or write "dur:"',
    ],
    [
      audio.policy === "clone" && speakers.length > slots.voices,
      "policy",
      `clones ${speakers.length} voices (${listed(speakers)}), and ${target.id} takes ${slots.voices}: split the shot, or write another policy`,
    ],
  ];
  return found.filter(([isWrong]) => isWrong).map(([, about, message]) => ({ message, about }));
}

/** Only a dub copies. What the shot asks for in the final pass counts: a proxy may well make its sound up. */
function retentionProblems(context: BuildContext, { placed: { shot } }: ShotPlan): ShotProblem[] {
  const unknown = shot.unparsed?.preserve;
  const wrong = (message: string): ShotProblem[] => [{ message, about: "retention" }];
  if (unknown !== undefined) return wrong(`has retention ${quoted(unknown)}: write one of ${RETENTIONS.join(", ")}`);
  const retention = requestedRetention(shot);
  const policy = requestedPolicy({ ...context, pass: "final" }, shot) ?? "generate";
  if (retention === null || retention === "reference" || policy.startsWith("dub")) return [];
  return wrong(`has "retention: ${retention}" and policy "${policy}": only a dub copies the recording`);
}
