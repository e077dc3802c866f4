// What a clip sounds like on the sound lane: its own sound, another one, or none.
import { Icon } from "../../parts/icon.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import { SLIVER, boxOf, type ClipProps } from "./clip-block.tsx";
import "./sound-block.css";

const NARROW = 72;

export function SoundBlock({ clip, scale }: ClipProps) {
  const { selected } = useEditor();
  const { left, width, px } = boxOf({ clip, scale });
  if (clip.frames === 0) return null;
  const sounds = clip.mp4 !== undefined && clip.hasSound;
  const word = sounds ? (clip.cut.audio_why ?? "Clip") : "No sound";
  const classes = [
    "sound-block",
    ...(sounds ? [] : ["sound-block--none"]),
    ...(selected.value === clip.shot ? ["sound-block--selected"] : []),
  ];
  return (
    <span class={classes.join(" ")} style={{ left, width }} title={word}>
      {px >= SLIVER && <Icon name={sounds ? "sound" : "muted"} />}
      {px > NARROW && <span class="sound-block__word">{word}</span>}
    </span>
  );
}
