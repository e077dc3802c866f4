// The plan of a master as its table shows it: a row a shot, with what it is made of, what it still needs and why.
import type { Job } from "../../../src/contracts/files/job.ts";
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { MasterPlan, MasterRow, MasterStatus } from "../../../src/contracts/routes/delivery/master.ts";
import type { Badge } from "../base/badge.ts";
import { formatDuration } from "../base/format.ts";
import { secondsLeft } from "../takes/badges.ts";

export interface PlannedShot {
  readonly shot: string;
  readonly take: number | null;
  readonly thumb: string | null;
  readonly seconds: number;
  /** Of the take: `1344 × 768`; empty where it is not known. */
  readonly source: string;
  /** What its upscale is now: `1920 × 1080`; empty where there is none. */
  readonly size: string;
  /** How it is made, in words; empty where nothing makes it. */
  readonly recipe: string;
  readonly why: string;
  readonly state: Badge;
  /** How long its job needs, as far as that is known. */
  readonly left: string;
  readonly hasOwnRecipe: boolean;
}

export interface PlanFacts {
  readonly shotOf: (shot: string) => ShotStatus | undefined;
  readonly jobOf: (kind: "upscale" | "post", shot: string, take: number) => Job | undefined;
  readonly hasOwnRecipe: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const STATES: Readonly<Record<MasterStatus, Omit<Badge, "title">>> = {
  upscale: { tone: "queued", shape: "queued", word: "To upscale" },
  post: { tone: "queued", shape: "queued", word: "To finish" },
  ok: { tone: "ok", shape: "ok", word: "Done" },
  kept: { tone: "locked", shape: "locked", word: "Kept" },
  queued: { tone: "queued", shape: "queued", word: "Waiting" },
  gap: { tone: "failed", shape: "out", word: "Gap" },
};

export function plannedShot(row: MasterRow, facts: PlanFacts): PlannedShot {
  const shot = facts.shotOf(row.shot);
  const take = shot?.takes.find((one) => one.take === row.take);
  const job = row.take === null ? undefined : openJob(row, facts);
  const left = job ? secondsLeft(job, facts.now) : undefined;
  return {
    shot: row.shot,
    take: row.take,
    thumb: take?.thumb ?? null,
    seconds: shot?.seconds ?? 0,
    source: sizeOf(take),
    size: sizeOf(row.upscale ?? undefined),
    recipe: row.recipe ?? "",
    why: row.why,
    state: stateOf(row, job),
    left: left === undefined ? "" : formatDuration(left),
    hasOwnRecipe: facts.hasOwnRecipe,
  };
}

function sizeOf(of: Pick<TakeSummary, "width" | "height"> | undefined): string {
  return !of || of.width === null || of.height === null ? "" : `${of.width} × ${of.height}`;
}

/** The job that a waiting row waits for: its upscale first. */
function openJob({ shot, take, status }: MasterRow, { jobOf }: PlanFacts): Job | undefined {
  if (status !== "queued" || take === null) return undefined;
  const jobs = [jobOf("upscale", shot, take), jobOf("post", shot, take)];
  const open = jobs.filter((job) => job?.status === "running" || job?.status === "queued");
  return open.find((job) => job?.status === "running") ?? open[0];
}

function stateOf(row: MasterRow, job: Job | undefined): Badge {
  if (job?.status === "running") {
    const percent = Math.floor(job.progress * 100);
    const word = row.post && job.kind === "post" ? `Finishing ${percent} %` : `${percent} %`;
    return { tone: "running", shape: "running", word, title: job.title, percent };
  }
  const failed = row.status === "upscale" && row.upscale?.status === "failed";
  if (failed) return { tone: "failed", shape: "failed", word: "Failed", title: row.why };
  if (job?.error) return { tone: "queued", shape: "queued", word: "Held", title: job.error };
  return { ...STATES[row.status], title: row.why };
}

export interface MasterCounts {
  /** Fresh, kept ones with them. */
  readonly done: number;
  readonly queued: number;
  readonly toDo: number;
  readonly gaps: number;
  readonly total: number;
}

export function countsOf({ counts, rows }: MasterPlan): MasterCounts {
  return {
    done: counts.ok + counts.kept,
    queued: counts.queued,
    toDo: counts.upscale + counts.post,
    gaps: counts.gap,
    total: rows.length,
  };
}

/** Seconds that one upscale or post works, the middle of those that ended; undefined before one has. */
export function secondsEach(jobs: readonly Job[]): number | undefined {
  const took = jobs
    .filter(({ kind, status }) => (kind === "upscale" || kind === "post") && status === "succeeded")
    .map((job) => (Date.parse(job.finished ?? "") - Date.parse(job.began ?? job.started ?? "")) / 1000)
    .filter((seconds) => seconds > 0)
    .sort((a, b) => a - b);
  return took[Math.floor(took.length / 2)];
}
