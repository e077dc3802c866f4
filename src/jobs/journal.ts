// The queue's journal in the user folder and the state it folds to, which always agree: a line counts once it is on the disk, and only then
// does the state hold it. Decides nothing about jobs.
import { join } from "node:path";
import { compactLines, foldLine, lineText, parseJournal } from "../core/jobs/journal.ts";
import type { QueueState } from "../core/jobs/queue-state.ts";
import type { JournalLine } from "../contracts/files/job.ts";
import { reasonOf } from "../contracts/refusal.ts";
import { AppendFile, type OpenAppend } from "../machine/append-file.ts";
import { stamp, type Clock } from "../machine/clock.ts";
import { copyDamaged } from "../machine/write-file.ts";
import { makeFolder, readIfThere } from "../machine/files.ts";
import type { Log } from "../machine/log.ts";

/** Bytes that may be added to a compacted journal, at the least, before it is compacted again. */
const GROWTH = 4_000_000;

export interface JournalOptions {
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly openFile?: OpenAppend;
  /** Bytes; a test compacts early. */
  readonly growth?: number;
}

export class Journal {
  readonly state: QueueState;
  readonly #file: AppendFile;
  readonly #options: JournalOptions;
  /** Bytes at which it is compacted. */
  #limit: number;

  constructor(file: AppendFile, state: QueueState, options: JournalOptions) {
    this.#file = file;
    this.state = state;
    this.#options = options;
    this.#limit = this.#nextLimit();
  }

  /** Resolves once the line is on the disk and in the state; what a restart would read is what the state holds. */
  async append(line: JournalLine): Promise<void> {
    const text = lineText(line);
    await this.#file.append(text, () => void foldLine(this.state, JSON.parse(text) as JournalLine));
    if (this.#file.size > this.#limit) void this.compact();
  }

  /** Rewrites the journal with the fewest lines. A failure costs only disk space, so it is logged. */
  async compact(): Promise<void> {
    this.#limit = Number.POSITIVE_INFINITY;
    const at = stamp(this.#options.clock.now());
    try {
      await this.#file.replace(() => compactLines(this.state, at).map(lineText).join(""));
    } catch (error) {
      this.#options.log.warn(`the queue's journal could not be compacted: ${reasonOf(error)}`);
    }
    this.#limit = this.#nextLimit();
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  /** At least twice the size it has now, so that compacting costs a constant part of all writing. */
  #nextLimit(): number {
    return this.#file.size + Math.max(this.#options.growth ?? GROWTH, this.#file.size);
  }
}

/** Reads the journal, keeps a copy of one that is damaged, and starts a compacted one. */
export async function openJournal(options: JournalOptions): Promise<Journal> {
  const path = join(options.folder, "queue.ndjson");
  await makeFolder(options.folder);
  const text = (await readIfThere(path)) ?? "";
  const { state, problems } = parseJournal(text);
  if (problems.length > 0) {
    const aside = await copyDamaged(path, options.clock.now());
    options.log.warn(
      { problems },
      `the queue's journal has lines that cannot be read; it was copied whole to ${aside}`,
    );
  }
  const file = new AppendFile(path, options.openFile);
  await file.open(Buffer.byteLength(text.slice(0, text.lastIndexOf("\n") + 1), "utf8"));
  const journal = new Journal(file, state, options);
  if (text !== "") await journal.compact();
  return journal;
}
