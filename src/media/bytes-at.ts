// A few bytes of a file, without the rest of it.
import type { FileHandle } from "node:fs/promises";
import { openProven } from "../machine/proven-paths.ts";

/** What is there of a range; fewer bytes at the file's end. */
export async function bytesAt(file: FileHandle, at: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
}

/** Opens a file for as long as `work` reads it. */
export async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await openProven(path);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
