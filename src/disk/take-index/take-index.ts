// The takes of an episode's shots, kept in mind: every reading looks at all folders and at the stamps of all files, and reads again only
// what is not certainly the same. Many folders are looked at by threads, a part at a time, so that a reading never holds up other requests.
import { readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Pass } from "../../contracts/schema.ts";
import { rendersFolder, safeName } from "../../core/lib/names.ts";
import { runSteps, type Steps } from "../../core/lib/cooperative-steps.ts";
import type { Take } from "../../core/takes/take.ts";
import { prepareUpgrades } from "../../core/takes/upgrade-sidecar.ts";
import type { Clock } from "../../machine/clock.ts";
import { inSlices } from "../../machine/in-slices.ts";
import { factsOf } from "../../machine/read-sync.ts";
import { ThreadPool } from "../../machine/thread-pool.ts";
import { asInside, requireOwnPath, type EpisodeFolder } from "../roots.ts";
import { pendingOf, fill, unchanged, countNew, takesOf, type PendingFolder, type TakeFolder } from "./take-folder.ts";
import { PassCache, type CachedFolders } from "./pass-cache.ts";
import { TakeScanner, type FolderScan, type ScanOrder } from "./take-scanner.ts";
import { readContents, type Content } from "./read-contents.ts";
import type { IndexAnswer, IndexOrder } from "./take-index-worker.ts";

/** Folders that are looked at, and files that are read, in one order to a thread. */
const PART = 64;
const FILES = 256;
/** Up to so many folders, or files, a thread is not worth its start. */
const HANDFUL = 12;
/** Folders that are remembered; the ones longest unread go first. */
const MOST_FOLDERS = 10_000;
const THREADS = Math.min(2, availableParallelism());
const CLOSED = new Error("no takes are read any more");
/** One value, so that nothing is the same as nothing. */
const NO_TAKES: readonly Take[] = Object.freeze([]);

type Thread = ThreadPool<IndexOrder, IndexAnswer>;

export interface TakeQuery {
  readonly shots: readonly string[];
  readonly pass: Pass;
}

export interface IndexedTakes {
  /** By shot id and number. A list that is the same object as before holds the same takes. */
  readonly takes: ReadonlyMap<string, readonly Take[]>;
  /** By shot id, what the system says of a folder of takes that cannot be read: `EACCES`, `ENOTDIR`. */
  readonly problems: ReadonlyMap<string, string>;
}

/** Some of the shots that a reading is about. */
interface Part {
  readonly shots: readonly string[];
  readonly paths: readonly string[];
  readonly pass: Pass;
  /** Who looks at them; the request loop itself where it is undefined. */
  readonly thread: Thread | undefined;
  /** What an earlier process had in mind. */
  readonly cached: Promise<CachedFolders> | undefined;
}

interface ReadFolders {
  readonly folders: readonly TakeFolder[];
  /** Files that were read and could be kept. */
  readonly news: number;
}

export class TakeIndex {
  readonly #folders = new Map<string, TakeFolder>();
  readonly #clock: Clock;
  readonly #lookout = new TakeScanner();
  /**
   * Pools of one: a thread that is asked about the same folders every time has them in mind. The first alone looks until the others have
   * started, which a first reading waits for only where it has much to read.
   */
  readonly #threads: readonly Thread[] = Array.from({ length: THREADS }, openThread);
  #lookers = 1;
  #isPrepared = false;
  /** Ends when all that was begun on the request loop has had its slices: two that take turns would hold it twice as long. */
  #slices: Promise<unknown> = Promise.resolve();

  readonly #kept: PassCache | undefined;

  /** `keptIn`: a folder of its own, where it keeps for the next process what it read; without one it keeps nothing. */
  constructor(clock: Clock, cacheFolder?: string) {
    this.#clock = clock;
    if (cacheFolder !== undefined)
      this.#kept = new PassCache({ folder: cacheFolder, clock, inTurn: (steps) => this.#inTurn(steps) });
  }

  /** The takes of many shots of a pass. */
  async read(ep: EpisodeFolder, query: TakeQuery): Promise<IndexedTakes["takes"]> {
    return (await this.survey(ep, query)).takes;
  }

  /** The same, with what is wrong with their folders. */
  async survey(ep: EpisodeFolder, { shots, pass }: TakeQuery): Promise<IndexedTakes> {
    const renders = await requireOwnPath(ep, rendersFolder(pass));
    const ids = [...new Set(shots)];
    if (isAbsent(renders)) return { takes: new Map(ids.map((shot) => [shot, NO_TAKES])), problems: new Map() };
    const isMany = ids.length > HANDFUL;
    const cached = isMany ? this.#kept?.load(ep, pass) : undefined;
    const read = await Promise.all(
      partsOf(ids, PART).map((part, at) => {
        const paths = part.map((shot) => join(renders, safeName(shot)));
        const thread = isMany ? this.#threads[at % this.#lookers] : undefined;
        return this.#foldersOf(ep, { shots: part, paths, pass, thread, cached });
      }),
    );
    if (isMany) {
      const news = read.reduce((sum, part) => sum + part.news, 0);
      this.#kept?.found(ep, pass, { news, folders: () => this.#foldersBelow(renders) });
    }
    const folders = read.flatMap((part) => part.folders);
    const takes = new Map<string, readonly Take[]>();
    const problems = new Map<string, string>();
    for (const [at, shot] of ids.entries()) {
      const folder = folders[at];
      const found = folder ? takesOf({ shot, pass }, folder) : NO_TAKES;
      takes.set(shot, found.length === 0 ? NO_TAKES : found);
      if (folder?.problem !== undefined) problems.set(shot, folder.problem);
    }
    return { takes, problems };
  }

