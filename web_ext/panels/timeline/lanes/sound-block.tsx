// What a clip sounds like on the sound lane: its waveform, and in a word whose sound it is where it is not its own.
import { Icon } from "../../../components/marks/icon.tsx";
import { useEpisode, useUi } from "../../../components/contexts.tsx";
import type { Clip } from "../../../store/playback/clips-and-playhead.ts";
import { useShotPress } from "../../../components/overlays/object-menu.ts";
import { SLIVER, boxOf, holdsLevels, type ClipProps } from "./clip-block.tsx";
import { Fades } from "./fades.tsx";
import { GainLine } from "./gain-line.tsx";
import { Wave } from "./wave.tsx";
import "./sound-block.css";

const NARROW = 72;

export function SoundBlock({ clip, scale }: ClipProps) {
  const { selected } = useUi();
  const press = useShotPress();
  const { left, width, px } = boxOf({ clip, scale });
  if (clip.frames === 0 || px < SLIVER) return null;
  const isSelected = selected.value === clip.shot;
  const word = clip.cut.audio_why ?? (clip.sound ? "Its own sound" : "No sound");
  const classes = [
    "sound-block",
    ...(clip.sound ? [] : ["sound-block--none"]),
    ...(isSelected ? ["sound-block--selected"] : []),
  ];
  const isSaid = px > NARROW && (clip.cut.audio_why !== null || !clip.sound);
  return (
    <span class={classes.join(" ")} style={{ left, width }} title={word} onClick={(event) => press(event, clip.shot)}>
      {clip.sound ? <Audible clip={clip} scale={scale} px={px} isSelected={isSelected} /> : <Icon name="muted" />}
      {isSaid && <span class="sound-block__word">{word}</span>}
    </span>
  );
}

function Audible({ clip, scale, px, isSelected }: ClipProps & { px: number; isSelected: boolean }) {
  const isHeld = holdsLevels(clip, px, isSelected);
  return (
    <>
      <ClipWave clip={clip} fps={scale.fps} px={px} isSelected={isSelected} />
      <Fades clip={clip} scale={scale} of="sound" isHeld={isHeld} />
      <GainLine shot={clip.shot} gain={clip.cut.gain ?? 1} isHeld={isHeld} />
    </>
  );
}

function ClipWave({ clip, fps, px, isSelected }: { clip: Clip; fps: number; px: number; isSelected: boolean }) {
  const { episode } = useEpisode();
  const { sound } = clip;
  if (!sound) return null;
  const { at, begins, path, gain } = sound;
  const part = { ep: episode.folder.value, path, from: at, to: at + clip.frames / fps };
  return <Wave part={part} begins={begins} width={px} gain={gain} isStrong={isSelected} />;
}
