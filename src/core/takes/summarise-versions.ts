// A take's upscale and post as its summary shows them. Whether they are fresh is found out by whoever can read the films.
import type { PostRecord, UpscaleRecord } from "../../contracts/files/upscale.ts";
import type { GradeSummary, PostSummary, UpscaleSummary } from "../../contracts/replies/versions.ts";
import { pathOf, type Take, type TakeVersion } from "./take.ts";

export interface VersionJudgement {
  readonly isUpscaleFresh: boolean;
  readonly isPostFresh: boolean;
  readonly recipeMatch: UpscaleSummary["recipe_match"];
  readonly isGradeFresh: boolean;
}

export const UNJUDGED: VersionJudgement = {
  isUpscaleFresh: false,
  isPostFresh: false,
  recipeMatch: null,
  isGradeFresh: false,
};

/** True or false where the stamp says it; undefined where only the film's bytes can. */
export function freshByStamp({ record, source }: TakeVersion<UpscaleRecord | PostRecord>): boolean | undefined {
  if (source === undefined) return false;
  if (record.made_from === null) return record.status === "queued";
  return record.made_from_stamp === source ? true : undefined;
}

export function summariseUpscale(take: Take, facts: VersionJudgement): UpscaleSummary | null {
  const { upscale } = take;
  if (!upscale) return null;
  const { route = null, recipe, deliver, keep } = upscale.record;
  return {
    ...common(take, upscale, facts.isUpscaleFresh),
    route,
    start_step: recipe?.start_step ?? null,
    keep: keep === true,
    recipe_match: facts.recipeMatch,
    deliver: deliver ?? null,
  };
}

export function summarisePost(take: Take, facts: VersionJudgement): PostSummary | null {
  const { post } = take;
  if (!post) return null;
  return { ...common(take, post, facts.isUpscaleFresh && facts.isPostFresh), recipe: post.record.what ?? null };
}

export function summariseGrade(take: Take, { isGradeFresh }: VersionJudgement): GradeSummary | null {
  if (!take.grade) return null;
  const { record, cube } = take.grade;
  const { match, strength, asked, identity, distance, reference } = record;
  return {
    ...{ match, strength, asked, fresh: isGradeFresh, identity },
    distance: { before: distance.before, after: distance.after },
    reference: reference.path,
    cube: pathOf(take, cube),
  };
}

function common(take: Take, { record, mp4 }: TakeVersion<UpscaleRecord | PostRecord>, fresh: boolean) {
  const { status, width, height, host_prompt_id: id, save_notes: notes } = record;
  return {
    ...{ status, fresh },
    ...{ width: width ?? null, height: height ?? null, host_prompt_id: id ?? null },
    mp4: pathOf(take, status === "ok" ? mp4 : undefined),
    save_notes: notes ?? "",
  };
}
