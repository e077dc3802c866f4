// What each shot of a master still needs, and why, as rows. Nothing is read here. docs/http.md "Master".
import type { MasterPlan, MasterRow, MasterStatus } from "../../contracts/routes/delivery/master.ts";
import type { PostSummary, UpscaleSummary } from "../../contracts/replies/versions.ts";
import type { Pass } from "../../contracts/schema.ts";
import type { Delivery, Pixels } from "../upscale/sizes.ts";

/** A shot of the cut, with what is known of the take that it plays. */
export interface MasterShot {
  readonly shot: string;
  /** Null where the cut plays none that can be used; `why` says so. */
  readonly take: number | null;
  readonly why: string;
  readonly target: string | null;
  /** The recipe of its target in words; null where no section covers it. */
  readonly recipe: string | null;
  readonly upscale: UpscaleSummary | null;
  /** Of a master with posts: what the shot's post is to be, and what is there. Null: it is mastered from its upscale. */
  readonly post: MasterPost | null;
}

export interface MasterPost {
  /** In words. */
  readonly recipe: string;
  readonly found: PostSummary | null;
  /** Whether what is there was made by the recipe as it is now. */
  readonly isSame: boolean;
}

export interface MasterSettings {
  readonly pass: Pass;
  readonly delivery: Delivery;
  readonly quality: MasterPlan["quality"];
  /** Upscales that are not kept and were made otherwise are made anew. */
  readonly conform: boolean;
  /** `recipe`: posts are made; `present`: those that are there play; null: upscales play. */
  readonly post: "recipe" | "present" | null;
}

export function planMaster(shots: readonly MasterShot[], settings: MasterSettings): MasterPlan {
  const rows = shots.map((shot) => rowOf(shot, settings));
  const count = (status: MasterStatus) => rows.filter((row) => row.status === status).length;
  const counts = {
    ...{ upscale: count("upscale"), post: count("post"), ok: count("ok") },
    ...{ kept: count("kept"), queued: count("queued"), gap: count("gap") },
  };
  const { pass, delivery, quality, post } = settings;
  return {
    ...{ pass, size: [...delivery.size], fit: delivery.fit, quality, counts },
    ready: rows.length > 0 && counts.upscale + counts.post + counts.queued + counts.gap === 0,
    ...(post !== null && { post: true, post_mode: post }),
    rows,
  };
}

interface Judged {
  readonly status: MasterStatus;
  readonly why: string;
}

function rowOf(shot: MasterShot, settings: MasterSettings): MasterRow {
  const upscale = judgeUpscale(shot, settings);
  const { status, why } = settings.post === "recipe" ? judgePost(shot, upscale) : upscale;
  const found = shot.upscale;
  return {
    ...{ shot: shot.shot, take: shot.take, target: shot.target, status, why, recipe: shot.recipe },
    upscale: found && { width: found.width, height: found.height, status: found.status, keep: found.keep },
    ...(settings.post !== null && { post: showPost(shot.post) }),
  };
}

function showPost(post: MasterPost | null): NonNullable<MasterRow["post"]> | null {
  if (!post?.found) return null;
  const { status, fresh, recipe } = post.found;
  return { status, fresh, recipe };
}

/** Rules in their order: the first that holds decides. */
function judgeUpscale({ take, why, target, recipe, upscale }: MasterShot, settings: MasterSettings): Judged {
  if (take === null) return gap(why);
  if (recipe === null) return gap(`no section of the recipe covers ${target ?? "its target"}: add one, or "*"`);
  if (!upscale) return { status: "upscale", why: `take ${take} has no upscale` };
  if (upscale.status === "queued") return { status: "queued", why: `the upscale of take ${take} is being made` };
  if (upscale.status === "failed") return { status: "upscale", why: failedWords("upscale", upscale.save_notes) };
  if (!upscale.fresh) return { status: "upscale", why: "its upscale is of an older film" };
  return judgeFresh(upscale, settings);
}

function judgeFresh(upscale: UpscaleSummary, { delivery, conform }: MasterSettings): Judged {
  const { keep, recipe_match: match } = upscale;
  const size: Pixels = [upscale.width ?? 0, upscale.height ?? 0];
  const isSized = size.every((side, at) => side === delivery.size[at]);
  const made = `it was made at ${size.join("x")} and not ${delivery.size.join("x")}`;
  if (keep) return isSized ? KEPT : gap(`its upscale is kept, and ${made}: do not keep it any more, or redo it`);
  if (match === "same" && isSized) return { status: "ok", why: "it is as the recipe says" };
  const otherwise =
    match === "unknown" ? "nobody knows by which settings it was made" : "it was made by other settings";
  if (conform) return { status: "upscale", why: isSized ? otherwise : made };
  return isSized ? { status: "kept", why: otherwise } : gap(`${made}: redo it, or conform the master`);
}

const KEPT: Judged = { status: "kept", why: "it is kept" };

/** Only where the upscale stands. */
function judgePost({ post }: MasterShot, upscale: Judged): Judged {
  if (!post || (upscale.status !== "ok" && upscale.status !== "kept")) return upscale;
  const { found, isSame } = post;
  if (!found) return { status: "post", why: "it has no post" };
  if (found.status === "queued") return { status: "queued", why: "its post is being made" };
  if (found.status === "failed") return { status: "post", why: failedWords("post", found.save_notes) };
  if (!found.fresh) return { status: "post", why: "its post is of an older upscale" };
  return isSame ? upscale : { status: "kept", why: "its post was made by other settings" };
}

function failedWords(what: string, notes: string): string {
  return notes === "" ? `its ${what} failed` : `its ${what} failed: ${notes}`;
}

function gap(why: string): Judged {
  return { status: "gap", why };
}

/** What keeps a master from being assembled; null where nothing does. */
export function whyNotReady({ counts, rows }: MasterPlan, allowGaps: boolean): string | null {
  if (rows.length === 0) return "the cut is empty: put shots into it";
  const open = [
    counts.upscale > 0 && `${counts.upscale} to upscale`,
    counts.post > 0 && `${counts.post} to post-process`,
    counts.queued > 0 && `${counts.queued} being made`,
  ].filter((word) => typeof word === "string");
  if (open.length > 0) return `the master is not ready (${open.join(", ")}): queue what is missing, and wait for it`;
  const [first] = rows.filter(({ status }) => status === "gap");
  if (first && !allowGaps)
    return `the master has ${counts.gap} gaps (${first.shot}: ${first.why}): close them, or allow gaps`;
  return counts.ok + counts.kept === 0 ? "no shot of the cut can be mastered" : null;
}
