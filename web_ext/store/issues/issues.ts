// Notes about shots: written while watching, listed by shot, taken away when they are done. The service says which have been addressed.
import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { Issue } from "../../../src/contracts/routes/issues.ts";
import type { Ask } from "../../api/calls.ts";
import type { CutEdits } from "../cut/edit-values.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import type { Playback } from "../playback/clips-and-playhead.ts";
import { createRefresher, type RefresherPorts } from "../base/refresher.ts";
import { showMoment } from "./moment.ts";
import { createNoteDraft, type NoteDrafting } from "./note-draft.ts";
import { createOnScreen } from "./on-screen.ts";

export type IssueFilter = "all" | "open" | "addressed";

export interface ShotIssues {
  readonly shot: string;
  readonly issues: readonly Issue[];
}

export interface Issues extends NoteDrafting {
  /** Of the open pass, in the order noted. */
  readonly all: ReadonlySignal<readonly Issue[]>;
  readonly open: ReadonlySignal<readonly Issue[]>;
  /** How many open ones each shot has. */
  readonly counts: ReadonlySignal<ReadonlyMap<string, number>>;
  readonly filter: Signal<IssueFilter>;
  /** What the filter shows, in the order of the cut. */
  readonly byShot: ReadonlySignal<readonly ShotIssues[]>;
  /** Open ones whose frame is on screen, and who drew on it. */
  readonly drawn: ReadonlySignal<readonly Issue[]>;
  /** The frame that the note being written is about is on screen. */
  readonly draftIsHere: ReadonlySignal<boolean>;
  readonly resolve: (ids: readonly string[]) => Promise<void>;
  readonly clearAddressed: () => Promise<void>;
  /** The open notes as one text; undefined when the service refused. */
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
  const filter = signal<IssueFilter>("open");
  const open = computed(() => all.value.filter(({ addressed }) => !addressed));
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
      all.value = [];
      if (isOpen) void refresher.now("issues");
    });
  });
  const remove = async (which: { readonly id: string } | { readonly clear: "1"; readonly addressed: "1" }) => {
    const place = episode.openPass.peek();
    if (!place) return;
    const { ep, pass } = place;
    const answer = await ask("removeIssues", "id" in which ? { ep, ...which } : { ep, pass, ...which });
    if (episode.openPass.peek() === place && notices.settle(LIST_TOPIC, answer)) await refresher.now("issues");
  };
  const drafting = createNoteDraft(ports, () => refresher.now("issues"));
  return {
    all,
    open,
    filter,
    counts: computed(() => countByShot(open.value)),
    byShot: computed(() => groupByShot(all.value.filter(shownBy(filter.value)), episode.order.value)),
    ...drafting,
    ...createOnScreen({ playback, cut, open, draft: drafting.draft }),
    resolve: (ids) => (ids.length === 0 ? Promise.resolve() : remove({ id: ids.join(",") })),
    clearAddressed: () => remove({ clear: "1", addressed: "1" }),
    exportText: async (format) => {
      const place = episode.openPass.peek();
      const answer = place && (await ask("exportIssues", { ...place, format }));
      const reply = answer && notices.settle(LIST_TOPIC, answer);
      if (!reply) return undefined;
      return "text" in reply ? reply.text : `${JSON.stringify(reply, null, 2)}\n`;
    },
    show: (issue) => showMoment(issue, { playback, cut, select, fps: episode.fps.peek() }),
    refresh: () => refresher.now("issues"),
    apply: (event) => {
      const ep = episode.openPass.peek()?.ep;
      // A take or a build addresses notes: while there are none there is nothing to ask.
      const moves = (event.type === "studio.episode" || event.type === "studio.take") && all.peek().length > 0;
      if ((moves || event.type === "studio.issues") && event.data.ep === ep) refresher.mark("issues");
    },
  };
}

function shownBy(filter: IssueFilter): (issue: Issue) => boolean {
  return ({ addressed }) => filter === "all" || addressed === (filter === "addressed");
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
