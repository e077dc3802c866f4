// What each key does. The same actions stand behind buttons; here they are found by name and by what is selected.
import type { ShotStatus } from "../../src/contracts/replies/episode-status.ts";
import { moveClip, nextFlag, nudgeEdge, toggle, trimHere } from "./cut/cut-keys.ts";
import { pairToCompare } from "./compare/compare.ts";
import type { Editor } from "./editor.ts";
import type { Command } from "./keys.ts";
import { requestLike, requestShot } from "./render/render-requests.ts";

export interface CommandPorts {
  readonly focusFilter: () => void;
}

type Runs = {
  readonly [K in Command["do"]]: (
    editor: Editor,
    command: Extract<Command, { readonly do: K }>,
    ports: CommandPorts,
  ) => void;
};

const RUNS: Runs = {
  play: ({ playback }) => playback.toggle(),
  pause: ({ playback }) => playback.pause(),
  shuttle: ({ playback }, { by }) => playback.shuttle(by),
  "play-all": ({ playback }) => playback.playAll(),
  step: ({ playback }, { by }) => playback.step(by),
  jump: ({ playback }, { by }) => playback.jump(by),
  end: ({ playback }, { by }) => playback.step(by * playback.programme.peek().frames),
  trim: (editor, { edge }) => trimHere(editor, edge),
  nudge: (editor, { edge, by }) => nudgeEdge(editor, edge, by),
  move: (editor, { by }) => actOnShot(editor, ({ shot }) => moveClip(editor, shot, by)),
  undo: ({ cut }) => void cut.undo(),
  redo: ({ cut }) => void cut.redo(),
  zoom: ({ timeline }, { by }) => timeline.zoomBy(by),
  select: (editor, { by }) => selectNext(editor, by),
  filter: (_editor, _command, ports) => ports.focusFilter(),
  help: ({ view }) => void (view.keys.value = true),
  jobs: ({ view }) => view.toggleDrawer("jobs"),
  close: (editor) => closeTopmost(editor),
  pick: (editor, { take }) => pickTake(editor, take),
  render: (editor) => actOnShot(editor, (shot) => void editor.inspector.queue(requestShot(shot))),
  "new-take": (editor) =>
    actOnShot(editor, (shot) => void editor.inspector.queue(requestLike(shot, editor.focusedTake()))),
  flag: (editor) => toggle(editor, "flag"),
  "next-flag": (editor) => nextFlag(editor),
  "leave-out": (editor) => toggle(editor, "out"),
  discard: (editor) => actOnShot(editor, (shot) => discardTwice(editor, shot.shot)),
  compare: (editor) => toggleCompare(editor),
  "compare-mode": ({ compare }) => compare.setMode(compare.mode.peek() === "side" ? "wipe" : "side"),
  "hear-other": ({ compare }) => compare.setAudible(compare.audible.peek() === "a" ? "b" : "a"),
  note: ({ issues }) => issues.begin(),
  issues: ({ view }) => view.toggleDrawer("issues"),
  palette: ({ windows }) => void (windows.palette.value = true),
};

export function runCommand(editor: Editor, command: Command, ports: CommandPorts): void {
  const run = RUNS[command.do] as (editor: Editor, command: Command, ports: CommandPorts) => void;
  run(editor, command, ports);
}

/** The shots of the bin in the order of its rows. */
export function shownShots({ rows }: Editor): string[] {
  return rows.value.flatMap((row) => (row.kind === "shot" ? [row.key] : []));
}

function selectNext(editor: Editor, by: 1 | -1): void {
  const shown = shownShots(editor);
  const index = shown.indexOf(editor.selected.peek() ?? "");
  const next = shown[index === -1 ? 0 : index + by];
  if (next !== undefined) editor.select(next);
}

function pickTake(editor: Editor, number: number): void {
  const shot = editor.selectedShot();
  if (!shot) return;
  if (shot.takes.some((take) => take.take === number)) void editor.cut.pick(shot.shot, number);
  else editor.notices.say(`cut:${shot.shot}`, `${shot.shot} has no take ${number}`);
}

function actOnShot(editor: Editor, act: (shot: ShotStatus) => void): void {
  const shot = editor.selectedShot();
  if (shot) act(shot);
}

/** The take on screen or in the cut against the newest other one. */
function toggleCompare(editor: Editor): void {
  const { compare, notices } = editor;
  if (compare.pair.peek()) return compare.close();
  const shot = editor.selectedShot();
  const two = shot && pairToCompare(shot, editor.focusedTake()?.take);
  if (two) compare.open(shot.shot, two.a, two.b);
  else if (shot) notices.say(`cut:${shot.shot}`, `${shot.shot} has no two takes to compare: render another one (R)`);
}

/** The first press asks, the second one discards: the take's card shows the question. */
function discardTwice(editor: Editor, shot: string): void {
  const take = editor.focusedTake()?.take;
  if (take === undefined) return;
  const asked = editor.view.discarding.peek();
  if (asked?.shot !== shot || asked.take !== take) editor.view.discarding.value = { shot, take };
  else discardNow(editor, shot, take);
}

export function discardNow(editor: Editor, shot: string, take: number): void {
  editor.view.discarding.value = undefined;
  const { viewing } = editor.playback.programme.peek();
  if (viewing.kind === "take" && viewing.shot === shot && viewing.take === take) editor.playback.backToCut();
  void editor.renders.discard(shot, take);
}

/** Esc takes away one thing at a time, the newest first. */
function closeTopmost({ view, playback, compare, timeline }: Editor): void {
  if (timeline.drag.peek()) timeline.cancel();
  else if (view.discarding.peek()) view.discarding.value = undefined;
  else if (view.drawer.peek()) view.drawer.value = undefined;
  else if (compare.pair.peek()) compare.close();
  else if (playback.programme.peek().viewing.kind !== "cut") playback.backToCut();
  else playback.pause();
}
