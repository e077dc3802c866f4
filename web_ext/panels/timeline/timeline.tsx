// The timeline: the cut to scale. Drawn only where it is scrolled to; a press on the ruler moves the playhead, a press on a clip
// selects its shot, a drag trims or moves it.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useCut, usePlayback, useUi } from "../../components/contexts.tsx";
import { useFileDrop } from "../../components/use-file-drop.ts";
import { lengthOf } from "../../store/playback/playlist.ts";
import { colourAt, sequenceRuns } from "../../store/timeline/clip-bars.ts";
import { frameAt, scrollToShow, snapFrame, xOf } from "../../store/timeline/timeline-scale.ts";
import { clipsBetween, drawnStretch, SNAP_PX, TAIL, type TimelineView } from "../../store/timeline/timeline-view.ts";
import { ClipBlock } from "./lanes/clip-block.tsx";
import { DragLayer } from "./drag-layer.tsx";
import { LaneNames } from "./lanes/lane-names.tsx";
import { Markers } from "./lanes/markers.tsx";
import { MusicLane } from "./lanes/music-lane.tsx";
import { NoteMarks } from "./lanes/note-marks.tsx";
import { Playhead } from "./playhead.tsx";
import { RangeBand } from "./range-band.tsx";
import { RecordingLane } from "./lanes/recording-lane.tsx";
import { Ruler } from "./ruler.tsx";
import { SoundBlock } from "./lanes/sound-block.tsx";
import { TimelineBar } from "./timeline-bar.tsx";
import { useDrag } from "./use-drag.ts";
import { useScrollBox, type Box, type ScrollBox } from "./use-scroll-box.ts";
import { useZoom } from "./use-zoom.ts";
import "./timeline.css";

export function Timeline() {
  const { windows } = useUi();
  const { deliver } = useCut();
  const { timeline } = usePlayback();
  const { ref, box } = useScrollBox();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => void (timeline.width.value = box.width), [timeline, box.width]);
  useEffect(() => () => leave(timeline), [timeline]);
  const onWheel = useZoom(ref);
  const handlers = useDrag(ref, content);
  // A sound that is dropped is the music under the film; where it cannot be, the window of the music says why.
  const { isOver, handlers: drop } = useFileDrop(([file]) => {
    if (!file) return;
    windows.music.value = true;
    void deliver.importMusic(file);
  });
  useFollow(ref.current);
  return (
    <section class={isOver ? "panel timeline-drop" : "panel"} aria-label="Timeline" {...drop}>
      <TimelineBar />
      <div class="timeline">
        <LaneNames />
        <div class="timeline__area" ref={ref} onWheel={onWheel} {...handlers}>
          {box.width > 0 && timeline.width.value > 0 && <Area box={box} content={content} />}
        </div>
      </div>
    </section>
  );
}

/** Without a timeline on screen nothing is dragged on it. */
function leave(timeline: TimelineView): void {
  timeline.cancel();
  timeline.width.value = 0;
}

function Area({ box, content }: { box: ScrollBox; content: Box }) {
  const { selected } = useUi();
  const { timeline, playback } = usePlayback();
  const clips = timeline.clips.value;
  const scale = timeline.scale.value;
  const track = timeline.sound.value === "recording" ? timeline.track.value : undefined;
  const width = Math.max(box.width, xOf(lengthOf(clips), scale) + TAIL);
  const [from, to] = drawnStretch(box, width);
  const runs = useMemo(() => sequenceRuns(clips), [clips]);
  const shown = clipsBetween(clips, [from, to], scale, selected.value);
  const seek = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    if (playback.programme.peek().viewing.kind !== "cut") playback.backToCut();
    const reach = timeline.snaps.peek() && event.type === "pointermove" ? SNAP_PX : 0;
    playback.seek(snapFrame(frameAt(x, scale), clips, (reach / scale.pxPerSecond) * scale.fps));
  };
  return (
    <div class="timeline__content" ref={content} style={{ width: `${width.toFixed(1)}px` }}>
      <div class="timeline__seek" onPointerDown={seek} onPointerMove={seek}>
        <Ruler from={from} to={to} scale={scale} />
        <RangeBand scale={scale} />
      </div>
      <div class="timeline__marks">
        <Markers clips={shown} runs={runs} scale={scale} />
        <NoteMarks from={from} to={to} scale={scale} />
      </div>
      <ol class="timeline__pictures" aria-label="Clips of the cut">
        {shown.map((clip) => (
          <ClipBlock
            key={clip.shot}
            clip={clip}
            scale={scale}
            place={clips.indexOf(clip) + 1}
            of={clips.length}
            colour={colourAt(runs, clip)}
          />
        ))}
      </ol>
      <div class="timeline__sounds" aria-hidden="true">
        {track === undefined ? (
          shown.map((clip) => <SoundBlock key={clip.shot} clip={clip} scale={scale} />)
        ) : (
          <RecordingLane path={track} from={from} to={to} scale={scale} />
        )}
      </div>
      <MusicLane from={from} to={to} scale={scale} />
      <Playhead scale={scale} />
      <DragLayer scale={scale} />
    </div>
  );
}

/** The playhead stays in sight while it runs and when a shot is selected; what is being dragged is not moved away. */
function useFollow(area: HTMLElement | null): void {
  const { playback, timeline } = usePlayback();
  useEffect(
    () =>
      playback.frame.subscribe((frame) => {
        if (!area || timeline.drag.peek()) return;
        const x = xOf(frame, timeline.scale.peek());
        const left = scrollToShow(x, area.scrollLeft, area.clientWidth - 24);
        if (left !== area.scrollLeft) area.scrollLeft = left;
      }),
    [area, playback, timeline],
  );
}
