// One tour as a video with its held frames below: each leads to its moment, and any of them, or any other moment, becomes a candidate of the
// plate.
import { useRef, useState } from "preact/hooks";
import type { Ref, RefTakeEntry } from "../../../../src/contracts/replies/ref.ts";
import { fileAddress } from "../../../api/addresses.ts";
import { Button } from "../../../components/button.tsx";
import { useEpisode } from "../../../components/contexts.tsx";
import { holdsOf, momentWords } from "../../../store/refs/tours.ts";
import { RefPicture } from "../ref-picture.tsx";
import "./tours.css";

interface TourPlayerProps {
  readonly ref_: Ref;
  readonly tour: number;
  /** Relative to the episode. */
  readonly video: string;
}

export function TourPlayer({ ref_: ref, tour, video }: TourPlayerProps) {
  const { refs, episode } = useEpisode();
  const { tours } = refs;
  const player = useRef<HTMLVideoElement>(null);
  const [kept, setKept] = useState<number | undefined>(undefined);
  const ep = episode.openPass.value?.ep ?? "";
  const seek = (seconds: number) => {
    if (!player.current) return;
    player.current.pause();
    player.current.currentTime = seconds;
  };
  const keep = async (asked: Promise<number | undefined>) => setKept(await asked);
  const keepMoment = () => {
    if (!player.current) return;
    player.current.pause();
    void keep(tours.keepMoment(ref.id, tour, momentOf(player.current)));
  };
  return (
    <div class="tour__open">
      <video
        ref={player}
        class="tour__video"
        src={fileAddress(ep, video)}
        aria-label={`Video of tour ${tour}`}
        controls
        muted
        loop
        playsInline
        preload="auto"
      />
      <div class="tour__foot">
        <span role="status">{kept === undefined ? "" : `Kept as candidate ${kept}`}</span>
        <span class="spring" />
        <Button
          size="small"
          icon="plus"
          title="The frame on screen becomes a candidate of the plate"
          onPress={keepMoment}
        >
          Keep this frame
        </Button>
      </div>
      <div class="tour__holds" role="group" aria-label={`Held frames of tour ${tour}`}>
        {holdsOf(ref, tour).map((take) => (
          <Hold
            key={take.take}
            take={take}
            seek={() => seek(take.time ?? 0)}
            keep={() => void keep(tours.keepHold(ref.id, take.take))}
          />
        ))}
      </div>
    </div>
  );
}

/** At its very end the last frame is on screen. */
function momentOf({ currentTime, duration }: HTMLVideoElement): number {
  const last = Number.isFinite(duration) ? Math.max(0, duration - 0.05) : currentTime;
  return Math.min(currentTime, last);
}

interface HoldProps {
  readonly take: RefTakeEntry;
  readonly seek: () => void;
  readonly keep: () => void;
}

function Hold({ take, seek, keep }: HoldProps) {
  const words = momentWords(take);
  return (
    <div class="tour__hold" data-hold={take.take}>
      <button type="button" class="tour__picture" aria-label={`Held frame at ${words}`} onClick={seek}>
        {take.image && <RefPicture path={take.image} version={take.finished} width={256} about="" />}
      </button>
      <span class="tour__at">
        <span>{words}</span>
        <Button size="small" kind="quiet" title="This frame becomes a candidate of the plate" onPress={keep}>
          Keep
        </Button>
      </span>
    </div>
  );
}
