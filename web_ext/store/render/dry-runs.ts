// The sheet "Exactly this": what a request would give its model, as the service tells it. Of a selection every shot is planned at once, and
// the files of the one that is looked at are made when it is opened.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { DryRunReply, DryRunShot, DryRunTotals } from "../../../src/contracts/routes/renders/dry-run.ts";
import type { Ask, InputOf } from "../../api/calls.ts";
import type { EpisodePass, OpenEpisode } from "../episode/episode-values.ts";
import type { RenderRequest } from "./renders.ts";

export interface OpenDryRun {
  readonly openPass: EpisodePass;
  readonly request: RenderRequest;
}

export interface DryRuns {
  /** Undefined while the sheet is closed. */
  readonly open: ReadonlySignal<OpenDryRun | undefined>;
  /** In the order in which they would be queued. */
  readonly rows: ReadonlySignal<readonly DryRunShot[]>;
  readonly totals: ReadonlySignal<DryRunTotals | undefined>;
  /** The shot that is looked at, without files until those are made. */
  readonly shown: ReadonlySignal<DryRunShot | undefined>;
  /** The files of the shot that is looked at are being made. */
  readonly isReading: ReadonlySignal<boolean>;
  readonly refusal: ReadonlySignal<string | undefined>;
  readonly show: (request: RenderRequest) => void;
  readonly look: (shot: string) => void;
  /** To the next shot of the selection, or the one before. */
  readonly move: (by: 1 | -1) => void;
  readonly refresh: () => void;
  readonly close: () => void;
}

export function createDryRuns(ask: Ask, episode: OpenEpisode): DryRuns {
  return new Sheet(ask, episode);
}

class Sheet implements DryRuns {
  readonly open = signal<OpenDryRun | undefined>(undefined);
  readonly totals = signal<DryRunTotals | undefined>(undefined);
  readonly refusal = signal<string | undefined>(undefined);
  readonly isReading = signal(false);
  readonly #planned = signal<readonly DryRunShot[]>([]);
  readonly #made = signal<ReadonlyMap<string, DryRunShot>>(new Map());
  readonly #looked = signal<string | undefined>(undefined);
  readonly rows = computed(() => this.#planned.value.map((row) => this.#made.value.get(row.shot) ?? row));
  readonly shown = computed(() => this.rows.value.find(({ shot }) => shot === this.#looked.value));
  readonly #ask: Ask;
  readonly #episode: OpenEpisode;

  constructor(ask: Ask, episode: OpenEpisode) {
    this.#ask = ask;
    this.#episode = episode;
  }

  readonly show = (request: RenderRequest): void => {
    const openPass = this.#episode.openPass.peek();
    if (!openPass || request.shots.length === 0) return;
    this.#planned.value = [];
    this.#looked.value = undefined;
    this.totals.value = undefined;
    this.#begin({ openPass, request });
  };

  readonly look = (shot: string): void => {
    this.#looked.value = shot;
    void this.#readFiles();
  };

  readonly move = (by: 1 | -1): void => {
    const rows = this.rows.peek();
    const next = rows[rows.findIndex(({ shot }) => shot === this.#looked.peek()) + by];
    if (next) this.look(next.shot);
  };

  readonly refresh = (): void => {
    const open = this.open.peek();
    if (open) this.#begin({ ...open });
  };

  readonly close = (): void => {
    this.open.value = undefined;
  };

  #begin(open: OpenDryRun): void {
    this.open.value = open;
    this.#made.value = new Map();
    this.refusal.value = undefined;
    this.isReading.value = false;
    void this.#readPlan(open);
  }

  /** One shot is planned with its files. */
  async #readPlan({ request }: OpenDryRun): Promise<void> {
    const [only, ...others] = request.shots;
    if (only !== undefined && others.length === 0) {
      this.#looked.value = only;
      return this.#readFiles();
    }
    const reply = await this.#read({ plan_only: true });
    if (!reply) return;
    this.#planned.value = reply.shots;
    this.totals.value = reply.totals;
    const first = reply.shots.find(({ shot }) => shot === this.#looked.peek()) ?? reply.shots[0];
    if (first) this.look(first.shot);
  }

  /** Of the shot that is looked at, and then of the one that is by then. */
  async #readFiles(): Promise<void> {
    const open = this.open.peek();
    if (this.isReading.peek()) return;
    for (let shot = this.#unread(); shot !== undefined; shot = this.#unread()) {
      this.isReading.value = true;
      const reply = await this.#read({ shot });
      if (this.open.peek() !== open) return;
      const row = reply?.shots[0];
      if (!row) break;
      this.#made.value = new Map([...this.#made.peek(), [shot, row]]);
      if (open?.request.shots.length === 1) this.#planned.value = [row];
      this.totals.value = reply.totals;
    }
    this.isReading.value = false;
  }

  #unread(): string | undefined {
    const shot = this.#looked.peek();
    return shot !== undefined && !this.#made.peek().has(shot) ? shot : undefined;
  }

  /** Undefined where it was refused, or the sheet shows something else by now. */
  async #read(more: Partial<InputOf<"dryRun">>): Promise<DryRunReply | undefined> {
    const open = this.open.peek();
    if (!open) return undefined;
    const { openPass, request } = open;
    const answer = await this.#ask("dryRun", { ...openPass, ...request, shots: [...request.shots], ...more });
    if (this.open.peek() !== open) return undefined;
    this.refusal.value = answer.ok ? undefined : answer.sentence;
    return answer.ok ? answer.value : undefined;
  }
}

/** The request that makes what the sheet shows: one shot's new seed is named, so that it is the one that was looked at. */
export function requestShown({ request }: OpenDryRun, shown: DryRunShot | undefined): RenderRequest {
  const isNew = request.shots.length === 1 && shown?.seed_source === "new" && shown.seed !== null;
  return isNew ? { ...request, seed: shown.seed } : request;
}
