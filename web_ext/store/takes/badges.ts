// States as a person reads them: a tone for the colour, a shape for the eye, a word, and the whole story for the title.
import type { ShotStatus, StaleReason, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { cutTake, hasFailed, isInCut, isUsable } from "../cut/usable.ts";
import { hasEnded, type TakeJob } from "../jobs/jobs.ts";
import { formatDuration, formatAge, formatCount, formatOrdinal } from "../base/format.ts";
import { describeGrade } from "./grades.ts";
import { describeCheck } from "./describe-check.ts";
import type { Badge } from "../base/badge.ts";

const STALE_WORDS: Record<StaleReason, readonly [word: string, why: string]> = {
  script: ["script", "the script changed since"],
  ref: ["reference", "a reference picture changed since"],
  preset: ["settings", "the settings changed since"],
  target: ["target", "it was made on another target"],
  chain: ["chain", "the shot before it changed"],
  unknown: ["unknown", "it is older than its records"],
};

/** The badges of a shot's row, the most pressing first. */
export function badgesOfShot(shot: ShotStatus, jobOf: (take: number) => TakeJob | undefined): Badge[] {
  const { cut } = shot;
  const newest = shot.takes.at(-1);
  const badges: (Badge | undefined)[] = [
    openBadge(shot, jobOf),
    newest && hasFailed(shot) ? failedBadge(newest) : undefined,
    cut.locked
      ? { tone: "locked", shape: "locked", word: "Locked", title: "Its place in the cut is locked" }
      : undefined,
    staleBadge(cutTake(shot)),
    cut.placeholder && cut.usable ? standInBadge(cut.pass) : undefined,
    cut.out ? { tone: "out", shape: "out", word: "Left out", title: "Left out of the cut" } : undefined,
    cut.flag ? { tone: "flag", shape: "flag", word: "Flag", title: "Flagged" } : undefined,
    shot.orphan
      ? { tone: "stale", shape: "stale", word: "Not in script", title: "In the cut, but no longer in the script" }
      : undefined,
  ];
  return badges.filter((badge) => badge !== undefined);
}

/** How many open notes a shot has; nothing for none. */
export function badgeOfNotes(count: number): Badge[] {
  const word = formatCount(count, "issue");
  return count === 0 ? [] : [{ tone: "flag", shape: "note", word, brief: String(count), title: `${word} noted` }];
}

/** The badges of one take's card. */
export function badgesOfTake(shot: ShotStatus, take: TakeSummary, job: TakeJob | undefined): Badge[] {
  if (take.status === "queued") return [jobBadge(job)];
  if (take.status === "failed") return [failedBadge(take)];
  if (!isUsable(take))
    return [{ tone: "failed", shape: "failed", word: "File missing", title: "Its film is not on disk" }];
  const stale = staleBadge(take);
  const inCut = isInCut(shot, take);
  const state: Badge = inCut
    ? { tone: "ok", shape: "ok", word: "In the cut", title: "The cut plays this take" }
    : { tone: "ok", shape: "ok", word: "Usable", title: "The cut can play this take" };
  const known = stale ? [...(inCut ? [state] : []), stale] : [state];
  return [...known, checkBadge(take), gradeBadge(take)].filter((badge) => badge !== undefined);
}

/** Seconds until a running job ends, by how far it is; undefined while that says nothing yet. */
export function secondsLeft(job: TakeJob["job"], now: number): number | undefined {
  const started = Date.parse(job.started ?? "");
  if (job.status !== "running" || !Number.isFinite(started) || job.progress < 0.05) return undefined;
  return (((now - started) / 1000) * (1 - job.progress)) / job.progress;
}

/** What made a take: its target, and its backend when that is not the studio itself; or the file that it came as. */
export function describeMaker(take: TakeSummary, job: TakeJob | undefined): { short: string; whole: string } {
  if (take.imported) return { short: "imported", whole: `Imported from ${take.imported.name}` };
  const backend = take.backend ?? job?.job.lane;
  const words = (...all: (string | null | undefined)[]) => all.filter(Boolean).join(", ");
  return { short: words(take.target, backend === "builtin" ? null : backend), whole: words(take.target, backend) };
}

/** How long a take still needs, or how long ago it was done. */
export function describeWhen(take: TakeSummary, job: TakeJob | undefined, now: number): string {
  if (take.status !== "queued") return formatAge(take.finished, now);
  return job ? formatTimeLeft(job.job, now) : "";
}

export function formatTimeLeft(job: TakeJob["job"], now: number): string {
  const left = secondsLeft(job, now);
  return left === undefined ? "" : `${formatDuration(left)} left`;
}

function openBadge(shot: ShotStatus, jobOf: (take: number) => TakeJob | undefined): Badge | undefined {
  const open = shot.takes.filter((take) => take.status === "queued");
  const badges = open.map((take) => jobBadge(jobOf(take.take)));
  return badges.find((badge) => badge.tone === "running") ?? badges[0];
}

function jobBadge(open: TakeJob | undefined): Badge {
  if (open?.job.status === "running") {
    const percent = Math.floor(open.job.progress * 100);
    return {
      tone: "running",
      shape: "running",
      word: `Running ${percent} %`,
      brief: `${percent} %`,
      title: open.job.title,
      percent,
    };
  }
  if (open && hasEnded(open.job)) {
    return { tone: "running", shape: "running", word: "Finishing", title: open.job.title };
  }
  const held = open?.job.error;
  if (held) return { tone: "queued", shape: "queued", word: "Held", title: held };
  const word = open ? `Queued, ${formatOrdinal(open.position)}` : "Queued";
  return { tone: "queued", shape: "queued", word, title: open ? `${word} on ${open.job.lane}` : word };
}

function failedBadge(take: TakeSummary): Badge {
  const canceled = /^cancell?ed/i.test(take.save_notes);
  const title = take.save_notes || take.note || `Take ${take.take} failed`;
  if (canceled) return { tone: "out", shape: "out", word: "Canceled", title };
  return { tone: "failed", shape: "failed", word: "Failed", title };
}

function staleBadge(take: TakeSummary | undefined): Badge | undefined {
  if (!take || take.stale.length === 0) return undefined;
  const words = take.stale.map((reason) => STALE_WORDS[reason]);
  return {
    tone: "stale",
    shape: "stale",
    word: `Stale: ${words.map(([word]) => word).join(", ")}`,
    brief: "Stale",
    title: `Stale: ${words.map(([, why]) => why).join(", ")}`,
  };
}

/** What was found when it arrived. A take that was not measured, or has nothing to say, has no badge. */
function checkBadge({ check }: TakeSummary): Badge | undefined {
  const said = describeCheck(check);
  return said ? { tone: "flag", shape: "flag", brief: "Look", ...said } : undefined;
}

/** Only where it is of another film by now: what plays as it was meant has nothing to say. */
function gradeBadge({ grade }: TakeSummary): Badge | undefined {
  if (!grade || grade.fresh) return undefined;
  return { tone: "stale", shape: "stale", brief: "Colours", ...describeGrade(grade) };
}

function standInBadge(pass: string): Badge {
  const name = pass === "final" ? "Final" : "Proxy";
  return { tone: "out", shape: "stand-in", word: name, title: `A ${pass} take stands in` };
}
