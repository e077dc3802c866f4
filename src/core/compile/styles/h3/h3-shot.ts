// A shot as both H3 styles read it: who stands in a numbered slot, who is only described in words, who speaks as which (S).
import type { StoryShot } from "../../../../contracts/files/story.ts";
import type { Series, Subject } from "../../../series/series.ts";
import { DEFAULT_SIZE, findSize, SIZES, type SizeWord } from "../../../lib/size-words.ts";
import type { BuildContext, ShotPlan } from "../../build-model.ts";
import { onScreen } from "../../../story/story-shots.ts";

export interface H3Shot {
  readonly plan: ShotPlan;
  readonly shot: StoryShot;
  readonly series: Series;
  readonly size: SizeWord;
  /** On screen, cast before props, those that are left away because their picture is missing not among them. */
  readonly subjects: readonly Subject[];
  /** On screen all the same, without a picture and a slot. */
  readonly absent: readonly Subject[];
  /** Speaker id to `(S1)`, in the order of the first lines, unseen speakers too. */
  readonly speakers: ReadonlyMap<string, string>;
}

export function readH3Shot({ series }: BuildContext, plan: ShotPlan): H3Shot {
  const { shot } = plan.placed;
  const seen = onScreen(shot).flatMap((id) => series.subjects.get(id) ?? []);
  return {
    plan,
    shot,
    series,
    size: findSize(shot.size) ?? findSize(DEFAULT_SIZE) ?? SIZES[0]!,
    subjects: seen.filter(({ id }) => !plan.absent.subjects.has(id)),
    absent: seen.filter(({ id }) => plan.absent.subjects.has(id)),
    speakers: new Map(speakerIds(shot).map((id, index) => [id, `(S${index + 1})`])),
  };
}

/** Speakers in the order of their first lines. */
export function speakerIds({ dialogue }: StoryShot): string[] {
  return [...new Set(dialogue.map(({ speaker }) => speaker))];
}

/** All who and what is on screen, with a slot or without. */
export function seenIn({ subjects, absent }: H3Shot): Subject[] {
  return [...subjects, ...absent];
}

export function isPerson({ kind }: Subject): boolean {
  return kind === "character";
}
