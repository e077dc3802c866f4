// The music that Deliver lays under the film, as one lane under the cut: its waveform as the film will have it, what the ducking takes away
// behind it, and its level as a line. Drawn only where the timeline is scrolled to.
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { decibelText } from "../../../../src/core/levels/clip-levels.ts";
import { secondsOf } from "../../../../src/core/time/rate.ts";
import { CommandButton } from "../../../components/command-button.tsx";
import { IconButton } from "../../../components/button.tsx";
import { isDark } from "../../../components/theme.ts";
import { useCut, useEpisode, usePlayback } from "../../../components/contexts.tsx";
import { nameOf } from "../../../store/base/format.ts";
import { musicOf, type FilmMusic } from "../../../store/deliver/film-form.ts";
import { recordingShift } from "../../../store/playback/clip-sound.ts";
import { lengthOf } from "../../../store/playback/playlist.ts";
import {
  filmPeaks,
  musicBars,
  soundParts,
  type DrawnFilm,
  type FilePart,
  type MusicBar,
} from "../../../store/timeline/music-lane.ts";
import { xOf, type Scale } from "../../../store/timeline/timeline-scale.ts";
import { joinStretches } from "../../../store/timeline/waveforms.ts";
import { MusicLine } from "./gain-line.tsx";
import "./music-lane.css";

const HEIGHT_PX = 32;
/** A bar and the gap after it, in pixels. */
const BAR_PX = 3;
/** Quiet sounds are drawn taller than they are: what is audible can be seen. */
const EASE = 0.6;

interface MusicLaneProps {
  /** The stretch that is drawn, in pixels from the start. */
  readonly from: number;
  readonly to: number;
  readonly scale: Scale;
}

export function MusicLane(props: MusicLaneProps) {
  const { deliver } = useCut();
  const { episode } = useEpisode();
  const { timeline } = usePlayback();
  const music = musicOf(deliver.form.value);
  if (!music) return null;
  const seconds = timeline.waveforms.seconds({ ep: episode.folder.value, path: music.path });
  return (
    <div class="music-lane" role="group" aria-label="Music under the film">
      <MusicWave {...props} music={music} fileSeconds={seconds ?? 0} />
      <span class="music-lane__head">
        <CommandButton command="music" kind="quiet" size="small" title={`${music.path}: choose another, or its level`}>
          {nameOf(music.path)}
        </CommandButton>
        <span>{describeLevel(music, seconds)}</span>
        <IconButton icon="close" name="No music" onPress={() => deliver.change({ music: "" })} />
      </span>
    </div>
  );
}

function describeLevel({ gain, ducks }: FilmMusic, seconds: number | undefined): string {
  if (seconds === 0) return "there is no sound at this path";
  if (gain === undefined) return "its volume is between 0 and 400 percent";
  return `${decibelText(gain)}${ducks ? ", ducked under the film's own sound" : ""}`;
}

interface MusicWaveProps extends MusicLaneProps {
  readonly music: FilmMusic;
  /** Of its file; 0 while that is not known. */
  readonly fileSeconds: number;
}

function MusicWave({ from, to, scale, music, fileSeconds }: MusicWaveProps) {
  const { timeline } = usePlayback();
  const { setGain } = useCut().music;
  const canvas = useRef<HTMLCanvasElement>(null);
  const length = lengthOf(timeline.clips.value);
  const end = Math.max(from, Math.min(to, xOf(length, scale)));
  const width = end - from;
  const bars = useMusicBars({ from, to: end, scale, music, fileSeconds });
  const dark = isDark.value;
  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, bars, width);
  }, [bars, width, dark]);
  return (
    <div
      class="music-lane__box"
      style={{ left: `${from.toFixed(1)}px`, width: `${width.toFixed(1)}px`, height: `${HEIGHT_PX}px` }}
    >
      <canvas
        ref={canvas}
        class="music-lane__wave"
        title="As the film has it: paler what its fades and the ducking take away, as a line what they leave"
        style={{ width: `${width.toFixed(1)}px`, height: `${HEIGHT_PX}px` }}
      />
      <MusicLine gain={music.gain ?? 0} onChange={setGain} />
    </div>
  );
}

/** Drawn again when the music, the clips' sounds or what has been read of them change. */
function useMusicBars({ from, to, scale, music, fileSeconds }: MusicWaveProps): readonly MusicBar[] {
  const { deliver } = useCut();
  const { episode } = useEpisode();
  const { timeline } = usePlayback();
  const clips = timeline.clips.value;
  const ep = episode.folder.value;
  const { waveforms, track } = timeline;
  const seconds = secondsOf(lengthOf(clips), scale.fps);
  const isRecorded = deliver.form.value.audio === "recording" && track.value !== undefined;
  const film: DrawnFilm = {
    clips,
    fps: scale.fps,
    from: from / scale.pxPerSecond,
    to: to / scale.pxPerSecond,
    ...(isRecorded && { recording: { path: track.value ?? "", shift: recordingShift(clips, scale.fps) } }),
  };
  const peaksOf = (part: FilePart) => joinStretches(waveforms.stretches({ ep, ...part }), { ep, ...part });
  const whole = { path: music.path, from: 0, to: Math.max(1, Math.min(fileSeconds, seconds)) };
  const parts = music.ducks ? [whole, ...soundParts(film)] : [whole];
  return useMemo(
    () =>
      musicBars(
        { peaks: peaksOf(whole), gain: music.gain ?? 0, ducks: music.ducks },
        music.ducks ? filmPeaks(film, peaksOf) : new Float32Array(0),
        film,
        { seconds, count: Math.max(1, Math.floor((to - from) / BAR_PX)) },
      ),
    [
      ...[clips, from, to, scale.pxPerSecond, isRecorded, fileSeconds, music.path, music.gain, music.ducks],
      ...parts.flatMap((part) => waveforms.stretches({ ep, ...part })),
    ],
  );
}

function draw(canvas: HTMLCanvasElement, bars: readonly MusicBar[], width: number): void {
  const ratio = window.devicePixelRatio;
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.round(HEIGHT_PX * ratio);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.scale(ratio, ratio);
  // Colours of the theme, as the canvas has them: it draws none of these itself.
  const { color, caretColor, outlineColor } = getComputedStyle(canvas);
  const bar = (index: number, loudness: number) => {
    const tall = Math.max(1, loudness ** EASE * HEIGHT_PX);
    pen.fillRect(index * BAR_PX, (HEIGHT_PX - tall) / 2, BAR_PX - 1, tall);
  };
  pen.fillStyle = outlineColor;
  bars.forEach(({ whole }, index) => bar(index, whole));
  pen.fillStyle = color;
  bars.forEach(({ audible }, index) => bar(index, audible));
  pen.strokeStyle = caretColor;
  pen.lineWidth = 1;
  pen.beginPath();
  bars.forEach(({ level }, index) => pen.lineTo((index + 0.5) * BAR_PX, 1 + (1 - level) * (HEIGHT_PX - 2)));
  pen.stroke();
}
