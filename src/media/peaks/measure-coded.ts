// The peaks of what ffmpeg decodes. A long sound is decoded by two programs at once: the first from the start, the second from a
// little before the middle. When the first has come past the middle and both measured the same there, it is ended; when not, it goes on
// to the end and the second is ended. So the answer is that of one run, however badly a file can be entered in its middle.
//
//   first   |-----------------------|..ended
//   second                       |--|-------------------|
//                          a run-up  the seam
import { PEAK_RATE, PeakMeter, SEAM_SECONDS, isSameSound, seamOf } from "../../core/media/peaks/peak-meter.ts";
import { run } from "../../machine/spawn.ts";
import type { CodedOrder, MeasuredPeaks } from "./peak-reader.ts";
import { samplesArgs } from "../../core/media/sound-args.ts";

/** Why a part is ended that is not needed. */
const SPARE = new Error("the other part has it");

/** Throws ProgramFailed, or the signal's reason. */
export async function measureCoded(order: CodedOrder, signal: AbortSignal): Promise<MeasuredPeaks> {
  const seam = seamOf(order.seconds);
  const parted = seam === undefined ? undefined : await measureInTwo(order, seam, signal);
  if (parted) return parted;
  const meter = new PeakMeter(order.format);
  await decode(order, { meter, from: 0, signal });
  return { peaks: meter.finish(), seconds: meter.seconds };
}

interface Part {
  readonly meter: PeakMeter;
  /** Seconds. */
  readonly from: number;
  readonly signal: AbortSignal;
  readonly onChunk?: () => void;
}

async function decode({ ffmpeg, path, format }: CodedOrder, { meter, from, signal, onChunk }: Part): Promise<void> {
  const onOutput = (chunk: Buffer) => {
    meter.add(chunk);
    onChunk?.();
  };
  await run(ffmpeg, samplesArgs(path, format, from), { signal, onOutput });
}

/** Undefined when the second part could not be decoded to its end after all. */
async function measureInTwo(order: CodedOrder, seam: number, signal: AbortSignal): Promise<MeasuredPeaks | undefined> {
  const [first, second] = [new PeakMeter(order.format), new PeakMeter(order.format)];
  const [endFirst, endSecond] = [new AbortController(), new AbortController()];
  let meets: boolean | undefined;
  const judge = () => {
    if (meets !== undefined || first.bins < (seam + SEAM_SECONDS) * PEAK_RATE) return;
    meets = doMeet(first, second, seam);
    (meets ? endFirst : endSecond).abort(SPARE);
  };
  const from = seam - SEAM_SECONDS;
  const both = (own: AbortController) => AbortSignal.any([signal, own.signal]);
  const tail = decode(order, { meter: second, from, signal: both(endSecond) }).then(
    () => true,
    () => false,
  );
  try {
    await decode(order, { meter: first, from: 0, signal: both(endFirst), onChunk: judge });
    meets = false;
  } catch (error) {
    if (error !== SPARE) throw error;
  } finally {
    if (meets !== true) endSecond.abort(SPARE);
  }
  const isWhole = await tail;
  signal.throwIfAborted();
  if (!meets) return { peaks: first.finish(), seconds: first.seconds };
  if (!isWhole) return undefined;
  const ahead = first.soFar(0, seam * PEAK_RATE);
  const behind = second.finish().subarray(SEAM_SECONDS * PEAK_RATE);
  return { peaks: joined(ahead, behind), seconds: from + second.seconds };
}

function doMeet(first: PeakMeter, second: PeakMeter, seam: number): boolean {
  const at = seam * PEAK_RATE;
  const length = SEAM_SECONDS * PEAK_RATE;
  return isSameSound(first.soFar(at, at + length), second.soFar(length, 2 * length));
}

function joined(ahead: Uint8Array, behind: Uint8Array): Uint8Array {
  const all = new Uint8Array(ahead.length + behind.length);
  all.set(ahead);
  all.set(behind, ahead.length);
  return all;
}
