// One job of the queue, as it runs, waits, failed or is done.
import type { ComponentChildren } from "preact";
import { Badge } from "../../components/marks/badge.tsx";
import { Button, IconButton } from "../../components/button.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { Progress } from "../../components/marks/progress.tsx";
import { useJobs, useUi } from "../../components/contexts.tsx";
import type { Job } from "../../../src/contracts/files/job.ts";
import { describeJob } from "../../store/jobs/describe-job.ts";
import { formatDuration, formatAge, asSentence } from "../../store/base/format.ts";
import { formatTimeLeft } from "../../store/takes/badges.ts";
import type { Badge as Status } from "../../store/base/badge.ts";
import { JobPicture } from "./job-picture.tsx";
import "./job-rows.css";

interface RowProps {
  readonly job: Job;
}

export function RunningJob({ job }: RowProps) {
  const { clock, notices } = useUi();
  const { jobs } = useJobs();
  const percent = Math.floor(job.progress * 100);
  const step = job.steps > 1 ? `step ${job.step} of ${job.steps}` : "";
  return (
    <>
      <div class="job job--running">
        <JobPicture job={job} />
        <span class="job__words">
          <Line job={job}>
            <span class="job__percent">{percent} %</span>
          </Line>
          <Progress percent={percent} name={job.title} />
          <span class="job__small">
            {notices.at(`job:${job.id}`) ??
              ([step, formatTimeLeft(job, clock.value)].filter(Boolean).join(", ") || "Starting")}
          </span>
        </span>
        <IconButton icon="close" name={`Cancel ${job.title}`} onPress={() => void jobs.cancel(job.id)} />
      </div>
      <JobLog job={job} />
    </>
  );
}

/** What the backend said of the job, newest last. */
function JobLog({ job }: RowProps) {
  if (job.log.length === 0) return null;
  return (
    <details class="job__log">
      <summary>
        Log<span class="unseen"> of {job.title}</span>
      </summary>
      <pre>{job.log.join("\n")}</pre>
    </details>
  );
}

export function FailedJob({ job }: RowProps) {
  const { clock, notices } = useUi();
  const { jobs } = useJobs();
  const refusal = notices.at(`job:${job.id}`);
  return (
    <div class="job job--failed">
      <JobPicture job={job} />
      <span class="job__words">
        <Line job={job}>
          <span class="job__made">{formatAge(job.finished, clock.value)}</span>
        </Line>
        <span class="job__error">
          <Icon name="failed" />
          <span>{asSentence(job.error ?? "it failed without saying why")}</span>
        </span>
        {refusal && <span class="job__small">{asSentence(refusal)}</span>}
        <span class="job__actions">
          <Button size="small" icon="retry" disabled={!job.can_retry} onPress={() => void jobs.retry(job.id)}>
            Retry<span class="unseen"> {job.title}</span>
          </Button>
          <JobLog job={job} />
        </span>
      </span>
    </div>
  );
}

/** What the job is about and makes, and how it stands. */
function Line({ job, children }: { readonly job: Job; readonly children: ComponentChildren }) {
  const { subject, made } = describeJob(job);
  return (
    <span class="job__line">
      <b>{subject}</b>
      <span class="job__made">{made}</span>
      <span class="spring" />
      {children}
    </span>
  );
}

export function FinishedJob({ job }: RowProps) {
  const { clock } = useUi();
  const { jobs } = useJobs();
  const { subject, made } = describeJob(job);
  const canceled = job.status === "canceled";
  const took = (Date.parse(job.finished ?? "") - Date.parse(job.started ?? "")) / 1000;
  return (
    <div class="job job--done">
      <Badge status={ENDINGS[job.status]} bare />
      <b>{subject}</b>
      <span class="job__made">{made}</span>
      <span class="spring" />
      <span class="job__made">{Number.isFinite(took) && !canceled ? formatDuration(took) : ""}</span>
      <span class="job__age">{formatAge(job.finished, clock.value)}</span>
      {canceled && job.can_retry && (
        <IconButton icon="retry" name={`Retry ${job.title}`} onPress={() => void jobs.retry(job.id)} />
      )}
    </div>
  );
}

const DONE: Status = { tone: "ok", shape: "ok", word: "Done", title: "Done" };
const ENDINGS: Record<Job["status"], Status> = {
  queued: DONE,
  running: DONE,
  succeeded: DONE,
  failed: { tone: "failed", shape: "failed", word: "Failed, tried again", title: "Failed, tried again" },
  canceled: { tone: "out", shape: "out", word: "Canceled", title: "Canceled" },
};
