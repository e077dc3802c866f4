// A film's frames, one after the other as raw planes, at the pace of whoever reads them: a decoder waits meanwhile.
import { basename } from "node:path";
import type { Readable } from "node:stream";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { framesOutArgs } from "../../core/media/upscale/film-args.ts";
import type { Size } from "../../core/media/upscale/place-picture.ts";
import { run } from "../../machine/spawn.ts";

/** Bytes of a header that is none. */
const TOO_LONG = 1024;
const LINE_END = 10;

/** Bytes of a frame of yuv420p; odd sides count up. */
export function frameBytes({ width, height }: Size): number {
  return width * height + 2 * Math.ceil(width / 2) * Math.ceil(height / 2);
}

export class FrameReader {
  readonly #output: Readable;
  readonly #film: string;
  readonly #stop: AbortController;
  readonly #done: () => void;
  readonly #ended: Promise<unknown>;
  #rest: Buffer = Buffer.alloc(0);
  #wake = (): void => undefined;
  readonly #step: number;
  /** Frames that were given, and the number of the last one that was read. */
  #given = 0;
  #at = -1;
  size: Size = { width: 0, height: 0 };

  private constructor(film: string, output: Readable, { step, ...process }: DecoderProcess) {
    this.#film = film;
    this.#step = step;
    this.#output = output;
    this.#stop = process.stop;
    this.#done = process.done;
    this.#ended = process.ended;
    // Somebody has to listen all the time: when a program ends, Node throws away what nobody waits for.
    for (const event of ["readable", "end", "close"]) output.on(event, () => this.#wake());
  }

  /** Starts the decoder and waits for the size of the film. Throws a Refusal for what is no film. */
  static async open(ffmpeg: string, film: string, { signal, step = 1 }: ReadOptions): Promise<FrameReader> {
    const stop = new AbortController();
    let done = (): void => undefined;
    const read = new Promise<void>((resolve) => (done = resolve));
    const either = AbortSignal.any([signal, stop.signal]);
    let start = (_output: Readable): void => undefined;
    const started = new Promise<Readable>((resolve) => (start = resolve));
    const consume = (stdout: Readable) => {
      start(stdout);
      return read;
    };
    const ended = run(ffmpeg, framesOutArgs(film), { signal: either, consume });
    // A program that cannot start has no output either.
    const output = await Promise.race([started, ended.then(() => started)]);
    const reader = new FrameReader(film, output, { stop, done, ended, step });
    try {
      await reader.#readSize();
      return reader;
    } catch (error) {
      await reader.close();
      throw error;
    }
  }

  /** Fills the bytes with the next frame that is shown; false when there are no more. */
  async read(frame: Uint8Array): Promise<boolean> {
    for (const wanted = Math.round(this.#given * this.#step); this.#at < wanted; this.#at += 1) {
      if (!(await this.#readNext(frame))) return false;
    }
    this.#given += 1;
    return true;
  }

  async #readNext(frame: Uint8Array): Promise<boolean> {
    const head = await this.#line();
    if (head === undefined) return false;
    let at = 0;
    while (at < frame.length) {
      const chunk = await this.#chunk();
      if (!chunk) throw await this.#failure("its last frame is cut off");
      const part = chunk.subarray(0, frame.length - at);
      frame.set(part, at);
      at += part.length;
      this.#rest = chunk.subarray(part.length);
    }
    return true;
  }

  /** Ends the decoder and waits until it is gone. */
  async close(): Promise<void> {
    this.#stop.abort(new Error("the film was read"));
    this.#done();
    await this.#ended.catch(() => undefined);
  }

  async #readSize(): Promise<void> {
    const head = await this.#line();
    const [width, height] = ["W", "H"].map((key) => Number(new RegExp(` ${key}(\\d+)`).exec(head ?? "")?.[1]));
    if (!width || !height) throw await this.#failure("it has no picture");
    this.size = { width, height };
  }

  /** What stands before the next line end; undefined at the end of the film. */
  async #line(): Promise<string | undefined> {
    let line = Buffer.alloc(0);
    for (;;) {
      const chunk = await this.#chunk();
      if (!chunk) {
        if (line.length > 0) throw await this.#failure("its last frame is cut off");
        await this.#endWell();
        return undefined;
      }
      const end = chunk.indexOf(LINE_END);
      line = Buffer.concat([line, end < 0 ? chunk : chunk.subarray(0, end)]);
      this.#rest = end < 0 ? Buffer.alloc(0) : chunk.subarray(end + 1);
      if (end >= 0) return line.toString("latin1");
      if (line.length > TOO_LONG) throw await this.#failure("the decoder sends no frames");
    }
  }

  /** Bytes that came, at least one; undefined when no more will. */
  async #chunk(): Promise<Buffer | undefined> {
    if (this.#rest.length > 0) return this.#rest;
    for (;;) {
      const chunk = this.#output.read() as Buffer | null;
      if (chunk) return chunk;
      if (this.#output.readableEnded || this.#output.destroyed) return undefined;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** A decoder that ends with a fault has not given all frames. */
  async #endWell(): Promise<void> {
    this.#done();
    await this.#ended.catch(async () => {
      throw await this.#failure("it cannot be decoded");
    });
  }

  async #failure(why: string): Promise<Error> {
    this.#done();
    const reason = await this.#ended.then(
      () => why,
      (error: unknown) => reasonOf(error),
    );
    return new Refusal("tool-failed", `${basename(this.#film)} cannot be read as a film (${reason}): make it again`);
  }
}

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** Frames of the film from one that is given to the next: 1 where all are. */
  readonly step?: number;
}

interface DecoderProcess {
  readonly step: number;
  readonly stop: AbortController;
  /** Says that nothing more is read. */
  readonly done: () => void;
  readonly ended: Promise<unknown>;
}
