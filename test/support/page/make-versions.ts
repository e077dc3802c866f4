// Upscales, posts and plans of masters as the service would report them, for tests of the page's own logic.
import type { PostSummary, UpscaleSummary } from "../../../src/contracts/replies/versions.ts";
import type { MasterJob, MasterPlan, MasterRow } from "../../../src/contracts/routes/delivery/master.ts";
import type { UpscaleOptions } from "../../../src/contracts/routes/delivery/upscale.ts";

export function makeUpscale(fields: Partial<UpscaleSummary> = {}): UpscaleSummary {
  return {
    ...{ status: "ok", fresh: true, width: 1024, height: 576, host_prompt_id: null, mp4: "t1.up.mp4", save_notes: "" },
    ...{ route: "pixel", start_step: null, keep: false, recipe_match: "same", deliver: null },
    ...fields,
  };
}

export function makePost(fields: Partial<PostSummary> = {}): PostSummary {
  return {
    ...{ status: "ok", fresh: true, width: 1024, height: 576, host_prompt_id: null, mp4: "t1.post.mp4" },
    ...{ save_notes: "", recipe: "draft enhance" },
    ...fields,
  };
}

export function makeMasterRow(shot: string, fields: Partial<MasterRow> = {}): MasterRow {
  return {
    ...{ shot, take: 1, target: "animatic", status: "upscale", why: "it has no upscale yet" },
    ...{ recipe: "by pixels", upscale: null },
    ...fields,
  };
}

export function makePlan(rows: readonly MasterRow[]): MasterPlan {
  const counts = { upscale: 0, post: 0, ok: 0, kept: 0, queued: 0, gap: 0 };
  for (const { status } of rows) counts[status] += 1;
  const ready = rows.every(({ status }) => status === "ok" || status === "kept");
  return { pass: "proxy", size: [1024, 576], fit: "crop", quality: "review", counts, ready, rows: [...rows] };
}

export function makeMasterJob(fields: Partial<MasterJob> = {}): MasterJob {
  const started = "2026-01-01T10:00:00.000Z";
  return { ep: "/show/ep01", pass: "proxy", state: "running", elsewhere: false, by: "studio", started, ...fields };
}

export function makeUpscaleOptions(fields: Partial<UpscaleOptions> = {}): UpscaleOptions {
  const missing = ["no host answers"];
  return {
    pixel: { status: "ready", missing: [], default: "lanczos", models: ["lanczos"] },
    restorer: { status: "not_ready", missing, default: null, models: [] },
    latent: { animatic: null },
    ...{ details: [0, 1, 2], max_scale: 4, encoders: ["auto", "hw", "sw"], precisions: ["fp16", "fp32"] },
    delivers: [{ id: "1080p", width: 1920, height: 1080 }],
    fits: ["crop", "pad"],
    recipe: null,
    ...fields,
  };
}
