// Takes a file from a server: it stands under its name only when all of its bytes are there and on the disk. What has arrived when a
// try ends stays beside it, and the next try asks for the rest of it alone.
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { removeFile } from "./files.ts";
import { finishPartialFile, openPartialFile } from "./partial-file.ts";
import { partialName } from "./partial-name.ts";

export type Received =
  /** `isPromised`: the server said how many bytes the file has, and so many came. */
  | { readonly ok: true; readonly bytes: number; readonly isPromised: boolean }
  /** `gained`: bytes that this try added, and that the next one goes on from. */
  | { readonly ok: false; readonly why: string; readonly gained: number };

/** Asks for the file: with these headers, until the signal ends it. */
export type AskForFile = (headers: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Response>;

export interface Receiving {
  readonly signal: AbortSignal;
  /** Milliseconds without a byte before a try is given up. */
  readonly silence?: number;
}

/** A server that works on something else answers late, and still sends some bytes within this time. */
const SILENCE = 20_000;

interface Known {
  readonly total: number | null;
  readonly version: string | null;
  /** The last answer was that there is trouble. */
  readonly isRefused: boolean;
}

interface Try {
  readonly part: string;
  /** Bytes that stand there. */
  readonly partialSize: number;
  readonly watch: Watch;
}

export class FileReceiver {
  readonly #path: string;
  /** One name for all tries; undefined before the first. */
  #part: string | undefined;
  readonly #signal: AbortSignal;
  readonly #silence: number;
  /** What the server said of the file when the kept bytes came: they are added to only while it says the same. */
  #known: Known | undefined;

  constructor(path: string, { signal, silence = SILENCE }: Receiving) {
    this.#path = path;
    this.#signal = signal;
    this.#silence = silence;
  }

  /** One try, into a folder that is there. What is not a whole file is an answer; only the signal's reason is thrown. */
  async receive(ask: AskForFile): Promise<Received> {
    const part = (this.#part ??= await partialName(this.#path));
    const partialSize = await this.#partialSize(part);
    if (partialSize > 0 && partialSize === this.#known?.total) return this.#finish(part, partialSize, true);
    const watch = new Watch(this.#signal, this.#silence);
    try {
      const response = await ask(partialSize > 0 ? { range: `bytes=${partialSize}-` } : {}, watch.signal);
      watch.restart();
      return await this.#take(response, { part, partialSize, watch });
    } catch (error) {
      this.#signal.throwIfAborted();
      const why = watch.why ?? (error instanceof Error ? error.message : String(error));
      return { ok: false, why, gained: Math.max(0, (await this.#partialSize(part)) - partialSize) };
    } finally {
      watch.end();
    }
  }

  /** Removes what tries have left. */
  async drop(): Promise<void> {
    this.#known = undefined;
    if (this.#part !== undefined) await removeFile(this.#part);
  }

  async #take(response: Response, { part, partialSize, watch }: Try): Promise<Received> {
    const { body } = response;
    const from = response.status === 206 ? this.#continued(response, partialSize) : 0;
    if (!response.ok || !body || from === undefined) return this.#refuse(response, from);
    const total = from > 0 ? (this.#known?.total ?? null) : lengthOf(response);
    this.#known = { total, version: versionOf(response), isRefused: false };
    const bytes = from + (await this.#write(body as ReadableStream, { part, from, watch }));
    if (total !== null && bytes !== total) {
      return { ok: false, why: `${bytes} of ${total} bytes arrived`, gained: Math.max(0, bytes - partialSize) };
    }
    return bytes > 0 ? this.#finish(part, bytes, total !== null) : { ok: false, why: "it is empty", gained: 0 };
  }

  /** One who has trouble now may go on later; one who says so twice does not have the rest of what is kept. */
  async #refuse({ status, body }: Response, from: number | undefined): Promise<Received> {
    await body?.cancel();
    if (status >= 500 && this.#known && !this.#known.isRefused) this.#known = { ...this.#known, isRefused: true };
    else await this.drop();
    return { ok: false, why: from === undefined ? "another part of it was sent" : `status ${status}`, gained: 0 };
  }

  /** How many bytes came. */
  async #write(
    body: ReadableStream,
    { part, from, watch }: Omit<Try, "partialSize"> & { from: number },
  ): Promise<number> {
    const file = (await openPartialFile(part, from)).createWriteStream({ start: from });
    const closed = new Promise<void>((resolve) => file.once("close", resolve));
    try {
      await pipeline(Readable.fromWeb(body), watch.through(), file, { signal: watch.signal });
    } finally {
      await closed; // what is still being written counts as kept, and nothing is written after it was counted
    }
    return file.bytesWritten;
  }

  async #finish(part: string, bytes: number, isPromised: boolean): Promise<Received> {
    await finishPartialFile(part, this.#path);
    this.#known = undefined;
    return { ok: true, bytes, isPromised };
  }

  /** Where the sent part begins, when it goes on from what is kept of the same file. */
  #continued(response: Response, partialSize: number): number | undefined {
    const [, from, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get("content-range") ?? "") ?? [];
    const isSame = Number(total) === this.#known?.total && versionOf(response) === this.#known.version;
    return isSame && Number(from) === partialSize ? partialSize : undefined;
  }

  /** Bytes that can be gone on with: only those of a file of known length. */
  async #partialSize(part: string): Promise<number> {
    if (typeof this.#known?.total !== "number") return 0;
    return (await stat(part).catch(() => undefined))?.size ?? 0;
  }
}

/** GETs an address into `path`, or what a function answers, in one try that leaves nothing but the whole file. Its folder is there. */
export async function receiveFile(from: string | AskForFile, path: string, options: Receiving): Promise<Received> {
  const receiver = new FileReceiver(path, options);
  try {
    return await receiver.receive(typeof from === "string" ? fetchFrom(from) : from);
  } finally {
    await receiver.drop();
  }
}

/** Asks an address that needs nothing else. */
export function fetchFrom(address: string): AskForFile {
  return (headers, signal) => fetch(address, { headers, signal });
}

/** Ends a try in which no byte comes for too long. */
class Watch {
  readonly #controller = new AbortController();
  readonly #silence: number;
  #timer: NodeJS.Timeout;
  readonly signal: AbortSignal;
  why: string | undefined;

  constructor(signal: AbortSignal, silence: number) {
    this.#silence = silence;
    this.signal = AbortSignal.any([signal, this.#controller.signal]);
    this.#timer = this.#start();
  }

  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#start();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Passes bytes on, and restarts the timer at each of them. */
  through(): (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer> {
    const restart = () => this.restart();
    return async function* (chunks) {
      for await (const chunk of chunks) {
        restart();
        yield chunk;
      }
    };
  }

  #start(): NodeJS.Timeout {
    return setTimeout(() => {
      this.why = `no byte came for ${Math.ceil(this.#silence / 1000)} s`;
      this.#controller.abort(new Error(this.why));
    }, this.#silence);
  }
}

function lengthOf({ headers }: Response): number | null {
  const length = headers.get("content-length");
  return length !== null && headers.get("content-encoding") === null ? Number(length) : null;
}

function versionOf({ headers }: Response): string | null {
  return headers.get("etag") ?? headers.get("last-modified");
}
