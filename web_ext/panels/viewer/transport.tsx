// Where the playhead is, the buttons that move it, and how the film is heard and seen.
import { CommandButton, CommandIcon } from "../../components/command-button.tsx";
import { usePlayback, useUi } from "../../components/contexts.tsx";
import { timecode } from "../../../src/core/time/timecode.ts";
import { PlaySettings } from "./play-settings.tsx";
import { Volume } from "./sound/volume.tsx";
import "./transport.css";

export function Transport() {
  const { view } = useUi();
  const { playback } = usePlayback();
  const playing = playback.playing.value;
  return (
    <div class="transport">
      <PlayheadTime />
      <span class="spring" />
      <CommandIcon command="previous-clip" icon="previous" />
      <CommandIcon command="frame-back" icon="back" />
      <CommandIcon command="play" icon={playing ? "pause" : "play"} strong />
      <CommandIcon command="frame-on" icon="forward" />
      <CommandIcon command="next-clip" icon="next" />
      <span class="spring" />
      <span class="transport__speed">{formatSpeed(playback.speed.value)}</span>
      <CommandIcon command="loop" icon="loop" pressed={playback.loop.value !== "off"} />
      <span class="transport__volume">
        <CommandIcon command="mute" icon={playback.muted.value ? "muted" : "sound"} pressed={playback.muted.value} />
        <Volume />
      </span>
      <PlaySettings />
      <CommandIcon command="full-screen" icon={view.fullScreen.value ? "leave-full" : "full-screen"} />
      <CommandButton command="play-all" icon="film" title="Play the whole cut (Shift Space)">
        Play all
      </CommandButton>
    </div>
  );
}

/** Normal speed says nothing. */
function formatSpeed(speed: number): string {
  return speed === 1 ? "" : `${speed < 0 ? "−" : ""}${Math.abs(speed)}×`;
}

function PlayheadTime() {
  const { playback } = usePlayback();
  const frame = playback.frame.value;
  const clip = playback.current.value;
  return (
    <>
      <span class="transport__time" role="timer" aria-label="Timecode">
        {timecode(frame, playback.programme.value.fps)}
      </span>
      {clip && clip.frames > 0 && (
        <span class="transport__frame">
          frame {frame - clip.start + 1} of {clip.frames}
        </span>
      )}
    </>
  );
}
