// Where the playhead is, and the buttons that move it.
import { Button, IconButton } from "../../components/button.tsx";
import { useEditor } from "../../components/use-editor.ts";
import { timecode } from "../../../src/core/time/timecode.ts";
import "./transport.css";

export function Transport() {
  const { playback } = useEditor();
  const playing = playback.playing.value;
  const muted = playback.muted.value;
  const none = playback.programme.value.clips.length === 0;
  return (
    <div class="transport">
      <Place />
      <span class="spring" />
      <IconButton icon="previous" name="Previous clip ([)" onPress={() => playback.jump(-1)} />
      <IconButton icon="back" name="One frame back (←)" onPress={() => playback.step(-1)} />
      <IconButton
        icon={playing ? "pause" : "play"}
        name={playing ? "Pause (Space)" : "Play (Space)"}
        strong
        disabled={none}
        onPress={playback.toggle}
      />
      <IconButton icon="forward" name="One frame on (→)" onPress={() => playback.step(1)} />
      <IconButton icon="next" name="Next clip (])" onPress={() => playback.jump(1)} />
      <span class="spring" />
      <span class="transport__speed">{formatSpeed(playback.speed.value)}</span>
      <IconButton
        icon={muted ? "muted" : "sound"}
        name={muted ? "Sound on" : "Mute"}
        pressed={muted}
        onPress={() => playback.setMuted(!muted)}
      />
      <Button icon="film" disabled={none} title="Play the whole cut (Shift Space)" onPress={playback.playAll}>
        Play all
      </Button>
    </div>
  );
}

/** Normal speed says nothing. */
function formatSpeed(speed: number): string {
  return speed === 1 ? "" : `${speed < 0 ? "−" : ""}${Math.abs(speed)}×`;
}

function Place() {
  const { playback } = useEditor();
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
