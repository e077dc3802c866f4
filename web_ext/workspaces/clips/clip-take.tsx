// One take of a clip: its film, played where it is pressed, and the button that keeps it.
import { useRef, useState } from "preact/hooks";
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { fileAddress, thumbAddress } from "../../api/addresses.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { useEpisode, useJobs } from "../../components/contexts.tsx";
import { sayComing } from "../../store/clips/clips.ts";
import "./clip-take.css";

interface ClipTakeProps {
  readonly shot: ShotStatus;
  readonly take: TakeSummary;
}

export function ClipTake({ shot, take }: ClipTakeProps) {
  const { clips } = useEpisode();
  const isKept = shot.cut.picked && shot.cut.take === take.take;
  return (
    <div class="clip-take" data-kept={isKept}>
      {take.mp4 === null ? <Coming shot={shot} take={take} /> : <Film take={take} path={take.mp4} />}
      <div class="clip-take__foot">
        <span>Take {take.take}</span>
        <span class="spring" />
        {take.mp4 !== null && (
          <Button
            size="small"
            pressed={isKept}
            disabled={isKept}
            icon={isKept ? "ok" : "plus"}
            onPress={() => void clips.keep(shot.shot, take.take)}
          >
            {isKept ? "Kept" : "Keep"}
            <span class="unseen"> take {take.take}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

/** Loaded when it is first played. */
function Film({ take, path }: { readonly take: TakeSummary; readonly path: string }) {
  const { episode } = useEpisode();
  const ref = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const ep = episode.folder.value;
  const toggle = () => {
    const film = ref.current;
    if (!film) return;
    if (film.paused) void film.play().catch(() => setPlaying(false));
    else film.pause();
  };
  const poster = take.thumb === null ? {} : { poster: thumbAddress(ep, take.thumb, 512) };
  return (
    <button
      type="button"
      class="clip-take__film"
      aria-pressed={isPlaying}
      aria-label={`${isPlaying ? "Pause" : "Play"} take ${take.take}`}
      onClick={toggle}
    >
      <video
        ref={ref}
        src={fileAddress(ep, path)}
        {...poster}
        preload="none"
        playsInline
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      {!isPlaying && (
        <span class="clip-take__play">
          <Icon name="play" />
        </span>
      )}
    </button>
  );
}

function Coming({ shot, take }: ClipTakeProps) {
  const job = useJobs().jobOf(shot.shot, take.take)?.job;
  if (take.status !== "queued") {
    return (
      <p class="clip-take__none">
        Not made
        {take.save_notes !== "" && <span class="clip-take__why">{take.save_notes}</span>}
      </p>
    );
  }
  return (
    <p class="clip-take__none" role="status">
      {sayComing(job)}
    </p>
  );
}
