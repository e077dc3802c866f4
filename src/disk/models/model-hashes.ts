// The SHA-256 of a host's model files, where its folders are on this machine: taken once for as long as a file is the same. Kept over
// restarts in `<user dir>/default/studio/model_hashes.json`, because a model is gigabytes.
import { realpath, stat } from "node:fs/promises";
import { Type, type Static } from "typebox";
import { open } from "../../contracts/schema.ts";
import type { Clock } from "../../machine/clock.ts";
import { sha256OfFile } from "../../machine/read-parts.ts";
import { readChecked, writeJson } from "../reading/json-file.ts";
import type { HostFolder } from "./host-folder.ts";

/** `mtime`: milliseconds since 1970. */
const Known = open({ size: Type.Number(), mtime: Type.Number(), sha256: Type.String() });
const HashesFile = open({ files: Type.Record(Type.String(), Known) });
type Known = Static<typeof Known>;

/** A file that was written a moment ago may be written on. */
const SETTLED_MS = 2000;

export interface HashOptions {
  /** The host's folders on this machine; null when they are not known. */
  readonly folder: HostFolder | null;
  readonly cachePath: string;
  readonly clock: Clock;
}

export interface ListedModel {
  /** Folder of the host's models. */
  readonly folder: string;
  readonly file: string;
}

export interface ModelReading {
  /** Whether gigabytes may be read for a file whose hash is not known yet. */
  readonly mayRead?: (file: ListedModel) => boolean;
  readonly signal?: AbortSignal | undefined;
}

export class ModelHashes {
  readonly #options: HashOptions;
  #known: Promise<Map<string, Known>> | undefined;

  constructor(options: HashOptions) {
    this.#options = options;
  }

  /** In the order of the files; null for one that is not on this machine, or may not be read. One after the other: they come from one disk. */
  async read(
    files: readonly ListedModel[],
    { mayRead = () => true, signal }: ModelReading = {},
  ): Promise<(string | null)[]> {
    const { folder } = this.#options;
    if (!folder) return files.map(() => null);
    const known = await (this.#known ??= this.#load());
    const before = known.size;
    const found: (string | null)[] = [];
    for (const each of files) {
      const path = await folder.find(each.folder, each.file);
      found.push(path === undefined ? null : await this.#hash(path, known, mayRead(each) ? { signal } : null));
    }
    if (known.size !== before) await this.#save(known);
    return found;
  }

  /** `reading` null: what is not known stays unknown. */
  async #hash(
    listed: string,
    known: Map<string, Known>,
    reading: { readonly signal: AbortSignal | undefined } | null,
  ): Promise<string | null> {
    const path = await realpath(listed).catch(() => undefined);
    const facts = path === undefined ? undefined : await stat(path).catch(() => undefined);
    if (path === undefined || !facts) return null;
    const { size, mtimeMs: mtime } = facts;
    const before = known.get(path);
    if (before && before.size === size && before.mtime === mtime) return before.sha256;
    if (!reading) return null;
    known.delete(path);
    const sha256 = await sha256OfFile(path, reading.signal);
    if (this.#options.clock.now().getTime() - mtime >= SETTLED_MS) known.set(path, { size, mtime, sha256 });
    return sha256;
  }

  async #load(): Promise<Map<string, Known>> {
    const read = await readChecked(this.#options.cachePath, HashesFile);
    return new Map(read.is === "there" ? Object.entries(read.value.files) : []);
  }

  /** A cache that cannot be written costs time the next time, and nothing else. */
  async #save(known: ReadonlyMap<string, Known>): Promise<void> {
    await writeJson(this.#options.cachePath, { files: Object.fromEntries(known) }).catch(() => undefined);
  }
}
