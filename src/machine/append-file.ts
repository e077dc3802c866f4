// A file that only grows: a text is on the disk when its append resolves, and appends that come together share one sync.
// A write that fails is cut off again, so the file never holds half of anything that was refused. Knows nothing of what the texts mean.
import { open } from "node:fs/promises";
import { writeAtomic } from "./write-file.ts";

/** What is used of a file opened for appending; a test hands in one whose disk is full. */
export interface AppendHandle {
  write(bytes: Uint8Array, offset: number, length: number): Promise<{ bytesWritten: number }>;
  datasync(): Promise<void>;
  truncate(length: number): Promise<void>;
  stat(): Promise<{ size: number }>;
  close(): Promise<void>;
}

export type OpenAppend = (path: string) => Promise<AppendHandle>;

const openPrivate: OpenAppend = (path) => open(path, "a", 0o600);

interface Append {
  readonly text: string;
  /** Called in file order, before the promise of the append resolves. */
  readonly written: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface Rewrite extends Omit<Append, "text" | "written"> {
  readonly content: () => string;
}

export class AppendFile {
  readonly #path: string;
  readonly #open: OpenAppend;
  readonly #tasks: (Append | Rewrite)[] = [];
  #handle: AppendHandle | undefined;
  /** Bytes that are known to be whole. */
  #size = 0;
  #isDirty = false;
  #isClosed = false;
  #working: Promise<void> | undefined;

  constructor(path: string, openHandle: OpenAppend = openPrivate) {
    this.#path = path;
    this.#open = openHandle;
  }

  /** Opens the file, or makes it; what stands behind `keep` bytes is cut off. Comes before any append. */
  async open(keep = Number.POSITIVE_INFINITY): Promise<void> {
    const handle = await this.#open(this.#path);
    const { size } = await handle.stat();
    this.#handle = handle;
    this.#size = Math.min(size, keep);
    if (size > this.#size) await handle.truncate(this.#size);
  }

  /** Bytes that are on the disk for good. */
  get size(): number {
    return this.#size;
  }

  append(text: string, written: () => void = () => undefined): Promise<void> {
    return this.#enqueue((resolve, reject) => ({ text, written, resolve, reject }));
  }

  /** Puts a new file in the old one's place, after the appends that came before; what `content` returns is the whole of it. */
  replace(content: () => string): Promise<void> {
    return this.#enqueue((resolve, reject) => ({ content, resolve, reject }));
  }

  /** Waits for what was asked so far; later appends are refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#working;
    await this.#handle?.close();
    this.#handle = undefined;
  }

  #enqueue(task: (resolve: () => void, reject: (error: unknown) => void) => Append | Rewrite): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error("the file is closed"));
    return new Promise((resolve, reject) => {
      this.#tasks.push(task(resolve, reject));
      this.#working ??= this.#work();
    });
  }

  async #work(): Promise<void> {
    await Promise.resolve(); // whoever appends in this same turn joins the first batch
    while (this.#tasks.length > 0) {
      const first = this.#tasks[0];
      if (first && "content" in first) {
        this.#tasks.shift();
        await settle([first], () => this.#rewrite(first.content()));
      } else {
        const batch = this.#takeAppends();
        await settle(batch, () => this.#write(batch));
      }
    }
    this.#working = undefined;
  }

  #takeAppends(): Append[] {
    const end = this.#tasks.findIndex((task) => "content" in task);
    return this.#tasks.splice(0, end < 0 ? this.#tasks.length : end) as Append[];
  }

  async #write(batch: readonly Append[]): Promise<void> {
    const bytes = Buffer.from(batch.map((append) => append.text).join(""), "utf8");
    const handle = await this.#ready();
    try {
      for (let at = 0; at < bytes.length;) at += (await handle.write(bytes, at, bytes.length - at)).bytesWritten;
      await handle.datasync();
    } catch (error) {
      this.#isDirty = true;
      await this.#ready().catch(() => undefined);
      throw error;
    }
    this.#size += bytes.length;
    for (const append of batch) append.written();
  }

  async #rewrite(content: string): Promise<void> {
    await this.#handle?.close(); // an open file cannot be renamed over on every system
    this.#handle = undefined;
    await writeAtomic(this.#path, content, 0o600);
    this.#size = Buffer.byteLength(content, "utf8");
    this.#isDirty = false;
  }

  /** The open file without what a failed write left behind it. */
  async #ready(): Promise<AppendHandle> {
    this.#handle ??= await this.#open(this.#path);
    if (this.#isDirty) await this.#handle.truncate(this.#size);
    this.#isDirty = false;
    return this.#handle;
  }
}

async function settle(tasks: readonly (Append | Rewrite)[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
    for (const task of tasks) task.resolve();
  } catch (error) {
    for (const task of tasks) task.reject(error);
  }
}