  /** Starts the first thread where a pass has many folders of takes, while whoever will ask for them is still reading which shots there are. */
  async prepare(ep: EpisodeFolder, pass: Pass): Promise<void> {
    void this.#kept?.load(ep, pass);
    if (this.#isPrepared) return;
    const renders = await requireOwnPath(ep, rendersFolder(pass));
    const folders = await readdir(renders).catch(() => []);
    if (folders.length <= HANDFUL) return;
    this.#isPrepared = true;
    await this.#threads[0]?.run({ read: [] });
  }

  /** Starts the threads, which the first reading of many shots would otherwise wait for. */
  async start(): Promise<void> {
    this.#isPrepared = true;
    await Promise.all(this.#threads.map((thread) => thread.run({ read: [] })));
    this.#lookers = THREADS;
  }

  async close(): Promise<void> {
    await this.#kept?.close();
    await Promise.all(this.#threads.map((thread) => thread.close(CLOSED)));
  }

  /** The folders as they were seen just now, each with what is known of its files and what had to be read. */
  async #foldersOf(ep: EpisodeFolder, part: Part): Promise<ReadFolders> {
    const { shots, paths, pass, thread, cached } = part;
    const before = paths.map((path) => this.#folders.get(path));
    const now = this.#clock.now().getTime();
    const scanning = this.#look({ folders: paths, known: before.map((folder) => folder?.mark ?? 0), now }, thread);
    if (thread && before.every((folder) => folder === undefined)) prepareUpgrades();
    const scans = await scanning;
    const linked = scans.findIndex((seen) => seen && (seen.real === undefined || !asInside([ep], seen.real)));
    if (linked >= 0) await requireOwnPath(ep, rendersFolder(pass), safeName(shots[linked] ?? ""));
    const pendingSteps = stepsOfScan(scans, before, { ...part, recalled: await cached });
    const pending = cached ? await this.#inTurn(pendingSteps) : runSteps(pendingSteps);
    const unread = pending.flatMap(({ unread: names }, at) =>
      names.map((name) => join(scans[at]?.real ?? paths[at] ?? "", name)),
    );
    if (unread.length > 0) await this.#inTurn(fillSteps(pending, await contentsOf(unread, this.#threads), part));
    for (const [at, { folder }] of pending.entries()) this.#keep(paths[at] ?? "", folder);
    const folders = pending.map(({ folder }) => folder);
    return { folders, news: this.#kept ? pending.reduce((sum, pendingFolder) => sum + countNew(pendingFolder), 0) : 0 };
  }

  *#foldersBelow(renders: string): Generator<[string, TakeFolder]> {
    for (const [path, folder] of this.#folders) if (dirname(path) === renders) yield [basename(path), folder];
  }

  #inTurn<Result>(steps: Iterator<undefined, Result>): Promise<Result> {
    const done = this.#slices.then(() => inSlices(steps));
    this.#slices = done.catch(() => undefined);
    return done;
  }

  #keep(path: string, folder: TakeFolder): void {
    this.#folders.delete(path);
    this.#folders.set(path, folder);
    const oldest = this.#folders.size > MOST_FOLDERS ? this.#folders.keys().next() : undefined;
    if (oldest && !oldest.done) this.#folders.delete(oldest.value);
  }

  async #look(order: ScanOrder, thread: Thread | undefined): Promise<readonly (FolderScan | null)[]> {
    return thread ? ((await thread.run(order)) as readonly (FolderScan | null)[]) : this.#lookout.scan(order);
  }
}

function openThread(): Thread {
  return new ThreadPool({ script: new URL("take-index-worker.js", import.meta.url), size: 1, patience: 0 });
}

/** A pass of which nothing was ever rendered. What cannot be told here is told of each folder. */
function isAbsent(renders: string): boolean {
  try {
    return factsOf(renders) === undefined;
  } catch {
    return false;
  }
}

/** Both threads read, whoever looked at the folder. */
async function contentsOf(paths: readonly string[], threads: readonly Thread[]): Promise<Content[]> {
  if (paths.length <= HANDFUL) return readContents(paths);
  const parts = await Promise.all(
    partsOf(paths, FILES).map(async (read, at) => (await threads[at % threads.length]!.run({ read })) as Content[]),
  );
  return parts.flat();
}

/** Of a folder that nobody has in mind, what was kept of it counts as what was known. */
function* stepsOfScan(
  scans: readonly (FolderScan | null)[],
  before: readonly (TakeFolder | undefined)[],
  { shots, pass, recalled }: Part & { readonly recalled: CachedFolders | undefined },
): Steps<PendingFolder[]> {
  const pending: PendingFolder[] = [];
  for (const [at, seen] of scans.entries()) {
    const shot = shots[at] ?? "";
    const pendingFolder = seen ? pendingOf(before[at] ?? recalled?.get(safeName(shot)), seen) : unchanged(before[at]!);
    if (recalled && pendingFolder.unread.length === 0) takesOf({ shot, pass }, pendingFolder.folder);
    pending.push(pendingFolder);
    yield;
  }
  return pending;
}

/** Also works out the takes of folders that changed: what comes after it finds them done. */
function* fillSteps(pending: readonly PendingFolder[], contents: readonly Content[], { shots, pass }: Part) {
  let at = 0;
  for (const [index, pendingFolder] of pending.entries()) {
    if (pendingFolder.unread.length === 0) continue;
    fill(pendingFolder, contents.slice(at, (at += pendingFolder.unread.length)));
    takesOf({ shot: shots[index] ?? "", pass }, pendingFolder.folder);
    yield undefined;
  }
}

function partsOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
