// Reads an H.264 header bit by bit: emulation bytes removed, Exp-Golomb numbers decoded. Past the end it reads zeros and
// says so, so that a cut-short header is noticed once, at the end of parsing.

/** More leading zeros than any number of a header has. */
const MOST_ZEROS = 31;

export class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;

  /** Takes a NAL unit without its first byte. */
  constructor(payload: Uint8Array) {
    this.#bytes = withoutEmulation(payload);
  }

  /** Whether anything was read that is not there. */
  get ranOut(): boolean {
    return this.#at > this.#bytes.length * 8;
  }

  /** Whether values follow before the stop bit that ends a header. */
  get hasMore(): boolean {
    let last = this.#bytes.length - 1;
    while (last >= 0 && this.#bytes[last] === 0) last--;
    if (last < 0) return false;
    const stop = last * 8 + 7 - trailingZeros(this.#bytes[last] ?? 1);
    return this.#at < stop;
  }

  flag(): boolean {
    return this.bits(1) === 1;
  }

  bits(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left--) {
      const byte = this.#bytes[this.#at >> 3] ?? 0;
      value = value * 2 + ((byte >> (7 - (this.#at & 7))) & 1);
      this.#at++;
    }
    return value;
  }

  /** An unsigned Exp-Golomb number. */
  unsigned(): number {
    let zeros = 0;
    while (zeros < MOST_ZEROS && !this.flag()) zeros++;
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  /** A signed Exp-Golomb number: 0, 1, -1, 2, -2, ... */
  signed(): number {
    const code = this.unsigned();
    return code % 2 === 1 ? (code + 1) / 2 : 0 - code / 2;
  }
}

/** `00 00 03` stands for `00 00` in the stream. */
function withoutEmulation(payload: Uint8Array): Uint8Array {
  return payload.filter((byte, at) => !(byte === 3 && at >= 2 && payload[at - 1] === 0 && payload[at - 2] === 0));
}

function trailingZeros(byte: number): number {
  return 31 - Math.clz32(byte & -byte);
}
