// What leads somewhere: to a shot, an episode, a workspace, a window.
import { shownShots } from "../bin/bin-rows.ts";
import { passToOpen } from "../episode/library.ts";
import { shotCommand, shotsKeys, type Command, type CommandFacts } from "./define.ts";

export const pageCommands = {
  "previous-shot": { title: "Previous shot", keys: shotsKeys("↑", "arrowup"), run: (facts) => selectNext(facts, -1) },
  "next-shot": { title: "Next shot", keys: shotsKeys("↓", "arrowdown"), run: (facts) => selectNext(facts, 1) },
  filter: { title: "Filter the shots", keys: shotsKeys("/", "/"), run: ({ ports }) => ports.focusField("filter") },
  close: { title: "Close", keys: { caps: "Esc", presses: ["escape"], always: true }, run: closeTopmost },
  "go-to-shot": shotCommand({
    title: ({ shot }) => (shot.action ? `Go to ${shot.shot}: ${shot.action}` : `Go to ${shot.shot}`),
    run: ({ editor, shot }) => {
      editor.enter("shots");
      editor.select(shot.shot);
    },
  }),
  "open-episode": {
    title: ({ entry }) => (entry ? `Open ${entry.name}: ${entry.title}` : ""),
    why: ({ entry }) => (entry ? undefined : "there is no such episode"),
    run: ({ editor: { open }, entry }) => entry && open({ ep: entry.ep, pass: passToOpen(entry) }),
  },
  "other-pass": {
    title: (facts) => `Go to the ${otherPassOf(facts)} pass`,
    run: (facts) => facts.editor.setPass(otherPassOf(facts)),
  },
  "go-shots": { title: "Go to Shots", run: ({ editor }) => editor.enter("shots") },
  "go-write": { title: "Go to Write", run: ({ editor }) => editor.enter("write") },
  "go-refs": { title: "Go to Refs", run: ({ editor }) => editor.enter("refs") },
  "go-deliver": { title: "Go to Deliver", run: ({ editor }) => editor.enter("deliver") },
  recording: { title: "Recording…", run: ({ editor }) => editor.recording.show() },
  "whole-cut": {
    title: "Reset or copy the cut…",
    why: ({ editor }) => (editor.episode.state.value === "ready" ? undefined : "the episode is not built yet"),
    run: ({ editor }) => void (editor.wholeCut.isShown.value = true),
  },
  music: { title: "Music under the film…", run: ({ editor }) => void (editor.windows.music.value = true) },
  jobs: {
    title: "Jobs",
    keys: { caps: "Q", presses: [] },
    run: ({ editor }) => void (editor.view.drawer.value = "jobs"),
  },
  issues: {
    title: "Issues",
    keys: shotsKeys("Shift N"),
    why: whyUnopened,
    run: ({ editor }) => void (editor.view.drawer.value = "issues"),
  },
  "toggle-jobs": {
    title: "Jobs",
    keys: { caps: "Q", presses: ["q"] },
    run: ({ editor }) => editor.view.toggleDrawer("jobs"),
  },
  "toggle-issues": {
    title: "Issues",
    keys: shotsKeys("Shift N", "shift+n"),
    why: whyUnopened,
    run: ({ editor }) => editor.view.toggleDrawer("issues"),
  },
  "reopen-note": {
    title: "Open the note that was closed last again",
    why: ({ editor }) => (editor.issues.closed.value.length === 0 ? "no note was closed here" : undefined),
    run: ({ editor }) => void editor.issues.reopen(),
  },
  trash: {
    title: "Trash: discarded takes",
    why: whyUnopened,
    run: ({ editor }) => void (editor.windows.trash.value = true),
  },
  installer: { title: "Install features and models", run: ({ editor }) => editor.installer.show() },
  "own-models": {
    title: "Models from templates and workflows",
    why: whyUnopened,
    run: ({ editor }) => editor.ownModels.show(),
  },
  plans: { title: "Plans of agents", run: ({ editor }) => editor.plans.show() },
  settings: { title: "Settings", run: ({ editor }) => void (editor.view.settings.value = true) },
  keys: {
    title: "Keys",
    keys: { caps: "?", presses: ["?", "shift+?"], always: true },
    run: ({ editor }) => void (editor.view.keys.value = true),
  },
  palette: {
    title: "Actions",
    keys: { caps: "Ctrl K", presses: ["ctrl+k"], always: true },
    run: ({ editor }) => void (editor.windows.palette.value = true),
  },
  "go-clips": { title: "Make a clip of one sentence", run: ({ editor }) => void goToClips(editor) },
  "new-episode": { title: "New episode…", run: ({ editor }) => editor.newEpisode.show() },
  folders: { title: "Add a folder…", run: ({ editor }) => void (editor.view.folders.value = true) },
} satisfies Record<string, Command>;

/** Those that are open, else the ones that are simply there. */
async function goToClips({ clips, enter, open }: CommandFacts["editor"]): Promise<void> {
  if (clips.isSimple.peek()) return enter("clips");
  const ep = await clips.ensure();
  if (ep !== undefined) open({ ep, pass: "proxy", workspace: "clips" });
}

function otherPassOf({ editor }: CommandFacts): "proxy" | "final" {
  return editor.episode.openPass.value?.pass === "proxy" ? "final" : "proxy";
}

function whyUnopened({ editor }: CommandFacts): string | undefined {
  return editor.episode.openPass.value ? undefined : "no episode is open";
}

function selectNext({ editor }: CommandFacts, by: 1 | -1): void {
  const shown = shownShots(editor.rows.peek());
  const index = shown.indexOf(editor.selected.peek() ?? "");
  const next = shown[index === -1 ? 0 : index + by];
  if (next !== undefined) editor.select(next);
}

/** Esc takes away one thing at a time, the newest first. */
function closeTopmost({ editor: { view, playback, compare, timeline, selection } }: CommandFacts): void {
  if (timeline.drag.peek()) timeline.cancel();
  else if (view.discarding.peek()) view.discarding.value = undefined;
  else if (view.drawer.peek()) view.drawer.value = undefined;
  else if (selection.many.peek().length > 0) selection.clear();
  else if (view.fullScreen.peek()) view.fullScreen.value = false;
  else if (compare.pair.peek()) compare.close();
  else if (playback.programme.peek().viewing.kind !== "cut") playback.backToCut();
  else playback.pause();
}
