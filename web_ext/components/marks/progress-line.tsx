// How far long work in stages is, in one line: its bar, the stage in words, and the percent.
import { Progress } from "./progress.tsx";
import "./progress-line.css";

interface ProgressLineProps {
  readonly percent: number;
  /** The stage, in words. */
  readonly says: string;
  /** What is made, for a screen reader. */
  readonly name: string;
}

export function ProgressLine({ percent, says, name }: ProgressLineProps) {
  return (
    <span class="progress-line" role="status">
      <Progress percent={percent} name={name} />
      <span class="progress-line__says quiet-text number" title={says}>
        {percent} %, {says}
      </span>
    </span>
  );
}
