// The queue, from the right, over any room. It is not modal: the picture stays true and the keys keep working.
import type { JSX } from "preact";
import { IconButton } from "../../parts/button.tsx";
import { Note } from "../../parts/note.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import type { Job } from "../../../src/contracts/files/job.ts";
import { sayCount } from "../../store/say.ts";
import { FailedJob, FinishedJob, RunningJob, WaitingJob } from "./job-rows.tsx";
import { LaneRow } from "./lane-row.tsx";
import "./jobs-drawer.css";

/** Nobody reads further down a list of jobs than this. */
const ROWS_SHOWN = 50;

export function JobsDrawer() {
  const { jobs, view, notices } = useEditor();
  const running = jobs.running.value;
  const waiting = jobs.waiting.value;
  const finished = jobs.finished.value;
  const failed = jobs.failed.value;
  const done = finished.filter((job) => !failed.includes(job));
  const open = running.length + waiting.length;
  const refusal = notices.at("jobs");
  return (
    <aside class="jobs-drawer" aria-label="Jobs">
      <div class="panel__bar jobs-drawer__bar">
        <h2 class="panel__title">Jobs</h2>
        <span class="quiet-text">{open === 0 ? "nothing open" : `${open} open`}</span>
        <span class="spring" />
        <IconButton icon="close" name="Close (Esc)" onPress={() => (view.jobs.value = false)} />
      </div>
      <div class="panel__body">
        {refusal && <Note tone="failed" text={refusal} />}
        <ul class="jobs-drawer__lanes">
          {Object.keys(jobs.lanes.value).map((name) => (
            <LaneRow key={name} name={name} />
          ))}
        </ul>
        <Section title="Failed" jobs={failed} row={FailedJob} />
        <Section title="Running" jobs={running} row={RunningJob} />
        <Section title="Waiting" jobs={waiting} row={WaitingJob} />
        <Section title="Finished" jobs={done} row={FinishedJob} />
        {open === 0 && finished.length === 0 && (
          <p class="panel__empty">Takes that are being rendered, and those that wait, are listed here.</p>
        )}
      </div>
    </aside>
  );
}

interface SectionProps {
  readonly title: string;
  readonly jobs: readonly Job[];
  readonly row: (props: { job: Job; index: number }) => JSX.Element;
}

function Section({ title, jobs, row: Row }: SectionProps) {
  if (jobs.length === 0) return null;
  return (
    <section class="panel__section" aria-label={sayCount(jobs.length, `${title.toLowerCase()} job`)}>
      <div class="panel__head">
        <h3 class="panel__heading">{title}</h3>
        <span class="quiet-text number">{jobs.length}</span>
      </div>
      <ul>
        {jobs.slice(0, ROWS_SHOWN).map((job, index) => (
          <li key={job.id}>
            <Row job={job} index={index} />
          </li>
        ))}
      </ul>
      {jobs.length > ROWS_SHOWN && <p class="quiet-text">and {jobs.length - ROWS_SHOWN} more</p>}
    </section>
  );
}
