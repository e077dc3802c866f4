// Where the playhead is, and the buttons that move it.
import { CommandButton, CommandIcon } from "../../components/command-button.tsx";
import { IconButton } from "../../components/button.tsx";
import { usePlayback } from "../../components/contexts.tsx";
import { timecode } from "../../../src/core/time/timecode.ts";
import "./transport.css";

export function Transport() {
  const { playback } = usePlayback();
  const playing = playback.playing.value;
  const muted = playback.muted.value;
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
      <IconButton
        icon={muted ? "muted" : "sound"}
        name={muted ? "Sound on" : "Mute"}
        pressed={muted}
        onPress={() => playback.setMuted(!muted)}
      />
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
