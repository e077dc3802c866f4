// The editor's whole state, wired once, each part from those before it. Knows no DOM; what a browser gives (fetch, time, the address bar)
// is handed in.
import { computed, signal } from "@preact/signals";
import type { StudioEvent } from "../../src/contracts/events.ts";
import type { Ask } from "../api/calls.ts";
import type { DraftStorage } from "../api/drafts.ts";
import type { Workspace } from "./address.ts";
import { createNotices } from "./base/notices.ts";
import { createRefresher } from "./base/refresher.ts";
import { buildBinRows } from "./bin/bin-rows.ts";
import { createClips } from "./clips/clips.ts";
import { createCompare } from "./compare/compare.ts";
import { createTakeGrid } from "./compare/take-grid.ts";
import { createConnection } from "./connection.ts";
import type { Editor } from "./contexts.ts";
import { createCutEdits } from "./cut/cut-edits.ts";
import { createOwnWrites } from "./cut/own-writes.ts";
import { createWholeCut } from "./cut/whole-cut.ts";
import { createDelivery } from "./deliver/delivery.ts";
import { createDeliverState } from "./deliver/deliver-state.ts";
import { createFilms } from "./deliver/films.ts";
import { createBuilds } from "./episode/builds.ts";
import { createLibrary } from "./episode/library.ts";
import { createNewEpisode } from "./episode/new-episode.ts";
import { createOpenEpisode } from "./episode/open-episode.ts";
import { createRefs } from "./refs/refs.ts";
import { createRecording } from "./episode/recording.ts";
import { createShotDetails } from "./episode/shot-detail.ts";
import { createSounds } from "./episode/sounds.ts";
import { createSpokenLines } from "./episode/spoken-line.ts";
import { createEvents } from "./events.ts";
import { createInspector } from "./inspector/inspector.ts";
import { createIssues } from "./issues/issues.ts";
import { createJobs } from "./jobs/jobs.ts";
import { createNavigation, selectShot } from "./navigation.ts";
import { keepPlaySettings } from "./playback/keep-play-settings.ts";
import { createPlayback } from "./playback/playback.ts";
import { summarise } from "./render/read-out.ts";
import { createDryRuns } from "./render/dry-runs.ts";
import { createNights } from "./render/nights.ts";
import { createRetargets } from "./render/retargets.ts";
import { createRenders } from "./render/renders.ts";
import { createTargets } from "./render/targets.ts";
import { createSelection } from "./selection.ts";
import { createSelectors } from "./selectors.ts";
import { createPlans } from "./plans/plans.ts";
import { createOwnModels } from "./settings/own-models.ts";
import { createInstaller } from "./settings/installer.ts";
import { createMachine } from "./settings/machine.ts";
import { createSettings } from "./settings/settings.ts";
import { createFaces } from "./takes/faces.ts";
import { createGrades } from "./takes/grades.ts";
import { createKeyframes } from "./takes/keyframes.ts";
import { createTakeImports } from "./takes/take-imports.ts";
import { createTrash } from "./takes/trash.ts";
import { createShowForms } from "./show/show-forms.ts";
import { createMusicSound } from "./timeline/music-sound.ts";
import { createTimelineView } from "./timeline/timeline-view.ts";
import { createView, createWindows } from "./view.ts";
import { createWriteState } from "./write/write-state.ts";

export interface EditorPorts {
  readonly ask: Ask;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (ms: number, then: () => void) => () => void;
  /** Where unsaved texts outlive the page. */
  readonly drafts: DraftStorage;
}

export interface RunningEditor extends Editor {
  readonly apply: (event: StudioEvent) => void;
}

export function createEditor(ports: EditorPorts): RunningEditor {
  const opened = { ...ports, ...createOpened(ports) };
  const cutting = { ...opened, ...createCutting(opened) };
  const made = { ...cutting, ...createMaking(cutting) };
  const navigation = createNavigation(made);
  const showForms = createShowForms({ ...made, enter: navigation.enter });
  const { apply, refreshAll } = createEvents({ ...made, ...navigation });
  return {
    ...made,
    ...navigation,
    showForms,
    ...createSelectors(made),
    connection: createConnection(ports.now, refreshAll),
    apply,
  };
}

