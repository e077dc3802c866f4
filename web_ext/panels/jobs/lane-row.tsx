// A lane of the queue: where its jobs run, how many, and a way to hold it.
import { Button } from "../../components/button.tsx";
import { useJobs, useUi } from "../../components/contexts.tsx";
import { backendLabel } from "../../store/settings/machine.ts";
import { describeLane, type LaneWords } from "../../store/jobs/describe-lane.ts";
import "./lane-row.css";

export function LaneRow({ name }: { name: string }) {
  const { notices } = useUi();
  const { jobs, machine } = useJobs();
  const lane = jobs.lanes.value[name];
  if (!lane) return null;
  const backend = machine.backends.value.find((one) => one.name === name);
  const count = (list: typeof jobs.running) => list.value.filter((job) => job.lane === name).length;
  const words = describeLane(lane, count(jobs.running), count(jobs.waiting), backend?.down ?? null);
  const line = notices.at(`lane:${name}`) ?? words.line;
  return (
    <li class="lane">
      <Dot state={words.state} />
      <span class="lane__words">
        <span class="lane__line">
          <b>{backendLabel(name)}</b>
          <span class="lane__where">{backend?.where}</span>
        </span>
        <span class="lane__state" title={line}>
          {line}
        </span>
      </span>
      <PauseButton paused={lane.paused} onPress={() => void jobs.pause(name, !lane.paused)} />
    </li>
  );
}

function Dot({ state }: Pick<LaneWords, "state">) {
  return (
    <span
      class={state === "Up" ? "lane__dot" : "lane__dot lane__dot--off"}
      role="img"
      aria-label={state}
      title={state}
    />
  );
}

function PauseButton({ paused, onPress }: { paused: boolean; onPress: () => void }) {
  return paused ? (
    <Button size="small" icon="play" title="Let its jobs start again" onPress={onPress}>
      Go on
    </Button>
  ) : (
    <Button size="small" icon="pause" title="Start no more jobs; a running one goes on" onPress={onPress}>
      Pause
    </Button>
  );
}
