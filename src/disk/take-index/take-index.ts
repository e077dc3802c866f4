// The takes of an episode's shots, in memory: every reading scans all folders and the stamps of all files, and reads again only what is not
// certainly the same. Many folders are scanned by threads, a part at a time, so that a reading never holds up other requests.
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
import { RecentMap } from "../../machine/recent-map.ts";
import { ThreadPool } from "../../machine/threads/thread-pool.ts";
import { asInside, requireOwnPath, type EpisodeFolder } from "../roots.ts";
import { pendingOf, fill, unchanged, countNew, takesOf, type PendingFolder, type TakeFolder } from "./take-folder.ts";
import { PassCache, type CachedFolders } from "./pass-cache.ts";
import { TakeScanner, type FolderScan, type ScanOrder } from "./take-scanner.ts";
import { readContents, type Content } from "./read-contents.ts";
import type { IndexAnswer, IndexOrder } from "./take-index-worker.ts";

/** Folders that are scanned, and files that are read, in one order to a thread. */
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
  /** Who scans them; the request loop itself where it is undefined. */
  readonly thread: Thread | undefined;
  /** What an earlier process stored. */
  readonly cached: Promise<CachedFolders> | undefined;
}

interface ReadFolders {
  readonly folders: readonly TakeFolder[];
  /** Files that were read and could be stored. */
  readonly news: number;
}

export class TakeIndex {
  readonly #folders = new RecentMap<string, TakeFolder>(MOST_FOLDERS);
  readonly #clock: Clock;
  readonly #scanner = new TakeScanner();
  /**
   * Pools of one: a thread that scans the same folders every time remembers them. The first alone scans until the others have
   * started, which a first reading waits for only where it has much to read.
   */
  readonly #threads: readonly Thread[] = Array.from({ length: THREADS }, openThread);
  #scanners = 1;
  #isPrepared = false;
  /** Ends when all that was started on the request loop has had its slices: two that take turns would hold it twice as long. */
  #slices: Promise<unknown> = Promise.resolve();

  readonly #cache: PassCache | undefined;

  /** `cacheFolder`: a folder of its own, where it stores what it read for the next process; without one it stores nothing. */
  constructor(clock: Clock, cacheFolder?: string) {
    this.#clock = clock;
    if (cacheFolder !== undefined)
      this.#cache = new PassCache({ folder: cacheFolder, clock, inTurn: (steps) => this.#inTurn(steps) });
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
    const cached = isMany ? this.#cache?.load(ep, pass) : undefined;
    const read = await Promise.all(
      partsOf(ids, PART).map((part, at) => {
        const paths = part.map((shot) => join(renders, safeName(shot)));
        const thread = isMany ? this.#threads[at % this.#scanners] : undefined;
        return this.#foldersOf(ep, { shots: part, paths, pass, thread, cached });
      }),
    );
    if (isMany) {
      const news = read.reduce((sum, part) => sum + part.news, 0);
      this.#cache?.update(ep, pass, { news, folders: () => this.#foldersBelow(renders) });
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
    void this.#cache?.load(ep, pass);
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
    this.#scanners = THREADS;
  }

  async close(): Promise<void> {
    await this.#cache?.close();
    await Promise.all(this.#threads.map((thread) => thread.close(CLOSED)));
  }

  /** The folders as they are now, each with what is known of its files and what had to be read. */
  async #foldersOf(ep: EpisodeFolder, part: Part): Promise<ReadFolders> {
    const { shots, paths, pass, thread, cached } = part;
    const before = paths.map((path) => this.#folders.get(path));
    const now = this.#clock.now().getTime();
    const scanning = this.#scan({ folders: paths, known: before.map((folder) => folder?.mark ?? 0), now }, thread);
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
    for (const [at, { folder }] of pending.entries()) this.#folders.set(paths[at] ?? "", folder);
    const folders = pending.map(({ folder }) => folder);
    return {
      folders,
      news: this.#cache ? pending.reduce((sum, pendingFolder) => sum + countNew(pendingFolder), 0) : 0,
    };
  }

  *#foldersBelow(renders: string): Generator<[string, TakeFolder]> {
    for (const [path, folder] of this.#folders) if (dirname(path) === renders) yield [basename(path), folder];
  }

  #inTurn<Result>(steps: Iterator<undefined, Result>): Promise<Result> {
    const done = this.#slices.then(() => inSlices(steps));
    this.#slices = done.catch(() => undefined);
    return done;
  }

  async #scan(order: ScanOrder, thread: Thread | undefined): Promise<readonly (FolderScan | null)[]> {
    return thread ? ((await thread.run(order)) as readonly (FolderScan | null)[]) : this.#scanner.scan(order);
  }
}

function openThread(): Thread {
  const script = new URL("take-index-worker.js", import.meta.url);
  return new ThreadPool({ script, size: 1, patience: 0, remembers: true });
}

/** A pass of which nothing was ever rendered. What cannot be known here is reported for each folder. */
function isAbsent(renders: string): boolean {
  try {
    return factsOf(renders) === undefined;
  } catch {
    return false;
  }
}

/** Both threads read, whoever scanned the folder. */
async function contentsOf(paths: readonly string[], threads: readonly Thread[]): Promise<Content[]> {
  if (paths.length <= HANDFUL) return readContents(paths);
  const parts = await Promise.all(
    partsOf(paths, FILES).map(async (read, at) => (await threads[at % threads.length]!.run({ read })) as Content[]),
  );
  return parts.flat();
}

/** Of a folder that is not in memory, what was stored of it counts as known. */
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
