// The editor's state as the page's components see it: five parts, each with what belongs together. A component takes the parts it shows.
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ShotStatus, TakeSummary } from "../../src/contracts/replies/episode-status.ts";
import type { Pass } from "../../src/contracts/schema.ts";
import type { Address, Workspace } from "./address.ts";
import type { Notices } from "./base/notices.ts";
import type { BinRow } from "./bin/bin-rows.ts";
import type { Clips } from "./clips/clips.ts";
import type { Compare } from "./compare/compare.ts";
import type { TakeGrid } from "./compare/take-grid.ts";
import type { Connection } from "./connection.ts";
import type { CutEdits } from "./cut/edit-values.ts";
import type { WholeCut } from "./cut/whole-cut.ts";
import type { Delivery } from "./deliver/delivery.ts";
import type { DeliverState } from "./deliver/deliver-state.ts";
import type { Films } from "./deliver/films.ts";
import type { Builds } from "./episode/builds.ts";
import type { Library } from "./episode/library.ts";
import type { NewEpisodeStore } from "./episode/new-episode.ts";
import type { OpenEpisode, ShotDetails } from "./episode/episode-values.ts";
import type { Recording } from "./episode/recording.ts";
import type { Sounds } from "./episode/sounds.ts";
import type { SpokenLines } from "./episode/spoken-line.ts";
import type { InspectorState } from "./inspector/inspector.ts";
import type { Issues } from "./issues/issues.ts";
import type { JobsStore, TakeJob } from "./jobs/jobs.ts";
import type { Playback } from "./playback/clips-and-playhead.ts";
import type { PictureSize } from "./playback/picture-size.ts";
import type { PassSummary } from "./render/read-out.ts";
import type { Refs } from "./refs/refs.ts";
import type { DryRuns } from "./render/dry-runs.ts";
import type { Nights } from "./render/nights.ts";
import type { Renders } from "./render/renders.ts";
import type { Targets } from "./render/targets.ts";
import type { Retargets } from "./render/retargets.ts";
import type { Plans } from "./plans/plans.ts";
import type { OwnModels } from "./settings/own-models.ts";
import type { Installer } from "./settings/installer.ts";
import type { Machine } from "./settings/machine.ts";
import type { SettingsStore } from "./settings/settings.ts";
import type { Faces } from "./takes/faces.ts";
import type { Grades } from "./takes/grades.ts";
import type { Keyframes } from "./takes/keyframes.ts";
import type { TakeImports } from "./takes/take-imports.ts";
import type { Trash } from "./takes/trash.ts";
import type { Selection } from "./selection.ts";
import type { MusicSound } from "./timeline/music-sound.ts";
import type { TimelineView } from "./timeline/timeline-view.ts";
import type { ShowForms } from "./show/show-forms.ts";
import type { EditorView, Windows } from "./view.ts";
import type { WriteState } from "./write/write-state.ts";

/** What is on screen, and the ways between places. */
export interface UiContext {
  readonly notices: Notices;
  readonly view: EditorView;
  readonly windows: Windows;
  readonly workspace: ReadonlySignal<Workspace>;
  readonly selected: ReadonlySignal<string | undefined>;
  readonly address: ReadonlySignal<Address>;
  readonly connection: Connection;
  /** Milliseconds since 1970, a tick a second: ages and times left are drawn from it. */
  readonly clock: Signal<number>;
  /** Asks first, by `view.leaving`, where a typed text would be lost. */
  readonly open: (address: Address) => void;
  /** Opens what was asked about, and lets go of the typed text. */
  readonly leave: () => void;
  readonly setPass: (pass: Pass) => void;
  readonly enter: (workspace: Workspace) => void;
  readonly select: (shot: string | undefined) => void;
  readonly selection: Selection;
}

/** The open episode, its texts and files, and the others there are. */
export interface EpisodeContext {
  readonly library: Library;
  readonly episode: OpenEpisode;
  readonly details: ShotDetails;
  readonly builds: Builds;
  readonly writing: WriteState;
  readonly newEpisode: NewEpisodeStore;
  readonly clips: Clips;
  readonly recording: Recording;
  readonly sounds: Sounds;
  readonly trash: Trash;
  readonly takeImports: TakeImports;
  readonly faces: Faces;
  readonly refs: Refs;
  readonly showForms: ShowForms;
}

/** The cut of the open pass, and the film it becomes. */
export interface CutContext {
  /** Picking a take is a command: it asks whether the clip is locked. */
  readonly cut: Omit<CutEdits, "pick">;
  /** The bin as it is filtered and folded now. */
  readonly rows: ReadonlySignal<readonly BinRow[]>;
  readonly pass: ReadonlySignal<PassSummary>;
  /** The selected shot with its changes. */
  readonly selectedShot: () => ShotStatus | undefined;
  /** The take that keys act on: the one on screen, else the cut's. */
  readonly focusedTake: () => TakeSummary | undefined;
  readonly wholeCut: WholeCut;
  readonly issues: Issues;
  readonly films: Films;
  readonly deliver: DeliverState;
  readonly music: MusicSound;
  readonly delivery: Delivery;
}

export interface PlaybackContext {
  readonly playback: Playback;
  readonly pictureSize: Signal<PictureSize>;
  readonly timeline: TimelineView;
  readonly compare: Compare;
  readonly grid: TakeGrid;
  readonly spoken: SpokenLines;
  readonly grades: Grades;
}

/** What is asked for and made, and where. */
export interface JobsContext {
  readonly jobs: JobsStore;
  readonly jobOf: (shot: string, take: number) => TakeJob | undefined;
  readonly renders: Renders;
  readonly dryRuns: DryRuns;
  readonly inspector: InspectorState;
  readonly targets: Targets;
  readonly retargets: Retargets;
  readonly machine: Machine;
  readonly settings: SettingsStore;
  readonly installer: Installer;
  readonly ownModels: OwnModels;
  readonly nights: Nights;
  readonly plans: Plans;
}

/** The whole, for what wires it and for commands. */
export interface Editor extends UiContext, EpisodeContext, CutContext, PlaybackContext, JobsContext {
  readonly cut: CutEdits;
  readonly keyframes: Keyframes;
}
