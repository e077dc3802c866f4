// What moves the playhead and the view: playing, comparing, noting, zooming.
import { pairToCompare } from "../compare/compare.ts";
import { gridTakes } from "../compare/take-grid.ts";
import { isUsable } from "../cut/usable.ts";
import type { Loop, Marks, Playback } from "../playback/clips-and-playhead.ts";
import { shotCommand, shotsKeys, type Command, type CommandFacts, type CommandKeys } from "./define.ts";

export const playCommands = {
  play: {
    title: ({ editor }) => (editor.playback.playing.value ? "Pause" : "Play"),
    keys: shotsKeys("Space", " "),
    why: whyNothing,
    run: ({ editor }) => editor.playback.toggle(),
  },
  "play-all": {
    title: "Play all",
    keys: shotsKeys("Shift Space", "shift+ "),
    why: (facts) => (facts.editor.episode.state.value === "ready" ? whyNothing(facts) : "the episode is not built yet"),
    run: ({ editor }) => editor.playback.playAll(),
  },
  "shuttle-back": {
    title: "Play back",
    keys: shotsKeys("J", "j"),
    run: ({ editor }) => editor.playback.shuttle(-1),
  },
  "shuttle-on": { title: "Play on", keys: shotsKeys("L", "l"), run: ({ editor }) => editor.playback.shuttle(1) },
  stop: { title: "Stop", keys: shotsKeys("K", "k"), run: ({ editor }) => editor.playback.pause() },
  "frame-back": {
    title: "One frame back",
    keys: shotsKeys("←", "arrowleft"),
    run: ({ editor }) => editor.playback.step(-1),
  },
  "frame-on": {
    title: "One frame on",
    keys: shotsKeys("→", "arrowright"),
    run: ({ editor }) => editor.playback.step(1),
  },
  "previous-clip": { title: "Previous clip", keys: shotsKeys("[", "["), run: ({ editor }) => editor.playback.jump(-1) },
  "next-clip": { title: "Next clip", keys: shotsKeys("]", "]"), run: ({ editor }) => editor.playback.jump(1) },
  "first-frame": { title: "First frame", keys: shotsKeys("Home", "home"), run: (facts) => stepToEnd(facts, -1) },
  "last-frame": { title: "Last frame", keys: shotsKeys("End", "end"), run: (facts) => stepToEnd(facts, 1) },
  loop: {
    title: ({ editor: { playback } }) => `Loop: ${LOOP_WORDS[playback.loop.value]}`,
    keys: shotsKeys("Shift L", "shift+l"),
    run: ({ editor: { playback } }) => playback.setLoop(nextLoop(playback)),
  },
  "mark-start": markCommand("Mark the start of the range", "first", shotsKeys("Shift I", "shift+i")),
  "mark-end": markCommand("Mark the end of the range", "last", shotsKeys("Shift O", "shift+o")),
  "play-range": {
    title: "Play the marked range",
    keys: shotsKeys("P", "p"),
    why: whyUnmarked,
    run: ({ editor: { playback } }) => playback.playRange(),
  },
  "clear-marks": {
    title: "Clear the marked range",
    keys: shotsKeys("Shift X", "shift+x"),
    why: whyUnmarked,
    run: ({ editor: { playback } }) => playback.setMarks({}),
  },
  "full-screen": {
    title: ({ editor: { view } }) => (view.fullScreen.value ? "Leave full screen" : "Full screen"),
    keys: shotsKeys("F", "f"),
    run: ({ editor: { enter, view } }) => {
      enter("shots");
      view.fullScreen.value = !view.fullScreen.peek();
    },
  },
  mute: {
    title: ({ editor: { playback } }) => (playback.muted.value ? "Sound on" : "Mute"),
    run: ({ editor: { playback } }) => playback.setMuted(!playback.muted.peek()),
  },
  "toggle-compare": shotCommand({
    title: ({ editor }) => (editor.compare.pair.value ? "Stop comparing" : "Compare two takes"),
    keys: shotsKeys("C", "c"),
    why: ({ editor, shot, take }) =>
      editor.compare.pair.value || pairToCompare(shot, take?.take) ? undefined : "it takes two usable takes to compare",
    run: ({ editor, shot, take }) => {
      const { compare } = editor;
      const two = pairToCompare(shot, take?.take);
      if (compare.pair.peek()) compare.close();
      else if (two) compare.open(shot.shot, two.a, two.b);
    },
  }),
  "take-grid": shotCommand({
    title: ({ editor }) => (editor.grid.shot.value ? "Close the grid of takes" : "Compare all takes in a grid"),
    keys: shotsKeys("G", "g"),
    why: ({ editor, shot }) =>
      editor.grid.shot.value || gridTakes(shot).filter(isUsable).length > 0
        ? undefined
        : "it has no take to look at yet",
    run: ({ editor, shot }) => {
      editor.enter("shots");
      if (editor.grid.shot.peek()) editor.playback.backToCut();
      else editor.grid.open(shot.shot);
    },
  }),
  "compare-mode": {
    title: "Side by side, or a wipe",
    keys: shotsKeys("V", "v"),
    run: ({ editor: { compare } }) => compare.setMode(compare.mode.peek() === "side" ? "wipe" : "side"),
  },
  "hear-other": {
    title: "Hear the other of the two",
    keys: shotsKeys("B", "b"),
    run: ({ editor: { compare } }) => compare.setAudible(compare.audible.peek() === "a" ? "b" : "a"),
  },
  "note-on-screen": {
    title: "Note on what is on screen",
    keys: shotsKeys("N", "n"),
    why: ({ editor }) => (editor.playback.current.value ? undefined : "nothing is on screen"),
    run: ({ editor }) => editor.issues.begin(),
  },
  "draw-on-screen": {
    title: "Draw on what is on screen",
    keys: shotsKeys("D", "d"),
    why: ({ editor }) => (editor.playback.current.value ? undefined : "nothing is on screen"),
    run: ({ editor }) => editor.issues.use("stroke"),
  },
  "zoom-in": {
    title: "Nearer",
    keys: shotsKeys("+", "+", "shift++", "="),
    run: ({ editor }) => editor.timeline.zoomBy(1),
  },
  "zoom-out": { title: "Farther", keys: shotsKeys("−", "-"), run: ({ editor }) => editor.timeline.zoomBy(-1) },
  "zoom-whole": { title: "The whole cut", keys: shotsKeys("0", "0"), run: ({ editor }) => editor.timeline.zoomBy(0) },
} satisfies Record<string, Command>;

