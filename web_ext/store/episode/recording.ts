// The episode's recording: bringing it, what lining the script up with it would change, and doing so. Times in seconds from its start.
import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { AlignReady, AlignReply } from "../../../src/contracts/routes/align.ts";
import type { BuildReply } from "../../../src/contracts/replies/build-report.ts";
import type { Answer, Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { EpisodeFacts, OpenEpisode } from "./episode-values.ts";

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
  readonly isUploading: ReadonlySignal<boolean>;
  /** How much of the file has been sent. */
  readonly percent: ReadonlySignal<number>;
  readonly snap: Signal<boolean>;
  /** A speech model; empty for the service's own choice. */
  readonly model: Signal<string>;
  readonly show: () => void;
  readonly upload: (file: File) => Promise<void>;
  readonly remove: () => Promise<void>;
  /** A dry run writes nothing and says what would change. */
  readonly align: (dryRun: boolean) => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
}

export interface RecordingPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass" | "facts" | "refresh">;
  /** The episode was built anew. */
  readonly built: (reply: BuildReply) => void;
}

/** Where the service's sentences about it stand. */
export const RECORDING_TOPIC = "recording";

const BEGINNING: Alignment = { kind: "running", percent: 0, says: "Beginning" };

export function createRecording(ports: RecordingPorts): Recording {
  return new EpisodeRecording(ports);
}

class EpisodeRecording implements Recording {
  readonly isShown = signal(false);
  readonly ready = signal<AlignReady | undefined>(undefined);
  readonly state = signal<Alignment>({ kind: "none" });
  readonly isUploading = signal(false);
  readonly percent = signal(0);
  readonly snap = signal(false);
  readonly model = signal("");
  readonly #ports: RecordingPorts;
  readonly #ep = computed(() => this.#ports.episode.openPass.value?.ep);
  readonly track = computed(() => this.#ports.episode.facts.value?.track ?? null);
  readonly canAlign = computed(() => {
    const track = this.track.value;
    return track !== null && (track.words || this.ready.value?.ready === true);
  });

  constructor(ports: RecordingPorts) {
    this.#ports = ports;
    effect(() => {
      if (this.#ep.value !== undefined) untracked(() => (this.state.value = { kind: "none" }));
    });
  }

  readonly show = (): void => {
    const { ask, episode } = this.#ports;
    this.isShown.value = true;
    // A transcript may have been put beside it meanwhile.
    void episode.refresh();
    void ask("alignReady", {}).then((answer) => answer.ok && (this.ready.value = answer.value));
  };

  readonly upload = (file: File): Promise<void> => this.#setTrack({ file });
  readonly remove = (): Promise<void> => this.#setTrack({ track: null });

  readonly align = async (dryRun: boolean): Promise<void> => {
    if (this.state.peek().kind === "running") return;
    const at = this.#ep.peek();
    this.state.value = BEGINNING;
    const model = this.model.peek();
    const chosen = { snap: this.snap.peek(), ...(model !== "" && { model }) };
    const reply = await this.#asked((ep) => this.#ports.ask("align", { ep, dry_run: dryRun, ...chosen }));
    if (this.#ep.peek() !== at) return;
    this.state.value = reply ? { kind: "done", reply } : { kind: "none" };
    if (reply?.build) await this.#follow(reply.build);
  };

  readonly apply = ({ type, data }: StudioEvent): void => {
    if (type !== "studio.align" || data.ep !== this.#ep.peek() || this.state.peek().kind !== "running") return;
    this.state.value = { kind: "running", percent: data.pct, says: data.text };
  };

  async #setTrack(change: { file: File } | { track: null }): Promise<void> {
    const pass = this.#ports.episode.openPass.peek()?.pass ?? "proxy";
    this.isUploading.value = true;
    this.percent.value = 0;
    const onPercent = (percent: number) => (this.percent.value = percent);
    const reply = await this.#asked((ep) => this.#ports.ask("setTrack", { ep, pass, ...change }, onPercent));
    this.isUploading.value = false;
    if (!reply) return;
    this.state.value = { kind: "none" };
    await this.#follow(reply.build);
  }

  async #follow(build: BuildReply): Promise<void> {
    this.#ports.built(build);
    await this.#ports.episode.refresh();
  }

  /** The reply, while the episode that it is about is still open. */
  async #asked<T>(request: (ep: string) => Promise<Answer<T>>): Promise<T | undefined> {
    const at = this.#ep.peek();
    if (at === undefined) return undefined;
    const answer = await request(at);
    return this.#ep.peek() === at ? this.#ports.notices.settle(RECORDING_TOPIC, answer) : undefined;
  }
}

/** What an alignment comes to, in one line. */
export function describeAlignment({ ok, dry_run: dry, changes, words }: AlignReply): string {
  if (!ok) return `Nothing of the script was heard in ${words} words: nothing was changed.`;
  const placed = changes.filter((change) => change.audio_in !== null).length;
  const kept = changes.length - placed;
  const placing = `${placed} of ${changes.length} shots ${dry ? "would get" : "got"} a window on the recording.`;
  return kept === 0 ? placing : `${placing} ${kept} ${dry ? "would keep" : "kept"} the length of the script.`;
}
