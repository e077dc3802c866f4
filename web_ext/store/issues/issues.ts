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
import { headOfNote, momentOnScreen, hasText, showMoment } from "./moment.ts";

/** A note that is being written. */
export interface NoteDraft {
  readonly shot: string;
  readonly take: number | null;
  readonly text: string;
}

export type IssueFilter = "all" | "open" | "addressed";

export interface ShotIssues {
  readonly shot: string;
  readonly issues: readonly Issue[];
}

export interface Issues {
  /** Of the open pass, in the order noted. */
  readonly all: ReadonlySignal<readonly Issue[]>;
  readonly open: ReadonlySignal<readonly Issue[]>;
  /** How many open ones each shot has. */
  readonly counts: ReadonlySignal<ReadonlyMap<string, number>>;
  readonly filter: Signal<IssueFilter>;
  /** What the filter shows, in the order of the cut. */
  readonly byShot: ReadonlySignal<readonly ShotIssues[]>;
  readonly draft: ReadonlySignal<NoteDraft | undefined>;
  readonly saving: ReadonlySignal<boolean>;
  /** Begins a note about a shot, or about what is on screen; the picture stops. A note that is begun stays. */
  readonly begin: (about?: { readonly shot: string; readonly take?: number }) => void;
  readonly type: (text: string) => void;
  readonly drop: () => void;
  readonly save: () => Promise<void>;
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

/** Notice topics of a refusal to note something, and of one about the list. */
export const NOTE_TOPIC = "issue";
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
  return {
    all,
    open,
    filter,
    counts: computed(() => countByShot(open.value)),
    byShot: computed(() => groupByShot(all.value.filter(shownBy(filter.value)), episode.order.value)),
    ...createDraft(ports, () => refresher.now("issues")),
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

type NoteDrafting = Pick<Issues, "draft" | "saving" | "begin" | "type" | "drop" | "save">;

function createDraft(ports: IssuesPorts, refetch: () => Promise<void>): NoteDrafting {
  const { ask, notices, episode, playback } = ports;
  const draft = signal<NoteDraft | undefined>(undefined);
  const saving = signal(false);
  const drop = () => {
    draft.value = undefined;
    notices.clear(NOTE_TOPIC);
  };
  effect(() => {
    if (episode.openPass.value) untracked(drop);
  });
  return {
    draft,
    saving,
    drop,
    begin: (about) => {
      playback.pause();
      if (draft.peek()) return;
      const fps = episode.fps.peek();
      const moment = momentOnScreen({ playback, fps });
      const isOnScreen = !about || (moment?.shot === about.shot && (about.take ?? moment.take) === moment.take);
      if (isOnScreen && moment) draft.value = { ...moment, text: headOfNote(moment, fps) };
      else if (about) draft.value = { shot: about.shot, take: about.take ?? null, text: "" };
    },
    type: (text) => {
      const before = draft.peek();
      if (before) draft.value = { ...before, text };
    },
    save: async () => {
      const place = episode.openPass.peek();
      const written = draft.peek();
      if (!place || !written || saving.peek()) return;
      if (!hasText(written.text)) return drop();
      saving.value = true;
      const { shot, take, text } = written;
      const answer = await ask("addIssue", { ...place, shot, note: text, ...(take === null ? {} : { take }) });
      saving.value = false;
      if (episode.openPass.peek() !== place || !notices.settle(NOTE_TOPIC, answer)) return;
      draft.value = undefined;
      await refetch();
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
