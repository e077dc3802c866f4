// The queue, from the right, over any workspace.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { CommandButton } from "../../components/command-button.tsx";
import { Drawer } from "../../components/overlays/drawer.tsx";
import { Note } from "../../components/note.tsx";
import { useJobs, useUi } from "../../components/contexts.tsx";
import type { Job } from "../../../src/contracts/files/job.ts";
import { formatCount } from "../../store/base/format.ts";
import { ROWS_SHOWN } from "../../store/jobs/describe-job.ts";
import { FailedJob, FinishedJob, RunningJob } from "./job-rows.tsx";
import { LaneRow } from "./lane-row.tsx";
import { PaidRow } from "./paid-row.tsx";
import { WaitingJobs } from "./waiting-jobs.tsx";
import "./jobs-drawer.css";

export function JobsDrawer() {
  const { view, notices } = useUi();
  const { jobs, machine } = useJobs();
  const running = jobs.running.value;
  const waiting = jobs.waiting.value;
  const finished = jobs.finished.value;
  const failed = jobs.failed.value;
  const done = finished.filter((job) => !failed.includes(job));
  const open = running.length + waiting.length;
  const refusal = notices.at("jobs");
  useEffect(() => machine.watch(), []);
  return (
    <Drawer
      title="Jobs"
      says={open === 0 ? "nothing open" : `${open} open`}
      onClose={() => (view.drawer.value = undefined)}
    >
      {refusal && <Note tone="failed" text={refusal} />}
      <ul class="jobs-drawer__lanes">
        {Object.keys(jobs.lanes.value).map((name) => (
          <LaneRow key={name} name={name} />
        ))}
      </ul>
      <PaidRow />
      <div class="jobs-drawer__night">
        <CommandButton command="night" icon="moon" title="Takes while nobody looks, with a report">
          Render a night…
        </CommandButton>
      </div>
      <Section title="Failed" jobs={failed} row={FailedJob} />
      <Section title="Running" jobs={running} row={RunningJob} />
      {Object.keys(jobs.lanes.value).map((name) => (
        <WaitingJobs key={name} lane={name} />
      ))}
      <Section title="Finished" jobs={done} row={FinishedJob} />
      {open === 0 && finished.length === 0 && (
        <p class="panel__empty">Takes that are being rendered, and those that wait, are listed here.</p>
      )}
    </Drawer>
  );
}

interface SectionProps {
  readonly title: string;
  readonly jobs: readonly Job[];
  readonly row: (props: { job: Job }) => JSX.Element;
}

function Section({ title, jobs, row: Row }: SectionProps) {
  if (jobs.length === 0) return null;
  return (
    <section class="panel__section" aria-label={formatCount(jobs.length, `${title.toLowerCase()} job`)}>
      <div class="panel__head">
        <h3 class="panel__heading">{title}</h3>
        <span class="quiet-text number">{jobs.length}</span>
      </div>
      <ul>
        {jobs.slice(0, ROWS_SHOWN).map((job) => (
          <li key={job.id}>
            <Row job={job} />
          </li>
        ))}
      </ul>
      {jobs.length > ROWS_SHOWN && <p class="quiet-text">and {jobs.length - ROWS_SHOWN} more</p>}
    </section>
  );
}
