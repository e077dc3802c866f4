// The timeline: the cut to scale. Drawn only where it is scrolled to; a press on the ruler moves the playhead, a press on a clip
// selects its shot.
import { useEffect, useState } from "preact/hooks";
import { useEditor } from "../../parts/use-editor.ts";
import { lengthOf } from "../../store/playlist.ts";
import {
  frameAt,
  pxPerSecond,
  scrollToShow,
  startZoom,
  xOf,
  ZOOM_MAX,
  ZOOM_MIN,
  type Scale,
} from "../../store/timeline-scale.ts";
import { ClipBlock } from "./clip-block.tsx";
import { LaneNames } from "./lane-names.tsx";
import { Markers } from "./markers.tsx";
import { Playhead } from "./playhead.tsx";
import { Ruler } from "./ruler.tsx";
import { SoundBlock } from "./sound-block.tsx";
import { TimelineBar } from "./timeline-bar.tsx";
import { useScrollBox, type ScrollBox } from "./use-scroll-box.ts";
import "./timeline.css";

/** Pixels drawn beyond each edge. */
const MARGIN = 400;
/** Room after the last clip, so that its end can be seen. */
const TAIL = 48;

export function Timeline() {
  const { playback, episode } = useEditor();
  const [chosen, setZoom] = useState<number>();
  const { ref, box } = useScrollBox();
  const fps = episode.fps.value;
  const room = Math.max(1, box.width - TAIL);
  const seconds = lengthOf(playback.clips.value) / fps;
  const zoom = chosen ?? startZoom(seconds, room);
  const scale = { fps, pxPerSecond: pxPerSecond(zoom, seconds, room) };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    setZoom(Math.max(ZOOM_MIN, Math.min(ZOOM_MAX, zoom - event.deltaY / 10)));
  };
  useFollow(ref.current, scale);
  return (
    <section class="panel" aria-label="Timeline">
      <TimelineBar zoom={zoom} setZoom={setZoom} />
      <div class="timeline">
        <LaneNames />
        <div class="timeline__area" ref={ref} onWheel={onWheel}>
          {box.width > 0 && <Area box={box} scale={scale} />}
        </div>
      </div>
    </section>
  );
}

function Area({ box, scale }: { box: ScrollBox; scale: Scale }) {
  const { playback } = useEditor();
  const clips = playback.clips.value;
  const frames = lengthOf(clips);
  const width = Math.max(box.width, xOf(frames, scale) + TAIL);
  const [from, to] = [Math.max(0, box.left - MARGIN), box.left + box.width + MARGIN];
  const shown = clips.filter((clip) => xOf(clip.start + clip.frames, scale) >= from && xOf(clip.start, scale) <= to);
  const seek = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    if (playback.programme.peek().viewing.kind !== "cut") playback.backToCut();
    playback.seek(frameAt(x, scale));
  };
  return (
    <div class="timeline__content" style={{ width: `${width.toFixed(1)}px` }}>
      <div class="timeline__seek" onPointerDown={seek} onPointerMove={seek}>
        <Ruler from={from} to={to} scale={scale} />
      </div>
      <Markers clips={shown} scale={scale} />
      <ol class="timeline__pictures" aria-label="Clips of the cut">
        {shown.map((clip) => (
          <ClipBlock key={clip.shot} clip={clip} scale={scale} />
        ))}
      </ol>
      <div class="timeline__sounds" aria-hidden="true">
        {shown.map((clip) => (
          <SoundBlock key={clip.shot} clip={clip} scale={scale} />
        ))}
      </div>
      <Playhead scale={scale} />
    </div>
  );
}

/** The playhead stays in sight while it runs and when a shot is selected. */
function useFollow(area: HTMLElement | null, scale: Scale): void {
  const { playback } = useEditor();
  const { pxPerSecond: zoom } = scale;
  useEffect(
    () =>
      playback.frame.subscribe((frame) => {
        if (!area) return;
        const left = scrollToShow(xOf(frame, { ...scale, pxPerSecond: zoom }), area.scrollLeft, area.clientWidth - 24);
        if (left !== area.scrollLeft) area.scrollLeft = left;
      }),
    [area, playback, zoom, scale.fps],
  );
}
