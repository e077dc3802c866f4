// The episode as one zip, and what it is made with as a lock: what each would hold or says, writing it, and how far that is.
import { effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { EventData, StudioEvent } from "../../../src/contracts/events.ts";
import type { AnswerOf, Ask, InputOf } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import { progressOf, type StagedProgress, type Stages } from "./staged-progress.ts";

export interface ArchiveOptions {
  readonly takes: NonNullable<InputOf<"exportArchive">["takes"]>;
  /** Assembled films and masters too. */
  readonly films: boolean;
}

export interface Archives {
  /** Undefined until it was read, and where it cannot be. */
  readonly plan: ReadonlySignal<AnswerOf<"archivePlan"> | undefined>;
  readonly lock: ReadonlySignal<AnswerOf<"checkLock"> | undefined>;
  readonly options: ReadonlySignal<ArchiveOptions>;
  /** Undefined while none is written. */
  readonly writing: ReadonlySignal<StagedProgress | undefined>;
  readonly change: (options: Partial<ArchiveOptions>) => void;
  readonly refresh: () => Promise<void>;
  readonly write: () => Promise<void>;
  readonly writeLock: () => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
}

export const ARCHIVE_TOPIC = "archive";
export const LOCK_TOPIC = "lock";

const STAGES: Stages<EventData<"studio.archive">["stage"]> = {
  gather: [0, 5, "Gathering"],
  write: [5, 65, "Writing"],
  check: [65, 100, "Reading it back"],
  done: [100, 100, "Done"],
  failed: [100, 100, "Failed"],
};

export interface ArchivePorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass">;
}

export function createArchives({ ask, notices, episode }: ArchivePorts): Archives {
  const plan = signal<AnswerOf<"archivePlan"> | undefined>(undefined);
  const lock = signal<AnswerOf<"checkLock"> | undefined>(undefined);
  const options = signal<ArchiveOptions>({ takes: "picked", films: false });
  const writing = signal<StagedProgress | undefined>(undefined);
  const ep = () => episode.openPass.peek()?.ep ?? "";
  effect(() => {
    if (episode.openPass.value)
      untracked(() => ([plan.value, lock.value, writing.value] = [undefined, undefined, undefined]));
  });
  const readPlan = async () => {
    const { takes, films } = options.peek();
    const asked = options.peek();
    const answer = await ask("archivePlan", { ep: ep(), takes, films: films ? "1" : "0" });
    if (options.peek() === asked) plan.value = notices.settle(ARCHIVE_TOPIC, answer);
  };
  const readLock = async () => void (lock.value = notices.settle(LOCK_TOPIC, await ask("checkLock", { ep: ep() })));
  return {
    ...{ plan, lock, options, writing },
    change: (changed) => {
      options.value = { ...options.peek(), ...changed };
      void readPlan();
    },
    refresh: async () => void (await Promise.all([readPlan(), readLock()])),
    write: async () => {
      const mine = ep();
      if (writing.peek()) return;
      writing.value = { percent: 0, says: STAGES.gather[2] };
      const answer = await ask("exportArchive", { ep: mine, ...options.peek() });
      if (mine !== ep()) return;
      writing.value = undefined;
      if (notices.settle(ARCHIVE_TOPIC, answer)) await readPlan();
    },
    writeLock: async () => {
      if (notices.settle(LOCK_TOPIC, await ask("writeLock", { ep: ep() }))) await readLock();
    },
    apply: (event) => {
      if (event.type !== "studio.archive" || event.data.ep !== ep() || !writing.peek()) return;
      writing.value = progressOf(STAGES, event.data);
    },
  };
}
