// What a take's upscale and post are like, as badges on its row and on its shot's.
import type { Job } from "../../../src/contracts/files/job.ts";
import type { TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { Badge } from "../base/badge.ts";

type Kind = "upscale" | "post";
type Version = NonNullable<TakeSummary[Kind]>;

const NAMES = {
  upscale: { name: "Upscale", brief: "Up", doing: "Upscaling", shape: "upscale" },
  post: { name: "Post", brief: "Post", doing: "Finishing", shape: "wand" },
} as const;

/** `jobOf`: the job that makes a version of the take, or made it last. */
export function versionBadges(take: TakeSummary | undefined, jobOf: (kind: Kind) => Job | undefined): Badge[] {
  return (["upscale", "post"] as const).flatMap((kind) => {
    const version = take?.[kind];
    return version ? [versionBadge(kind, version, jobOf(kind))] : [];
  });
}

function versionBadge(kind: Kind, version: Version, job: Job | undefined): Badge {
  const { name, brief, shape } = NAMES[kind];
  if (version.status === "queued") return openBadge(kind, job);
  if (version.status === "failed") {
    const title = version.save_notes || `The ${kind} failed`;
    return { tone: "failed", shape: "failed", word: `${name} failed`, brief, title };
  }
  const made = sizeOf(version);
  if (!version.fresh) {
    const title = `${made}, but the ${kind === "upscale" ? "take" : "upscale"} it was made from has changed: make it again`;
    return { tone: "stale", shape, word: `${name} stale`, brief, title };
  }
  const isKept = "keep" in version && version.keep;
  const isOther = "recipe_match" in version && version.recipe_match === "different";
  const remarks = [made, isKept && "kept as it is", isOther && "made with other settings than the recipe"];
  return {
    tone: isKept ? "locked" : "ok",
    shape,
    word: isKept ? `${name}, kept` : name,
    brief,
    title: `${name}: ${remarks.filter(Boolean).join(", ")}`,
  };
}

function openBadge(kind: Kind, job: Job | undefined): Badge {
  const { name, brief, doing } = NAMES[kind];
  if (job?.status !== "running") {
    const title = job?.error ?? `The ${kind} waits in the queue`;
    return { tone: "queued", shape: "queued", word: `${name} queued`, brief, title };
  }
  const percent = Math.floor(job.progress * 100);
  return {
    tone: "running",
    shape: "running",
    word: `${doing} ${percent} %`,
    brief: `${percent} %`,
    title: job.title,
    percent,
  };
}

function sizeOf({ width, height }: Version): string {
  return width === null || height === null ? "made" : `${width} × ${height}`;
}
