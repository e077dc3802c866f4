// The page's frame: top bar, the room, the jobs drawer, the windows over it, and the word that the service is away.
import { useEffect } from "preact/hooks";
import { ContextMenu } from "../../parts/windows/context-menu.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import { DeliverRoom } from "../deliver/deliver-room.tsx";
import { FirstRun } from "../first-run/first-run.tsx";
import { FolderDialog } from "../first-run/folder-dialog.tsx";
import { NewEpisodeDialog } from "../first-run/new-episode-dialog.tsx";
import { SoundDialog } from "../inspector/sound-dialog.tsx";
import { IssuesDrawer } from "../issues/issues-drawer.tsx";
import { JobsDrawer } from "../jobs/jobs-drawer.tsx";
import { Palette } from "../palette/palette.tsx";
import { RecordingDialog } from "../recording/recording-dialog.tsx";
import { SettingsDialog } from "../settings/settings-dialog.tsx";
import { ShotsRoom } from "../shots/shots-room.tsx";
import { WholeCutDialog } from "../timeline/whole-cut-dialog.tsx";
import { TrashDialog } from "../trash/trash-dialog.tsx";
import { TakeDetails } from "../viewer/take-details.tsx";
import { WriteDoor } from "../write/write-door.tsx";
import { AwayBanner } from "./away-banner.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { listenToKeys } from "./listen-to-keys.ts";
import { TopBar } from "./top-bar.tsx";
import "./app.css";

export function App({ retry }: { retry: () => void }) {
  const editor = useEditor();
  const { view, windows, newEpisode, recording } = editor;
  useEffect(() => listenToKeys(editor), [editor]);
  return (
    <div class="app">
      <TopBar />
      <OpenDrawer />
      <Room />
      {view.keys.value && <KeysDialog />}
      {view.folders.value && <FolderDialog />}
      {view.settings.value && <SettingsDialog />}
      {newEpisode.isShown.value && <NewEpisodeDialog />}
      {recording.isShown.value && <RecordingDialog />}
      {view.leaving.value && <LeaveDialog />}
      <ReviewWindows />
      {windows.palette.value && <Palette />}
      <AwayBanner retry={retry} />
    </div>
  );
}

/** Next to the bar that opens it, so that Tab soon leads there. */
function OpenDrawer() {
  const { view, episode } = useEditor();
  if (view.drawer.value === "jobs") return <JobsDrawer />;
  return view.drawer.value === "issues" && episode.place.value ? <IssuesDrawer /> : null;
}

/** What is opened from wherever a shot or a take is. */
function ReviewWindows() {
  const { windows, episode, cut, wholeCut } = useEditor();
  const menu = windows.menu.value;
  const details = windows.details.value;
  const sounding = windows.sound.value === undefined ? undefined : cut.shot(windows.sound.value);
  if (!episode.place.value) return null;
  return (
    <>
      {windows.trash.value && <TrashDialog />}
      {wholeCut.isShown.value && <WholeCutDialog />}
      {sounding && <SoundDialog key={sounding.shot} shot={sounding} />}
      {details && <TakeDetails {...details} />}
      {menu && <ContextMenu menu={menu} />}
    </>
  );
}

function Room() {
  const { episode, room } = useEditor();
  if (!episode.place.value) return <FirstRun />;
  if (room.value === "deliver") return <DeliverRoom />;
  return room.value === "write" ? <WriteDoor /> : <ShotsRoom />;
}
