// What is repeated, the marked range, the volume and how large the picture is drawn: all in one small panel, also where the bar is too narrow
// for their buttons.
import { CommandButton } from "../../components/command-button.tsx";
import { usePlayback } from "../../components/contexts.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { PopUp } from "../../components/overlays/pop-up.tsx";
import { timecode } from "../../../src/core/time/timecode.ts";
import { formatCount } from "../../store/base/format.ts";
import { Volume } from "./sound/volume.tsx";
import "./play-settings.css";

const LOOPS = [
  { value: "off", label: "Off", title: "Play once" },
  { value: "shot", label: "Shot", title: "Repeat the shot under the playhead" },
  { value: "range", label: "Range", title: "Repeat the marked range; all of the cut while nothing is marked" },
  { value: "all", label: "All", title: "Repeat all of the cut" },
] as const;

const SIZES = [
  { value: "full", label: "Full", title: "As large as there is space" },
  { value: "half", label: "Half", title: "Half as wide: a quarter of the pixels to draw" },
  { value: "quarter", label: "Quarter", title: "A quarter as wide: a sixteenth of the pixels to draw" },
] as const;

export function PlaySettings() {
  const { playback, pictureSize } = usePlayback();
  return (
    <PopUp
      name="Playing"
      button={<Icon name="settings" />}
      buttonClass="icon-button"
      title="Loop, range, volume, size of the picture"
      side="up"
    >
      {() => (
        <div class="play-settings">
          <div class="play-settings__row">
            <span class="play-settings__label">Loop</span>
            <Segments name="Loop" value={playback.loop.value} options={LOOPS} onChange={playback.setLoop} />
          </div>
          <Range />
          <div class="play-settings__row">
            <span class="play-settings__label">Volume</span>
            <Volume />
          </div>
          <div class="play-settings__row">
            <span class="play-settings__label">Picture</span>
            <Segments
              name="Size of the picture"
              value={pictureSize.value}
              options={SIZES}
              onChange={(size) => (pictureSize.value = size)}
            />
          </div>
          <p class="play-settings__note">
            A smaller picture is less to draw. Each film is still decoded whole: the proxy pass is what makes that less.
          </p>
        </div>
      )}
    </PopUp>
  );
}

function Range() {
  const { playback } = usePlayback();
  const range = playback.range.value;
  const { fps } = playback.programme.value;
  return (
    <>
      <div class="play-settings__row">
        <span class="play-settings__label">Range</span>
        {range ? (
          <span class="number">
            {timecode(range.first, fps)} to {timecode(range.last, fps)},{" "}
            {formatCount(range.last - range.first + 1, "frame")}
          </span>
        ) : (
          <span class="quiet-text">nothing is marked</span>
        )}
      </div>
      <div class="play-settings__row">
        <span class="play-settings__label" />
        <CommandButton command="mark-start" size="small" title="Start the range at the playhead (Shift I)">
          Start here
        </CommandButton>
        <CommandButton command="mark-end" size="small" title="End the range at the playhead (Shift O)">
          End here
        </CommandButton>
        <CommandButton command="play-range" size="small" title="Play the marked range (P)">
          Play
        </CommandButton>
        <CommandButton command="clear-marks" size="small" title="Clear the marked range (Shift X)">
          Clear
        </CommandButton>
      </div>
    </>
  );
}
