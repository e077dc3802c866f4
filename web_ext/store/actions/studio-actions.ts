// What can be done with the episode and the page, wherever one is: for the palette.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { missingShots, staleShots } from "../bin/bin-rows.ts";
import type { Editor } from "../editor.ts";
import type { Command } from "../keys.ts";
import { requestMissing, requestStale } from "../render/render-requests.ts";
import { formatCount } from "../base/format.ts";
import { action, type Action, type ActionGroup } from "./action.ts";

export function studioActions(editor: Editor): readonly ActionGroup[] {
  return [
    { title: "Episode", actions: editor.episode.openPass.value ? episodeActions(editor) : [] },
    { title: "Shots", actions: editor.cut.shots.value.map((shot) => goTo(editor, shot)) },
    { title: "Window", actions: windowActions(editor) },
    { title: "Open", actions: openActions(editor) },
  ];
}

function episodeActions(editor: Editor): Action[] {
  const { builds, renders, films, playback, episode, setPass, enter, cut, recording, wholeCut } = editor;
  const shots = cut.shots.value;
  const missing = missingShots(shots).length;
  const stale = staleShots(shots).length;
  const other = episode.openPass.value?.pass === "proxy" ? "final" : "proxy";
  const unbuilt = episode.state.value === "ready" ? undefined : "the episode is not built yet";
  return [
    one("build", "Build", () => void builds.build()),
    unless(
      missing === 0 ? "every shot has a take" : unbuilt,
      one(
        "render-missing",
        `Render missing: ${formatCount(missing, "shot")}`,
        () => void renders.render(requestMissing(shots)),
      ),
    ),
    unless(
      stale === 0 ? "no take is out of date" : unbuilt,
      one(
        "render-stale",
        `Re-render stale: ${formatCount(stale, "shot")}`,
        () => void renders.render(requestStale(shots)),
      ),
    ),
    unless(unbuilt, one("play-all", "Play all", playback.playAll, "play-all")),
    unless(
      unbuilt,
      one("assemble", "Assemble the film", () => void films.assemble()),
    ),
    one("pass", `Go to the ${other} pass`, () => setPass(other)),
    one("room-shots", "Go to Shots", () => enter("shots")),
    one("room-write", "Go to Write", () => enter("write")),
    one("room-deliver", "Go to Deliver", () => enter("deliver")),
    one("recording", "Recording…", recording.show),
    unless(
      unbuilt,
      one("whole-cut", "Reset or copy the cut…", () => (wholeCut.isShown.value = true)),
    ),
  ];
}

function goTo({ enter, select }: Editor, { shot, action: happens }: ShotStatus): Action {
  const run = () => {
    enter("shots");
    select(shot);
  };
  return one(`go:${shot}`, happens ? `Go to ${shot}: ${happens}` : `Go to ${shot}`, run);
}

function windowActions({ view, windows, episode, newEpisode }: Editor): Action[] {
  const unopened = episode.openPass.value ? undefined : "no episode is open";
  return [
    one("jobs", "Jobs", () => (view.drawer.value = "jobs"), "jobs"),
    unless(
      unopened,
      one("issues", "Issues", () => (view.drawer.value = "issues"), "issues"),
    ),
    unless(
      unopened,
      one("trash", "Trash: discarded takes", () => (windows.trash.value = true)),
    ),
    one("settings", "Settings", () => (view.settings.value = true)),
    one("keys", "Keys", () => (view.keys.value = true), "help"),
    one("new-episode", "New episode…", newEpisode.show),
    one("folders", "Add a folder…", () => (view.folders.value = true)),
  ];
}

function openActions({ library, episode, open }: Editor): Action[] {
  const place = episode.openPass.value;
  const others = (library.episodes.value ?? []).filter(({ ep }) => ep !== place?.ep);
  return others.map(({ ep, name, title }) =>
    one(`open:${ep}`, `Open ${name}: ${title}`, () => open({ ep, pass: place?.pass ?? "proxy" })),
  );
}

function one(id: string, name: string, run: () => void, key?: Command["do"]): Action {
  return action({ id, name, run, ...(key && { key }) });
}

function unless(why: string | undefined, doing: Action): Action {
  return why === undefined ? doing : { ...doing, why };
}
