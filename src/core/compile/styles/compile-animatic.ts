// The animatic's entry: the shot as written and timed, in words that a person reads and in a scene that is drawn.
// Says nothing about its look: fonts, colours and moves are `media/animatic`'s.
import type { Scene, ShotEntry } from "../../../contracts/files/shotlist.ts";
import { timeLines } from "../../story/time-lines.ts";
import { secondsOf } from "../../time/rate.ts";
import type { BuildContext, ShotPlan } from "../build-model.ts";
import { writeProse } from "./prose/compile-prose.ts";
import { onScreen } from "../../story/story-shots.ts";
import { paceOf } from "../shot/plan-length.ts";

/** Who has no number: things, and people that the config does not know. */
const NOBODY = -1;

export function compileAnimatic(context: BuildContext, plan: ShotPlan): Pick<ShotEntry, "prompt" | "scene"> {
  return { prompt: writeProse(plan.placed.shot, context.series), scene: buildScene(context, plan) };
}

function buildScene(context: BuildContext, plan: ShotPlan): Scene {
  const { shot } = plan.placed;
  const { story, series } = context;
  return {
    episode: story.episode,
    location: { id: shot.plate, description: series.locations.get(shot.plate)?.description ?? "" },
    action: shot.action,
    camera: shot.camera,
    extras: shot.extras,
    text: shot.text,
    subjects: onScreen(shot).map((id) => ({
      id,
      name: nameOf(context, id),
      kind: series.subjects.get(id)?.kind ?? "character",
      speaker_index: context.people.get(id) ?? NOBODY,
    })),
    dialogue: sceneLines(context, plan),
  };
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
