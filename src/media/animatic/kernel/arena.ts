// Linear memory that only grows while a take is drawn, and is taken over from the start by the next one.

const PAGE = 65_536;
/** The kernel may read this far past a plane's end. */
const SLACK = 32;
/** Address 0 means "none" to the kernel; its own data lies low. */
const START = 4096;

/** Hands out pieces of a WebAssembly memory. Holds the next free address. */
export class Arena {
  readonly memory = new WebAssembly.Memory({ initial: 2 });
  #next = START;

  /** The address of so many bytes, on a multiple of 32. */
  take(bytes: number): number {
    const address = this.#next;
    this.#next = Math.ceil((address + bytes + SLACK) / 32) * 32;
    const missing = this.#next + SLACK - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return address;
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
    const address = this.take(values.length * 4);
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
}
