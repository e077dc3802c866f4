// The installation under way: each task with its bar, how fast the bytes come and when the file is there, and how to stop it.
import type { InstallTask } from "../../../src/contracts/replies/features.ts";
import { Button } from "../../components/button.tsx";
import { useJobs } from "../../components/contexts.tsx";
import { Progress } from "../../components/marks/progress.tsx";
import { Note } from "../../components/note.tsx";
import { asSentence, formatBytes, formatCount, formatDuration } from "../../store/base/format.ts";

const WORDS: Readonly<Record<InstallTask["status"], string>> = {
  queued: "waits",
  running: "on its way",
  done: "done",
  failed: "failed",
  canceled: "canceled",
};

export function InstallProgress() {
  const { installer } = useJobs();
  const job = installer.job.value;
  if (!job || job.tasks.length === 0) return null;
  const done = job.tasks.filter(({ status }) => status === "done").length;
  return (
    <section class="installer__group installer__job" aria-label="Installing">
      <div class="panel__head">
        <h3 class="panel__heading">{job.running ? "Installing" : "The last installation"}</h3>
        <span class="quiet-text number">
          {done} of {formatCount(job.tasks.length, "part")}
        </span>
        <span class="spring" />
        {job.running && (
          <Button size="small" title="What has come is kept" onPress={() => void installer.cancel()}>
            Stop
          </Button>
        )}
      </div>
      {job.restart && !job.running && (
        <Note tone="stale" title="Restart the host" text="It loads what was installed when it starts again." />
      )}
      <ul class="installer__tasks">
        {job.tasks.map((task) => (
          <Task key={task.key} task={task} />
        ))}
      </ul>
    </section>
  );
}

function Task({ task }: { readonly task: InstallTask }) {
  const { name, status, bytes, total, error, note } = task;
  return (
    <li class="install-task">
      <span class="install-task__name">{name}</span>
      <span class="quiet-text number">{status === "running" ? <Running task={task} /> : WORDS[status]}</span>
      {status === "running" && total !== null && <Progress percent={(100 * bytes) / total} name={`Fetching ${name}`} />}
      {error !== null && <span class="install-task__error">{asSentence(error)}</span>}
      {error === null && note !== null && <span class="feature__note">{asSentence(note)}</span>}
    </li>
  );
}

function Running({ task: { key, kind, bytes, total } }: { readonly task: InstallTask }) {
  const speed = useJobs().installer.speed.value;
  if (kind !== "model") return <>{WORDS.running}</>;
  const parts = [
    total === null ? formatBytes(bytes) : `${formatBytes(bytes)} of ${formatBytes(total)}`,
    speed?.key === key ? `${formatBytes(speed.speed)}/s` : undefined,
    speed?.key === key && speed.secondsLeft !== undefined ? `~${formatDuration(speed.secondsLeft)} left` : undefined,
  ];
  return <>{parts.filter(Boolean).join(", ")}</>;
}
