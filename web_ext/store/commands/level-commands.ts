// What changes a clip's levels: its gain, and the fades of its picture and its sound; and what is offered to who would split it.
import { FADE_FIELDS, type FadeField } from "../cut/edit-values.ts";
import { fadeTo, louder, NO_LEVELS } from "../cut/levels.ts";
import type { Clip } from "../playback/clips-and-playhead.ts";
import {
  LOCKED,
  shotCommand,
  shotsKeys,
  type Command,
  type CommandFacts,
  type CommandKeys,
  type ShotFacts,
} from "./define.ts";

export const levelCommands = {
  "gain-up": gainCommand("Louder by 1 dB", 1, "alt+arrowup"),
  "gain-down": gainCommand("Quieter by 1 dB", -1, "alt+arrowdown"),
  "gain-none": shotCommand({
    title: "Gain back to 0 dB",
    why: (facts) => whyNot(facts) ?? ((facts.shot.cut.gain ?? 1) === 1 ? "its gain is 0 dB already" : undefined),
    run: ({ editor, shot }) => void editor.cut.change(shot.shot, { gain: NO_LEVELS.gain }),
  }),
  "fade-in": fadeCommand("Fade the picture in up to the playhead", "fade_in", shotsKeys("T", "t")),
  "fade-out": fadeCommand("Fade the picture out from the playhead", "fade_out", shotsKeys("Shift T", "shift+t")),
  "sound-fade-in": fadeCommand("Fade the sound in up to the playhead", "sound_fade_in", shotsKeys("H", "h")),
  "sound-fade-out": fadeCommand(
    "Fade the sound out from the playhead",
    "sound_fade_out",
    shotsKeys("Shift H", "shift+h"),
  ),
  "no-fades": shotCommand({
    title: "Take the fades off",
    why: (facts) =>
      whyNot(facts) ?? (FADE_FIELDS.some((field) => facts.shot.cut[field]) ? undefined : "it has no fades"),
    run: ({ editor, shot }) => {
      const { gain: _gain, ...none } = NO_LEVELS;
      void editor.cut.change(shot.shot, none);
    },
  }),
  "split-clip": shotCommand({
    title: "Split the clip at the playhead…",
    run: ({ editor, shot }) => {
      editor.playback.pause();
      editor.windows.split.value = shot.shot;
    },
  }),
  "music-up": musicCommand("Music louder by 1 dB", 1, "alt+shift+arrowup"),
  "music-down": musicCommand("Music quieter by 1 dB", -1, "alt+shift+arrowdown"),
} satisfies Record<string, Command>;

function musicCommand(title: string, by: 1 | -1, press: string): Command {
  return {
    title,
    keys: shotsKeys("Alt Shift ↑ ↓", press),
    why: whyNoMusic,
    run: ({ editor: { music } }) => music.setGain(louder(music.gain.value, by)),
  };
}

function whyNoMusic({ editor }: CommandFacts): string | undefined {
  return editor.music.path.value === undefined
    ? "the film has no music: choose it beside the lane of the sound"
    : undefined;
}

function gainCommand(title: string, by: 1 | -1, press: string): Command {
  return shotCommand({
    title,
    keys: shotsKeys("Alt ↑ ↓", press),
    why: whyNot,
    run: ({ editor, shot }) => void editor.cut.nudge(shot.shot, { gain: louder(shot.cut.gain ?? 1, by) }),
  });
}

function fadeCommand(title: string, field: FadeField, keys: CommandKeys): Command {
  return shotCommand({
    title,
    keys,
    why: (facts) => whyNot(facts) ?? (clipHere(facts) ? undefined : "the playhead is not on it"),
    run: (facts) => {
      const clip = clipHere(facts);
      if (!clip) return;
      const into = facts.editor.playback.frame.value - clip.start;
      const frames = field.endsWith("in") ? into : clip.frames - 1 - into;
      void facts.editor.cut.change(clip.shot, fadeTo(clip, field, frames));
    },
  });
}

/** The clip of the shot, while the cut shows a frame of it. */
function clipHere({ editor: { playback }, shot }: ShotFacts): Clip | undefined {
  const clip = playback.current.value;
  return playback.programme.value.viewing.kind === "cut" && clip?.shot === shot.shot ? clip : undefined;
}

function whyNot({ shot }: Pick<ShotFacts, "shot">): string | undefined {
  return shot.cut.locked ? LOCKED : undefined;
}
