// Over the timeline: where the playhead is in the whole cut, the selected clip's trims, the zoom, and the film.
import { useEditor } from "../../parts/use-editor.ts";
import { timecode } from "../../../src/core/time/timecode.ts";
import { lengthOf } from "../../store/playlist.ts";
import { sayTrim } from "../../store/say.ts";
import { ZOOM_MAX, ZOOM_MIN } from "../../store/timeline-scale.ts";
import { FilmActions } from "./film-actions.tsx";
import "./timeline-bar.css";

export function TimelineBar({ zoom, setZoom }: { zoom: number; setZoom: (zoom: number) => void }) {
  const { playback, episode } = useEditor();
  const fps = episode.fps.value;
  const clips = playback.clips.value;
  const inCut = playback.programme.value.viewing.kind === "cut";
  return (
    <div class="panel__bar timeline-bar">
      <span class="timeline-bar__time">{timecode(inCut ? playback.frame.value : 0, fps)}</span>
      <span class="quiet-text number">of {timecode(lengthOf(clips), fps)}</span>
      <span class="spring" />
      <SelectedTrims fps={fps} />
      <label class="timeline-bar__zoom" title="Zoom (Ctrl and wheel)">
        <span class="unseen">Zoom</span>
        <input
          type="range"
          min={ZOOM_MIN}
          max={ZOOM_MAX}
          value={zoom}
          onInput={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
      </label>
      <span class="panel__rule" />
      <FilmActions />
    </div>
  );
}

function SelectedTrims({ fps }: { fps: number }) {
  const { selectedShot } = useEditor();
  const shot = selectedShot();
  if (!shot) return null;
  const { trim_in: trimIn, trim_out: trimOut } = shot.cut;
  return (
    <>
      <span class="quiet-text">{shot.shot}</span>
      <span class="timeline-bar__trim">in +{sayTrim(trimIn, fps)}</span>
      <span class="timeline-bar__trim">out −{sayTrim(trimOut, fps)}</span>
      <span class="panel__rule" />
    </>
  );
}
