// Frames on their way to the encoder: each with its neighbours blended into it where that is asked for, in a few buffers that are
// written over when the encoder has taken their bytes.
import type { Writable } from "node:stream";
import type { Arena } from "../animatic/kernel/arena.ts";
import { frameBytes } from "./frame-reader.ts";
import type { Means } from "./picture/picture-request.ts";
import type { Frame } from "./picture/planes.ts";

const BUFFERS = 3;

interface OutputOrder {
  readonly stdin: Writable;
  /** The frame that is made anew for every `put`. */
  readonly frame: Frame;
  /** 0 to 1: how long the shutter is open, in frame intervals. */
  readonly blur: number;
}

export class FrameOutput {
  readonly #means: Means;
  readonly #order: OutputOrder;
  readonly #bytes: number;
  readonly #sent: readonly SentBuffer[];
  /** The last three frames, where they are blended; else none. */
  readonly #near: readonly number[];
  readonly #described: number;
  /** A neighbour's weight, of 256: a frame is the mean over the open shutter of what lies straight between frames. */
  readonly #share: number;
  #count = 0;
  #next = 0;

  /** Takes all memory that it needs: none may be taken after. */
  constructor(means: Means, order: OutputOrder) {
    const { arena } = means;
    this.#means = means;
    this.#order = order;
    this.#bytes = frameBytes(order.frame);
    this.#share = Math.round(32 * order.blur);
    this.#near = this.#share > 0 ? Array.from({ length: 3 }, () => arena.take(this.#bytes)) : [];
    this.#described = arena.words(0, 0, 0);
    const addresses = Array.from({ length: BUFFERS }, () => arena.take(this.#bytes));
    arena.take(TAIL);
    this.#sent = addresses.map((address) => new SentBuffer(arena, address, this.#bytes));
  }

  /** Sends the frame, or keeps it until its neighbours are there. False when the encoder takes no more. */
  async put(): Promise<boolean> {
    const { frame } = this.#order;
    if (this.#share === 0) return this.#send((to) => this.#copy(to, frame.address));
    this.#copy(this.#near[this.#count % 3]!, frame.address);
    this.#count += 1;
    return this.#count < 2 || this.#sendBlended(this.#count - 2, this.#count - 1);
  }

  /** Sends what is kept, and waits until the encoder has all. */
  async end(): Promise<void> {
    if (this.#count > 0) await this.#sendBlended(this.#count - 1, this.#count - 1);
    await Promise.all(this.#sent.map(({ taken }) => taken));
  }

  /** The first and the last frame are their own neighbours. */
  #sendBlended(number: number, after: number): Promise<boolean> {
    const { arena, kernel } = this.#means;
    const frames = [Math.max(0, number - 1), number, after].map((each) => this.#near[each % 3]!);
    return this.#send((to) => {
      new Uint32Array(arena.memory.buffer, this.#described, 3).set(frames);
      kernel.mean(to, this.#described, this.#share, this.#bytes);
    });
  }

  async #send(fill: (address: number) => void): Promise<boolean> {
    const buffer = this.#sent[this.#next]!;
    this.#next = (this.#next + 1) % BUFFERS;
    if (!(await buffer.taken)) return false;
    fill(buffer.address);
    buffer.write(this.#order.stdin);
    return true;
  }

  #copy(to: number, from: number): void {
    new Uint8Array(this.#means.arena.memory.buffer).copyWithin(to, from, from + this.#bytes);
  }
}

/** Bytes behind the last buffer that the kernel may read. */
const TAIL = 16_384;

class SentBuffer {
  readonly address: number;
  readonly #bytes: Uint8Array;
  /** Whether the encoder took what was written last. */
  taken: Promise<boolean> = Promise.resolve(true);

  constructor(arena: Arena, address: number, bytes: number) {
    this.address = address;
    this.#bytes = new Uint8Array(arena.memory.buffer, address, bytes);
  }

  write(stdin: Writable): void {
    this.taken = new Promise((resolve) => stdin.write(this.#bytes, (error) => resolve(!error)));
  }
}
