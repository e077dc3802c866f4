// The editor's whole state, wired once: what is open, what is selected, what each event makes old. Knows no DOM; what a browser gives
// (fetch, time, the address bar) is handed in.
import { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../src/contracts/events.ts";
import type { Pass } from "../../src/contracts/schema.ts";
import type { Ask } from "../api/ask.ts";
import type { DraftStorage } from "../api/drafts.ts";
import type { Address, Workspace } from "./address.ts";
import { createBuilds, type Builds } from "./episode/builds.ts";
import { createConnection, type Connection } from "./connection.ts";
import { createCutEdits, type CutEdits } from "./cut/cut-edits.ts";
import { createFilms, type Films } from "./deliver/films.ts";
import { createJobs, type JobsStore } from "./jobs/jobs.ts";
import { createLibrary, type Library } from "./episode/library.ts";
import { createLookups, type Lookups } from "./lookups.ts";
import { createMachine, type Machine } from "./settings/machine.ts";
import { createNotices, isOfPass, type Notices } from "./base/notices.ts";
import { addressOf } from "./open-address.ts";
import { createOpenEpisode, type OpenEpisode } from "./episode/open-episode.ts";
import { createPlayback, type Playback } from "./playback/playback.ts";
import { summarise, type PassSummary } from "./render/read-out.ts";
import { createRefresher, type Refresher } from "./base/refresher.ts";
import { createRenders, type Renders } from "./render/renders.ts";
import { createReview, type Review } from "./review.ts";
import { createSettings, type SettingsStore } from "./settings/settings.ts";
import { createShotDetails, type ShotDetails } from "./episode/shot-detail.ts";
import { createTimelineView, type TimelineView } from "./timeline/timeline-view.ts";
import { createView, type EditorView } from "./view.ts";
import { createWorkrooms, type Workrooms } from "./workrooms.ts";
import { createWriteState, type WriteState } from "./write/write-state.ts";

export interface EditorPorts {
  readonly ask: Ask;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (ms: number, then: () => void) => () => void;
  /** Where unsaved texts outlive the page. */
  readonly drafts: DraftStorage;
}

export interface Editor extends Lookups, Review, Workrooms {
  readonly notices: Notices;
  readonly library: Library;
  readonly machine: Machine;
  readonly settings: SettingsStore;
  readonly episode: OpenEpisode;
  readonly details: ShotDetails;
  readonly cut: CutEdits;
  readonly jobs: JobsStore;
  readonly renders: Renders;
  readonly builds: Builds;
  readonly films: Films;
  readonly playback: Playback;
  readonly timeline: TimelineView;
  readonly connection: Connection;
  readonly writing: WriteState;
  readonly workspace: ReadonlySignal<Workspace>;
  readonly selected: ReadonlySignal<string | undefined>;
  readonly address: ReadonlySignal<Address>;
  /** Milliseconds since 1970, a tick a second: ages and times left are drawn from it. */
  readonly clock: Signal<number>;
  readonly view: EditorView;
  readonly pass: ReadonlySignal<PassSummary>;
  /** Asks first, by `view.leaving`, where a typed text would be lost. */
  readonly open: (address: Address) => void;
  /** Opens what was asked about, and lets go of the typed text. */
  readonly leave: () => void;
  readonly setPass: (pass: Pass) => void;
  readonly enter: (workspace: Workspace) => void;
  readonly select: (shot: string | undefined) => void;
  readonly apply: (event: StudioEvent) => void;
  /** Asks for everything again: at the start, and after the service was away. */
  readonly refreshAll: () => void;
}

/** Shots up to which an episode is fetched whole for any change. */
const FETCHED_WHOLE = 60;

type Fetched = "episodes" | "status" | "detail" | "texts" | "promotion";

export function createEditor(ports: EditorPorts): Editor {
  const { ask, now } = ports;
  const notices = createNotices();
  const selected = signal<string | undefined>(undefined);
  const library = createLibrary(ask, notices);
  const machine = createMachine(ask, ports.wait);
  const episode = createOpenEpisode({ ask, isBuilt: library.isBuilt });
  const jobs = createJobs(ask, notices);
  const settings = createSettings(ask, notices, () => void Promise.all([machine.refresh(), jobs.refresh()]));
  const details = createShotDetails(ask, episode, selected);
  const fetchers = { episodes: library.refresh, status: episode.refresh, detail: details.refresh };
  const texts = () => parts.writing.checkDisk();
  const promotion = () => parts.writing.promotion.refresh();
  const refresher = createRefresher<Fetched>({ ...fetchers, texts, promotion }, { now, wait: ports.wait });
  const cut = createCutEdits({ ask, notices, episode, drafts: ports.drafts, refetch: () => refresher.now("status") });
  const playback = createPlayback({ shots: cut.shots, fps: episode.fps });
  const films = createFilms({ ask, notices, episode, clips: playback.clips, now });
  const view = createView();
  const workspace = signal<Workspace>("shots");
  const builds = createBuilds(ask, notices, episode, now);
  const select = (shot: string) => selectShot({ selected, view, playback }, shot);
  const written = { ask, wait: ports.wait, drafts: ports.drafts, built: builds.showReply };
  const parts = {
    notices,
    library,
    machine,
    settings,
    episode,
    details,
    cut,
    jobs,
    renders: createRenders(ask, notices, episode),
    builds,
    writing: createWriteState({ ...written, notices, episode, selected, select }),
    workspace,
    films,
    playback,
    timeline: createTimelineView({ ask, episode, cut, playback, notices }),
    selected,
    clock: signal(now()),
    view,
    pass: computed(() => summarise(cut.shots.value)),
    ...createReview({ ...ports, notices, episode, cut, details, playback, selected, select, view }),
    address: addressOf(episode, selected, workspace),
  };
  const workrooms = createWorkrooms({ ...parts, ...ports }, () => refresher.now("detail"));
  const refreshAll = () => refreshEverything(parts, refresher);
  keepSelection(parts, refresher);
  openTexts(parts, refresher);
  return {
    ...parts,
    ...workrooms,
    ...openings(parts, refresher),
    ...createLookups(parts),
    refreshAll,
    connection: createConnection(now, refreshAll),
    apply: (event) => applyEvent({ ...parts, ...workrooms }, refresher, event),
  };
}

function refreshEverything(parts: Parts, refresher: Refresher<Fetched>): void {
  const { jobs, machine, settings, library, writing } = parts;
  refresher.mark("episodes", "status", "detail");
  markTexts(parts, refresher);
  void jobs.refresh();
  void machine.refresh();
  void settings.refresh();
  void library.refreshRoots();
  writing.askAgain();
}

type Parts = Omit<
  Editor,
  "selected" | "room" | "connection" | "apply" | "refreshAll" | keyof Openings | keyof Lookups | keyof Workrooms
> & {
  readonly selected: Signal<string | undefined>;
  readonly workspace: Signal<Workspace>;
};
type Openings = Pick<Editor, "open" | "leave" | "setPass" | "enter" | "select">;

function openings(parts: Parts, refresher: Refresher<Fetched>): Openings {
  const { episode, selected, renders, builds, films, notices, view, workspace, writing } = parts;
  const go = ({ ep, pass, shot, workspace: into = "shots" }: Address) => {
    const before = episode.openPass.peek();
    const isSameEpisode = before?.ep === ep;
    const isSamePlace = isSameEpisode && before?.pass === pass;
    batch(() => {
      workspace.value = into;
      episode.open(ep === undefined ? undefined : { ep, pass });
      if (!isSamePlace || shot !== selected.peek()) selectShot(parts, shot);
      if (isSamePlace) return;
      renders.dismiss();
      films.forget();
      notices.clearAll(isSameEpisode ? isOfPass : () => true);
      if (!isSameEpisode) builds.forget();
    });
    void refresher.now("status");
  };
  const open = (address: Address) => {
    const isOther = address.ep !== episode.openPass.peek()?.ep;
    if (isOther && writing.unstoredFiles.peek().length > 0) view.leaving.value = address;
    else go(address);
  };
  return {
    open,
    leave: () => {
      const to = view.leaving.peek();
      view.leaving.value = undefined;
      if (to) go(to);
    },
    setPass: (pass) => {
      const ep = episode.openPass.peek()?.ep;
      const shot = selected.peek();
      if (ep !== undefined) open({ ep, pass, workspace: workspace.peek(), ...(shot !== undefined && { shot }) });
    },
    enter: (into) => (workspace.value = into),
    select: (shot) => selectShot(parts, shot),
  };
}

function selectShot(
  { selected, view, playback }: Pick<Parts, "selected" | "view" | "playback">,
  shot: string | undefined,
) {
  batch(() => {
    selected.value = shot;
    view.discarding.value = undefined;
    playback.showShot(shot);
  });
}

/** The texts are read when the Write room is entered, looked at again each time it is, and closed with their episode. */
function openTexts({ episode, workspace, writing }: Parts, refresher: Refresher<Fetched>): void {
  let opened: string | undefined;
  effect(() => {
    const ep = episode.openPass.value?.ep;
    const isShown = workspace.value === "write";
    const wanted = isShown || ep === opened ? ep : undefined;
    const isOther = wanted !== opened;
    opened = wanted;
    untracked(() => {
      if (isOther) void writing.open(wanted);
      else if (isShown) void writing.checkDisk();
      if (isShown && writing.promotion.isOld.value) refresher.mark("promotion");
    });
  });
}

/**
 * A shot is always selected while there is one: at first the one that the caret was moved to while the shots were on their way. The
 * selection follows the playhead, but not while it runs.
 */
function keepSelection({ episode, selected, playback, writing }: Parts, refresher: Refresher<Fetched>): void {
  effect(() => {
    const order = episode.order.value;
    const current = selected.value;
    const caret = writing.shotAtCaret.peek()?.id;
    const first = order.find((shot) => shot === caret) ?? order[0];
    if (first === undefined || (current !== undefined && order.includes(current))) return;
    untracked(() => playback.showShot(first));
    selected.value = first;
  });
  effect(() => {
    const { viewing } = playback.programme.value;
    const current = playback.current.value?.shot;
    const isShown = !playback.playing.value && viewing.kind === "cut" && selected.peek() !== undefined;
    if (isShown && current !== undefined) selected.value = current;
  });
  effect(() => {
    if (selected.value !== undefined && episode.state.value === "ready") void refresher.now("detail");
  });
}

/** What is not on screen is looked at when the Write room is entered. */
function markTexts({ workspace, writing }: Parts, refresher: Refresher<Fetched>): void {
  writing.promotion.outdate();
  if (workspace.peek() === "write") refresher.mark("texts", "promotion");
}

/** An event names what changed; only that is fetched. Progress carries its own news and fetches nothing. */
function applyEvent(parts: Parts & Workrooms, refresher: Refresher<Fetched>, event: StudioEvent): void {
  const open = parts.episode.openPass.peek();
  parts.jobs.apply(event);
  parts.reviewEvent(event);
  parts.recording.apply(event);
  if (event.type === "studio.take" && event.data.ep === open?.ep && event.data.pass === open.pass) {
    parts.episode.applyTake(event.data);
    // Of a long episode only the shot is fetched at once; the whole follows when there is time for it.
    const isLong = parts.episode.order.peek().length > FETCHED_WHOLE;
    if (event.data.status !== "queued" && isLong) void parts.episode.refreshShot(event.data.shot);
    refresher.mark("status");
    if (event.data.shot === parts.selected.peek()) refresher.mark("detail");
  }
  if (event.type === "studio.episode") {
    refresher.mark("episodes");
    if (event.data.ep === open?.ep) {
      refresher.mark("status", "detail");
      markTexts(parts, refresher);
    }
  }
  if (event.type === "studio.assemble") parts.films.apply(event.data);
}
