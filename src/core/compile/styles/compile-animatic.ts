// The animatic's entry: the shot as written and timed, in words that a person reads and in a scene that is drawn.
// Says nothing about its look: fonts, colours and moves are `media/animatic`'s.
import type { Scene, ShotEntry } from "../../../contracts/files/shotlist.ts";
import type { StoryShot } from "../../../contracts/files/story.ts";
import type { AnimaticHints } from "../../lib/animatic-hints.ts";
import { onlySet } from "../../lib/json-values.ts";
import { timeLines } from "../../story/time-lines.ts";
import { secondsOf } from "../../time/rate.ts";
import type { BuildContext, ShotPlan } from "../build-model.ts";
import { writeProse } from "./prose/compile-prose.ts";
import { settledBefore } from "../shot/earlier-shots.ts";
import { castOf, onScreen } from "../../story/story-shots.ts";
import { paceOf } from "../shot/plan-length.ts";

/** Who has no number: things, and people that the config does not know. */
const NOBODY = -1;
/** What a subject without a pronoun of its own has. */
const NO_PRONOUN = "their";
const SEXES: Readonly<Record<string, string>> = { her: "female", his: "male" };

export function compileAnimatic(context: BuildContext, plan: ShotPlan): Pick<ShotEntry, "prompt" | "scene"> {
  return { prompt: writeProse(plan.placed.shot, context.series), scene: buildScene(context, plan) };
}

function buildScene(context: BuildContext, plan: ShotPlan): Scene {
  const { shot } = plan.placed;
  const { story, series } = context;
  return {
    episode: story.episode,
    location: {
      id: shot.plate,
      description: series.locations.get(shot.plate)?.description ?? "",
      ...hintsOf(series.locations.get(shot.plate)?.animatic),
    },
    action: shot.action,
    camera: shot.camera,
    extras: shot.extras,
    text: shot.text,
    subjects: onScreen(shot).map((id) => ({
      id,
      name: nameOf(context, id),
      kind: series.subjects.get(id)?.kind ?? "character",
      speaker_index: context.people.get(id) ?? NOBODY,
      ...looksOf(context, id),
    })),
    ...(shot.cast.length > 0 && {
      sequence_cast: [...castOf(plan.placed.sequence.shots)],
    }),
    dialogue: sceneLines(context, plan),
    ...onlySet({
      before: settledBefore(plan.placed, series),
      voices: voicesOf(context, shot),
      sound: shot.sound ?? undefined,
      music: shot.music ?? undefined,
    }),
    ...hintsOf({ ...series.animatic, ...shot.animatic }),
  };
}

/** What the config says of how somebody looks; a field is missing where it says nothing. */
function looksOf({ series }: BuildContext, id: string): Partial<Scene["subjects"][number]> {
  const subject = series.subjects.get(id);
  if (!subject) return {};
  const { design, of, pronoun, members, animatic } = subject;
  const base = of === null ? undefined : series.subjects.get(of);
  return {
    ...onlySet({
      design: design ?? undefined,
      of: base?.id,
      base_design: base?.design ?? undefined,
      pronoun: pronoun === NO_PRONOUN ? undefined : pronoun,
      members: members ?? undefined,
    }),
    ...hintsOf(animatic),
  };
}

/** How each speaker sounds: the voice's words, then those of the looks, which tell of age and build. */
function voicesOf({ series }: BuildContext, { dialogue }: StoryShot): Scene["voices"] {
  const voices = dialogue.flatMap(({ speaker }) => {
    const { voice = null, design = null, pronoun = "", animatic = {} } = series.subjects.get(speaker) ?? {};
    const { kind, age, build } = animatic;
    const words = [kind, age, build, voice, design, SEXES[pronoun]].filter(
      (text) => text !== null && text !== undefined,
    );
    return words.length > 0 ? [[speaker, words.map((text) => text.replace(/[.\s]+$/u, "")).join(". ")] as const] : [];
  });
  return voices.length > 0 ? Object.fromEntries(voices) : undefined;
}

function hintsOf(hints: AnimaticHints | undefined): { animatic?: Record<string, string> } {
  return hints && Object.keys(hints).length > 0 ? { animatic: { ...hints } } : {};
}

/** Lines with their times in seconds from the shot's first frame, to the millisecond. */
function sceneLines(context: BuildContext, { placed, length }: ShotPlan): Scene["dialogue"] {
  const { dialogue } = placed.shot;
  const times = timeLines(dialogue, secondsOf(length.frames, length.fps), paceOf(placed.shot, context.series));
  return dialogue.map((line, index) => ({
    speaker: line.speaker,
    name: nameOf(context, line.speaker),
    mode: line.mode,
    delivery: line.delivery,
    line: line.line,
    start: toMillis(times[index]?.start ?? 0),
    end: toMillis(times[index]?.end ?? 0),
    speaker_index: context.people.get(line.speaker) ?? NOBODY,
  }));
}

function nameOf({ series }: BuildContext, id: string): string {
  return series.subjects.get(id)?.name ?? id;
}

function toMillis(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
