// How far something is: a thin bar, and the same number for a screen reader. Parts are percent of the whole.
import "./progress.css";

export function Progress({ percent, name }: { percent: number; name: string }) {
  return (
    <span
      class="progress"
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    >
      <span class="progress__done" style={{ width: `${percent}%` }} />
    </span>
  );
}

export interface Part {
  readonly tone: "ok" | "running" | "queued";
  readonly percent: number;
}

/** Several states of one whole, side by side. The numbers beside it say the same. */
export function PartsBar({ parts }: { parts: readonly Part[] }) {
  return (
    <span class="parts-bar" aria-hidden="true">
      {parts.map(({ tone, percent }) => (
        <span key={tone} class={`parts-bar__part parts-bar__part--${tone}`} style={{ width: `${percent}%` }} />
      ))}
    </span>
  );
}
