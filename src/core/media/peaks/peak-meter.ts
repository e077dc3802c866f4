// From samples to peaks: the loudest absolute sample of all channels in each two-hundredth of a second, as one byte. Samples come in
// chunks of any size; nothing but the peaks is kept.

/** Peaks a second. */
export const PEAK_RATE = 200;
/** How samples are written as whole numbers, little endian; those of 8 bits are unsigned. */
export const PEAK_BITS = [8, 16, 24, 32] as const;
export type PeakBits = (typeof PEAK_BITS)[number];

export interface SampleFormat {
  /** Samples a second in each channel, at least PEAK_RATE. */
  readonly hertz: number;
  readonly channels: number;
  readonly bits: PeakBits | 64;
  /** Fractions of the full scale, in 32 or 64 bits. */
  readonly isFloat?: boolean;
}

/** A fraction of the full scale that is as loud as the loudest of 16 bits. */
const LOUDEST_FLOAT = 32_767 / 32_768;

const FIRST_CAPACITY = 4096;

export class PeakMeter {
  readonly #format: SampleFormat;
  readonly #loudest: number;
  #peaks = new Uint8Array(FIRST_CAPACITY);
  /** Bins that are done; samples of all channels that were taken, and that a whole next bin ends with. */
  #done = 0;
  #taken = 0;
  #edge: number;
  #loud = 0;
  /** Bytes of a sample that the last chunk cut through. */
  #rest: Uint8Array = new Uint8Array(0);

  constructor(format: SampleFormat) {
    this.#format = format;
    this.#loudest = format.isFloat ? LOUDEST_FLOAT : 2 ** (format.bits - 1) - 1;
    this.#edge = this.#edgeOf(0);
  }

  /** Whole bins so far. */
  get bins(): number {
    return this.#done;
  }

  /** Seconds of sound so far. */
  get seconds(): number {
    return this.#taken / this.#format.channels / this.#format.hertz;
  }

  add(chunk: Uint8Array): void {
    const width = this.#format.bits / 8;
    const bytes = this.#rest.length === 0 ? chunk : joined(this.#rest, chunk);
    const whole = bytes.length - (bytes.length % width);
    this.#rest = bytes.slice(whole);
    this.#take(samplesOf(bytes.subarray(0, whole), this.#format));
  }

  /** The peaks of whole bins so far. */
  soFar(from = 0, to = this.#done): Uint8Array {
    return this.#peaks.subarray(from, Math.min(to, this.#done));
  }

  /** All peaks: the last one may be of a shorter stretch. */
  finish(): Uint8Array {
    if (this.#taken > this.#edge - this.#widthOf(this.#done)) this.#close();
    return this.#peaks.slice(0, this.#done);
  }

  #take(samples: ArrayLike<number>): void {
    const count = samples.length;
    let at = 0;
    while (at < count) {
      const stop = Math.min(count, at + this.#edge - this.#taken);
      this.#loud = Math.max(this.#loud, loudestOf(samples, at, stop));
      this.#taken += stop - at;
      at = stop;
      if (this.#taken === this.#edge) this.#close();
    }
  }

  #close(): void {
    if (this.#done === this.#peaks.length) this.#peaks = grown(this.#peaks);
    this.#peaks[this.#done++] = Math.min(255, Math.round((this.#loud / this.#loudest) * 255));
    this.#loud = 0;
    this.#edge = this.#edgeOf(this.#done);
  }

  /** Samples of all channels up to the end of a bin: whole seconds are whole bins at any rate. */
  #edgeOf(bin: number): number {
    return Math.ceil(((bin + 1) * this.#format.hertz) / PEAK_RATE) * this.#format.channels;
  }

  #widthOf(bin: number): number {
    return this.#edge - (bin === 0 ? 0 : this.#edgeOf(bin - 1));
  }
}

/** Two at a time, with a best of its own each: the processor need not wait for one before the next. Twice as fast as the plain loop. */
function loudestOf(samples: ArrayLike<number>, from: number, to: number): number {
  let low = 0;
  let high = 0;
  let otherLow = 0;
  let otherHigh = 0;
  const even = to - ((to - from) % 2);
  for (let at = from; at < even; at += 2) {
    const sample = samples[at] as number;
    const other = samples[at + 1] as number;
    if (sample > high) high = sample;
    if (sample < low) low = sample;
    if (other > otherHigh) otherHigh = other;
    if (other < otherLow) otherLow = other;
  }
  const odd = even < to ? Math.abs(samples[even] as number) : 0;
  return Math.max(high, otherHigh, -low, -otherLow, odd);
}

function samplesOf(bytes: Uint8Array, { bits, isFloat }: SampleFormat): ArrayLike<number> {
  if (bits === 8) return Int8Array.from(bytes, (byte) => byte - 128);
  if (bits === 24) return Int32Array.from({ length: bytes.length / 3 }, (_, index) => sampleOf24(bytes, index * 3));
  const Samples = isFloat ? (bits === 64 ? Float64Array : Float32Array) : bits === 16 ? Int16Array : Int32Array;
  // Typed arrays want to begin at a whole sample of their buffer.
  const aligned = bytes.byteOffset % Samples.BYTES_PER_ELEMENT === 0 ? bytes : bytes.slice();
  return new Samples(aligned.buffer as ArrayBuffer, aligned.byteOffset, aligned.length / Samples.BYTES_PER_ELEMENT);
}

function sampleOf24(bytes: Uint8Array, at: number): number {
  return (((bytes[at + 2] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at] ?? 0) << 8)) >> 8;
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const both = new Uint8Array(head.length + tail.length);
  both.set(head);
  both.set(tail, head.length);
  return both;
}

function grown(peaks: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const room = new Uint8Array(peaks.length * 2);
  room.set(peaks);
  return room;
}

// A long sound is decoded in two parts at once. Where they meet both decode the same second, which shows whether the second part
// really begins where it was asked to begin. What a decoder makes up (the noise of some codecs) differs a little from run to run.

/** Seconds: each part has a second before the seam to become exact in, and one behind it to be compared. */
export const SEAM_SECONDS = 1;

/** Sounds shorter than this are decoded in one part, seconds. */
const WORTH_PARTING = 60;

/** How much of their sum two hearings of one second may differ by. */
const TOLERANCE = 0.05;

/** The whole second at which a sound is parted; undefined when it is too short to gain by it. */
export function seamOf(seconds: number): number | undefined {
  return seconds < WORTH_PARTING ? undefined : Math.floor(seconds / 2);
}

/** Whether two decodes agree: `first` and `second` are the peaks of one stretch. */
export function isSameSound(first: Uint8Array, second: Uint8Array): boolean {
  if (first.length === 0 || first.length !== second.length) return false;
  let apart = 0;
  let both = 0;
  for (const [at, peak] of first.entries()) {
    const other = second[at] ?? 0;
    // A step of one is rounding.
    apart += Math.max(0, Math.abs(peak - other) - 1);
    both += peak + other;
  }
  return apart <= both * TOLERANCE;
}
