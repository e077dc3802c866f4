// The waiting jobs of one lane, in the order in which they start: dragged to another place, or moved by their buttons.
import { useState } from "preact/hooks";
import { IconButton } from "../../components/button.tsx";
import { useJobs, useUi } from "../../components/contexts.tsx";
import type { Job } from "../../../src/contracts/files/job.ts";
import { backendLabel } from "../../store/settings/machine.ts";
import { ROWS_SHOWN, describeJob } from "../../store/jobs/describe-job.ts";
import { formatCount } from "../../store/base/format.ts";
import { JobPicture } from "./job-picture.tsx";
import "./waiting-jobs.css";

export function WaitingJobs({ lane }: { readonly lane: string }) {
  const { jobs } = useJobs();
  const waiting = jobs.waiting.value.filter((job) => job.lane === lane);
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<number>();
  const [said, setSaid] = useState("");
  if (waiting.length === 0) return null;
  const move = (job: Job, index: number) => {
    const focused = document.activeElement;
    setSaid(`${job.title} is number ${index + 1} of ${waiting.length}`);
    // The row is put elsewhere on the page: whoever pressed its button by key goes with it.
    void jobs.move(job.id, index).then(() => focused instanceof HTMLElement && focused.focus());
  };
  const drop = () => {
    const job = waiting.find(({ id }) => id === dragged);
    if (job && over !== undefined && waiting[over] !== job) move(job, over);
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <section class="panel__section" aria-label={formatCount(waiting.length, "waiting job")}>
      <div class="panel__head">
        <h3 class="panel__heading">Waiting</h3>
        <span class="quiet-text">{backendLabel(lane)}</span>
        <span class="quiet-text number">{waiting.length}</span>
      </div>
      <ul class="waiting" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {waiting.slice(0, ROWS_SHOWN).map((job, index) => (
          <li
            key={job.id}
            class={over === index && dragged !== undefined ? "waiting__row waiting__row--over" : "waiting__row"}
            draggable
            data-job={job.id}
            onDragStart={() => setDragged(job.id)}
            onDragEnd={() => setDragged(undefined)}
            onDragEnter={() => setOver(index)}
          >
            <WaitingJob job={job} index={index} last={waiting.length - 1} move={(to) => move(job, to)} />
          </li>
        ))}
      </ul>
      {waiting.length > ROWS_SHOWN && <p class="quiet-text">and {waiting.length - ROWS_SHOWN} more</p>}
      <p class="unseen" role="status">
        {said}
      </p>
    </section>
  );
}

interface WaitingJobProps {
  readonly job: Job;
  readonly index: number;
  /** Of the lane's last job. */
  readonly last: number;
  readonly move: (to: number) => void;
}

function WaitingJob({ job, index, last, move }: WaitingJobProps) {
  const { notices } = useUi();
  const { jobs } = useJobs();
  const { subject, made } = describeJob(job);
  const line = notices.at(`job:${job.id}`) ?? job.error ?? made;
  return (
    <div class="job job--waiting">
      <span class="job__place">{index + 1}</span>
      <JobPicture job={job} />
      <span class="job__words">
        <b>{subject}</b>
        <span class="job__small" title={line}>
          {line}
        </span>
      </span>
      <span class="waiting__actions">
        {last > 0 && (
          <>
            <IconButton icon="up" name={`Move ${job.title} up`} onPress={() => index > 0 && move(index - 1)} />
            <IconButton icon="down" name={`Move ${job.title} down`} onPress={() => index < last && move(index + 1)} />
          </>
        )}
        <IconButton icon="close" name={`Cancel ${job.title}`} onPress={() => void jobs.cancel(job.id)} />
      </span>
    </div>
  );
}
