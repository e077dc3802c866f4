// Notes about shots: written while watching, listed by shot, open until a person closes them. The service says which ones ask to be checked
// again, because their shot has changed or has a newer take since.
import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { Issue } from "../../../src/contracts/routes/issues.ts";
import type { Answer, Ask } from "../../api/calls.ts";
import type { CutEdits } from "../cut/edit-values.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import type { Playback } from "../playback/clips-and-playhead.ts";
import { createRefresher, type RefresherPorts } from "../base/refresher.ts";
import { showMoment } from "./moment.ts";
import { createNoteDraft, type NoteDrafting } from "./note-draft.ts";
import { moveNote, placeNotes, type PlacedNote, type Placing } from "./note-places.ts";
import { createOnScreen } from "./on-screen.ts";

export type IssueFilter = "all" | "check";

export interface ShotIssues {
  readonly shot: string;
  readonly issues: readonly Issue[];
}

export interface Issues extends NoteDrafting {
  /** Of the open pass, in the order noted. */
  readonly all: ReadonlySignal<readonly Issue[]>;
  /** Those whose shot has changed, or has a newer take, since. */
  readonly toCheck: ReadonlySignal<readonly Issue[]>;
  /** How many each shot has. */
  readonly counts: ReadonlySignal<ReadonlyMap<string, number>>;
  readonly filter: Signal<IssueFilter>;
  /** What the filter shows, in the order of the cut. */
  readonly byShot: ReadonlySignal<readonly ShotIssues[]>;
  /** Those whose frame is on screen, and who drew on it. */
  readonly drawn: ReadonlySignal<readonly Issue[]>;
  /** The frame that the note being written is about is on screen. */
  readonly draftIsHere: ReadonlySignal<boolean>;
  /** Where they stand on the clock of the cut. */
  readonly places: ReadonlySignal<readonly PlacedNote[]>;
  /** Puts a note on another frame of the cut, as far as its clip goes. It stands there at once; a refusal puts it back. */
  readonly move: (id: string, frame: number) => Promise<void>;
  /** Nothing else takes a note off the list. */
  readonly close: (ids: readonly string[]) => Promise<void>;
  /** Notes of this pass that were closed here, the newest last. */
  readonly closed: ReadonlySignal<readonly Issue[]>;
  /** Opens the one that was closed last again. */
  readonly reopen: () => Promise<void>;
  /** All of them as one text; undefined when the service refused. */
  readonly exportText: (format: "md" | "json") => Promise<string | undefined>;
  readonly show: (issue: Issue) => void;
  readonly refresh: () => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
}

export interface IssuesPorts extends RefresherPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: OpenEpisode;
  readonly cut: CutEdits;
  readonly playback: Playback;
  readonly select: (shot: string) => void;
}

/** Notice topic of a refusal about the list. */
export const LIST_TOPIC = "issues";

export function createIssues(ports: IssuesPorts): Issues {
  const { ask, notices, episode, cut, playback, select } = ports;
  const all = signal<readonly Issue[]>([]);
  const closed = signal<readonly Issue[]>([]);
  const filter = signal<IssueFilter>("all");
  const toCheck = computed(() => all.value.filter(({ addressed }) => addressed));
  const refresh = async () => {
    const place = episode.openPass.peek();
    const answer = place && (await ask("issues", place));
    if (!answer || episode.openPass.peek() !== place) return;
    const reply = notices.settle(LIST_TOPIC, answer);
    if (reply) all.value = reply.issues;
  };
  const refresher = createRefresher({ issues: refresh }, ports);
  effect(() => {
    const isOpen = episode.openPass.value !== undefined;
    untracked(() => {
      [all.value, closed.value] = [[], []];
      if (isOpen) void refresher.now("issues");
    });
  });
  const placing = { clips: playback.clips, cut, fps: episode.fps };
  const drafting = createNoteDraft(ports, () => refresher.now("issues"));
  return {
    all,
    closed,
    toCheck,
    filter,
    counts: computed(() => countByShot(all.value)),
    byShot: computed(() => groupByShot(filter.value === "all" ? all.value : toCheck.value, episode.order.value)),
    places: computed(() => placeNotes(all.value, placing)),
    ...drafting,
    ...createOnScreen({ playback, cut, open: all, draft: drafting.draft }),
    ...createActions(ports, { all, closed, placing, relist: () => refresher.now("issues") }),
    exportText: async (format) => {
      const place = episode.openPass.peek();
      const answer = place && (await ask("exportIssues", { ...place, format, addressed: "1" }));
      const reply = answer && notices.settle(LIST_TOPIC, answer);
      if (!reply) return undefined;
      return "text" in reply ? reply.text : `${JSON.stringify(reply, null, 2)}\n`;
    },
    show: (issue) => showMoment(issue, { playback, cut, select, fps: episode.fps.peek() }),
    refresh: () => refresher.now("issues"),
    apply: (event) => {
      const ep = episode.openPass.peek()?.ep;
      // After a take or a build notes ask to be checked: while there are none there is nothing to ask.
      const moves = (event.type === "studio.episode" || event.type === "studio.take") && all.peek().length > 0;
      if ((moves || event.type === "studio.issues") && event.data.ep === ep) refresher.mark("issues");
    },
  };
}

interface ListedNotes {
  readonly all: Signal<readonly Issue[]>;
  readonly closed: Signal<readonly Issue[]>;
  readonly placing: Placing;
  /** Fetches them again. */
  readonly relist: () => Promise<void>;
}

function createActions(
  { ask, notices, episode }: IssuesPorts,
  { all, closed, placing, relist }: ListedNotes,
): Pick<Issues, "move" | "close" | "reopen"> {
  /** Lists them again once the service has done it; a refusal brings back what stood before. */
  const settle = async (act: (ep: string) => Promise<Answer<unknown>>, before = all.peek()) => {
    const place = episode.openPass.peek();
    if (!place) return false;
    const answer = await act(place.ep);
    if (episode.openPass.peek() !== place) return false;
    const isDone = notices.settle(LIST_TOPIC, answer) !== undefined;
    if (isDone) await relist();
    else all.value = before;
    return isDone;
  };
  return {
    move: async (id, to) => {
      const before = all.peek();
      const note = before.find((one) => one.id === id);
      const moved = moveNote(note, to, placing);
      if (!moved) return;
      all.value = before.map((one) => (one === note ? moved : one));
      await settle((ep) => ask("moveIssue", { ep, id, note: moved.note, frame: moved.frame }), before);
    },
    close: async (ids) => {
      const going = all.peek().filter(({ id }) => ids.includes(id));
      if (going.length === 0) return;
      const isDone = await settle((ep) => ask("removeIssues", { ep, id: ids.join(",") }));
      if (isDone) closed.value = [...closed.peek(), ...going];
    },
    reopen: async () => {
      const last = closed.peek().at(-1);
      if (last && (await settle((ep) => ask("restoreIssues", { ep, ids: [last.id] }))))
        closed.value = closed.peek().filter((issue) => issue !== last);
    },
  };
}

function countByShot(issues: readonly Issue[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { shot } of issues) counts.set(shot, (counts.get(shot) ?? 0) + 1);
  return counts;
}

/** Shots that are no longer in the pass come last. */
function groupByShot(issues: readonly Issue[], order: readonly string[]): ShotIssues[] {
  const shots = [...new Set(issues.map(({ shot }) => shot))];
  const place = (shot: string) => (order.includes(shot) ? order.indexOf(shot) : order.length);
  return shots
    .sort((a, b) => place(a) - place(b))
    .map((shot) => ({ shot, issues: issues.filter((issue) => issue.shot === shot) }));
}
