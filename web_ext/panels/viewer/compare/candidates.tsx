// The takes of a shot to step through while one is looked at, or two are compared: Left and Right go from one to the next.
import { useEffect, useRef } from "preact/hooks";
import { FaceBadge } from "../../../components/marks/face-badge.tsx";
import { Thumb } from "../../../components/marks/strip.tsx";
import { useEpisode, usePlayback } from "../../../components/contexts.tsx";
import type { TakeSummary } from "../../../../src/contracts/replies/episode-status.ts";
import "./candidates.css";

export function Candidates() {
  const { compare, playback } = usePlayback();
  const takes = compare.candidates.value;
  const { viewing } = playback.programme.value;
  if (takes.length < 2 || viewing.kind !== "take") return null;
  const pair = compare.pair.value;
  const current = pair?.b.take ?? viewing.take;
  const onKey = (event: KeyboardEvent) => {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : undefined;
    if (by === undefined) return;
    event.preventDefault();
    compare.step(by);
  };
  return (
    <div
      class="candidates"
      role="radiogroup"
      aria-label={pair ? `Take to compare with take ${pair.a.take}` : "Take on screen"}
      onKeyDown={onKey}
    >
      {takes.map((take) => (
        <Candidate
          key={take.take}
          shot={viewing.shot}
          take={take}
          chosen={take.take === current}
          first={take.take === pair?.a.take}
        />
      ))}
    </div>
  );
}

interface CandidateProps {
  readonly shot: string;
  readonly take: TakeSummary;
  readonly chosen: boolean;
  /** It is the first of the two that are compared. */
  readonly first: boolean;
}

function Candidate({ shot, take, chosen, first }: CandidateProps) {
  const { episode } = useEpisode();
  const { compare } = usePlayback();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!chosen) return;
    ref.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
    // The focus goes along with the choice, but only when it is among them.
    if (ref.current?.parentElement?.contains(document.activeElement)) ref.current.focus();
  }, [chosen]);
  return (
    <button
      ref={ref}
      type="button"
      class={first ? "candidate candidate--first" : "candidate"}
      role="radio"
      aria-checked={chosen}
      tabIndex={chosen ? 0 : -1}
      disabled={first}
      title={first ? `Take ${take.take} is the first of the two` : `Take ${take.take}`}
      onClick={() => compare.show(take.take)}
    >
      <Thumb ep={episode.folder.value} path={take.thumb} width={128} class="candidate__picture" />
      <span>{first ? `A · ${take.take}` : take.take}</span>
      <span class="unseen">take</span>
      <FaceBadge shot={shot} take={take.take} measured />
    </button>
  );
}
