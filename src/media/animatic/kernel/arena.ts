// Linear memory that only grows while a take is drawn, and is taken over from the start by the next one.

const PAGE = 65_536;
/** The kernel may read this far past a plane's end. */
const SLACK = 32;
/** Address 0 means "none" to the kernel; its own data lies low. */
const START = 4096;

/** Hands out pieces of memory. */
export interface Allocator {
  /** The address of so many bytes, on a multiple of 32. */
  take(bytes: number): number;
}

/** Hands out pieces of a WebAssembly memory. Holds the next free address. */
export class Arena implements Allocator {
  readonly memory = new WebAssembly.Memory({ initial: 2 });
  #next = START;

  take(bytes: number): number {
    const address = this.#next;
    this.#next = address + sizeTaken(bytes);
    this.#growTo(this.#next);
    return address;
  }

  /** Room for pieces of these sizes, which are handed out later, in the same order; each may turn out smaller. */
  reserve(...sizes: readonly number[]): Allocator {
    let next = this.take(sizes.reduce((sum, bytes) => sum + sizeTaken(bytes), 0));
    const end = this.#next;
    return {
      take: (bytes) => {
        const address = next;
        next += sizeTaken(bytes);
        if (next > end) throw new Error("more memory is taken than was reserved");
        return address;
      },
    };
  }

  /** Grows now, so that borrowing so many bytes does not. */
  prepare(bytes: number): void {
    this.#growTo(this.#next + sizeTaken(bytes));
  }

  /** Runs work that needs memory only for its own time. */
  borrow<T>(work: () => T): T {
    const before = this.#next;
    const result = work();
    this.#next = before;
    return result;
  }

  /** Writes 32-bit words and returns their address. */
  words(...values: readonly number[]): number {
    return this.wordsIn(this, values);
  }

  /** The same in memory that was reserved. */
  wordsIn(room: Allocator, values: readonly number[]): number {
    const address = room.take(values.length * 4);
    new Uint32Array(this.memory.buffer, address, values.length).set(values);
    return address;
  }

  /** Puts bytes at an address. */
  put(address: number, bytes: Uint8Array | Uint8ClampedArray): void {
    new Uint8Array(this.memory.buffer, address, bytes.length).set(bytes);
  }

  clear(): void {
    this.#next = START;
  }

  #growTo(end: number): void {
    const missing = end + SLACK - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
  }
}

function sizeTaken(bytes: number): number {
  return Math.ceil((bytes + SLACK) / 32) * 32;
}
