// How loud the viewer is; the film itself stays as it is.
import { usePlayback } from "../../../components/contexts.tsx";
import "./volume.css";

const STEPS = 20;

export function Volume() {
  const { playback } = usePlayback();
  const volume = playback.muted.value ? 0 : playback.volume.value;
  const percent = Math.round(volume * 100);
  return (
    <input
      class="volume"
      type="range"
      aria-label="Volume"
      title={`Volume: ${percent} %. The film stays as loud as it is.`}
      aria-valuetext={`${percent} %`}
      min={0}
      max={STEPS}
      value={Math.round(volume * STEPS)}
      onInput={(event) => playback.setVolume(event.currentTarget.valueAsNumber / STEPS)}
    />
  );
}
