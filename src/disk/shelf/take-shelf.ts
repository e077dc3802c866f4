// The takes of an episode's shots, kept in mind: every reading looks at all folders and at the stamps of all files, and reads again only
// what is not certainly the same. Many folders are looked at by threads, a part at a time, so that a reading never holds up other requests.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Pass } from "../../contracts/schema.ts";
import { safeName } from "../../core/lib/names.ts";
import type { Take } from "../../core/takes/take.ts";
import type { Clock } from "../../machine/clock.ts";
import { ThreadPool } from "../../machine/thread-pool.ts";
import { frozen, readBytes } from "../reading/json-file.ts";
import { isInside, requireOwnPath, type EpisodeFolder } from "../roots.ts";
import { rendersFolder, takesIn, type FolderFacts } from "../takes.ts";
import {
  isTrusted,
  isVideo,
  obey,
  writtenAt,
  type Content,
  type Look,
  type ShelfAnswer,
  type ShelfOrder,
} from "./look-at-files.ts";

/** Folders that are looked at, and files that are read, between two turns of the request loop. */
const PART = 32;
const FILES = 256;
/** Up to so many folders, or files, a thread is not worth its start. */
const HANDFUL = 12;
/** Folders that are remembered; the ones longest unread go first. */
const MOST_FOLDERS = 10_000;
const CLOSED = new Error("no takes are read any more");

/** What a file was known to hold under a stamp: a record's value, or whether a video has sound. */
interface Held {
  readonly stamp: string;
  readonly value: unknown;
}

interface Folder {
  readonly listing: string;
  readonly files: Map<string, Held>;
  /** By shot: two ids can have one safe name, and so one folder. */
  readonly takes: Map<string, readonly Take[]>;
}

export interface ShelfWish {
  readonly shots: readonly string[];
  readonly pass: Pass;
}

export class TakeShelf {
  readonly #folders = new Map<string, Folder>();
  readonly #clock: Clock;
  readonly #pool = new ThreadPool<ShelfOrder, ShelfAnswer>({
    script: new URL("shelf-worker.js", import.meta.url),
    size: Math.min(2, availableParallelism()),
    patience: 0,
  });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The takes of many shots of a pass, by shot id and number. A list that is the same object as before holds the same takes. */
  async read(ep: EpisodeFolder, { shots, pass }: ShelfWish): Promise<Map<string, readonly Take[]>> {
    const renders = await requireOwnPath(ep, rendersFolder(pass));
    const ids = [...new Set(shots)];
    const lists = await Promise.all(
      partsOf(ids, PART).map(async (part) => {
        const paths = part.map((shot) => join(renders, safeName(shot)));
        const looks = await this.#look(paths, ids.length);
        const linked = looks.findIndex(({ real }) => real === undefined || (real !== null && !isInside(ep, real)));
        if (linked >= 0) await requireOwnPath(ep, rendersFolder(pass), safeName(part[linked] ?? ""));
        const folders = await this.#foldersOf(paths, looks);
        return part.map((shot, at) => [shot, takesOf({ shot, pass }, folders[at])] as const);
      }),
    );
    return new Map(lists.flat());
  }

  async close(): Promise<void> {
    await this.#pool.close(CLOSED);
  }

  async #look(look: readonly string[], all: number): Promise<readonly Look[]> {
    const order = { look, now: this.#clock.now().getTime() };
    const answer = all <= HANDFUL ? obey(order) : await this.#pool.run(order);
    return "looks" in answer ? answer.looks : [];
  }

  /** The folders as they were seen just now, each with what is known of its files and what had to be read. */
  async #foldersOf(paths: readonly string[], looks: readonly Look[]): Promise<Folder[]> {
    const drafts = paths.map((path, at) => this.#draftOf(path, looks[at]?.listing ?? ""));
    const unread = drafts.flatMap((draft) => draft.unread.map((name) => join(draft.path, name)));
    const parts = await Promise.all(partsOf(unread, FILES).map((part) => this.#read(part, unread.length)));
    const values = parts.flat().values();
    return drafts.map(({ path, folder, stamps, unread: names }) => {
      for (const name of names) folder.files.set(name, { stamp: stamps.get(name) ?? "", value: values.next().value });
      this.#keep(path, folder);
      return folder;
    });
  }

  /** A folder that is certainly as it was, or a new one with the files that are, and the names of those to read. */
  #draftOf(path: string, listing: string) {
    const before = this.#folders.get(path);
    if (before?.listing === listing && !listing.includes("\0?")) {
      return { path, folder: before, stamps: NO_STAMPS, unread: [] };
    }
    const stamps = stampsOf(listing);
    const files = new Map<string, Held>();
    const unread: string[] = [];
    for (const [name, stamp] of stamps) {
      const held = before?.files.get(name);
      if (held?.stamp === stamp && isTrusted(stamp)) files.set(name, held);
      else if (stamp !== "") unread.push(name);
    }
    const folder: Folder = { listing, files, takes: new Map() };
    return { path, folder, stamps, unread };
  }

  async #read(read: readonly string[], all: number): Promise<unknown[]> {
    const answer = all <= HANDFUL ? obey({ read }) : await this.#pool.run({ read });
    return "contents" in answer ? answer.contents.map(valueOf) : [];
  }

  #keep(path: string, folder: Folder): void {
    this.#folders.delete(path);
    this.#folders.set(path, folder);
    const oldest = this.#folders.size > MOST_FOLDERS ? this.#folders.keys().next() : undefined;
    if (oldest && !oldest.done) this.#folders.delete(oldest.value);
  }
}

const NO_STAMPS: ReadonlyMap<string, string> = new Map();

function stampsOf(listing: string): Map<string, string> {
  const parts = listing === "" ? [] : listing.split("\0");
  const stamps = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) stamps.set(parts[at] ?? "", parts[at + 1] ?? "");
  return stamps;
}

/** A record becomes the value it holds, null while it holds none. */
function valueOf(content: Content): unknown {
  if (typeof content !== "object" || content === null) return content;
  const read = readBytes(content);
  return read.is === "there" ? frozen(read.value) : null;
}

/** A shot's takes in its folder: worked out once for as long as the folder is the same. */
function takesOf(at: { readonly shot: string; readonly pass: Pass }, folder: Folder | undefined): readonly Take[] {
  const takes = folder?.takes.get(at.shot) ?? (folder ? takesIn(at, factsOf(folder)) : []);
  folder?.takes.set(at.shot, takes);
  return takes;
}

/** A file that went away between the look and the reading is not there. */
function factsOf({ listing, files }: Folder): FolderFacts {
  const stamps = stampsOf(listing);
  const isGone = (name: string) => files.has(name) && files.get(name)?.value === undefined;
  return {
    names: [...stamps.keys()].filter((name) => !isGone(name)),
    recordOf: (name) => files.get(name)?.value,
    writtenOf: (name) => writtenAt(stamps.get(name) ?? ""),
    isLoud: (name) => (isVideo(name) ? files.get(name)?.value === true : undefined),
  };
}

function partsOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
