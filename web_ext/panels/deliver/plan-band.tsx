// How far the master is: how many shots are done, how long the others need, and what can be stopped. While it is assembled, its stages.
import { Button } from "../../components/button.tsx";
import { useCut, useJobs, useUi } from "../../components/contexts.tsx";
import { PartsBar, Progress, type Part } from "../../components/marks/progress.tsx";
import type { Job } from "../../../src/contracts/files/job.ts";
import type { MasterJob, MasterPlan } from "../../../src/contracts/routes/delivery/master.ts";
import { formatCount, formatDuration } from "../../store/base/format.ts";
import { masterProgress } from "../../store/deliver/master-progress.ts";
import { countsOf, secondsEach, type MasterCounts } from "../../store/deliver/master-rows.ts";
import "./master-plan.css";

export function PlanBand({ plan }: { readonly plan: MasterPlan }) {
  const job = useCut().delivery.master.job.value;
  return (
    <div class="plan-band">
      {job?.state === "running" ? <Assembling job={job} /> : <Shots counts={countsOf(plan)} />}
    </div>
  );
}

function Assembling({ job }: { readonly job: MasterJob }) {
  const { clock } = useUi();
  const { percent, says, secondsLeft } = masterProgress(job, clock.value);
  return (
    <>
      <p class="plan-band__line" role="status">
        <b class="plan-band__big">{percent} %</b>
        <span class="plan-band__says">
          {says}
          {secondsLeft !== undefined && `, ~${formatDuration(secondsLeft)} left`}
        </span>
      </p>
      <Progress percent={percent} name="Assembling the master" />
    </>
  );
}

function Shots({ counts }: { readonly counts: MasterCounts }) {
  const { jobs } = useJobs();
  const { versions } = useCut().delivery;
  const open = versions.open.value;
  const each = secondsEach(jobs.finished.value);
  const { done, total, gaps, queued, toDo } = counts;
  const share = (count: number) => (total === 0 ? 0 : (count / total) * 100);
  const running = open.filter(({ status }) => status === "running").length;
  const parts: Part[] = [
    { tone: "ok", percent: share(done) },
    { tone: "running", percent: share(Math.min(running, queued)) },
    { tone: "queued", percent: share(Math.max(0, queued - running)) },
  ];
  const words = [
    queued > 0 && each !== undefined
      ? `~${formatDuration(each * queued)} left at ~${formatDuration(each)} a shot`
      : undefined,
    queued > 0 && each === undefined ? `${queued} on their way` : undefined,
    toDo > 0 ? `${toDo} to do` : undefined,
    gaps > 0 ? formatCount(gaps, "gap") : undefined,
    queued + toDo + gaps === 0 ? "everything is there" : undefined,
  ];
  return (
    <>
      <p class="plan-band__line" role="status">
        <span>
          <b class="plan-band__big">{done}</b> <span class="plan-band__of">of {total}</span>
        </span>
        <span class="plan-band__says">{words.filter((word) => word !== undefined).join(", ")}</span>
        <span class="spring" />
        {open.length > 0 && <Stops open={open} />}
      </p>
      <PartsBar parts={parts} />
    </>
  );
}

/** Their lanes hold, or what has not begun is taken back. */
function Stops({ open }: { readonly open: readonly Job[] }) {
  const { jobs } = useJobs();
  const lanes = [...new Set(open.map(({ lane }) => lane))];
  const isPaused = lanes.every((lane) => jobs.lanes.value[lane]?.paused === true);
  const waiting = open.filter(({ status }) => status === "queued");
  return (
    <>
      <Button
        icon={isPaused ? "play" : "pause"}
        title={isPaused ? "The next shot begins" : "No further shot begins; the one that runs goes on"}
        onPress={() => lanes.forEach((lane) => void jobs.pause(lane, !isPaused))}
      >
        {isPaused ? "Go on" : "Pause"}
      </Button>
      <Button
        kind="quiet"
        disabled={waiting.length === 0}
        title="What waits is taken back; the shot that runs is made"
        onPress={() => waiting.forEach(({ id }) => void jobs.cancel(id))}
      >
        Stop after this shot
      </Button>
    </>
  );
}
