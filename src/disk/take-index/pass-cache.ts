// What the files of a pass hold, stored for the next process: a file per episode and pass in the studio's own folder, with a line per folder
// of takes. A folder's files are trusted by their stamps alone, and lines only when this very program wrote them.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";
import type { Pass } from "../../contracts/schema.ts";
import { sha1 } from "../../core/lib/hash.ts";
import type { Steps } from "../../core/lib/cooperative-steps.ts";
import type { Clock } from "../../machine/clock.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { writeAtomic } from "../../machine/write-file.ts";
import { removeFile, touchFile } from "../../machine/files.ts";
import type { EpisodeFolder } from "../roots.ts";
import { restoredFolder, valuesToStore, type TakeFolder } from "./take-folder.ts";

const FORMAT = 1;
/** Bytes that one pass may take: some thirty thousand takes. Folders past it are read each time. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Passes that are stored, and the milliseconds after which one that nobody asked for is removed. */
const MOST_PASSES = 24;
const FORGOTTEN = 60 * 24 * 3_600_000;
/** Files that a next process would read in vain, until a pass is written again. */
const WORTH_WRITING = 64;
/** Milliseconds between the reading and the writing of what was read: whoever asked is answered by then. */
const PAUSE = 2000;
/** Characters of a line's checksum. */
const SUM = 8;
const LINE_END = 10;
const PROGRAM = fileURLToPath(import.meta.url);

/** Folders of a pass by their names in it. */
export type Folders = Iterable<readonly [name: string, folder: TakeFolder]>;
export type CachedFolders = ReadonlyMap<string, TakeFolder>;

export interface PassCacheOptions {
  /** Only this class writes in it. */
  readonly folder: string;
  readonly clock: Clock;
  /** Takes steps on the request loop without holding it up. */
  readonly inTurn: <Result>(steps: Steps<Result>) => Promise<Result>;
}

interface PassState {
  /** Undefined once it was used: from then on the index itself has it in memory. */
  cached: Promise<CachedFolders> | undefined;
  /** Files that were read since it was written. */
  news: number;
  readonly ep: EpisodeFolder;
  readonly pass: Pass;
  folders: () => Folders;
}

