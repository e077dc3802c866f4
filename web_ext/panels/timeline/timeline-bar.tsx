// Over the timeline: where the playhead is in the whole cut, the selected clip's trims, the zoom, and the film.
import { CommandIcon } from "../../components/command-button.tsx";
import { useCut, useEpisode, usePlayback, useUi } from "../../components/contexts.tsx";
import { timecode } from "../../../src/core/time/timecode.ts";
import { Button, IconButton } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { CUT_TOPIC } from "../../store/cut/cut-history.ts";
import { lengthOf } from "../../store/playback/playlist.ts";
import { formatTrim } from "../../store/base/format.ts";
import { ZOOM_MAX, ZOOM_MIN } from "../../store/timeline/timeline-scale.ts";
import { FilmActions } from "./film-actions.tsx";
import "./timeline-bar.css";

const SOUNDS = [
  { value: "clips", label: "Clips", title: "Hear and see each clip's own sound" },
  { value: "recording", label: "Recording", title: "Hear and see the recording under the whole cut" },
] as const;

export function TimelineBar() {
  const { episode } = useEpisode();
  const { playback, timeline } = usePlayback();
  const fps = episode.fps.value;
  const clips = playback.clips.value;
  const inCut = playback.programme.value.viewing.kind === "cut";
  return (
    <div class="panel__bar timeline-bar">
      <span class="timeline-bar__time">{timecode(inCut ? playback.frame.value : 0, fps)}</span>
      <span class="timeline-bar__length quiet-text number">of {timecode(lengthOf(clips), fps)}</span>
      <span class="panel__rule" />
      <CutTools />
      <SoundChoice />
      <SelectedTrims fps={fps} />
      <label class="timeline-bar__zoom" title="Zoom (Ctrl and wheel, + and −; 0 shows the whole cut)">
        <span class="unseen">Zoom</span>
        <input
          type="range"
          min={ZOOM_MIN}
          max={ZOOM_MAX}
          value={timeline.zoom.value}
          onInput={(event) => timeline.setZoom(event.currentTarget.valueAsNumber)}
        />
      </label>
      <span class="panel__rule" />
      <FilmActions />
      <CutTrouble />
    </div>
  );
}

function CutTools() {
  const { timeline } = usePlayback();
  const { snaps } = timeline;
  return (
    <>
      <CommandIcon command="undo" icon="undo" />
      <CommandIcon command="redo" icon="redo" />
      <IconButton
        icon="snap"
        name="Snap to the playhead and to edges"
        pressed={snaps.value}
        onPress={() => (snaps.value = !snaps.value)}
      />
    </>
  );
}

/** Only where there is a recording. */
function SoundChoice() {
  const { timeline } = usePlayback();
  if (timeline.track.value === undefined) return null;
  return (
    <>
      <span class="panel__rule" />
      <Segments
        name="Sound"
        value={timeline.sound.value}
        options={SOUNDS}
        onChange={(sound) => (timeline.sound.value = sound)}
      />
    </>
  );
}

/** What is to be said of the cut as a whole: an undo that was refused, a log that was let go. */
function CutTrouble() {
  const { notices } = useUi();
  const says = notices.at(CUT_TOPIC);
  if (says === undefined) return null;
  return (
    <div class="note-hang note-hang--start">
      <Note tone="stale" text={says}>
        <Button size="small" kind="quiet" onPress={() => notices.clear(CUT_TOPIC)}>
          Dismiss
        </Button>
      </Note>
    </div>
  );
}

/** Takes the width that is left, and is hidden where it does not fit. */
function SelectedTrims({ fps }: { fps: number }) {
  const { selectedShot } = useCut();
  const shot = selectedShot();
  return (
    <span class="timeline-bar__selected">
      <span class="timeline-bar__strut" />
      {shot && (
        <span class="timeline-bar__trims">
          <span class="quiet-text">{shot.shot}</span>
          <span>in +{formatTrim(shot.cut.trim_in, fps)}</span>
          <span>out −{formatTrim(shot.cut.trim_out, fps)}</span>
          <span class="panel__rule" />
        </span>
      )}
    </span>
  );
}
