// What the headers of a host's model files say, read once for as long as a file is the same. Kept over restarts in
// `<user dir>/default/studio/modelid_cache.json`: a header costs a seek on a slow disk, and there are hundreds.
import { stat } from "node:fs/promises";
import { Type, type Static } from "typebox";
import type { ModelFamilies } from "../../contracts/files/host/model-families.ts";
import { open, orNull, oneOf } from "../../contracts/schema.ts";
import { contentHash } from "../../core/lib/hash.ts";
import { identify, type Identified } from "../../core/models/identify.ts";
import type { UnreadFile } from "../../core/models/inventory.ts";
import type { Clock } from "../../machine/clock.ts";
import { RecentMap } from "../../machine/recent-map.ts";
import { runInThread } from "../../machine/threads/thread-pool.ts";
import { readChecked, writeJson } from "../reading/json-file.ts";
import { mapPool } from "../reading/pool.ts";
import type { HeaderTask } from "./header-worker.ts";
import type { HostFolder } from "./host-folder.ts";
import { parseHeader, withHeader } from "./read-header.ts";

const Known = open({
  size: Type.Number(),
  /** Milliseconds since 1970. */
  mtime: Type.Number(),
  /** Null for a file without a header that can be read. */
  said: orNull(
    open({
      families: Type.Array(Type.String()),
      confidence: oneOf("metadata", "tensors", "unknown"),
      detail: orNull(Type.String()),
    }),
  ),
});
const CacheFile = open({ table: Type.String(), files: Type.Record(Type.String(), Known) });
type Known = Static<typeof Known>;

/** A file that was written a moment ago may be written on. */
const SETTLED_MS = 2000;
const MOST_KNOWN = 5000;
/** Bytes of header that are read as JSON between two turns of the request loop. */
const SHORT = 512 * 1024;
const AT_ONCE = 4;
const WORKER = new URL("./header-worker.js", import.meta.url);

export interface HeaderOptions {
  /** The host's folders on this machine; null when they are not known. */
  readonly folder: HostFolder | null;
  readonly cachePath: string;
  readonly families: ModelFamilies;
  readonly clock: Clock;
}

/** Path to what its header said, newest last. */
type KnownFiles = RecentMap<string, Known>;

export class ModelHeaders {
  readonly #options: HeaderOptions;
  readonly #table: string;
  #known: Promise<KnownFiles> | undefined;

  constructor(options: HeaderOptions) {
    this.#options = options;
    this.#table = contentHash(options.families);
  }

  /** Whether headers can be read at all: the host's folders are on this machine. */
  get canRead(): boolean {
    return this.#options.folder !== null;
  }

  /** What the files' headers say, in their order; null for one that cannot be read. */
  async read(files: readonly UnreadFile[]): Promise<(Identified | null)[]> {
    const { folder } = this.#options;
    if (!folder) return files.map(() => null);
    this.#known ??= this.#load();
    const known = await this.#known;
    let isNew = false;
    const found = await mapPool(
      files,
      async (listed) => {
        const path = await folder.find(listed.folder, listed.file);
        if (path === undefined) return null;
        const { said, fresh } = await this.#identifyCached(path, known);
        isNew ||= fresh;
        return said;
      },
      AT_ONCE,
    );
    if (isNew) await this.#save(known);
    return found;
  }

  async #identifyCached(path: string, known: KnownFiles): Promise<{ said: Identified | null; fresh: boolean }> {
    const facts = await stat(path).catch(() => undefined);
    if (!facts) return { said: null, fresh: false };
    const { size, mtimeMs: mtime } = facts;
    const before = known.get(path);
    if (before && before.size === size && before.mtime === mtime) return { said: before.said, fresh: false };
    const said = await this.#identify(path);
    const isSettled = this.#options.clock.now().getTime() - mtime >= SETTLED_MS;
    if (isSettled) known.set(path, { size, mtime, said: said && { ...said, families: [...said.families] } });
    return { said, fresh: isSettled };
  }

  #identify(path: string): Promise<Identified | null> {
    const { families } = this.#options;
    return withHeader(path, async ({ length, text }) => {
      const task: HeaderTask = { text: await text(), families };
      if (length > SHORT) return runInThread<Identified | null>(WORKER, task);
      const header = parseHeader(task.text);
      return header && identify(header, families);
    }).catch(() => null);
  }

  /** What was identified by another table of families is dropped. */
  async #load(): Promise<KnownFiles> {
    const read = await readChecked(this.#options.cachePath, CacheFile);
    const isOurs = read.is === "there" && read.value.table === this.#table;
    const known: KnownFiles = new RecentMap(MOST_KNOWN);
    if (isOurs) for (const [path, file] of Object.entries(read.value.files)) known.set(path, file);
    return known;
  }

  /** A cache that cannot be written costs the next start some time, and nothing else. */
  async #save(known: KnownFiles): Promise<void> {
    const file = { table: this.#table, files: Object.fromEntries(known) };
    await writeJson(this.#options.cachePath, file).catch(() => undefined);
  }
}