const LOOP_WORDS: Readonly<Record<Loop, string>> = {
  off: "off",
  shot: "the shot",
  range: "the marked range",
  all: "all",
};

/** The range only where one is marked. */
function nextLoop({ loop, marks }: Playback): Loop {
  const isMarked = Object.keys(marks.peek()).length > 0;
  const order: readonly Loop[] = isMarked ? ["off", "shot", "range", "all"] : ["off", "shot", "all"];
  return order[(order.indexOf(loop.peek()) + 1) % order.length] ?? "off";
}

function markCommand(title: string, end: keyof Marks, keys: CommandKeys): Command {
  return {
    title,
    keys,
    why: ({ editor: { playback } }) =>
      playback.programme.value.viewing.kind === "cut"
        ? whyEmpty(playback)
        : "ranges are marked on the cut: go back to it",
    run: ({ editor: { playback } }) => playback.mark(end),
  };
}

function whyEmpty({ programme }: Playback): string | undefined {
  return programme.value.frames > 0 ? undefined : "the cut is empty";
}

function whyUnmarked({ editor: { playback } }: CommandFacts): string | undefined {
  const isMarked = Object.keys(playback.marks.value).length > 0;
  return isMarked ? undefined : "nothing is marked: Shift I and Shift O mark a range at the playhead";
}

function whyNothing({ editor }: CommandFacts): string | undefined {
  return editor.playback.programme.value.clips.length === 0 ? "there is nothing to play" : undefined;
}

function stepToEnd({ editor: { playback } }: CommandFacts, by: 1 | -1): void {
  playback.step(by * playback.programme.peek().frames);
}
