// A file written as it arrives. It stands under a name that nobody reads yet; what was not written whole is gone.
import { createWriteStream } from "node:fs";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { removeFile } from "./files.ts";

/** Writes a stream to its end. When that fails or is given up the stream flows on, to nowhere. Throws what failed. */
export async function writeStream(from: Readable, path: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const file = createWriteStream(path, { flags: "wx" });
  try {
    await new Promise<void>((resolve, reject) => {
      file.once("finish", resolve);
      file.once("error", reject);
      from.once("error", reject);
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
      from.pipe(file);
    });
  } catch (error) {
    from.unpipe(file);
    from.resume();
    file.destroy();
    if (!file.closed) await once(file, "close").catch(() => undefined);
    await removeFile(path);
    throw error;
  }
}
