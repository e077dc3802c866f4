// The episode's recording: bringing it, what lining the script up with it would change, and doing so. Times in seconds from its start.
import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../src/contracts/events.ts";
import type { AlignReady, AlignReply } from "../../src/contracts/routes/align.ts";
import type { BuildReply } from "../../src/contracts/routes/episodes.ts";
import type { Answer } from "../api/answer.ts";
import type { Ask } from "../api/ask.ts";
import type { Notices } from "./notices.ts";
import type { EpisodeFacts, OpenEpisode } from "./open-episode.ts";

export type Alignment =
  | { readonly kind: "none" }
  /** `percent` of the whole way. */
  | { readonly kind: "running"; readonly percent: number; readonly says: string }
  | { readonly kind: "done"; readonly reply: AlignReply };

export interface Recording {
  readonly isShown: Signal<boolean>;
  readonly track: ReadonlySignal<EpisodeFacts["track"]>;
  /** What is here to write a recording down; undefined until it is known. */
  readonly ready: ReadonlySignal<AlignReady | undefined>;
  /** Whether it can be lined up now: with what is installed, or with a transcript that is there already. */
  readonly canAlign: ReadonlySignal<boolean>;
  readonly state: ReadonlySignal<Alignment>;
  readonly isBringing: ReadonlySignal<boolean>;
  readonly snap: Signal<boolean>;
  /** A speech model; empty for the service's own choice. */
  readonly model: Signal<string>;
  readonly show: () => void;
  readonly bring: (file: File) => Promise<void>;
  readonly takeOut: () => Promise<void>;
  /** A dry run writes nothing and says what would change. */
  readonly align: (dryRun: boolean) => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
}

export interface RecordingPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "place" | "facts" | "refresh">;
  /** The episode was built anew. */
  readonly built: (reply: BuildReply) => void;
}

/** Where the service's sentences about it stand. */
export const RECORDING_PLACE = "recording";

const BEGINNING: Alignment = { kind: "running", percent: 0, says: "Beginning" };

export function createRecording({ ask, notices, episode, built }: RecordingPorts): Recording {
  const isShown = signal(false);
  const ready = signal<AlignReady | undefined>(undefined);
  const state = signal<Alignment>({ kind: "none" });
  const isBringing = signal(false);
  const [snap, model] = [signal(false), signal("")];
  const track = computed(() => episode.facts.value?.track ?? null);
  const ep = computed(() => episode.place.value?.ep);
  effect(() => {
    if (ep.value !== undefined) untracked(() => (state.value = { kind: "none" }));
  });
  const asked = async <T>(request: (ep: string) => Promise<Answer<T>>): Promise<T | undefined> => {
    const at = ep.peek();
    if (at === undefined) return undefined;
    const answer = await request(at);
    return ep.peek() === at ? notices.settle(RECORDING_PLACE, answer) : undefined;
  };
  const setTrack = async (change: { file: File } | { track: null }) => {
    isBringing.value = true;
    const pass = episode.place.peek()?.pass ?? "proxy";
    const reply = await asked((at) => ask("setTrack", { ep: at, pass, ...change }));
    isBringing.value = false;
    if (!reply) return;
    state.value = { kind: "none" };
    built(reply.build);
    await episode.refresh();
  };

  return {
    isShown,
    track,
    ready,
    canAlign: computed(() => track.value !== null && (track.value.words || ready.value?.ready === true)),
    state,
    isBringing,
    snap,
    model,
    show: () => {
      isShown.value = true;
      // A transcript may have been put beside it meanwhile.
      void episode.refresh();
      void ask("alignReady", {}).then((answer) => answer.ok && (ready.value = answer.value));
    },
    bring: (file) => setTrack({ file }),
    takeOut: () => setTrack({ track: null }),
    align: async (dryRun) => {
      if (state.peek().kind === "running") return;
      const at = ep.peek();
      state.value = BEGINNING;
      const chosen = { snap: snap.peek(), ...(model.peek() !== "" && { model: model.peek() }) };
      const reply = await asked((place) => ask("align", { ep: place, dry_run: dryRun, ...chosen }));
      if (ep.peek() !== at) return;
      state.value = reply ? { kind: "done", reply } : { kind: "none" };
      if (!reply?.build) return;
      built(reply.build);
      await episode.refresh();
    },
    apply: ({ type, data }) => {
      if (type !== "studio.align" || data.ep !== ep.peek() || state.peek().kind !== "running") return;
      state.value = { kind: "running", percent: data.pct, says: data.text };
    },
  };
}

/** What an alignment comes to, in one line. */
export function sayAlignment({ ok, dry_run: dry, changes, words }: AlignReply): string {
  if (!ok) return `Nothing of the script was heard in ${words} words: nothing was changed.`;
  const placed = changes.filter((change) => change.audio_in !== null).length;
  const kept = changes.length - placed;
  const placing = `${placed} of ${changes.length} shots ${dry ? "would get" : "got"} a window on the recording.`;
  return kept === 0 ? placing : `${placing} ${kept} ${dry ? "would keep" : "kept"} the length of the script.`;
}
