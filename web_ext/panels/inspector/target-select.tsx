// The target that a shot renders on, picked from those there are, each with whether it can render; and why the picked one cannot.
import { useEffect } from "preact/hooks";
import { Badge } from "../../components/marks/badge.tsx";
import { WhyNotReady } from "../../components/marks/why-not-ready.tsx";
import { useEpisode, useJobs } from "../../components/contexts.tsx";
import type { ValueView } from "../../store/inspector/value-views.ts";
import { badgeOfReadiness, labelWith } from "../../store/render/readiness.ts";

interface TargetSelectProps {
  readonly id: string;
  readonly view: ValueView;
  readonly name: string;
}

export function TargetSelect({ id, view, name }: TargetSelectProps) {
  const { episode } = useEpisode();
  const { targets, inspector } = useJobs();
  const folder = episode.folder.value;
  useEffect(() => void targets.checkReadiness(), [folder]);
  return (
    <select
      id={id}
      class="value-row__input value-row__input--select"
      value={view.text}
      aria-label={name}
      aria-describedby={`${id}-ready`}
      onFocus={() => void targets.checkReadiness()}
      onChange={(event) => inspector.type("target", event.currentTarget.value)}
    >
      {targets.optionsWith(view.text).map((target) => (
        <option key={target.id} value={target.id}>
          {labelWith(target.label, targets.readinessOf(target.id))}
        </option>
      ))}
    </select>
  );
}

/** Below the picked target; nothing while it is plainly ready, or nobody has looked. */
export function TargetReadiness({ id, view }: Pick<TargetSelectProps, "id" | "view">) {
  const { targets } = useJobs();
  const readiness = targets.readinessOf(view.text);
  if (!readiness || readiness.status === "ready") return null;
  return (
    <div class="value-row__ready" id={`${id}-ready`}>
      <Badge status={badgeOfReadiness(readiness)} />
      <WhyNotReady readiness={readiness} label={targets.labelOf(view.text)} />
    </div>
  );
}
