// The peaks of samples that lie in a WAV file as they are: read in pieces, no program started.
import { PeakMeter } from "../../core/media/peaks/peak-meter.ts";
import { withFile } from "../bytes-at.ts";
import type { MeasuredPeaks, WavOrder } from "./peaks-order.ts";

const PIECE = 1024 * 1024;

/** A file that ends before its header says so has what is there. Throws the signal's reason. */
export function measureWav({ path, format, dataAt, dataBytes }: WavOrder, signal: AbortSignal): Promise<MeasuredPeaks> {
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
