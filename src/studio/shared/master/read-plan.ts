// The plan of a master as the episode stands now: each shot of the cut with its take's upscale and post, judged by the recipes.
import type { MasterBody, MasterPlan } from "../../../contracts/routes/delivery/master.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import { playedEntries } from "../../../core/cut/assemble-plan.ts";
import { planMaster, type MasterPost, type MasterShot, type MasterSettings } from "../../../core/master/plan-rows.ts";
import { describePost, isNothing, postHash, type PostSettings } from "../../../core/post/enhance.ts";
import { summarisePost, summariseUpscale, type VersionJudgement } from "../../../core/takes/summarise-versions.ts";
import type { Take } from "../../../core/takes/take.ts";
import { chooseTakes } from "../../../core/upscale/choose-takes.ts";
import type { UpscaleSettings } from "../../../core/upscale/settings.ts";
import { deliverSize } from "../../../core/upscale/sizes.ts";
import { describeSettings } from "../../../core/upscale/words.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { recipePostSettings } from "../post/post-settings.ts";
import { recipeSettings } from "../upscale/take-settings.ts";
import { judgeVersions } from "../versions/judge-versions.ts";
import { targetNow } from "../versions/target-now.ts";

/** A shot of the plan with what it is made from. */
export interface PlannedShot {
  readonly shot: string;
  readonly take: Take | null;
  /** Null where no recipe covers it. */
  readonly settings: UpscaleSettings | null;
  /** Null where it is mastered from its upscale. */
  readonly post: PostSettings | null;
}

export interface ReadMaster {
  readonly plan: MasterPlan;
  readonly shots: readonly PlannedShot[];
  readonly postMode: MasterSettings["post"];
}

type MasterRequest = Pick<MasterBody, "conform" | "post">;

/** Refuses where there is no recipe, no delivery size, or an empty cut. */
export async function readMasterPlan(snapshot: PassSnapshot, request: MasterRequest): Promise<ReadMaster> {
  const settingsOf = recipeSettings(snapshot);
  const recipe = snapshot.series?.masterRecipe;
  if (recipe?.deliver === undefined)
    throw new Refusal("conflict", `the recipe says no delivery size: write "deliver" into upscale.master`);
  const entries = playedEntries(snapshot.cut);
  if (entries.length === 0) throw new Refusal("conflict", "the cut is empty: put shots into it");
  const postMode = postModeOf(request.post);
  const posts = postMode === "recipe" ? recipePostSettings(snapshot) : null;
  const read = await mapPool(entries, async ({ shot }) => {
    const { takes, errors } = chooseTakes({ shots: [shot] }, snapshot.cut, snapshot.cutFacts);
    const take = takes[0] ?? null;
    const settings = take ? settingsOf(take) : null;
    const planned: PlannedShot = {
      ...{ shot, take, settings: settings?.ok ? settings.value : null },
      post: posts && postOf(posts(shot)),
    };
    return { planned, row: await masterShot(snapshot, planned, { why: errors[0]?.error ?? "", postMode }) };
  });
  const settings: MasterSettings = {
    ...{ pass: snapshot.pass, conform: request.conform, post: postMode, quality: recipe.quality ?? "master" },
    delivery: { size: deliverSize(recipe.deliver), fit: recipe.fit ?? "crop" },
  };
  const plan = planMaster(
    read.map(({ row }) => row),
    settings,
  );
  return { plan, shots: read.map(({ planned }) => planned), postMode };
}

function postModeOf(post: MasterBody["post"]): MasterSettings["post"] {
  if (post === "present") return post;
  return post === true || post === "recipe" ? "recipe" : null;
}

function postOf(settings: PostSettings): PostSettings | null {
  return isNothing(settings) ? null : settings;
}

async function masterShot(
  snapshot: PassSnapshot,
  { shot, take, settings, post }: PlannedShot,
  { why, postMode }: { readonly why: string; readonly postMode: MasterSettings["post"] },
): Promise<MasterShot> {
  if (!take) return { shot, take: null, why, target: null, recipe: null, upscale: null, post: null };
  const judged = await judgeVersions(snapshot, take);
  return {
    ...{ shot, take: take.take, why, target: targetNow(snapshot, take).id || null },
    recipe: settings && describeSettings(settings),
    upscale: summariseUpscale(take, judged),
    post: postMode === null || (postMode === "recipe" && !post) ? null : masterPost(take, post, judged),
  };
}

function masterPost(take: Take, post: PostSettings | null, judged: VersionJudgement): MasterPost {
  const quality = take.upscale?.record.quality ?? "review";
  const isSame = post === null || take.post?.record.recipe_hash === postHash(post, quality);
  return { recipe: post ? describePost(post) : "", found: summarisePost(take, judged), isSame };
}
