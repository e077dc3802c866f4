// How far each step of the delivery is, in a line: what stands beside its name on the left of the workspace.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { FilmVersionView } from "../../../src/contracts/routes/delivery/film-versions.ts";
import type { MasterJob, MasterPlan } from "../../../src/contracts/routes/delivery/master.ts";
import type { TitlePreview } from "../../../src/contracts/routes/delivery/titles.ts";
import { formatCount, formatDuration } from "../base/format.ts";
import { cutTake } from "../cut/usable.ts";
import { counts } from "../render/read-out.ts";
import type { FilmState } from "./films.ts";
import { masterProgress } from "./master-progress.ts";
import { countsOf } from "./master-rows.ts";
import type { StagedProgress } from "./staged-progress.ts";

export interface StepState {
  readonly says: string;
  /** Undefined where nothing has come of it yet. */
  readonly is?: "ok" | "running" | "failed";
}

export function describeFilm(state: FilmState, isOutdated: boolean): StepState {
  switch (state.kind) {
    case "none":
      return { says: "Join the cut into one film" };
    case "running":
      return { says: `${state.says}, ${state.percent} %`, is: "running" };
    case "failed":
      return { says: "The film was not made", is: "failed" };
    case "done":
      return { says: isOutdated ? "Older than the cut" : "The film is ready", is: "ok" };
  }
}

/** Of the takes that the cut plays. */
export function describeVersions(shots: readonly ShotStatus[], kind: "upscale" | "post"): StepState {
  const counted = shots.filter(counts);
  const made = counted.map((shot) => cutTake(shot)?.[kind] ?? null).filter((version) => version !== null);
  const done = made.filter(({ status, fresh }) => status === "ok" && fresh).length;
  const open = made.filter(({ status }) => status === "queued").length;
  if (made.length === 0) return { says: kind === "upscale" ? "Nothing upscaled yet" : "Nothing asked for" };
  const says = `${done} of ${formatCount(counted.length, "shot")}${open > 0 ? `, ${open} on their way` : ""}`;
  if (open > 0) return { says, is: "running" };
  return done === counted.length ? { says, is: "ok" } : { says };
}

interface MasterState {
  readonly plan: MasterPlan | undefined;
  readonly job: MasterJob | undefined;
  readonly hasFile: boolean;
  readonly refusal: string | undefined;
}

/** `now`: milliseconds since 1970. */
export function describeMaster({ plan, job, hasFile, refusal }: MasterState, now: number): StepState {
  if (job?.state === "running") {
    const { percent, secondsLeft } = masterProgress(job, now);
    const left = secondsLeft === undefined ? "" : `, ~${formatDuration(secondsLeft)} left`;
    return { says: job.elsewhere ? "Made elsewhere now" : `${percent} %${left}`, is: "running" };
  }
  if (job?.state === "failed") return { says: "The master was not made", is: "failed" };
  if (hasFile) return { says: "The master is there", is: "ok" };
  if (!plan) return { says: refusal === undefined ? "One file at one size" : "No plan yet" };
  const { done, total, toDo, queued, gaps } = countsOf(plan);
  if (toDo + queued > 0) return { says: `${done} of ${total} shots done` };
  return { says: gaps > 0 ? formatCount(gaps, "gap") : "Ready to be made" };
}

export function describeTitles(preview: TitlePreview | undefined, isDirty: boolean): StepState {
  if (isDirty) return { says: "Not saved yet" };
  if (!preview) return { says: "How the title is written" };
  const films = [preview.intro && "intro", preview.outro && "outro"].filter(Boolean).join(" and ");
  return films === "" ? { says: "No intro or outro yet" } : { says: `On the ${films}`, is: "ok" };
}

export function describeReview(writing: StagedProgress | undefined, notes: number): StepState {
  if (writing) return { says: `${writing.says}, ${writing.percent} %`, is: "running" };
  return { says: notes === 0 ? "Notes from other people" : formatCount(notes, "open note") };
}

export function describeFilmVersions(versions: readonly FilmVersionView[] | undefined): StepState {
  if (!versions || versions.length === 0) return { says: "Other shapes and languages" };
  const open = versions.flatMap(({ lines }) => lines).filter(({ state }) => state !== "ok").length;
  const says = formatCount(versions.length, "version");
  return open > 0 ? { says: `${says}, ${formatCount(open, "line")} to write` } : { says, is: "ok" };
}
