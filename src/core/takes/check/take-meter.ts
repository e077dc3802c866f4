// Measures the pictures and the sound that come out of one decode of a take.
import { AviChunks } from "./avi-chunks.ts";
import { PictureMeter, type PictureMeasure } from "./picture-meter.ts";

export class TakeMeter {
  readonly #look = new PictureMeter();
  readonly #sound = new SoundMeter();
  readonly #chunks = new AviChunks({
    onPicture: (bytes) => this.#look.add(bytes),
    onSound: (bytes, channels) => this.#sound.add(bytes, channels),
  });

  add(bytes: Buffer): void {
    this.#chunks.add(bytes);
  }

  result(): { readonly picture: PictureMeasure; readonly sound: SoundMeasure | null } {
    return { picture: this.#look.result(), sound: this.#sound.result() };
  }
}

/** Of a sound that holds nothing but zeros. */
const LOWEST_DB = -120;

const FULL_SCALE = 32_767;

/** A wave may touch the top once; one that stays there was cut off. Samples of a channel in a row. */
const CUT_OFF_RUN = 3;

interface SoundMeasure {
  readonly peak_db: number;
  readonly clipped: number;
}

/**
 * Measures a take's sound: its loudest sample, and how much of it was cut off. Samples are 16 bit, little-endian, one of each
 * channel in turn.
 */
export class SoundMeter {
  /** By channel: samples at full scale in a row. */
  readonly #runs: number[] = [];
  #peak = 0;
  #clipped = 0;
  #isThere = false;

  /** Whole samples only. */
  add(sound: Uint8Array, channels: number): void {
    const view = new DataView(sound.buffer, sound.byteOffset, sound.byteLength - (sound.byteLength % 2));
    for (let at = 0; at < view.byteLength; at += 2) this.#addSample(view.getInt16(at, true), (at / 2) % channels);
    this.#isThere ||= view.byteLength > 0;
  }

  /** Null when there was no sound at all. */
  result(): SoundMeasure | null {
    if (!this.#isThere) return null;
    const level = this.#peak === 0 ? LOWEST_DB : 20 * Math.log10(this.#peak / (FULL_SCALE + 1));
    return { peak_db: Math.round(level * 10) / 10, clipped: this.#clipped };
  }

  #addSample(sample: number, channel: number): void {
    const size = Math.abs(sample);
    if (size > this.#peak) this.#peak = size;
    if (size < FULL_SCALE) {
      this.#runs[channel] = 0;
      return;
    }
    const run = (this.#runs[channel] ?? 0) + 1;
    this.#runs[channel] = run;
    if (run >= CUT_OFF_RUN) this.#clipped += run === CUT_OFF_RUN ? CUT_OFF_RUN : 1;
  }
}
