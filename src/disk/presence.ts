// Which studios work on an episode. Each keeps a presence file in `_cache/studios/` of the episode for as long as it has jobs there, so that
// another one, on this machine or on one that shares the disk, can tell whether the owner of a queued take still lives. A file of a process
// here is judged by that process; one from elsewhere only by its changes, in this machine's own time, since clocks may differ.
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import type { OwnerLife } from "../core/takes/sweep.ts";
import type { Clock } from "../machine/clock.ts";
import { makeFolderBelow, readIfThere, removeEmptyFolder, removeFile } from "../machine/files.ts";
import { lifeOf, markProcess, readMark, type Life } from "../machine/process/process-mark.ts";
import { createExclusive, writeAtomic } from "../machine/write-file.ts";
import { parseJson } from "./reading/parse-json.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "./roots.ts";

const STUDIO_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Milliseconds between two signs of life. */
const BEAT = 15_000;
/** Milliseconds without a change after which an owner on another machine is gone. */
const SILENT = 90_000;
/** Milliseconds after which a presence file is old by any clock: a command that reads once cannot wait for a change. */
const OLD = 24 * 3_600_000;
/** Milliseconds for which an episode counts as worked on before its first job is queued. */
const ENTERED = 120_000;
/** Milliseconds after which a process of this machine does not keep the file any more. */
const ABANDONED = 600_000;

/** The lasting name of the studio that keeps its files in `folder`. */
export async function studioId(folder: string): Promise<string> {
  const path = join(folder, "studio-id");
  await createExclusive(path, `${randomUUID()}\n`);
  const id = (await readIfThere(path))?.trim() ?? "";
  if (STUDIO_ID.test(id)) return id;
  const fresh = randomUUID(); // it was damaged by hand
  await writeAtomic(path, `${fresh}\n`);
  return fresh;
}

export interface PresenceOptions {
  /** Of the user folder: it stays the same over restarts, as the queue does. */
  readonly id: string;
  readonly clock: Clock;
  /** Milliseconds since any moment, of a clock that nobody sets. */
  readonly elapsed?: () => number;
  /** Milliseconds between two signs of life. */
  readonly beat?: number;
}

export interface OwnerStatus {
  readonly life: OwnerLife;
  /** The machine that it was last seen on. */
  readonly host: string | null;
}

interface Seen {
  readonly text: string;
  readonly since: number;
}

