// The installer's tasks at run time: one at a time, each change on the disk before it is told, so that another start goes on with them.
import { check } from "../contracts/check.ts";
import { InstallTask, ItemRecord, type InstallJob } from "../contracts/replies/features.ts";
import { reasonOf } from "../contracts/refusal.ts";
import { open } from "../contracts/schema.ts";
import { Type } from "typebox";
import { appendTasks, cancelWaiting, changeTask, isPending, jobOf, resumeTasks } from "../core/features/install-job.ts";
import { ServiceStopping } from "../machine/cancellable-work.ts";
import { readIfThere } from "../machine/files.ts";
import { writeAtomic } from "../machine/write-file.ts";

export interface InstallRun {
  /** Aborted by a cancel, and when the service stops. */
  readonly signal: AbortSignal;
  readonly onBytes: (done: number, total: number | null) => void;
}

export interface InstallQueueOptions {
  /** Where the tasks are kept. */
  readonly path: string;
  /** Installs one item; what it returns is a note for people. Throws why it could not. */
  readonly perform: (item: ItemRecord, run: InstallRun) => Promise<string | null>;
  readonly changed: (job: InstallJob) => void;
  readonly now: () => number;
}

/** `items`: what waits and runs, as it was asked for. Files of a host's templates stand in no record of the studio's. */
const TaskFile = open({ tasks: Type.Array(InstallTask), items: Type.Optional(Type.Array(ItemRecord)) });
interface KeptTasks {
  readonly tasks: readonly InstallTask[];
  readonly items: readonly ItemRecord[];
}
/** Milliseconds between two reports of bytes. */
const REPORT_EVERY = 300;

export class InstallQueue {
  readonly #options: InstallQueueOptions;
  readonly #items = new Map<string, ItemRecord>();
  #tasks: readonly InstallTask[];
  #working: Promise<void> | undefined;
  #current = new AbortController();
  #isClosed = false;

  constructor(options: InstallQueueOptions, { tasks, items }: KeptTasks) {
    this.#options = options;
    this.#tasks = tasks;
    for (const item of items) if (item.kind === "model") this.#items.set(item.key, item);
  }

  job(): InstallJob {
    return jobOf(this.#tasks);
  }

  /** Goes on with what an earlier service left: as the records have it now, and a file that they do not name as it was asked for. */
  async resume(readItems: () => Promise<ReadonlyMap<string, ItemRecord>>): Promise<void> {
    if (this.#working || !this.#tasks.some(isPending)) return;
    for (const [key, item] of await readItems()) this.#items.set(key, item);
    await this.#change(resumeTasks(this.#tasks, this.#items));
    this.#start();
  }

  async add(items: readonly ItemRecord[]): Promise<void> {
    for (const item of items) this.#items.set(item.key, item);
    await this.#change(appendTasks(this.#tasks, items));
    this.#start();
  }

  /** What waits is canceled, a download stops at its next bytes; anything else that runs is ended by itself. */
  async cancel(): Promise<void> {
    await this.#change(cancelWaiting(this.#tasks));
    const running = this.#tasks.find(({ status }) => status === "running");
    if (running?.kind === "model") this.#current.abort(new Error("canceled"));
  }

  /** What runs is gone on with at the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#current.abort(new ServiceStopping("the service is stopping"));
    await this.#working;
  }

  #start(): void {
    if (this.#isClosed) return;
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
      if (!this.#isClosed && this.#tasks.some(({ status }) => status === "queued")) this.#start();
    });
  }

  async #work(): Promise<void> {
    for (;;) {
      const task = this.#tasks.find(({ status }) => status === "queued");
      const item = task && this.#items.get(task.key);
      if (this.#isClosed || !task || !item) return;
      await this.#one(item);
    }
  }

  async #one(item: ItemRecord): Promise<void> {
    const { key } = item;
    this.#current = new AbortController();
    const { signal } = this.#current;
    await this.#change(changeTask(this.#tasks, key, { status: "running", error: null, bytes: 0 }));
    try {
      const note = await this.#options.perform(item, { signal, onBytes: this.#reporter(key) });
      await this.#change(changeTask(this.#tasks, key, { status: "done", note }));
    } catch (error) {
      if (this.#isClosed) return;
      const ended = signal.aborted
        ? { status: "canceled" as const, note: "what has arrived is kept for the next time" }
        : { status: "failed" as const, error: reasonOf(error) };
      await this.#change(changeTask(this.#tasks, key, ended));
    }
  }

  #reporter(key: string): InstallRun["onBytes"] {
    let last = 0;
    return (bytes, total) => {
      this.#tasks = changeTask(this.#tasks, key, { bytes, total });
      const now = this.#options.now();
      if (now - last < REPORT_EVERY && bytes !== total) return;
      last = now;
      this.#options.changed(this.job());
    };
  }

  async #change(tasks: readonly InstallTask[]): Promise<void> {
    this.#tasks = tasks;
    const items = tasks.filter(isPending).flatMap(({ key }) => this.#items.get(key) ?? []);
    await writeAtomic(this.#options.path, `${JSON.stringify({ tasks, items }, null, 2)}\n`);
    this.#options.changed(this.job());
  }
}

/** With the tasks of the service before; they wait until `resume`. A list that cannot be read is none. */
export async function openInstallQueue(options: InstallQueueOptions): Promise<InstallQueue> {
  const text = await readIfThere(options.path);
  return new InstallQueue(options, readTasks(text));
}

function readTasks(text = ""): KeptTasks {
  try {
    const fits = check(TaskFile, JSON.parse(text));
    if (fits.ok) return { tasks: fits.value.tasks, items: fits.value.items ?? [] };
  } catch {
    // what is no list is none
  }
  return { tasks: [], items: [] };
}