/** The open episode as the service has it. */
function createOpened({ ask, now, wait }: EditorPorts) {
  const notices = createNotices();
  const selected = signal<string | undefined>(undefined);
  const library = createLibrary(ask, notices);
  const machine = createMachine(ask, wait);
  const jobs = createJobs(ask, notices);
  const episode = createOpenEpisode({ ask, isBuilt: library.isBuilt });
  const details = createShotDetails(ask, episode, selected);
  const fetchers = { episodes: library.refresh, status: episode.refresh, detail: details.refresh };
  const workspace = signal<Workspace>("shots");
  return {
    notices,
    selected,
    workspace,
    refs: createRefs({ ask, notices, episode, workspace, now, wait }),
    view: createView(),
    windows: createWindows(),
    clock: signal(now()),
    library,
    machine,
    jobs,
    settings: createSettings(ask, notices, () => void Promise.all([machine.refresh(), jobs.refresh()])),
    installer: createInstaller(ask, notices, now),
    plans: createPlans(ask, notices),
    episode,
    details,
    refresher: createRefresher(fetchers, { now, wait }),
    builds: createBuilds(ask, notices, episode, now),
    renders: createRenders(ask, notices, episode),
    nights: createNights({ ask, notices, episode }),
    dryRuns: createDryRuns(ask, episode),
    sounds: createSounds({ ask, notices, episode }),
    targets: createTargets(ask, episode),
    ownModels: createOwnModels(ask, notices, episode),
    retargets: createRetargets(ask, notices, episode),
    trash: createTrash(ask, notices, episode),
    takeImports: createTakeImports(notices, episode),
    faces: createFaces({ ask, now, wait, notices, episode }),
    keyframes: createKeyframes(ask, notices, episode),
  };
}

type Opened = EditorPorts & ReturnType<typeof createOpened>;

/** The cut, and how it is looked at. */
function createCutting(opened: Opened) {
  const { ask, notices, episode, selected, view, refresher } = opened;
  const ownWrites = createOwnWrites();
  const cut = createCutEdits({ ...opened, ownWrites, refetch: () => refresher.now("status") });
  const playback = createPlayback({ shots: cut.shots, fps: episode.fps });
  const select = (shot: string | undefined) => selectShot({ selected, view, playback }, shot);
  const compare = createCompare({ ...opened, cut, playback, select });
  return {
    cut,
    ownWrites,
    playback,
    pictureSize: keepPlaySettings({ drafts: opened.drafts, playback, openPass: episode.openPass }),
    select,
    timeline: createTimelineView({ ask, episode, cut, playback, notices }),
    pass: computed(() => summarise(cut.shots.value)),
    wholeCut: createWholeCut({ ask, notices, episode, cut }),
    issues: createIssues({ ...opened, cut, playback, select }),
    compare,
    spoken: createSpokenLines({ details: opened.details, playback, selected }),
    grid: createTakeGrid({ cut, playback, selected, select }),
    grades: createGrades({ ...opened, cut, playback, compare }),
  };
}

type Cutting = Opened & ReturnType<typeof createCutting>;

/** What comes of the texts and the cut: takes, a film, another episode. */
function createMaking(cutting: Cutting) {
  const { playback, builds, renders, targets, refresher } = cutting;
  const built = builds.showReply;
  const films = createFilms({ ...cutting, clips: playback.clips });
  const refetch = () => refresher.now("detail");
  const deliver = createDeliverState({ ...cutting, films });
  return {
    films,
    deliver,
    music: createMusicSound({ deliver, timeline: cutting.timeline, folder: cutting.episode.folder }),
    delivery: createDelivery({ ...cutting, built }),
    inspector: createInspector({ ...cutting, refetch, takesNegative: targets.takesNegative, render: renders.render }),
    newEpisode: createNewEpisode(cutting),
    clips: createClips(cutting),
    recording: createRecording({ ...cutting, built }),
    writing: createWriteState({ ...cutting, built }),
    ...createBin(cutting),
  };
}

function createBin(cutting: Cutting) {
  const rows = binRows(cutting);
  return { rows, selection: createSelection({ ...cutting, rows }) };
}

function binRows({ cut, view, issues }: Pick<Editor, "cut" | "view" | "issues">): Editor["rows"] {
  return computed(() => {
    const [text, filter, folded] = [view.text.value, view.filter.value, view.folded.value];
    return buildBinRows(cut.shots.value, { text, filter, folded, noted: issues.counts.value });
  });
}