export class Presence {
  readonly id: string;
  readonly #options: Required<PresenceOptions>;
  /** Episodes that hold our file. */
  readonly #present = new Set<EpisodeFolder>();
  /** When work on an episode was last entered. */
  readonly #entered = new Map<EpisodeFolder, number>();
  readonly #seen = new Map<string, Seen>();
  #working: () => Iterable<EpisodeFolder> = () => [];
  #timer: NodeJS.Timeout | undefined;
  #beats = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(options: PresenceOptions) {
    this.id = options.id;
    this.#options = { elapsed: () => performance.now(), beat: BEAT, ...options };
  }

  /** From now on the episodes that `working` names get presence files, and lose them when it names them no more. */
  async start(working: () => Iterable<EpisodeFolder>): Promise<void> {
    this.#working = working;
    this.#timer = setInterval(() => void this.#beat(), this.#options.beat);
    this.#timer.unref();
    await this.#beat();
  }

  /** Says that this studio works on the episode; comes before a take of it is reserved. */
  async enter(ep: EpisodeFolder): Promise<void> {
    this.#entered.set(ep, this.#options.elapsed());
    if (!this.#present.has(ep)) await this.#write(ep);
  }

  /** What is known of the studio that a take's record names. Never writes. */
  async find(ep: EpisodeFolder, owner: string): Promise<OwnerStatus> {
    if (owner === this.id) return { life: "own", host: null };
    const path = isStudioId(owner) ? await presencePath(ep, owner) : undefined;
    const text = path && (await readIfThere(path));
    if (path === undefined || text === undefined) return { life: "unsigned", host: null };
    const read = parseJson(text);
    const sign = (read.ok ? read.value : null) as { at?: unknown } | null;
    const mark = readMark(sign);
    const at = Date.parse(String(sign?.at));
    const life = mark ? await lifeOf(mark, at, this.#options.clock) : "unknown";
    return { life: this.#judge(life, { path, text, at }), host: mark?.host ?? null };
  }

  /** Removes the file of a studio that is gone, or our own where nothing is left to do. */
  async forget(ep: EpisodeFolder, owner: string): Promise<void> {
    if (!isStudioId(owner) || (owner === this.id && this.#workedOn().has(ep))) return;
    this.#present.delete(ep);
    await removePresence(await presencePath(ep, owner));
  }

  /** Removes all files of ours. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#last;
    for (const ep of this.#present) await this.#removeOwn(ep).catch(() => undefined);
    this.#present.clear();
  }

  /** Another process may work in our user folder by now, under our name. */
  async #removeOwn(ep: EpisodeFolder): Promise<void> {
    const path = await presencePath(ep, this.id);
    const read = parseJson((await readIfThere(path)) ?? "");
    if (read.ok && readMark(read.value)?.pid === process.pid) await removePresence(path);
  }

  /** The episodes with jobs, and those that a first job is about to be queued for. */
  #workedOn(): Set<EpisodeFolder> {
    const now = this.#options.elapsed();
    const entered = [...this.#entered].filter(([, since]) => now - since < ENTERED).map(([ep]) => ep);
    return new Set([...this.#working(), ...entered]);
  }

  /** One after the other: a beat that a slow disk holds up is not overtaken. */
  #beat(): Promise<void> {
    this.#last = this.#last.then(async () => {
      this.#beats++;
      const wanted = this.#workedOn();
      for (const ep of wanted) await this.#write(ep);
      for (const ep of [...this.#present, ...this.#entered.keys()].filter((each) => !wanted.has(each))) {
        this.#entered.delete(ep);
        await this.forget(ep, this.id).catch(() => undefined);
      }
    });
    return this.#last;
  }

  /** An episode that cannot be written into, or is gone, gets none. */
  async #write(ep: EpisodeFolder): Promise<void> {
    const { clock } = this.#options;
    try {
      const path = await presencePath(ep, this.id);
      await makeFolderBelow(ep, dirname(path));
      const sign = { version: 1, ...(await markProcess(clock)), beat: this.#beats, at: clock.now().toISOString() };
      await writeAtomic(path, `${JSON.stringify(sign, null, 2)}\n`);
      this.#present.add(ep);
    } catch {
      this.#present.delete(ep);
    }
  }

  /** `at`: when the file was written, by the clock of its writer. */
  #judge(
    life: Life,
    { path, text, at }: { readonly path: string; readonly text: string; readonly at: number },
  ): OwnerLife {
    const age = this.#options.clock.now().getTime() - at;
    if (life === "gone") return "gone";
    // The file of an episode that was copied is nobody's, although its writer runs.
    if (life === "runs") return age > ABANDONED ? "unsigned" : "lives";
    const now = this.#options.elapsed();
    const seen = this.#seen.get(path);
    if (seen?.text !== text) this.#seen.set(path, { text, since: now });
    else if (now - seen.since >= SILENT) return "gone";
    return age > OLD ? "gone" : "unknown";
  }
}

function isStudioId(text: string): boolean {
  return STUDIO_ID.test(text);
}

function presencePath(ep: EpisodeFolder, owner: string): Promise<InsideRoot> {
  return requireOwnPath(ep, "_cache", "studios", `${owner}.json`);
}

async function removePresence(path: InsideRoot): Promise<void> {
  await removeFile(path);
  await removeEmptyFolder(dirname(path));
  await removeEmptyFolder(dirname(dirname(path)));
}