export class PassCache {
  readonly #options: PassCacheOptions;
  readonly #passes = new Map<string, PassState>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(options: PassCacheOptions) {
    this.#options = options;
  }

  /** What an earlier process stored of a pass; undefined once `update` was called for it. Never rejects. */
  load(ep: EpisodeFolder, pass: Pass): Promise<CachedFolders> | undefined {
    return this.#stateOf(ep, pass).cached;
  }

  /** Takes in how many files of a pass had to be read just now, and how its folders can be had. They are written later. */
  update(ep: EpisodeFolder, pass: Pass, { news, folders }: Pick<PassState, "news" | "folders">): void {
    const state = this.#stateOf(ep, pass);
    state.cached = undefined;
    state.folders = folders;
    state.news += news;
    if (state.news < WORTH_WRITING || this.#timer) return;
    this.#timer = setTimeout(() => void this.#writeAll(), PAUSE).unref();
  }

  /** Writes what is worth it. */
  async close(): Promise<void> {
    await this.#writeAll();
  }

  #stateOf(ep: EpisodeFolder, pass: Pass): PassState {
    const key = `${ep}\0${pass}`;
    const known = this.#passes.get(key);
    if (known) return known;
    const reading = this.#read(ep, pass).catch((): CachedFolders => new Map());
    const state: PassState = { cached: reading, news: 0, ep, pass, folders: () => [] };
    this.#passes.set(key, state);
    return state;
  }

  async #read(ep: EpisodeFolder, pass: Pass): Promise<CachedFolders> {
    const path = this.#pathOf(ep, pass);
    const [bytes, head] = await Promise.all([readWhole(path, MOST_BYTES), headOf(ep, pass)]);
    const now = this.#options.clock.now();
    const folders = await this.#options.inTurn(foldersIn(bytes, head, now.getTime()));
    await touchFile(path, now);
    return folders;
  }

  /** One after the other; what cannot be written is not stored. */
  #writeAll(): Promise<unknown> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const due = [...this.#passes.values()].filter(({ news }) => news >= WORTH_WRITING);
    for (const state of due) {
      this.#writing = this.#writing.then(() => this.#write(state)).catch(() => undefined);
      state.news = 0;
    }
    if (due.length > 0) this.#writing = this.#writing.then(() => this.#prune()).catch(() => undefined);
    return this.#writing;
  }

  async #write({ ep, pass, folders }: PassState): Promise<void> {
    const { clock, inTurn } = this.#options;
    const head = lineOf(`${await headOf(ep, pass)}${clock.now().getTime()}`);
    const lines = await inTurn(linesOf(folders(), MOST_BYTES - head.length));
    await writeAtomic(this.#pathOf(ep, pass), Buffer.concat([head, ...lines]));
  }

  async #prune(): Promise<void> {
    const { folder, clock } = this.#options;
    const names = (await readdir(folder)).filter((name) => name.endsWith(".kept"));
    const entries = await Promise.all(
      names.map(async (name) => ({ name, used: (await stat(join(folder, name))).mtimeMs })),
    );
    const oldest = clock.now().getTime() - FORGOTTEN;
    for (const [at, { name, used }] of entries.toSorted((a, b) => b.used - a.used).entries()) {
      if (at >= MOST_PASSES || used < oldest) await removeFile(join(folder, name));
    }
  }

  #pathOf(ep: EpisodeFolder, pass: Pass): string {
    return join(this.#options.folder, `${sha1(`${ep}\0${pass}`)}.kept`);
  }
}

/** What the first line begins with; the time of writing stands behind it. The program is known by its file, which each build writes anew. */
async function headOf(ep: EpisodeFolder, pass: Pass): Promise<string> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(PROGRAM);
  return `${JSON.stringify([FORMAT, [size, mtimeMs, ctimeMs, ino], ep, pass])} `;
}

/** Nothing of a file whose first line is not `head`, or that comes from the future; no line that is not what was written. */
function* foldersIn(bytes: Buffer, head: string, now: number): Steps<CachedFolders> {
  const folders = new Map<string, TakeFolder>();
  const lines = textsIn(bytes);
  const { value: first = "" } = lines.next();
  if (!first.startsWith(head) || !(Number(first.slice(head.length)) <= now)) return folders;
  for (const line of lines) {
    if (line !== undefined) {
      const [name, listing, values] = JSON.parse(line) as [string, string, unknown[]];
      folders.set(name, restoredFolder(listing, values));
    }
    yield;
  }
  return folders;
}

function* linesOf(folders: Folders, most: number): Steps<Buffer[]> {
  const lines: Buffer[] = [];
  let left = most;
  for (const [name, folder] of folders) {
    const values = valuesToStore(folder);
    if (values.length > 0) {
      const line = lineOf(JSON.stringify([name, folder.listing, values]));
      left -= line.length;
      if (left < 0) break;
      lines.push(line);
    }
    yield;
  }
  return lines;
}

/** A line begins with the checksum of its text, which holds no line end. */
function lineOf(text: string): Buffer {
  return Buffer.from(`${sumOf(Buffer.from(text))}${text}\n`);
}

/** The texts of lines; undefined for one that is not what was written. */
function* textsIn(bytes: Buffer): Generator<string | undefined, undefined> {
  for (let start = 0, end = 0; (end = bytes.indexOf(LINE_END, start)) >= 0; start = end + 1) {
    const text = bytes.subarray(start + SUM, end);
    yield bytes.toString("latin1", start, start + SUM) === sumOf(text) ? text.toString("utf8") : undefined;
  }
}

function sumOf(text: Buffer): string {
  return crc32(text).toString(16).padStart(SUM, "0");
}
