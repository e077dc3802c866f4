// A disk that can be full: the files are real, and a write past the room that is left fails the way the system fails it,
// with the first part written.
import { open } from "node:fs/promises";
import type { OpenAppend } from "../../../src/machine/append-file.ts";

export interface Disk {
  /** Bytes that may still be written. */
  room: number;
  readonly open: OpenAppend;
  /** How often bytes were to be made durable: counted alone, so that a slow disk slows no test. */
  syncs: number;
  /** All bytes that were handed to the disk. */
  written: number;
}

export function makeDisk(room = Number.POSITIVE_INFINITY): Disk {
  const disk: Disk = { room, syncs: 0, written: 0, open: (path) => openOn(disk, path) };
  return disk;
}

async function openOn(disk: Disk, path: string): ReturnType<OpenAppend> {
  const handle = await open(path, "a");
  return {
    write: async (bytes, offset, length) => {
      const fits = Math.min(length, disk.room);
      if (fits === 0) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
      disk.room -= fits;
      disk.written += fits;
      return handle.write(bytes, offset, fits);
    },
    datasync: async () => {
      disk.syncs++;
    },
    truncate: (length) => handle.truncate(length),
    stat: () => handle.stat(),
    close: () => handle.close(),
  };
}
