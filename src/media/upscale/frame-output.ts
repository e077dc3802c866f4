// Frames on their way to the encoder, each blurred by its neighbours where that is asked for, in a few buffers that are written over when
// the encoder has taken their bytes.
import type { Writable } from "node:stream";
import type { Arena } from "../animatic/kernel/arena.ts";
import { frameBytes } from "./frame-reader.ts";
import { planGrainOver } from "./picture/grain.ts";
import { MotionBlur } from "./picture/motion-blur.ts";
import type { Means } from "./picture/picture-request.ts";
import { openFrame, type Frame } from "./picture/planes.ts";

const BUFFERS = 3;
/** Bytes behind the last buffer that the kernel may read. */
const TAIL = 16_384;

interface OutputOrder {
  readonly stdin: Writable;
  /** The frame that is made anew for every `put`. */
  readonly frame: Frame;
  /** 0 to 1: how long the shutter is open, in frame intervals. */
  readonly blur: number;
  /** Of frames that are blurred, 0 to 0.2: the film's grain is not smeared. */
  readonly grain: number;
  /** Of a frame's grain. */
  readonly seedOf: (number: number) => number;
}

export class FrameOutput {
  readonly #arena: Arena;
  readonly #order: OutputOrder;
  readonly #bytes: number;
  readonly #sent: readonly SentBuffer[];
  readonly #blur: MotionBlur | null;
  readonly #addGrain: ((frame: Frame, seed: number) => void) | null;
  /** Frames that were put, and those that were sent. */
  #put = 0;
  #next = 0;

  /** Takes all memory that it needs: none may be taken after. */
  constructor(means: Means, order: OutputOrder) {
    this.#arena = means.arena;
    this.#order = order;
    this.#bytes = frameBytes(order.frame);
    this.#blur = order.blur > 0 ? new MotionBlur(means, order.frame, order.blur) : null;
    this.#addGrain = order.grain > 0 ? planGrainOver(means, order.frame, order.grain) : null;
    const frames = Array.from({ length: BUFFERS }, () => openFrame(means.arena, order.frame));
    means.arena.take(TAIL);
    this.#sent = frames.map((frame) => new SentBuffer(means.arena, frame, this.#bytes));
  }

  /** Sends the frame, or keeps it until the one after it is there. False when the encoder takes no more. */
  async put(): Promise<boolean> {
    const { frame } = this.#order;
    const number = this.#put;
    this.#put += 1;
    const blur = this.#blur;
    if (!blur) return this.#send(({ address }) => this.#copy(address, frame.address));
    blur.keep(number, frame, this.#bytes);
    return number === 0 || this.#sendBlurred(blur, number - 1, number);
  }

  /** Sends what is kept, and waits until the encoder has all. */
  async end(): Promise<void> {
    if (this.#blur && this.#put > 0) await this.#sendBlurred(this.#blur, this.#put - 1, this.#put - 1);
    await Promise.all(this.#sent.map(({ taken }) => taken));
  }

  #sendBlurred(blur: MotionBlur, number: number, after: number): Promise<boolean> {
    return this.#send((to) => {
      blur.make(to, number, { before: Math.max(0, number - 1), after });
      this.#addGrain?.(to, this.#order.seedOf(number));
    });
  }

  async #send(fill: (frame: Frame) => void): Promise<boolean> {
    const buffer = this.#sent[this.#next]!;
    this.#next = (this.#next + 1) % BUFFERS;
    if (!(await buffer.taken)) return false;
    fill(buffer.frame);
    buffer.write(this.#order.stdin);
    return true;
  }

  #copy(to: number, from: number): void {
    new Uint8Array(this.#arena.memory.buffer).copyWithin(to, from, from + this.#bytes);
  }
}

class SentBuffer {
  readonly frame: Frame;
  readonly #bytes: Uint8Array;
  /** Whether the encoder took what was written last. */
  taken: Promise<boolean> = Promise.resolve(true);

  constructor(arena: Arena, frame: Frame, bytes: number) {
    this.frame = frame;
    this.#bytes = new Uint8Array(arena.memory.buffer, frame.address, bytes);
  }

  write(stdin: Writable): void {
    this.taken = new Promise((resolve) => stdin.write(this.#bytes, (error) => resolve(!error)));
  }
}
