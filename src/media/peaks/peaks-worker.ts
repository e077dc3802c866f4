// Runs in a worker thread: measures the peaks of one file. An hour of sound is some hundred million samples, which the request loop does not
// have the time for.
import { PeakMeter } from "../../core/media/peaks/peak-meter.ts";
import { withFile } from "../../machine/read-parts.ts";
import { takeOrders } from "../../machine/threads/worker-thread.ts";
import { measureCoded } from "./measure-coded.ts";
import type { MeasuredPeaks, PeaksOrder, WavOrder } from "./peak-reader.ts";

const PIECE = 1024 * 1024;

/** Samples that lie in a WAV file as they are: read in pieces, no program started. A file that ends before its header says so has what is there. Throws the signal's reason. */
function measureWav({ path, format, dataAt, dataBytes }: WavOrder, signal: AbortSignal): Promise<MeasuredPeaks> {
  return withFile(path, async (file) => {
    const meter = new PeakMeter(format);
    const piece = new Uint8Array(PIECE);
    for (let done = 0; done < dataBytes;) {
      signal.throwIfAborted();
      const { bytesRead } = await file.read(piece, 0, Math.min(PIECE, dataBytes - done), dataAt + done);
      if (bytesRead === 0) break;
      meter.add(piece.subarray(0, bytesRead));
      done += bytesRead;
    }
    return { peaks: meter.finish(), seconds: meter.seconds };
  });
}

takeOrders<PeaksOrder, MeasuredPeaks>(
  (order, { signal }) => (order.kind === "wav" ? measureWav(order, signal) : measureCoded(order, signal)),
  ({ peaks }) => [peaks.buffer as ArrayBuffer],
);
