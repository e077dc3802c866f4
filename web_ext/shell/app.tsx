// The page's frame: top bar, the workspace, the jobs drawer, the windows over it, and the word that the service is away.
import { MusicDialog } from "../dialogs/deliver/music-dialog.tsx";
import { useEffect } from "preact/hooks";
import { ContextMenu } from "../components/overlays/context-menu.tsx";
import { useCommands, useCut, useEpisode, useJobs, useUi } from "../components/contexts.tsx";
import { ClipsWorkspace } from "../workspaces/clips/clips-workspace.tsx";
import { DeliverWorkspace } from "../workspaces/deliver/deliver-workspace.tsx";
import { FirstRun } from "../workspaces/first-run/first-run.tsx";
import { FolderDialog } from "../workspaces/first-run/folder-dialog.tsx";
import { NewEpisodeDialog } from "../workspaces/first-run/new-episode-dialog.tsx";
import { SoundDialog } from "../panels/inspector/sound-dialog.tsx";
import { TargetsDialog } from "../panels/inspector/targets-dialog.tsx";
import { IssuesDrawer } from "../panels/issues/issues-drawer.tsx";
import { JobsDrawer } from "../panels/jobs/jobs-drawer.tsx";
import { SplitDialog } from "../dialogs/cut/split-dialog.tsx";
import { DeliveryWindows } from "../dialogs/deliver/delivery-windows.tsx";
import { ExactlyDialog } from "../dialogs/exactly/exactly-dialog.tsx";
import { OwnModelsDialog } from "../dialogs/own-models/own-models-dialog.tsx";
import { InstallerDialog } from "../dialogs/installer/installer-dialog.tsx";
import { NightDialog } from "../dialogs/night/night-dialog.tsx";
import { Palette } from "../dialogs/palette/palette.tsx";
import { PlansDialog } from "../dialogs/plans/plans-dialog.tsx";
import { RecordingDialog } from "../dialogs/recording/recording-dialog.tsx";
import { SettingsDialog } from "../dialogs/settings/settings-dialog.tsx";
import { RefsWorkspace } from "../workspaces/references/refs-workspace.tsx";
import { ShotsWorkspace } from "../workspaces/shots/shots-workspace.tsx";
import { WholeCutDialog } from "../panels/timeline/whole-cut-dialog.tsx";
import { TrashDialog } from "../dialogs/trash/trash-dialog.tsx";
import { ColoursDialog } from "../panels/viewer/colours/colours-dialog.tsx";
import { TakeDetails } from "../panels/viewer/take-details.tsx";
import { LazyWriteWorkspace } from "../workspaces/write/lazy-write-workspace.tsx";
import { AwayBanner } from "./away-banner.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { listenToKeys } from "./listen-to-keys.ts";
import { TopBar } from "./top-bar.tsx";
import "./app.css";

export function App({ retry }: { retry: () => void }) {
  const { view, windows, workspace } = useUi();
  const { newEpisode, recording } = useEpisode();
  const { installer, ownModels, plans } = useJobs();
  const commands = useCommands();
  useEffect(() => listenToKeys(commands, workspace), [commands, workspace]);
  return (
    <div class="app">
      <TopBar />
      <OpenDrawer />
      <OpenWorkspace />
      {view.keys.value && <KeysDialog />}
      {view.folders.value && <FolderDialog />}
      {view.settings.value && <SettingsDialog />}
      {installer.isShown.value && <InstallerDialog />}
      {ownModels.isShown.value && <OwnModelsDialog />}
      {plans.isShown.value && <PlansDialog />}
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
  const { view } = useUi();
  const { episode } = useEpisode();
  if (view.drawer.value === "jobs") return <JobsDrawer />;
  return view.drawer.value === "issues" && episode.openPass.value ? <IssuesDrawer /> : null;
}

/** What is opened from wherever a shot or a take is. */
function ReviewWindows() {
  const { windows } = useUi();
  const { episode } = useEpisode();
  const { dryRuns, nights } = useJobs();
  const menu = windows.menu.value;
  const details = windows.details.value;
  if (!episode.openPass.value) return null;
  return (
    <>
      {windows.trash.value && <TrashDialog />}
      <CutWindows />
      {windows.target.value && <TargetsDialog shots={windows.target.value} />}
      {dryRuns.open.value && <ExactlyDialog />}
      {nights.isShown.value && <NightDialog />}
      <OpenColours />
      {details && <TakeDetails {...details} />}
      <DeliveryWindows />
      {menu && <ContextMenu menu={menu} />}
    </>
  );
}

/** What changes the cut, or the sound of its film. */
function CutWindows() {
  const { windows } = useUi();
  const { cut, wholeCut } = useCut();
  const sounding = windows.sound.value === undefined ? undefined : cut.shot(windows.sound.value);
  return (
    <>
      {wholeCut.isShown.value && <WholeCutDialog />}
      {windows.music.value && <MusicDialog />}
      {sounding && <SoundDialog key={sounding.shot} shot={sounding} />}
      {windows.split.value !== undefined && <SplitDialog shot={windows.split.value} />}
    </>
  );
}

function OpenColours() {
  const { windows } = useUi();
  const { cut } = useCut();
  const wanted = windows.colours.value;
  const shot = wanted && cut.shot(wanted.shot);
  const take = shot?.takes.find((each) => each.take === wanted?.take);
  return shot && take ? <ColoursDialog key={`${shot.shot} ${take.take}`} shot={shot} take={take} /> : null;
}

function OpenWorkspace() {
  const { workspace } = useUi();
  const { episode } = useEpisode();
  if (!episode.openPass.value) return <FirstRun />;
  if (workspace.value === "clips") return <ClipsWorkspace />;
  if (workspace.value === "refs") return <RefsWorkspace />;
  if (workspace.value === "deliver") return <DeliverWorkspace />;
  return workspace.value === "write" ? <LazyWriteWorkspace /> : <ShotsWorkspace />;
}
