// The pass in one line and one bar: done of all, queued, seconds a shot, time left.
import { PartsBar, type Part } from "../components/marks/progress.tsx";
import { useCut, useEpisode, useJobs, useUi } from "../components/contexts.tsx";
import { readOut, type ReadOut } from "../store/render/read-out.ts";
import { formatDuration } from "../store/base/format.ts";
import "./pass-read-out.css";

export function PassReadOut() {
  const { episode } = useEpisode();
  const { pass } = useCut();
  const { jobs } = useJobs();
  const { clock } = useUi();
  const place = episode.openPass.value;
  const isOfPass = (job: { info: object }) => {
    const { ep, pass } = job.info as Record<string, unknown>;
    return ep === place?.ep && pass === place?.pass;
  };
  const running = jobs.running.value.filter(isOfPass);
  const waiting = jobs.waiting.value.filter(isOfPass);
  // Nothing is drawn again every second while nothing runs.
  const now = running.length > 0 ? clock.value : 0;
  const out = readOut(pass.value, { running, waiting, lanes: jobs.lanes.value, now });
  if (episode.state.value !== "ready") return <div class="read-out" />;
  return (
    <div class="read-out" role="status" aria-label="Pass">
      <span class="read-out__line">
        <b>{out.done}</b>
        <span class="quiet-text">/{out.total}</span>
        {wordsOf(out).map((word) => (
          <span key={word} class="read-out__word">
            {word}
          </span>
        ))}
      </span>
      <PartsBar parts={partsOf(out)} />
    </div>
  );
}

function wordsOf(out: ReadOut): string[] {
  const { secondsAShot: each, secondsLeft: left } = out;
  const isFirst = out.isFirst && left !== undefined;
  const words = [
    out.queued + out.running > 0 ? `${out.queued + out.running} queued` : undefined,
    each === undefined || isFirst ? undefined : `~${formatDuration(each)} a shot`,
    left === undefined ? undefined : `${isFirst ? "first estimate " : ""}~${formatDuration(left)} left`,
  ];
  return words.filter((word) => word !== undefined);
}

function partsOf({ done, running, queued, total }: ReadOut): Part[] {
  const share = (count: number) => (total === 0 ? 0 : (Math.min(count, total) / total) * 100);
  const open = Math.min(running + queued, total - done);
  return [
    { tone: "ok", percent: share(done) },
    { tone: "running", percent: share(Math.min(running, open)) },
    { tone: "queued", percent: share(Math.max(0, open - running)) },
  ];
}
