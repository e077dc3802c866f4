// What a thread is asked to measure, and what it answers.
import type { SampleFormat } from "../../core/media/peaks/peak-meter.ts";

export type PeaksOrder = WavOrder | CodedOrder;

/** Samples that lie in the file as they are. */
export interface WavOrder {
  readonly kind: "wav";
  readonly path: string;
  readonly format: SampleFormat;
  /** Bytes. */
  readonly dataAt: number;
  readonly dataBytes: number;
}

/** Anything that ffmpeg decodes. */
export interface CodedOrder {
  readonly kind: "coded";
  readonly path: string;
  readonly format: SampleFormat;
  readonly ffmpeg: string;
  /** What the file says of its length. */
  readonly seconds: number;
}

export interface MeasuredPeaks {
  readonly peaks: Uint8Array;
  /** Seconds of sound. */
  readonly seconds: number;
}
